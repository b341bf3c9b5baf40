import { blog } from '@onward/contract/samples'
import { apiOf, ask } from '#web/lib/api.ts'

const api = apiOf(blog)
export const asked = {
  posts: ask(api.blogPosts, {}),
  sidebar: ask(api.blogSidebar, {}),
  detail: (id: string) => ask(api.blogDetail, { id }),
  draft: (id: string) => ask(api.blogDraft, { id }),
}
