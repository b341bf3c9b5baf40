import { pageGroups, type ListedPage, type PageGroup } from '@onward/contract'
import { allPages, sampleGroups } from '@onward/contract/samples'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loaded, picture, signedIn, useBrowser, visit, type Who } from './browser.ts'
import { ASKED, calm, seenBy, violations, watch } from './inspect.ts'
import { asksEverything } from './round.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
const groups: Readonly<Record<string, PageGroup>> = { ...sampleGroups, ...pageGroups }

/**
 * A test file for each part, so that they run beside each other: what one sees without having signed in, the product's own
 * pages, screens of the samples that are worked with, and examples.
 */
export const PARTS = ['strangers', 'product', 'work', 'components', 'forms'] as const
export type Part = (typeof PARTS)[number]
const partOf = ({ access, group }: ListedPage): Part => {
  if (access !== 'signed-in') return 'strangers'
  if (group in pageGroups) return 'product'
  const section = groups[group]?.section
  if (section === 'ui') return 'components'
  return section === 'forms' || section === 'charts' ? 'forms' : 'work'
}
/** A page of providers alone. */
const isProviders = ({ role }: ListedPage) => role === 'Provider'
/** Pages that show a provider or a client something else than an admin, and not the door: each of them looks at those. */
const differs = ({ needs, layout, role }: ListedPage) => needs !== 'Samples' && layout === 'shell' && role === undefined

const settled = async (page: Page) => {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await loaded(page)
  // What fades in has a paler colour on its way.
  await calm(page)
}
/** Turns the app while it runs, as another tab of the same browser would, and waits until everything has its new colour. */
const turn = async (page: Page, to: Partial<Record<'skin' | 'direction', string>>) => {
  await page.evaluate((turned) => {
    for (const [key, value] of Object.entries(turned)) {
      localStorage.setItem(key, JSON.stringify(value))
      dispatchEvent(new StorageEvent('storage', { key }))
    }
  }, to)
  await calm(page)
}

/** Three quarters of what is there are the frame's, and the same on each page: it is looked at once in each look. */
const within = (isFrameKnown: boolean) => (isFrameKnown ? 'main#content' : undefined)

/** Nine of ten elements are the menu's: without it a page is drawn and gone through in four fifths of the time. */
const hideMenu = (page: Page) =>
  page.evaluate((layout) => sessionStorage.setItem('layout', layout), JSON.stringify({ menuHidden: true }))

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const inspect = async (page: Page, id: string, look: keyof typeof ASKED, isFrameKnown: boolean) => {
  expect(await violations(page, ASKED[look], within(isFrameKnown)), look).toEqual([])
  expect(await sideways(page), `${look}: sideways`).toBeLessThan(1)
  await picture(page, `pages/${id}-${look}`)
}

/** The product's pages are looked at more sharply: what samples show is theirs. */
const staysPut = async (page: Page, { group }: ListedPage) => {
  const { shift, jumped, refused } = await seenBy(page)
  expect(refused).toEqual([])
  expect(shift, jumped.join('\n')).toBeLessThan(group in pageGroups ? 0.02 : 0.05)
}

const SMALL = { width: 320, height: 640 }
const WIDE = { width: 1920, height: 1080 }
/** How far the navbar's card stands out beyond what is in the page, at either side. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header[data-type] > div')?.getBoundingClientRect()
    const content = document.querySelector('main#content')
    if (!bar || !content) return [0, 0]
    const { left, right } = content.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(content)
    return [bar.left - left - Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight) - bar.right]
  })

/** How far the page goes on below its footer. */
const emptiness = (page: Page) =>
  page.evaluate(() => {
    const end = document.querySelector('main#content ~ footer')?.getBoundingClientRect().bottom
    const { scrollHeight, clientHeight } = document.documentElement
    return end === undefined ? 0 : scrollHeight - Math.max(clientHeight, end + scrollY)
  })

const fits = async (page: Page) => {
  await page.setViewportSize(WIDE)
  await calm(page)
  expect((await overhang(page)).map(Math.round), 'navbar and page are as broad').toEqual([0, 0])
  expect(await emptiness(page), 'nothing below the footer').toBeLessThan(2)
  await page.setViewportSize(SMALL)
  await calm(page)
  expect(await sideways(page), 'sideways on a small phone').toBeLessThan(1)
}

/** A sample's screen is seen once by `npm test`, and in each look by `npm run test:all`. */
const isInEachLook = ({ group }: ListedPage) => asksEverything || group in pageGroups

const looksRight = async (page: Page, entry: ListedPage, isFrameKnown: boolean) => {
  const { id, path, title, layout } = entry
  await page.goto(path)
  // An address that names no invoice or user leads on to the first.
  await page.waitForURL(({ pathname }) => pathname === path || pathname.startsWith(`${path}/`))
  await settled(page)
  expect(await page.title()).toBe(`${title} · Onward`)
  expect(await page.locator('h1').count()).toBe(1)
  await staysPut(page, entry)
  await inspect(page, id, 'light', isFrameKnown)
  if (!isInEachLook(entry)) {
    await page.setViewportSize(SMALL)
    await calm(page)
    expect(await sideways(page), 'sideways on a small phone').toBeLessThan(1)
    await page.setViewportSize(DESKTOP)
    return
  }
  await turn(page, { skin: 'dark', direction: 'rtl' })
  await inspect(page, id, 'turned', isFrameKnown)
  if (layout === 'shell') {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  }
  // Only what loads can jump while it loads, so the phone loads the page once more.
  await page.evaluate(() => ['skin', 'direction'].forEach((key) => localStorage.removeItem(key)))
  await page.setViewportSize(PHONE)
  await page.reload()
  await settled(page)
  await staysPut(page, entry)
  await inspect(page, id, 'phone', isFrameKnown)
  await fits(page)
  await page.setViewportSize(DESKTOP)
}

const draw = (who: Who | undefined, drawn: readonly ListedPage[]) => {
  let page: Page
  let faults: string[]
  let done: () => Promise<void>
  beforeAll(async () => {
    // What moves is looked at by the journeys; here it would be waited for, five times on each page.
    ;({ page, faults, done } = await visit({ ...(who && (await signedIn(who))), reducedMotion: 'reduce' }))
    await watch(page)
  })
  afterAll(() => done())
  const framed = drawn.filter(({ layout }) => layout === 'shell')
  it.each(drawn.map((entry) => [entry.path, entry] as const))('%s', async (_, entry) => {
    const isFrameKnown = framed.indexOf(entry) > 0
    if (isFrameKnown) await hideMenu(page)
    await looksRight(page, entry, isFrameKnown)
    expect(faults.splice(0)).toEqual([])
  })
}

/**
 * Opens every page of a part once, as the visitor who sees most of it: nothing jumps, nothing is refused, and it looks as
 * it should in the light, in the dark from right to left, and on a phone. Who may open it at all is the business of
 * `apps/web/src/app/where-to.test.ts`.
 */
export const drawsEveryPage = (part: Part) => {
  useBrowser()
  draw(
    part === 'strangers' ? undefined : 'admin',
    allPages.filter((page) => partOf(page) === part && !isProviders(page)),
  )
}

/** The same for those who see something else on a page than an admin does. */
export const drawsWhatDiffers = () => {
  useBrowser()
  describe.each(['provider', 'client'] as const)('%s', (who) => {
    draw(
      who,
      allPages.filter((page) => differs(page) || (who === 'provider' && isProviders(page))),
    )
  })
}
