import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import type { Side, Timing } from './month-grid/timing.ts'
import { launchOptions } from './kit/browser.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { temporaryFolder } from './kit/server.ts'
import { median } from './kit/statistics.ts'

const SIZES = [0, 1_000, 10_000, 50_000]
const SIDES = ['ours', 'fullcalendar'] as const
const ROUNDS = 15
const MOST = 3
const ROOT = 'bench/month-grid'

type Taken = { round: number; side: Side; assignments: number } & Timing
const taken: Taken[] = []

const measure = async (page: Page, origin: string, side: Side, count: number) => {
  await page.goto(origin)
  await page.waitForFunction(() => 'draw' in window)
  return page.evaluate(
    ([side, count]) => {
      // The page's own function; see month-grid/main.tsx.
      const { draw } = window as unknown as { draw: (side: Side, count: number) => Promise<Timing> }
      return draw(side, count)
    },
    [side, count] as const,
  )
}

const built = await temporaryFolder('month-grid')
const settings = {
  root: ROOT,
  configFile: 'apps/web/vite.config.ts',
  logLevel: 'warn',
  build: { outDir: built.path },
} as const
await build({ ...settings, build: { ...settings.build, emptyOutDir: true } })
const server = await preview({ ...settings, preview: { port: 0, host: '127.0.0.1' } })
const origin = server.resolvedUrls?.local[0]
if (origin === undefined) throw new Error('The page is not served')
const browser = await chromium.launch(launchOptions())
try {
  const cases = SIDES.flatMap((side) => SIZES.map((assignments) => ({ side, assignments })))
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const { side, assignments } of round % 2 === 0 ? cases : cases.toReversed()) {
      // A context of its own: nothing is compiled, drawn or kept from before.
      const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
      const timing = await measure(await context.newPage(), origin, side, assignments)
      if (round >= 0) taken.push({ round, side, assignments, ...timing })
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.close()
  await built.remove()
}

const valueOf = (round: number, side: Side, assignments: number, name: 'paintedMs' | 'workMs') =>
  taken.find((one) => one.round === round && one.side === side && one.assignments === assignments)?.[name] ?? Number.NaN
const numbers = Array.from({ length: ROUNDS }, (_, round) => round)
const of = (side: Side, assignments: number, name: 'paintedMs' | 'workMs' = 'paintedMs') =>
  median(numbers.map((round) => valueOf(round, side, assignments, name)))
const beside = (assignments: number, side: Side, other: number, what: string, name: 'paintedMs' | 'workMs') => ({
  what,
  value: of(side, other, name),
  // Within a round both sides met the same noise.
  ratio: median(numbers.map((round) => valueOf(round, 'ours', assignments, name) / valueOf(round, side, other, name))),
})

const findings = SIZES.flatMap((assignments): Finding[] => {
  const measure = `${assignments.toLocaleString('en')} assignments`
  const [painted, work] = [of('ours', assignments), of('ours', assignments, 'workMs')]
  const empty = beside(assignments, 'ours', 0, 'our empty grid', 'paintedMs')
  const emptyWork = beside(assignments, 'ours', 0, 'our empty grid', 'workMs')
  const theirs = beside(assignments, 'fullcalendar', assignments, 'FullCalendar 7', 'paintedMs')
  const theirWork = beside(assignments, 'fullcalendar', assignments, 'FullCalendar 7', 'workMs')
  const known = assignments > 0
  const target = { target: `≤ ${MOST} times`, verdict: verdict(empty.ratio <= MOST) } as const
  return [
    {
      measure: `${measure} painted`,
      value: painted,
      unit: 'ms',
      ...(known ? { yardstick: empty, ...target } : { verdict: 'told' }),
    },
    { measure: `${measure} painted`, value: painted, unit: 'ms', yardstick: theirs, verdict: 'told' },
    ...(known
      ? [
          {
            measure: `${measure}, work of the page`,
            value: work,
            unit: 'ms',
            yardstick: emptyWork,
            verdict: 'told',
          } as const,
        ]
      : []),
    { measure: `${measure}, work of the page`, value: work, unit: 'ms', yardstick: theirWork, verdict: 'told' },
  ]
})
await keepResult({
  name: 'month-grid',
  question: 'How long does a month take to paint as it fills, and how long in FullCalendar 7?',
  method: `The calendar's own way from the server's rows to its MonthGrid, and FullCalendar 7's dayGridMonth (dayMaxEvents 4) in one production build, each drawn on a fresh page of Chromium, at rest, from the same rows. Painted: from the rows being there to the second animation frame after they are drawn, so that two frames (33 ms at 60 a second) are its floor; work of the page: rendering, style and layout, without waiting for a frame. ${ROUNDS} rounds, their order reversed each time; medians of times and of ratios within a round.`,
  findings,
  engines: { browser: `Chromium ${browser.version()}` },
  raw: taken,
})
