import type { PageEntry, PageGroup, UserData } from '@onward/contract'
import type { ComponentType, ReactNode } from 'react'
import { addPages } from './pages.ts'
import { addLanguagePart } from '#web/lib/text.ts'

/** A row of the search; without `to` it leads nowhere. */
export type Found = { key: string; label: string; detail?: string; end?: string; face: ReactNode; to?: string }
export type FoundGroup = { title: string; rows: Found[] }
/** A hook that looks for what was typed, and what went wrong on the way. */
export type SearchSource = (
  q: string,
  user: UserData,
) => { groups: FoundGroup[]; error: Error | null; retry: () => void }

/** The pages that somebody bookmarked, by id and the newest last, and how a star is turned. */
export type Bookmarks = {
  marked: readonly string[] | undefined
  error: Error | null
  retry: () => void
  toggle: (id: string) => void
}

/** What a wing brings to the frame: pages of its own, and what fills the slots around them. */
export type Wing = {
  /** The word in the address of its texts in each language. */
  name: string
  /** What the menu calls it, in the language in use. */
  title: () => string
  /** What is said at the head of each of its pages: that nothing there is real. */
  mark: () => string
  pages: Record<string, PageEntry>
  groups: Record<string, PageGroup>
  loadScreen: (id: string) => Promise<{ default: ComponentType }>
  /** Where a user starts who has no schedule. */
  homeOf: (user: UserData) => string | undefined
  useFound: SearchSource
  /** Bookmarks that are kept elsewhere than in this browser; asked for once they are wanted. */
  useBookmarks: (isWanted: boolean) => Bookmarks
  /** Tools of the navbar, before the bell. */
  Tools: ComponentType<{ user: UserData }>
  /** In place of the product's own bell. */
  Bell: ComponentType
  /** What the drawer with the layout settings ends with. */
  Settings: ComponentType
  /** Pages that the user's menu leads to, by id: their own, and about the account. */
  userMenu: readonly (readonly string[])[]
}

let isInside = false
let loader: (() => Promise<Wing>) | undefined
let wing: Wing | undefined
let loading: Promise<void> | undefined

/** Says where the wing is to be had; a build without one never says it. */
export const joinWing = (load: (() => Promise<Wing>) | undefined) => {
  loader = load
}

const openInside = async () => {
  const { insidePages } = await import('./inside-pages.ts')
  if (!isInside) addPages(insidePages)
  isInside = true
}

const open = async () => {
  const [own] = await Promise.all([loader?.(), openInside()])
  if (!own) return
  await addLanguagePart(own.name)
  addPages(own.pages, own.groups)
  wing = own
}

/** Resolves once the pages behind the sign-in are known, and the wing is here if there is one. A failed download may be tried again. */
export const houseReady = (): Promise<void> =>
  (loading ??= open().catch((error: unknown) => {
    loading = undefined
    throw error
  }))

/** Whether no wing is still to come. */
export const isWingHere = () => loader === undefined || wing !== undefined

/** Whether everything that will ever be in the house is in it. */
export const isHouseWhole = () => isInside && isWingHere()

/** The wing, where there is one and it has come. */
export const wingNow = () => wing
