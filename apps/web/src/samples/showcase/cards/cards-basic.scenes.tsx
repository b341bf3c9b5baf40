import styles from './cards-basic-page.module.css'

/** A hospital among hills, in the colours of a time of day. */
const Scene = ({ sky, light, hill, near }: { sky: string; light: string; hill: string; near: string }) => (
  <svg viewBox="0 0 320 150" preserveAspectRatio="xMidYMid slice" className={styles.scene} aria-hidden="true">
    <rect width="320" height="150" fill={sky} />
    <circle cx="236" cy="58" r="24" fill={light} />
    <path d="M0 112c46-34 92-34 138-12s96 14 182-20v70H0z" fill={hill} />
    <path d="M96 66h54v46H96zM110 48h26v64h-26z" fill={near} />
    <path
      d="M120 56h6v-6h-6zM104 76h8v8h-8zM134 76h8v8h-8zM104 92h8v8h-8zM134 92h8v8h-8zM119 76h8v8h-8z"
      fill={light}
    />
    <path d="M0 128c70-26 150-10 206-4s86-8 114-14v40H0z" fill={near} opacity="0.75" />
  </svg>
)

export const Dawn = () => <Scene sky="#fbe3cf" light="#f2a65a" hill="#8fb8ae" near="#3f6f73" />
export const Dusk = () => <Scene sky="#d9c9e6" light="#e9826b" hill="#8a86b8" near="#4a4a7d" />
export const Night = () => <Scene sky="#16283a" light="#f4e6b0" hill="#24465a" near="#0f1d2a" />
