import { pageAt, pages, type PageEntry, type PageId } from '@onward/contract'
import { useLocation } from 'wouter'
import { translated } from './text.ts'

/** The page that is open and what the `:names` of its address hold; undefined where there is none. */
export const usePage = () => {
  const [path] = useLocation()
  return pageAt(path)
}

/** A page's title in the language in use. */
export const titleOf = (id: PageId) => translated(`page.${id}`, pages[id].title)

/** Whether a page is there to be visited from menu, search and links. */
export const isBuilt = ({ planned }: PageEntry) => planned !== true
