import { blog } from '@onward/contract/samples'
import { apiOf, ask } from '#web/lib/api.ts'

const api = apiOf(blog)
export const asked = {
  posts: ask(api.blogPosts, {}),
  sidebar: ask(api.blogSidebar, {}),
  detail: ask(api.blogDetail, {}),
  draft: ask(api.blogDraft, {}),
}
