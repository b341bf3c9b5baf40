import { chromium, type CDPSession, type Page } from 'playwright'
import { build, preview } from 'vite'
import { carryOver, CELLS, typeLetters } from './board/hand.ts'
import type { Drawn, Scrolled, Side } from './board/timing.ts'
import { launchOptions } from './kit/browser.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { temporaryFolder } from './kit/server.ts'
import { median, percentile } from './kit/statistics.ts'

const ROOT = 'bench/board'
const SIZES = [
  { people: 500, shifts: 0 },
  { people: 500, shifts: 10_000 },
  { people: 5_000, shifts: 100_000 },
] as const
const [EMPTY, MIDDLE, LARGE] = SIZES
const ROUNDS = 5
const SCROLLS = 2
const SCROLL_MS = 10_000
const SLOW_FRAME_MS = 25
const MOST_WORK_MS = 120

type Doors = {
  prepare: (people: number, shifts: number) => Promise<void>
  draw: () => Promise<Drawn>
  scroll: (ms: number) => Promise<Scrolled>
}
type Size = (typeof SIZES)[number]
type Painted = { round: number; side: Side; people: number; shifts: number; workMs: number } & Drawn

const built = await temporaryFolder('board')
const settings = {
  root: ROOT,
  configFile: 'apps/web/vite.config.ts',
  logLevel: 'warn',
  build: { outDir: built.path },
} as const
const SIDES = ['ours', 'lite', 'bare'] as const
await build({
  ...settings,
  build: {
    ...settings.build,
    emptyOutDir: true,
    rolldownOptions: { input: SIDES.map((side) => `${ROOT}/${side}.html`) },
  },
})
const server = await preview({ ...settings, preview: { port: 0, host: '127.0.0.1' } })
const origin = server.resolvedUrls?.local[0]
if (origin === undefined) throw new Error('The pages are not served')
const browser = await chromium.launch(launchOptions())

/** What the page's main thread has worked so far, in milliseconds. */
const workOf = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
/** A page of a context of its own: nothing is compiled, drawn or kept from before. */
const withPage = async <T>(side: Side, use: (page: Page, session: CDPSession) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(`${origin}${side}.html`)
    await page.waitForFunction(() => 'draw' in window)
    const session = await context.newCDPSession(page)
    // By the processor's time: what else the machine does meanwhile is not the page's.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const result = await use(page, session)
    if (errors[0]) throw errors[0]
    return result
  } finally {
    await context.close()
  }
}
/** Makes the rows, and starts the page as far as it comes without them. */
const prepare = (page: Page, { people, shifts }: Size) =>
  page.evaluate(([people, shifts]) => (window as unknown as Doors).prepare(people, shifts), [people, shifts] as const)
const draw = async (page: Page, size: Size) => {
  await prepare(page, size)
  await page.evaluate(() => (window as unknown as Doors).draw())
}

const paint = (side: Side, size: Size) =>
  withPage(side, async (page, session) => {
    await prepare(page, size)
    const before = await workOf(session)
    const drawn = await page.evaluate(() => (window as unknown as Doors).draw())
    return { ...drawn, workMs: (await workOf(session)) - before }
  })
const scroll = (side: Side) =>
  withPage(side, async (page, session) => {
    await draw(page, LARGE)
    const before = await workOf(session)
    const scrolled = await page.evaluate((ms) => (window as unknown as Doors).scroll(ms), SCROLL_MS)
    const heap = await page.evaluate(() => {
      // Chromium's own; it is not in the standard.
      const { memory } = performance as unknown as { memory: { usedJSHeapSize: number } }
      return memory.usedJSHeapSize / 1e6
    })
    const frameMs = ((await workOf(session)) - before) / scrolled.frames.length
    return { ...scrolled, heap, frameMs }
  })
const carry = () =>
  withPage('ours', async (page, session) => {
    await draw(page, MIDDLE)
    return carryOver(page, () => workOf(session))
  })
