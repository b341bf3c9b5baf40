import type { ReactNode, Ref } from 'react'
import { useText } from '#web/lib/text.ts'
import { Logo } from '#web/ui/drawings/logo.tsx'
import styles from './sign-in-frame.module.css'

type Props = {
  title: string
  lead?: string
  badge?: ReactNode
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** The pages before the sign-in: a scene at the start where there is room, and a panel. */
export const SignInFrame = ({ title, lead, badge, titleRef, children }: Props) => {
  const t = useText()
  return (
    <main className={styles.page}>
      <section className={styles.aside} aria-hidden="true">
        <Scene />
      </section>
      <section className={styles.panel}>
        <div className={styles.brand}>
          <Logo size={36} />
          <span>{t('app.name')}</span>
        </div>
        {badge}
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </section>
    </main>
  )
}

/** A month at a glance, with a night that crosses into the next day: what the product is about. */
const Scene = () => (
  <svg viewBox="0 0 320 300" className={styles.scene}>
    <rect x="10" y="10" width="300" height="280" rx="22" fill="#fff" opacity="0.1" />
    {[0, 1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map((column) => (
        <rect
          key={`${row} ${column}`}
          x={28 + column * 45}
          y={30 + row * 51}
          width="39"
          height="45"
          rx="8"
          fill="#fff"
          opacity="0.1"
        />
      )),
    )}
    {shifts.map(([column, row, width, fill]) => (
      <rect
        key={`${column} ${row}`}
        x={33 + column * 45}
        y={42 + row * 51}
        width={width}
        height="10"
        rx="5"
        fill={fill}
      />
    ))}
    <path d="M262 212a15 15 0 01-19-19 15 15 0 1019 19z" fill="#ffe3a8" />
  </svg>
)
const shifts = [
  [0, 0, 29, '#8fd6dd'],
  [2, 0, 29, '#f7d5a2'],
  [3, 1, 74, '#c9d0fb'],
  [1, 1, 29, '#8fd6dd'],
  [0, 2, 74, '#f6c4de'],
  [4, 2, 29, '#c0e6b9'],
  [2, 3, 29, '#8fd6dd'],
  [3, 4, 29, '#f7d5a2'],
  [0, 4, 74, '#c9d0fb'],
  [5, 0, 29, '#f6c4de'],
] as const
