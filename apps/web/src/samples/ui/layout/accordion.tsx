import { Accordion as KitAccordion } from '@mantine/core'
import '@mantine/core/styles/Accordion.layer.css'
import type { ReactNode } from 'react'
import styles from './accordion.module.css'

export type Fold = { id: string; title: string; content: ReactNode }
type Props = {
  folds: readonly Fold[]
  /** The one that is open; empty when none is. */
  open: string
  onOpen: (id: string) => void
  /** The level of the titles among the page's headings. */
  level?: 2 | 3 | 4
}

/** Titles that unfold, one at a time. Each is a heading with a button; arrow keys, Home and End walk them. */
export const Accordion = ({ folds, open, onOpen, level = 3 }: Props) => (
  <KitAccordion
    order={level}
    value={open}
    onChange={(id) => onOpen(id ?? '')}
    transitionDuration={160}
    // What is folded stays in the page, for its button says what it controls.
    keepMountedMode="display-none"
    classNames={{
      root: styles.list ?? '',
      item: styles.item ?? '',
      control: styles.control ?? '',
      label: styles.title ?? '',
      chevron: styles.chevron ?? '',
      content: styles.content ?? '',
    }}
  >
    {folds.map(({ id, title, content }) => (
      <KitAccordion.Item key={id} value={id}>
        <KitAccordion.Control>{title}</KitAccordion.Control>
        <KitAccordion.Panel>{content}</KitAccordion.Panel>
      </KitAccordion.Item>
    ))}
  </KitAccordion>
)
