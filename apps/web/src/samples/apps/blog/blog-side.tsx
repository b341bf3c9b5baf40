import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { mediumDate } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { LIST, categoryAddress, postAddress } from './addresses.ts'
import { asked } from './blog-api.ts'
import { iconOf, TONES } from './categories.ts'
import { useDrafts } from './drafts.ts'
import styles from './blog.module.css'

export const BlogSide = ({ category }: { category: string | undefined }) => {
  const t = useText()
  const drafts = useDrafts()
  const query = useQuery(asked.sidebar)
  return (
    <QueryContent query={query}>
      {({ recentPosts, categories }) => (
        <>
          <section>
            <h2 className={styles.sideTitle}>{t('blog.recent')}</h2>
            <ul className={styles.recent}>
              {recentPosts.map(({ id, img, title, createdTime }) => (
                <li key={id}>
                  <img src={drafts.get(id)?.image ?? img} alt="" width="96" height="64" />
                  <span>
                    <Link href={postAddress(id)}>{drafts.get(id)?.title ?? title}</Link>
                    <small>{mediumDate(createdTime)}</small>
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <nav aria-labelledby="blog-categories">
            <h2 id="blog-categories" className={styles.sideTitle}>
              {t('blog.categories')}
            </h2>
            <ul className={styles.categories}>
              {categories.map(({ category: one, icon }) => {
                const drawing = iconOf(icon)
                const isCurrent = one === category
                return (
                  <li key={one}>
                    <Link
                      href={isCurrent ? LIST : categoryAddress(one)}
                      aria-current={isCurrent ? 'true' : undefined}
                      data-tone={TONES[one]}
                    >
                      <span className={styles.mark}>
                        <Drawing of={drawing} size={16} strokeWidth={1.9} />
                      </span>
                      {t(`blog.category.${one}`)}
                    </Link>
                  </li>
                )
              })}
            </ul>
          </nav>
        </>
      )}
    </QueryContent>
  )
}
