import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { build } from 'vite'
import { launchOptions } from './kit/browser.ts'
import { fetchPackage, serveFolder } from './kit/folder-server.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { startServer, temporaryFolder, type Running } from './kit/server.ts'
import { median } from './kit/statistics.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const PASSWORD = 'Onward-sample-2026'
const MOST_BLOCKED_MS = 200

/** A desktop on loopback; and a processor four times slower behind 1.6 Mbit/s with 150 ms there and back. */
const LINES = {
  quick: { slowdown: 1, network: undefined },
  slow: { slowdown: 4, network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 } },
} as const
type Line = keyof typeof LINES

const BARE = 'bare page'
/** Two open admin templates, with a dashboard each. What they would get from elsewhere is refused, to both alike. */
const TEMPLATES = {
  'SB Admin 2': { package: 'startbootstrap-sb-admin-2', version: '4.1.4', folder: '', start: '/index.html' },
  Gentelella: { package: 'gentelella', version: '4.2.0', folder: 'dist', start: '/production/index.html' },
} as const
/** Each page with what shows that it is whole, and how many times the bare page it may take on each line. */
const PAGES = [
  { name: BARE, path: '/', whole: 'h1', most: undefined },
  { name: '/login', path: '/login', whole: '[name=email]', most: { quick: 2, slow: 1.6 } },
  { name: '/calendar', path: '/calendar', whole: '[data-event]', most: { quick: 3, slow: 2.4 } },
  { name: 'SB Admin 2', path: '/', whole: 'canvas', most: undefined },
  { name: 'Gentelella', path: '/', whole: 'main :is(canvas, svg)', most: undefined },
  { name: '/dashboard/analytics', path: '/dashboard/analytics', whole: 'main svg', most: { quick: 3, slow: 2.5 } },
] as const
type Run = {
  round: number
  page: string
  line: Line
  paintMs: number
  wholeMs: number
  blockedMs: number
  kilobytes: number
}

/** A page with React and nothing else, built and compressed as the product is. */
const serveBare = async () => {
  const built = await temporaryFolder('bare')
  const into = { outDir: built.path, emptyOutDir: true }
  await build({ root: 'bench/bare-page', configFile: 'apps/web/vite.config.ts', logLevel: 'warn', build: into })
  const server = await serveFolder(built.path)
  const stop = async () => {
    await server.stop()
    await built.remove()
  }
  return { origin: server.origin, stop }
}

