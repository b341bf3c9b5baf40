import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '#web/ui/drawings/icon.tsx'

/** In place of one thing whose address leads nowhere: what is missing, and the way to the others. */
export const Missing = ({ title, href, children }: { title: string; href: string; children: ReactNode }) => (
  <Alert color="red" icon={<Icon name="alert" />} title={title} role="alert">
    <Link href={href}>{children}</Link>
  </Alert>
)
