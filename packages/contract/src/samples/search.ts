import * as v from 'valibot'
import { endpoints, nothing } from '../http.ts'
import { RowId } from '../row-fields.ts'

export const PageItem = v.object({
  id: v.number(),
  /** The page's id in `pages`; unique, and fit for the id of an element. */
  target: v.string(),
  isBookmarked: v.boolean(),
  title: v.string(),
  icon: v.string(),
  link: v.string(),
})
export type PageItem = v.InferOutput<typeof PageItem>

export const FileItem = v.object({
  title: v.string(),
  by: v.string(),
  size: v.string(),
  /** A picture of the kind of file. */
  file: v.string(),
})
export type FileItem = v.InferOutput<typeof FileItem>

export const ContactItem = v.object({
  title: v.string(),
  email: v.string(),
  img: v.string(),
  /** `21/11/2026` */
  date: v.string(),
})
export type ContactItem = v.InferOutput<typeof ContactItem>

/** How many results of a group the search shows. */
export const SEARCH_LIMIT = 4
const groupOf = <const T extends string, I extends v.GenericSchema>(title: T, item: I) =>
  v.object({ groupTitle: v.literal(title), searchLimit: v.literal(SEARCH_LIMIT), data: v.array(item) })

/** What the search looks through, whole: it is searched where it is shown. */
export const search = endpoints({
  searchIndex: {
    method: 'GET',
    path: '/api/main-search/data',
    answers: {
      200: v.object({
        searchArr: v.tuple([groupOf('Pages', PageItem), groupOf('Files', FileItem), groupOf('Contacts', ContactItem)]),
      }),
    },
  },
  bookmarks: {
    method: 'GET',
    path: '/api/bookmarks/data',
    answers: { 200: v.object({ suggestions: v.array(PageItem), bookmarks: v.array(PageItem) }) },
  },
  toggleBookmark: {
    method: 'POST',
    path: '/api/bookmarks/update',
    input: v.object({ id: RowId }),
    answers: { 200: nothing, 404: nothing },
  },
})
