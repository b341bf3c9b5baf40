import { serve } from '@onward/contract'
import { blog } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { detailSeed, draftSeed, postSeed, sidebarSeed } from './blog.seed.ts'

/** Nothing is looked up and nothing changes: what is written on the screen stays there. */
export const openBlog = ({ now, context }: DemoDeps): Answer => {
  const opened = now()
  const handlers = {
    blogPosts: () => postSeed(opened),
    blogSidebar: () => sidebarSeed(opened),
    blogDetail: () => detailSeed(opened),
    blogDraft: () => draftSeed(opened),
  }
  return serve(blog, handlers, context, { lenient: true })
}