const type = () =>
  withPage('ours', async (page) => {
    await draw(page, MIDDLE)
    return typeLetters(page)
  })

const painted: Painted[] = []
const scrolled: ({ side: Side } & Scrolled & { heap: number; frameMs: number })[] = []
const carried: { free: number[]; works: number[] }[] = []
const typed: number[][] = []
try {
  const cases = (['ours', 'lite'] as const).flatMap((side) => SIZES.map((size) => ({ side, size })))
  for (let round = -1; round < ROUNDS; round += 1)
    for (const { side, size } of round % 2 === 0 ? cases : cases.toReversed()) {
      const one = await paint(side, size)
      if (round >= 0) painted.push({ round, side, ...size, ...one })
    }
  for (let round = 0; round < SCROLLS; round += 1)
    for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) scrolled.push({ side, ...(await scroll(side)) })
  for (let round = 0; round < SCROLLS; round += 1) {
    carried.push(await carry())
    typed.push(await type())
  }
} finally {
  await browser.close()
  await server.close()
  await built.remove()
}

type Name = 'paintedMs' | 'workMs' | 'elements'
const valueOf = (round: number, side: Side, { people, shifts }: Size, name: Name) =>
  painted.find((one) => one.round === round && one.side === side && one.people === people && one.shifts === shifts)?.[
    name
  ] ?? Number.NaN
const rounds = Array.from({ length: ROUNDS }, (_, round) => round)
const of = (side: Side, size: Size, name: Name = 'paintedMs') =>
  median(rounds.map((round) => valueOf(round, side, size, name)))
const beside = (size: Size, side: Side, other: Size, what: string, name: Name = 'paintedMs') => ({
  what,
  value: of(side, other, name),
  // Within a round both sides met the same noise.
  ratio: median(rounds.map((round) => valueOf(round, 'ours', size, name) / valueOf(round, side, other, name))),
})
const said = ({ people, shifts }: Size) =>
  `${people.toLocaleString('en')} people, ${shifts.toLocaleString('en')} shifts`
const slowOf = (side: Side) =>
  median(
    scrolled
      .filter((one) => one.side === side)
      .map(({ frames }) => (100 * frames.filter((ms) => ms > SLOW_FRAME_MS).length) / frames.length),
  )
const mostOf = (name: 'elements' | 'blanks' | 'heap' | 'frameMs', side: Side) =>
  Math.max(...scrolled.filter((one) => one.side === side).map((one) => one[name]))
const paintedBeside = (size: Size, most: number): Finding => {
  const yardstick = beside(size, 'ours', EMPTY, 'our board without shifts')
  return {
    measure: `${said(size)}, painted`,
    value: of('ours', size),
    unit: 'ms',
    yardstick,
    target: `≤ ${most} times`,
    verdict: verdict(yardstick.ratio <= most),
  }
}
const workOfShifts: Finding = {
  measure: `${said(MIDDLE)}, work of the page`,
  value: of('ours', MIDDLE, 'workMs'),
  unit: 'ms',
  yardstick: beside(MIDDLE, 'ours', EMPTY, 'our board without shifts', 'workMs'),
  target: `≤ ${MOST_WORK_MS} ms more`,
  verdict: verdict(of('ours', MIDDLE, 'workMs') - of('ours', EMPTY, 'workMs') <= MOST_WORK_MS),
}
const both = (size: Size, name: Name, measure: string, unit: string): Finding => ({
  measure: `${said(size)}, ${measure}`,
  value: of('ours', size, name),
  unit,
  yardstick: beside(size, 'lite', size, 'DayPilot Lite', name),
  verdict: 'told',
})
const slow = slowOf('ours')
const bareSlow = slowOf('bare')
/** An empty box may have none at all, and then there is no ratio. */
const besideBox = (value: number) =>
  bareSlow > 0 && { yardstick: { what: 'an empty box', value: bareSlow, ratio: value / bareSlow } }
