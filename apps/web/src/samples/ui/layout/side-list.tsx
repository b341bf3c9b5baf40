import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './side-list.module.css'

export type SideLink = {
  href: string
  label: string
  icon: ReactNode
  isCurrent: boolean
  /** A number at the end; nothing at 0. What it counts is said by `countLabel`. */
  count?: number
  countLabel?: string
}

/** Links at the side of an application, one of them current. */
export const SideList = ({
  title,
  links,
  onFollow,
}: {
  title?: string
  links: readonly SideLink[]
  onFollow: () => void
}) => (
  <nav aria-label={title} className={styles.list}>
    {title !== undefined && <p className={styles.title}>{title}</p>}
    <ul>
      {links.map(({ href, label, icon, isCurrent, count = 0, countLabel }) => (
        <li key={href}>
          <Link href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
            {icon}
            <span className={styles.label}>{label}</span>
            {count > 0 && (
              <span className={styles.count}>
                {count}
                {countLabel !== undefined && <span className="unseen"> {countLabel}</span>}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** A dot in a tint of the theme, beside a word that says what it means. */
export const Dot = ({ tone }: { tone: number }) => <span className={styles.dot} data-tone={tone} aria-hidden="true" />
