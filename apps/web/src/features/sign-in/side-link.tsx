import { frontPages } from '@onward/contract'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { titleOf } from '#web/lib/pages/pages.ts'
import { onTheWay } from './home-after.ts'
import styles from './sign-in-frame.module.css'

type Props = { to: 'login' | 'register' | 'forgot-password'; children?: ReactNode }

/** To another of the pages before the sign-in, by its title. */
export const SideLink = ({ to, children = titleOf(to) }: Props) => (
  <Link href={onTheWay(frontPages[to].path)} className={styles.link}>
    {children}
  </Link>
)
