import { Suspense, useId } from 'react'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import styles from './rich-text.module.css'

// The editor is heavier than most pages: it arrives with the first field that is shown.
const Editor = lazyPart(() => import('./rich-text-editor.tsx'), 'RichTextEditor')

export type RichTextProps = {
  label: string
  /** What it holds; another one is taken over. Who only wants to begin with a text keeps to that one. */
  value: string
  /** Whether it offers headings, quotes, code, links and pictures too. */
  hasBlocks?: boolean
  onChange: (html: string) => void
}

/** A field for text with emphasis and lists; its value is HTML. */
export const RichText = ({ label, ...props }: RichTextProps) => {
  const id = useId()
  return (
    <div>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <Suspense fallback={<div className={styles.place} />}>
        <Editor labelledBy={id} {...props} />
      </Suspense>
    </div>
  )
}
