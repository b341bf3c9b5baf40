import type { BlogPost } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Missing } from '#web/samples/ui/data/missing.tsx'
import { LIST } from './addresses.ts'
import { asked } from './blog-api.ts'

/** The post that an address names; where there is none, that, and the way to all of them. */
export const PostOf = ({ id, children }: { id: string; children: (post: BlogPost) => ReactNode }) => {
  const t = useText()
  const posts = useQuery(asked.posts)
  return (
    <QueryContent query={posts}>
      {(all) => {
        const post = all.find((one) => String(one.id) === id)
        if (post) return children(post)
        return (
          <Missing title={t('blog.unknown', { id })} href={LIST}>
            {t('blog.all')}
          </Missing>
        )
      }}
    </QueryContent>
  )
}
