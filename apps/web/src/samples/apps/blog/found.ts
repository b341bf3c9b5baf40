import type { BlogPost } from '@onward/contract/samples'
import { folded } from '#web/lib/formats/folded.ts'

/** The posts whose title, author or excerpt holds what is searched, of one category if one is chosen. */
export const found = (posts: readonly BlogPost[], q: string, category: string) => {
  const word = folded(q)
  return posts.filter(
    ({ title, userFullName, excerpt, tags }) =>
      (category === '' || tags.some((tag) => tag === category)) &&
      [title, userFullName, excerpt].some((text) => folded(text).includes(word)),
  )
}
