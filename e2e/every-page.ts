import type { ListedPage } from '@onward/contract'
import { allPages } from '@onward/contract/samples'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { picture, signedIn, useBrowser, visit, type Who } from './browser.ts'
import { calm, seenBy, violations, watch } from './inspect.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
const built = allPages.filter(({ planned }) => !planned)
type Visitor = 'nobody' | Who

/** Where a visitor who asks for a page ends up: there, or where they belong. */
const leadsTo = ({ access, needs, path }: ListedPage, who: Visitor) => {
  if (who === 'nobody') return access === 'signed-in' ? '/login' : path
  if (access === 'stranger') return who === 'client' ? '/access-control' : '/calendar'
  if (who !== 'client' || needs !== 'Samples') return path
  return path === '/' ? '/access-control' : '/misc/not-authorized'
}

/**
 * Who looks at a page in every look: a page of samples or of nobody in particular is the same for all who may see it,
 * so the first of them does; what depends on who one is, each does.
 */
const looksAtAll = ({ access, needs, layout }: ListedPage, who: Visitor) => {
  if (needs !== 'Samples' && layout === 'shell') return true
  return who === (access === 'signed-in' ? 'admin' : 'nobody')
}

const settled = async (page: Page) => {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => !document.querySelector('[data-loading], [aria-busy=true]'))
  // What fades in has a paler colour on its way.
  await calm(page)
}
/** Turns the app while it runs, as another tab of the same browser would, and waits until everything has its new colour. */
const turn = async (page: Page, key: 'skin' | 'direction', to: string) => {
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text)
      dispatchEvent(new StorageEvent('storage', { key: name }))
    },
    [key, JSON.stringify(to)] as const,
  )
  await calm(page)
}

const inspect = async (page: Page, id: string, look: string) => {
  expect(await violations(page), look).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${look}: sideways`,
  ).toBeLessThan(1)
  await picture(page, `pages/${id}-${look}`)
}

/**
 * Opens every page that is built as one visitor sees it: it is there, or leads to where they belong; nothing jumps, nothing
 * is refused, and it looks as it should. A test file for each visitor, so that they run beside each other.
 */
export const opensEveryPage = (who: Visitor) => {
  useBrowser()
  let page: Page
  let faults: string[]
  let done: () => Promise<void>
  beforeAll(async () => {
    ;({ page, faults, done } = await visit(who === 'nobody' ? {} : await signedIn(who)))
    await watch(page)
  })
  afterAll(() => done())

  it.each(built.map((entry) => [entry.path, entry] as const))('%s', async (path, entry) => {
    const { id } = entry
    const target = leadsTo(entry, who)
    await page.goto(path)
    // An address that names no invoice or user leads on to the first.
    await page.waitForURL(({ pathname }) => pathname === target || pathname.startsWith(`${target}/`))
    await settled(page)
    expect(faults.splice(0)).toEqual([])
    if (target !== path) return

    expect(await page.title()).toBe(`${entry.title} · Onward`)
    expect(await page.locator('h1').count()).toBe(1)
    const { shift, refused } = await seenBy(page)
    expect(refused).toEqual([])
    expect(shift).toBeLessThan(0.05)
    await inspect(page, id, 'light')
    const isThorough = looksAtAll(entry, who)
    if (isThorough) {
      await turn(page, 'skin', 'dark')
      await inspect(page, id, 'dark')
      await turn(page, 'skin', 'light')
      await turn(page, 'direction', 'rtl')
      await inspect(page, id, 'rtl')
      await turn(page, 'direction', 'ltr')
    }
    if (entry.layout === 'shell') {
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    }
    if (!isThorough) return

    await page.setViewportSize(PHONE)
    await page.goto(path)
    await settled(page)
    const onPhone = await seenBy(page)
    expect(onPhone.refused).toEqual([])
    expect(onPhone.shift).toBeLessThan(0.05)
    await inspect(page, id, 'phone')
    await page.setViewportSize(DESKTOP)
    expect(faults.splice(0)).toEqual([])
  })
}
