import { reply, type Handlers } from '@onward/contract'
import { SEARCH_LIMIT, type ContactItem, type FileItem, type PageItem, type search } from '@onward/contract/samples'
import type { DemoContext } from '../demo.ts'

type Store = { pages: PageItem[]; files: FileItem[]; contacts: ContactItem[] }

export const searchHandlers = ({ pages, files, contacts }: Store): Handlers<typeof search, DemoContext> => ({
  searchIndex: () => ({
    searchArr: [
      { groupTitle: 'Pages', searchLimit: SEARCH_LIMIT, data: pages },
      { groupTitle: 'Files', searchLimit: SEARCH_LIMIT, data: files },
      { groupTitle: 'Contacts', searchLimit: SEARCH_LIMIT, data: contacts },
    ],
  }),

  bookmarks: () => ({ suggestions: pages, bookmarks: pages.filter(({ isBookmarked }) => isBookmarked) }),

  toggleBookmark: ({ id }) => {
    const page = pages.find((page) => page.id === id)
    if (!page) return reply(404)
    page.isBookmarked = !page.isBookmarked
    return undefined
  },
})