const perCell = median(carried.flatMap(({ works }) => works))
const perFreeCell = median(carried.flatMap(({ free }) => free))
const toVerdict = median(typed.flat())
await keepResult({
  name: 'board',
  question:
    'How long does the board take to paint, to scroll, to carry and to type on, and how long an open scheduler?',
  method: `The board's page with a server inside the page, whose answer is at hand, and DayPilot Lite's Scheduler (the open one that installs and draws what is in sight alone) with the same people, days and shifts, in one production build, each on a fresh page of 1440 × 900. Painted: from the answer's text, or the rows, being there to the second animation frame after shifts are drawn; the page's own start is over by then. Work: what the main thread did over the same time. Scrolling: ${SCROLL_MS / 1000} s both ways over the largest one, 90 pixels down and 12 across each frame, beside an empty box of its size. Carrying: the main thread's work for each of ${CELLS} cells that a shift is carried over, a verdict beside it. Typing: from the key to the frame after what the page’s own judge says stands, by the rules of every pack. ${ROUNDS} rounds, their order reversed each time; medians.`,
  findings: [
    paintedBeside(MIDDLE, 3),
    paintedBeside(LARGE, 6),
    workOfShifts,
    ...[MIDDLE, LARGE].flatMap((size) => [
      both(size, 'paintedMs', 'painted', 'ms'),
      both(size, 'workMs', 'work of the page', 'ms'),
      both(size, 'elements', 'elements', ''),
    ]),
    {
      measure: `Frames over ${SLOW_FRAME_MS} ms in ${SCROLL_MS / 1000} s of scrolling`,
      value: slow,
      unit: '%',
      ...besideBox(slow),
      target: '≤ 1 % beyond the empty box',
      verdict: verdict(slow - bareSlow <= 1),
    },
    {
      measure: `Frames over ${SLOW_FRAME_MS} ms, DayPilot Lite`,
      value: slowOf('lite'),
      unit: '%',
      ...besideBox(slowOf('lite')),
      verdict: 'told',
    },
    {
      measure: 'Work of a frame while scrolling',
      value: mostOf('frameMs', 'ours'),
      unit: 'ms',
      yardstick: {
        what: 'DayPilot Lite',
        value: mostOf('frameMs', 'lite'),
        ratio: mostOf('frameMs', 'ours') / mostOf('frameMs', 'lite'),
      },
      verdict: 'told',
    },
    { measure: 'Most elements while scrolling', value: mostOf('elements', 'ours'), unit: '', verdict: 'told' },
    {
      measure: 'Frames with an empty middle',
      value: mostOf('blanks', 'ours'),
      unit: '',
      verdict: verdict(mostOf('blanks', 'ours') === 0),
      target: '0',
    },
    { measure: 'Heap after scrolling', value: mostOf('heap', 'ours'), unit: 'MB', verdict: 'told' },
    {
      measure: 'A cell that a shift is carried over',
      value: perCell,
      unit: 'ms of work',
      yardstick: { what: 'a cell that an empty hand goes over', value: perFreeCell, ratio: perCell / perFreeCell },
      target: '≤ 8 more',
      verdict: verdict(perCell - perFreeCell <= 8),
    },
    {
      measure: 'The same, 95 of 100',
      value: percentile(
        carried.flatMap(({ works }) => works),
        0.95,
      ),
      unit: 'ms of work',
      verdict: 'told',
    },
    {
      measure: 'A letter to its verdict',
      value: toVerdict,
      unit: 'ms',
      target: '≤ 50',
      verdict: verdict(toVerdict <= 50),
    },
  ],
  engines: { browser: `Chromium ${browser.version()}` },
  raw: { painted, scrolled: scrolled.map(({ frames, ...one }) => ({ ...one, frames: frames.length })), carried, typed },
})
