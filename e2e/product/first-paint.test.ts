import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { signedIn, useBrowser, visit } from '../browser.ts'

useBrowser()

/** Holds the program back until told: what is seen until then came with the page. */
const holdProgram = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(base|kit)-[^/]*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
const boxOf = (page: Page, name: string) =>
  page.getByRole('heading', { name }).evaluate((heading) => {
    const range = document.createRange()
    range.setStart(heading, 0)
    range.setEnd(heading.firstChild ?? heading, heading.firstChild?.textContent?.length ?? 0)
    const { x, y, width, height } = range.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  })

/** Waits until the typeface has come: where nothing has asked for it yet, `fonts.ready` is there before it. */
const inItsTypeface = (page: Page) =>
  page.evaluate(() => document.fonts.load('1rem "Inter Variable"').then(() => document.fonts.ready))

it('the month stands where it will stand, before the program has come', async () => {
  const { page, done } = await visit(await signedIn('admin'))
  const go = await holdProgram(page)
  // Dates of the language are read beside the page, which needs them soon, and not by what is to be painted.
  const reading = page.waitForEvent('worker', (worker) => worker.url().includes('/assets/formats-worker-'))
  await page.goto('/calendar?month=2026-03', { waitUntil: 'commit' })
  await reading
  await page.getByRole('heading', { name: 'March 2026' }).waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
  // The list is a telephone's.
  expect(await page.locator('main p').isVisible()).toBe(false)
  await inItsTypeface(page)
  const early = await boxOf(page, 'March 2026')
  go()
  await page.getByRole('button', { name: 'Add shift' }).first().waitFor()
  expect(await boxOf(page, 'March 2026')).toEqual(early)
  expect(await page.locator('[data-early]').count()).toBe(0)
  await done()
})

it('on a telephone the list begins with its date where it will, before the program has come', async () => {
  const { page, done } = await visit({ ...(await signedIn('admin')), viewport: { width: 390, height: 844 } })
  const go = await holdProgram(page)
  await page.goto('/calendar', { waitUntil: 'commit' })
  const date = page.locator('main p')
  await date.waitFor()
  await inItsTypeface(page)
  const boxes = async (day: Locator) =>
    Promise.all(
      [day, page.locator('main h1')].map((part) => part.evaluate((it) => it.getBoundingClientRect().toJSON())),
    )
  const [early, said] = [await boxes(date), await date.textContent()]
  go()
  const heading = page.getByRole('heading', { level: 2 }).first()
  await heading.waitFor()
  await page.locator('[data-early]').waitFor({ state: 'detached' })
  expect(await heading.textContent()).toMatch(new RegExp(`^${said}`))
  const where = (all: { x: number; y: number }[]) => all.map(({ x, y }) => [Math.round(x), Math.round(y)])
  expect(where(await boxes(heading))).toEqual(where(early))
  await done()
})

it.each([
  ['/board', 1280],
  ['/board', 412],
  ['/insight', 1280],
  ['/insight', 412],
])(
  'heading and brand of %s stand where they will stand, before the program has come, at %i px',
  async (path, width) => {
    const { page, done } = await visit(await signedIn('admin'))
    await page.setViewportSize({ width, height: 900 })
    const go = await holdProgram(page)
    await page.goto(path, { waitUntil: 'commit' })
    const heading = page.locator('main h1')
    await heading.waitFor()
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
    )
    expect(await page.getByRole('button').count()).toBe(0)
    await inItsTypeface(page)
    const seen = () =>
      heading.evaluate((title) => {
        const range = document.createRange()
        range.selectNodeContents(title.lastChild ?? title)
        const { x, y, height } = range.getBoundingClientRect()
        const brand = [...document.querySelectorAll('svg[viewBox="0 0 48 48"]')]
          .map((logo) => logo.getBoundingClientRect())
          .find(({ width: seen }) => seen > 0)
        return [title.lastChild?.textContent, ...[x, y, height, brand?.x ?? 0, brand?.width ?? 0].map(Math.round)]
      })
    const early = await seen()
    go()
    await page.locator('[data-early]').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Views' }).waitFor()
    expect(await seen()).toEqual(early)
    await done()
  },
)

