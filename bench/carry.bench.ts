import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { chromium, type CDPSession, type Page } from 'playwright'
import { build, preview } from 'vite'
import { launchOptions } from './kit/browser.ts'
import { keepResult, type Finding } from './kit/result.ts'
import { temporaryFolder } from './kit/server.ts'
import { median } from './kit/statistics.ts'

const SIDES = ['bare', 'ours', 'kit'] as const
type Side = (typeof SIDES)[number]
const ROUNDS = 9
const MOVES = 120
const ROOT = 'bench/month-grid/carry'

const built = await temporaryFolder('carry')
const settings = {
  root: ROOT,
  configFile: 'apps/web/vite.config.ts',
  logLevel: 'warn',
  build: { outDir: built.path },
} as const
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

type Taken = { round: number; side: Side; bytes: number; attachMs: number; takeMs: number; moveMs: number }
const taken: Taken[] = []
const measure = async (page: Page, side: Side): Promise<Omit<Taken, 'round' | 'side'>> => {
  const files: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) files.push(new URL(response.url()).pathname)
  })
  await page.goto(`${origin}${side}.html`)
  await page.waitForFunction(() => 'attach' in window)
  // The page's own function; see month-grid/carry/cells.tsx.
  const attachMs = await page.evaluate(() => (window as unknown as { attach: () => Promise<number> }).attach())
  const sizes = files.map(async (file) => gzipSync(await readFile(`${built.path}${file}`), { level: 9 }).length)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)

  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await workOf(session)
  await page.locator('[data-event="0"]').hover()
  await page.mouse.down()
  await page.mouse.move(200, 60, { steps: 2 })
  const took = await workOf(session)
  for (let move = 0; move < MOVES; move += 1) {
    // Over the whole of the month, through every cell of a row.
    await page.mouse.move(30 + ((move * 37) % 1380), 40 + ((move * 11) % 700))
  }
  const moved = await workOf(session)
  await page.mouse.move(700, 300)
  await page.mouse.up()
  // A drag that did not arrive has measured nothing.
  if (side !== 'bare') await page.waitForFunction(() => 'put' in window)
  return { bytes, attachMs, takeMs: took - before, moveMs: (moved - took) / MOVES }
}

try {
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const timing = await measure(await context.newPage(), side)
      if (round >= 0) taken.push({ round, side, ...timing })
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.close()
  await built.remove()
}

type Name = 'bytes' | 'attachMs' | 'takeMs' | 'moveMs'
const of = (side: Side, name: Name) => median(taken.filter((one) => one.side === side).map((one) => one[name]))
const beside = (measure: string, name: Name, unit: string): Finding[] =>
  (['ours', 'kit'] as const).map((side) => ({
    measure: `${measure}, ${side === 'ours' ? 'our own carrying' : 'the kit'}`,
    value: of(side, name),
    unit,
    yardstick: { what: 'nothing to carry', value: of('bare', name), ratio: of(side, name) / of('bare', name) },
    verdict: 'told',
  }))
await keepResult({
  name: 'carry',
  question: 'What does it cost to carry chips, by our own carrying and by @dnd-kit?',
  method: `500 chips on 42 days, drawn by the same components in one production build: without a way to carry them, with the calendar's useDateCarry, which listens once for all, and with @dnd-kit/react, to which each chip and day is made known. Bytes: the scripts that the page loads, gzip. Attached: rendering with all effects, style and layout. Taken up, and each of ${MOVES} moves over the month: what the main thread worked, by the browser's own count; the page without carrying answers the same moves. ${ROUNDS} rounds, their order reversed each time; medians.`,
  findings: [
    ...beside('Scripts', 'bytes', 'bytes'),
    ...beside('Attached', 'attachMs', 'ms'),
    ...beside('Taken up', 'takeMs', 'ms'),
    ...beside('A move', 'moveMs', 'ms'),
  ],
  engines: { browser: `Chromium ${browser.version()}` },
  raw: taken,
})
