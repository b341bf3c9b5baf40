import { blog } from '@onward/contract/samples'
import { apiOf, ask } from '#web/lib/api.ts'

const api = apiOf(blog)
export const asked = {
  posts: ask('blogPosts', api.blogPosts, {}),
  sidebar: ask('blogSidebar', api.blogSidebar, {}),
  detail: ask('blogDetail', api.blogDetail, {}),
  draft: ask('blogDraft', api.blogDraft, {}),
}