it('the program waits until the frame has been painted, though it is at hand', async () => {
  const { page, context, done } = await visit(await signedIn('admin'))
  await context.addInitScript(() => {
    const real = requestAnimationFrame
    const held: FrameRequestCallback[] = []
    globalThis.requestAnimationFrame = (draw) => held.push(draw)
    Object.assign(globalThis, {
      paint() {
        globalThis.requestAnimationFrame = real
        held.forEach((draw) => real(draw))
      },
    })
  })
  await page.goto('/calendar?month=2026-03', { waitUntil: 'load' })
  await page.getByRole('heading', { name: 'March 2026' }).waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
  await page.evaluate(() => (globalThis as unknown as { paint: () => void }).paint())
  await page.getByRole('button', { name: 'Add shift' }).first().waitFor()
  await done()
})

it.each([
  ['/calendar', 1280],
  ['/calendar', 390],
  ['/calendar?month=2026-05', 1280],
  ['/board', 1280],
  ['/insight', 390],
])('%s at %i px uses all that it has asked for early', async (path, width) => {
  const { page, done } = await visit(await signedIn('admin'))
  await page.setViewportSize({ width, height: 900 })
  const go = await holdProgram(page)
  await page.goto(path, { waitUntil: 'commit' })
  const holds = (isEmpty: boolean) =>
    page.waitForFunction((wanted) => {
      const { askedEarly } = globalThis as unknown as { askedEarly?: Map<string, unknown> }
      return askedEarly !== undefined && (askedEarly.size === 0) === wanted
    }, isEmpty)
  await holds(false)
  go()
  await holds(true)
  await done()
})

it.each([
  ['from the start', true],
  ['from before its first frame', false],
])('a page that nobody sees %s comes too, though it is never painted', async (_, isHidden) => {
  const { page, context, done } = await visit(await signedIn('admin'))
  await context.addInitScript((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden })
    globalThis.requestAnimationFrame = () => 0
    // As if the last way, which is to wait so long, were not there.
    const { setTimeout: wait } = globalThis
    const untilThen = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 5_000 ? 0 : wait(work, ms, ...rest)
    Object.assign(globalThis, { setTimeout: untilThen })
    if (!hidden)
      document.addEventListener('readystatechange', () =>
        wait(() => document.dispatchEvent(new Event('visibilitychange')), 100),
      )
  }, isHidden)
  await page.goto('/calendar?month=2026-03')
  await page.getByRole('button', { name: 'Add shift' }).first().waitFor()
  await done()
})

it('who has not signed in is shown no frame, and reads what the product is for where they sign in', async () => {
  const { page, done } = await visit()
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  const go = await holdProgram(page)
  await page.goto('/calendar', { waitUntil: 'commit' })
  await page.getByRole('status', { name: 'Onward' }).waitFor()
  expect(await page.getByRole('main').count()).toBe(0)
  await page.goto('/login', { waitUntil: 'commit' })
  const claim = page.getByText('Who is on the ward, tonight and this month.')
  await claim.waitFor()
  const early = await claim.boundingBox()
  go()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(await claim.boundingBox()).toEqual(early)
  // Nobody reads dates here.
  expect(workers).toEqual([])
  await done()
})

it.each([
  ['semi-dark, with the menu spread', { skin: '"semi-dark"', menuCollapsed: 'false' }, 'November 2026'],
  ['in French', { language: 'fr' }, 'novembre 2026'],
])('nothing changes its place or its colour when the program comes, %s', async (_, chosen, name) => {
  const { page, context, done } = await visit(await signedIn('admin'))
  await context.addInitScript(
    (kept) => Object.entries(kept).forEach(([key, text]) => localStorage.setItem(key, text)),
    chosen,
  )
  const go = await holdProgram(page)
  await page.goto('/calendar?month=2026-11', { waitUntil: 'commit' })
  await page.getByRole('heading', { name }).waitFor()
  const looks = async () => ({
    heading: await boxOf(page, name),
    language: await page.evaluate(() => document.documentElement.lang),
    menu: await page.evaluate(() => {
      const menus = [...document.querySelectorAll('div')].filter((part) => getComputedStyle(part).position === 'fixed')
      return menus
        .filter((part) => part.offsetHeight === innerHeight)
        .map((part) => [part.offsetWidth, getComputedStyle(part).backgroundColor])
    }),
  })
  await inItsTypeface(page)
  const early = await looks()
  go()
  await page.locator('[data-early]').waitFor({ state: 'detached' })
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  expect(await looks()).toEqual(early)
  await done()
})
