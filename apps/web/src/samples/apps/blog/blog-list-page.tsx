import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:blog,pager'
import { addTexts, useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Empty } from '#web/ui/data/content-state.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { asked } from './blog-api.ts'
import { BlogFrame } from './blog-frame.tsx'
import { CATEGORIES } from './categories.ts'
import { rewritten, useDrafts } from './drafts.ts'
import { found } from './found.ts'
import { PostCard } from './post-card.tsx'
import styles from './blog.module.css'

addTexts(texts)

const DEFAULTS = { q: '', category: '', page: '1' }
const PER_PAGE = 6

const BlogListPage = () => {
  const t = useText()
  const [{ q, category: asking, page }, change] = useAddress(DEFAULTS)
  const category = CATEGORIES.find((one) => one === asking) ?? ''
  const query = useQuery(asked.posts)
  const drafts = useDrafts()
  const paging = pagingOf({ page, perPage: String(PER_PAGE) }, change)
  return (
    <BlogFrame
      category={category}
      search={<SearchField label={t('blog.search')} value={q} onChange={(to) => change({ q: to })} size="md" />}
    >
      <QueryContent query={query}>
        {(all) => {
          const posts = found(
            all.map((post) => rewritten(post, drafts.get(post.id))),
            q,
            category,
          )
          const at = Math.min(Math.max(1, Number(page) || 1), Math.max(1, Math.ceil(posts.length / PER_PAGE)))
          return (
            <>
              {category !== '' && (
                <p className={styles.filter}>
                  {t('blog.only', { category: t(`blog.category.${category}`) })}
                  <Button size="compact-sm" variant="default" onClick={() => change({ category: '' })}>
                    {t('blog.every')}
                  </Button>
                </p>
              )}
              {posts.length > 0 ? (
                <ul className={styles.cards}>
                  {posts.slice((at - 1) * PER_PAGE, at * PER_PAGE).map((post) => (
                    <PostCard key={post.id} post={post} />
                  ))}
                </ul>
              ) : (
                <Empty icon="search" title={t('blog.none')}>
                  <span>{t('blog.noneText')}</span>
                  <Button variant="default" onClick={() => change({ q: '', category: '' })}>
                    {t('blog.clear')}
                  </Button>
                </Empty>
              )}
              <Pager
                {...paging}
                page={at}
                total={posts.length}
                onPage={(to) => {
                  paging.onPage(to)
                  scrollTo({ top: 0 })
                }}
              />
            </>
          )
        }}
      </QueryContent>
    </BlogFrame>
  )
}
export default BlogListPage
