import type { BlogCategory, BlogPost } from '@onward/contract/samples'
import { valueStore } from '#web/lib/value-store.ts'

export type Draft = {
  title: string
  categories: BlogCategory[]
  slug: string
  status: 'Published' | 'Pending' | 'Draft'
  content: string
  image: string
  imageName: string
}

/** What was written here, by the post's id. No call saves it: it lasts until the page is loaded anew. */
const drafts = valueStore<ReadonlyMap<number, Draft>>(new Map())
export const useDrafts = drafts.use
export const keepDraft = (id: number, draft: Draft) => drafts.set(new Map(drafts.now()).set(id, draft))

/** The post as it was rewritten. */
export const rewritten = (post: BlogPost, draft: Draft | undefined): BlogPost =>
  draft ? { ...post, title: draft.title, tags: draft.categories, img: draft.image } : post
