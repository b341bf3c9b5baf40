import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { BlogSide } from './blog-side.tsx'
import styles from './blog.module.css'

/** The blog, and at its side a search, what is new, and the categories. */
export const BlogFrame = ({
  search,
  category,
  children,
}: {
  search: ReactNode
  category?: string
  children: ReactNode
}) => {
  const t = useText()
  return (
    <div className={styles.frame}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side} aria-label={t('blog.side')}>
        {search}
        <BlogSide category={category} />
      </aside>
    </div>
  )
}
