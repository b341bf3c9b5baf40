import type { ReactNode } from 'react'
import styles from './carousel.module.css'

/** A drawing that fills a slide; its colours are the theme's. */
const Scene = ({ label, tone, children }: { label: string; tone: number; children: ReactNode }) => (
  <svg
    className={styles.scene}
    data-tone={tone}
    viewBox="0 0 640 280"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={label}
  >
    <rect width="640" height="280" className={styles.sky} />
    {children}
  </svg>
)

/** Rows of lit windows. */
const windows = (left: number, top: number, columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, at) => (
    <rect
      key={at}
      x={left + (at % columns) * 34}
      y={top + Math.floor(at / columns) * 36}
      width="18"
      height="20"
      rx="3"
      className={at % 3 === 0 ? styles.dim : styles.lit}
    />
  ))

const House = () => (
  <Scene label="A hospital by day" tone={0}>
    <circle cx="520" cy="70" r="34" className={styles.lit} />
    <rect x="170" y="90" width="190" height="190" rx="8" className={styles.wall} />
    <rect x="360" y="140" width="130" height="140" rx="8" className={styles.wing} />
    {windows(190, 110, 5, 4)}
    {windows(378, 160, 3, 2)}
    <path d="M257 44h16v14h14v16h-14v14h-16V74h-14V58h14z" className={styles.wall} />
  </Scene>
)
const Night = () => (
  <Scene label="A ward at night" tone={1}>
    <path d="M500 40a44 44 0 1 0 40 66 36 36 0 0 1-40-66z" className={styles.lit} />
    {[60, 130, 215, 330, 410, 590].map((x, at) => (
      <circle key={x} cx={x} cy={36 + (at % 3) * 30} r="3" className={styles.lit} />
    ))}
    <rect x="110" y="180" width="260" height="16" rx="8" className={styles.wall} />
    <rect x="110" y="130" width="14" height="110" rx="7" className={styles.wall} />
    <rect x="356" y="160" width="14" height="80" rx="7" className={styles.wall} />
    <rect x="136" y="150" width="64" height="28" rx="12" className={styles.lit} />
    <rect x="208" y="154" width="146" height="26" rx="10" className={styles.wing} />
  </Scene>
)
const Rota = () => (
  <Scene label="The board with the rota" tone={4}>
    <rect x="130" y="50" width="380" height="180" rx="14" className={styles.wall} />
    {Array.from({ length: 21 }, (_, at) => (
      <rect
        key={at}
        x={152 + (at % 7) * 49}
        y={84 + Math.floor(at / 7) * 45}
        width="40"
        height="34"
        rx="6"
        className={at % 4 === 1 ? styles.lit : styles.dim}
      />
    ))}
  </Scene>
)

/** One a slide. */
export const SCENES = [
  { id: 'house', title: 'By day', text: 'Four wards, two hundred beds.', drawing: <House /> },
  { id: 'night', title: 'By night', text: 'Two nurses a ward, one doctor in the house.', drawing: <Night /> },
  { id: 'rota', title: 'The rota', text: 'Everybody sees it three weeks ahead.', drawing: <Rota /> },
]