/** What a browser keeps of an admin who has signed in. */
const signedIn = async (origin: string) => {
  const answer = await fetch(`${origin}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@onward.test', password: PASSWORD }),
  })
  const { userData, ...tokens } = (await answer.json()) as Record<string, unknown> // as the contract has it
  const kept = { userData: JSON.stringify(userData), ...tokens }
  return Object.entries(kept).map(([name, value]) => ({ name, value: String(value) }))
}

type Watched = { paints: number[]; blocked: number[] }
/** Counts the largest paint and the time in which nobody is answered, from the first moment on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { paints: [], blocked: [] }
    Object.assign(window, { watched })
    const see = (type: string, each: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
    see('largest-contentful-paint', ({ startTime }) => watched.paints.push(startTime))
    see('longtask', ({ duration }) => watched.blocked.push(duration - 50))
  })

const measure = async (browser: Browser, origin: string, one: (typeof PAGES)[number], line: Line, storage: Stored) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(one.name.startsWith('/') &&
      one.name !== '/login' && {
        storageState: { cookies: [], origins: [{ origin, localStorage: storage }] },
      }),
  })
  const page = await context.newPage()
  const { slowdown, network } = LINES[line]
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await protocol.send('Network.enable')
  if (network) await protocol.send('Network.emulateNetworkConditions', { offline: false, ...network })
  let bytes = 0
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await watch(page)
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  // A line on which one listens is never idle.
  await page.route('**/api/events?*', (route) => route.abort())
  await page.goto(origin + one.path)
  await page.locator(one.whole).first().waitFor()
  const wholeMs = await page.evaluate(() => performance.now())
  // What comes after the page is whole, such as the last icons, counts as well.
  await page.waitForLoadState('networkidle')
  const { paints, blocked } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched)
  await context.close()
  return {
    paintMs: Math.max(...paints),
    wholeMs,
    blockedMs: blocked.reduce((sum, ms) => sum + ms, 0),
    kilobytes: bytes / 1000,
  }
}
type Stored = Awaited<ReturnType<typeof signedIn>>

const data = await temporaryFolder('first-load')
const [bare, server] = [await serveBare(), await startServer({ DATA_DIR: data.path, SAMPLE: 'on' })]
const templates = new Map<string, Running>()
for (const [name, { package: of, version, folder, start }] of Object.entries(TEMPLATES))
  templates.set(name, await serveFolder(join(fetchPackage(of, version), folder), start))
const browser = await chromium.launch(launchOptions())
const runs: Run[] = []
try {
  const cases = PAGES.flatMap((page) => (['quick', 'slow'] as const).map((line) => ({ page, line })))
  // The first round warms the server up and counts for nothing.
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const { page, line } of round % 2 === 0 ? cases : cases.toReversed()) {
      const { origin } = page.name === BARE ? bare : (templates.get(page.name) ?? server)
      const run = await measure(browser, origin, page, line, await signedIn(server.origin))
      if (round >= 0) runs.push({ round, page: page.name, line, ...run })
    }
  }
} finally {
  await browser.close()
  await server.stop()
  await bare.stop()
  for (const template of templates.values()) await template.stop()
  await data.remove()
}

const of = (page: string, line: Line, what: 'paintMs' | 'wholeMs' | 'blockedMs' | 'kilobytes') =>
  median(runs.filter((run) => run.page === page && run.line === line).map((run) => run[what]))
const ratioOf = (page: string, line: Line) =>
  median(
    Array.from({ length: ROUNDS }, (_, round) => {
      const at = (name: string) => runs.find((run) => run.round === round && run.page === name && run.line === line)
      return (at(page)?.paintMs ?? Number.NaN) / (at(BARE)?.paintMs ?? Number.NaN)
    }),
  )

const findings = PAGES.flatMap(({ name, most }) =>
  (['quick', 'slow'] as const).flatMap((line): Finding[] => {
    const told = (measure: string, value: number, unit: string): Finding => ({ measure, value, unit, verdict: 'told' })
    const paint = told(`${name}, ${line}: largest paint`, of(name, line, 'paintMs'), 'ms')
    const ratio = ratioOf(name, line)
    const blocked = of(name, line, 'blockedMs')
    return [
      most
        ? {
            ...paint,
            yardstick: { what: BARE, value: of(BARE, line, 'paintMs'), ratio },
            target: `≤ ${most[line]} times`,
            verdict: verdict(ratio <= most[line]),
          }
        : paint,
      told(`${name}, ${line}: whole, with its data`, of(name, line, 'wholeMs'), 'ms'),
      name === '/calendar'
        ? {
            ...told(`${name}, ${line}: blocked`, blocked, 'ms'),
            target: `≤ ${MOST_BLOCKED_MS}`,
            verdict: verdict(blocked <= MOST_BLOCKED_MS),
          }
        : told(`${name}, ${line}: blocked`, blocked, 'ms'),
      told(`${name}, ${line}: on the wire`, of(name, line, 'kilobytes'), 'KB'),
    ]
  }),
)
await keepResult({
  name: 'first-load',
  question: 'How long does a first visit take, beside a page with React and nothing else?',
  method: `Sample data, ${ROUNDS} rounds after one that counts for nothing, the order reversed each time, medians of times and of ratios within a round; an empty cache each. Quick: as the machine is. Slow: a processor slowed down four times, 1.6 Mbit/s, 150 ms there and back. Blocked: what tasks take beyond 50 ms. Signed in as an admin but for the bare page and /login. The templates are ${Object.values(
    TEMPLATES,
  )
    .map(({ package: of, version }) => `${of} ${version}`)
    .join(' and ')}, compressed as the product is; what they would get from elsewhere is refused.`,
  findings,
  engines: { browser: browser.version() },
  raw: runs,
})
