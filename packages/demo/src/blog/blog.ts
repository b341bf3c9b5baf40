import { reply, serve } from '@onward/contract'
import { blog } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { detailSeed, draftSeed, postSeed, sidebarSeed } from './blog.seed.ts'

type Which = { id?: string | undefined }

/** Nothing changes: what is written on the screen stays there. */
export const openBlog = ({ now, context }: DemoDeps): Answer => {
  const opened = now()
  const handlers = {
    blogPosts: () => postSeed(opened),
    blogSidebar: () => sidebarSeed(opened),
    blogDetail: ({ id }: Which) => detailSeed(opened, id) ?? reply(404),
    blogDraft: ({ id }: Which) => draftSeed(opened, id) ?? reply(404),
  }
  return serve(blog, handlers, context, { lenient: true })
}
