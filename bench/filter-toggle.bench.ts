import { chromium, type Page } from 'playwright'
import { launchOptions } from './kit/browser.ts'
import { onEachEngine, versionOf, type EngineName } from './kit/engines.ts'
import { addMonth, addPeopleAndPlaces, ADMIN, monthFromNow, PASSWORD } from './kit/population.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { startServer } from './kit/server.ts'
import { median, percentile } from './kit/statistics.ts'

const SIZE = { providers: 500, facilities: 60, assignmentsEach: 20 }
const TOGGLES = 30
const MOST_MS = 150

type Toggle = {
  engine: EngineName
  /** From the click to the frame after the one in which the grid showed the month without the facility. */
  paintedMs: number
  /** From the click to the frame after the one in which the grid showed the server's answer. */
  confirmedMs: number
  /** Within it: from the request's first byte to the answer's first byte, and to its last. */
  serverMs: number
  answeredMs: number
  bytes: number
}
const toggles: Toggle[] = []
const engines: Record<string, string> = {}

/** Runs in the page: unticks the facility that stands at this place of the list, and waits for what it leads to. */
const untick = async (index: number) => {
  const [list] = document.querySelectorAll<HTMLElement>('aside [role=group]')
  const grid = document.querySelector<HTMLElement>('[role=grid]')
  if (!list || !grid) throw new Error('The page has no filter or no grid')
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  // All lines are in the page: there are fewer than the list draws in pieces.
  const box = list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[index]
  if (!box) throw new Error(`The filter has no line ${index}`)
  const labels = () => [...grid.querySelectorAll('[role=gridcell] > .unseen')].map((cell) => cell.textContent).join()
  const seen = (isSeen: () => boolean) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isSeen()) return
        observer.disconnect()
        resolve()
      })
      observer.observe(grid, { subtree: true, childList: true, characterData: true, attributes: true })
    })
  performance.clearResourceTimings()
  const before = labels()
  const isSettled = () => grid.getAttribute('aria-busy') === 'false'
  const [shown, confirmed] = [seen(() => labels() !== before), seen(() => isSettled() && labels() !== before)]
  const from = performance.now()
  box.click()
  await shown
  await frame()
  await frame()
  const paintedMs = performance.now() - from
  await confirmed
  await frame()
  await frame()
  const confirmedMs = performance.now() - from
  const asked = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/api/admin'))
  // The browser's own entry of that kind.
  const { requestStart, responseStart, responseEnd, encodedBodySize } = asked as PerformanceResourceTiming
  const without = labels()
  const again = seen(() => isSettled() && labels() !== without)
  box.click()
  await again
  return {
    paintedMs,
    confirmedMs,
    serverMs: responseStart - requestStart,
    answeredMs: responseEnd - requestStart,
    bytes: encodedBodySize,
  }
}

const open = async (page: Page, origin: string) => {
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill(ADMIN)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page
    .getByRole('gridcell', { name: /[1-9]\d* shift/ })
    .first()
    .waitFor()
}

await onEachEngine(async ({ engine, open: openStore, settings }) => {
  const store = await openStore()
  engines[engine] = await versionOf(store)
  await addPeopleAndPlaces(store, SIZE)
  await addMonth(store, SIZE, monthFromNow(0))
  await store.vacuum()
  await store.close()
  const server = await startServer(settings)
  const browser = await chromium.launch(launchOptions())
  try {
    engines.browser = `Chromium ${browser.version()}`
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await open(page, server.origin)
    for (let toggle = -3; toggle < TOGGLES; toggle += 1) {
      // Each its own facility, so that no answer is kept from before.
      const measured = await page.evaluate(untick, toggle + 3)
      if (toggle >= 0) toggles.push({ engine, ...measured })
    }
  } finally {
    await browser.close()
    await server.stop()
  }
})

const findings = (['embedded', 'postgres'] as const).flatMap((engine): Finding[] => {
  const own = toggles.filter((toggle) => toggle.engine === engine)
  if (own.length === 0) return []
  const of = (name: Exclude<keyof Toggle, 'engine'>, share = 0.5) =>
    percentile(
      own.map((toggle) => toggle[name]),
      share,
    )
  const beside = (value: number, what: string, yardstick: number, ratio: number) => ({
    what,
    value: yardstick,
    ratio: ratio || value / yardstick,
  })
  const share = median(own.map(({ serverMs, confirmedMs }) => serverMs / confirmedMs))
  return [
    {
      measure: `${engine}: untick a facility to painted, median`,
      value: of('paintedMs'),
      unit: 'ms',
      target: `≤ ${MOST_MS}`,
      verdict: verdict(of('paintedMs') <= MOST_MS),
    },
    {
      measure: `${engine}: untick a facility to painted, p95`,
      value: of('paintedMs', 0.95),
      unit: 'ms',
      verdict: 'told',
    },
    {
      measure: `${engine}: untick a facility to the server's answer painted, median`,
      value: of('confirmedMs'),
      unit: 'ms',
      verdict: 'told',
    },
    {
      measure: `${engine}: the server's share, median`,
      value: of('serverMs'),
      unit: 'ms',
      yardstick: beside(of('serverMs'), 'the whole', of('confirmedMs'), share),
      verdict: 'told',
    },
    { measure: `${engine}: answer on the wire`, value: of('bytes') / 1000, unit: 'KB', verdict: 'told' },
  ]
})
await keepResult({
  name: 'filter-toggle',
  question:
    'How long does a tick in the filter take to show in a month of 10,000 assignments, and how much of it is the server?',
  method: `500 providers, 60 facilities, 10,000 assignments in the month; the built app in Chromium against its server on the same machine. ${TOGGLES} facilities unticked one after the other (each ticked again in between), from the click until the grid is not busy, its labels have changed and two animation frames have passed; the server's share from the browser's own timing of the request.`,
  findings,
  engines,
  raw: toggles,
})
