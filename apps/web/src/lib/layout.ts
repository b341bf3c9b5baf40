import * as v from 'valibot'
import { valueStore } from './value-store.ts'
import { readJson, writeJson } from './storage.ts'

/** What each part of the frame may be; the first word is the default. */
export const CHOICES = {
  skin: ['light', 'bordered', 'dark', 'semi-dark'],
  layout: ['vertical', 'horizontal'],
  contentWidth: ['boxed', 'full'],
  navbarType: ['floating', 'sticky', 'static', 'hidden'],
  navbarColor: ['white', 'lagoon', 'indigo', 'plum', 'slate'],
  footerType: ['static', 'sticky', 'hidden'],
  toasts: ['top-right', 'top-left', 'bottom-right', 'bottom-left'],
} as const

const Layout = v.object({
  skin: v.picklist(CHOICES.skin),
  isRTL: v.boolean(),
  layout: v.picklist(CHOICES.layout),
  menuCollapsed: v.boolean(),
  menuHidden: v.boolean(),
  contentWidth: v.picklist(CHOICES.contentWidth),
  navbarType: v.picklist(CHOICES.navbarType),
  navbarColor: v.picklist(CHOICES.navbarColor),
  footerType: v.picklist(CHOICES.footerType),
  toasts: v.picklist(CHOICES.toasts),
  /** Whether the way back to the top is offered to who has scrolled far. */
  scrollTop: v.boolean(),
})
export type Layout = v.InferOutput<typeof Layout>

export const DEFAULTS: Layout = {
  skin: 'light',
  isRTL: false,
  layout: 'vertical',
  menuCollapsed: true,
  menuHidden: false,
  contentWidth: 'boxed',
  navbarType: 'floating',
  navbarColor: 'white',
  footerType: 'static',
  toasts: 'top-right',
  scrollTop: true,
}

/** What is kept for all tabs and later visits, each under a key of its own; the rest lasts for the session. */
const restored = (): Layout => {
  const direction = readJson('direction')
  const kept = {
    skin: readJson('skin') ?? DEFAULTS.skin,
    isRTL: direction === 'rtl',
    menuCollapsed: readJson('menuCollapsed') ?? DEFAULTS.menuCollapsed,
  }
  const session = readJson('layout')
  const all = v.safeParse(Layout, { ...DEFAULTS, ...(typeof session === 'object' ? session : {}), ...kept })
  // Edited by hand or left by an older version: the defaults, until something is chosen.
  return all.success ? all.output : DEFAULTS
}

const NONE: Partial<Layout> = {}

let kept = restored()
/** What the page that is open wishes for itself. */
let wish = NONE
const shown = valueStore({ ...kept, ...wish })
const show = () => shown.set({ ...kept, ...wish })

/** How the frame looks now. */
export const layoutNow = shown.now

/** Changes parts of the frame and keeps them; that comes before what a page wished. */
export const setLayout = (change: Partial<Layout>) => {
  kept = { ...kept, ...change }
  wish = Object.fromEntries(Object.entries(wish).filter(([part]) => !(part in change)))
  const { skin, isRTL, menuCollapsed, ...session } = kept
  writeJson('skin', skin)
  writeJson('direction', isRTL ? 'rtl' : 'ltr')
  writeJson('menuCollapsed', menuCollapsed)
  writeJson('layout', session)
  show()
}

/** Everything as it was at first. */
export const resetLayout = () => setLayout(DEFAULTS)

/** Shows the frame as a page wishes it, keeping nothing, until another page is open. */
export const wishLayout = (to: Partial<Layout> = NONE) => {
  if (to === wish) return
  wish = to
  show()
}

// Another tab changed it.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key !== null && !['skin', 'direction', 'menuCollapsed'].includes(key)) return
  kept = restored()
  show()
})

export const useLayout = shown.use
