import { createServer } from 'node:net'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium, type BrowserContext } from 'playwright'
import { launchOptions } from './kit/browser.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { startServer, temporaryFolder } from './kit/server.ts'
import { median } from './kit/statistics.ts'

const RUNS = Number(process.env.ROUNDS ?? 5)
const ATTEMPTS = 3
const PASSWORD = 'Onward-sample-2026'
const DEVICES = [
  { device: 'mobile', config: undefined },
  { device: 'desktop', config: desktopConfig },
] as const
/** What each page is to score. */
const PAGES = {
  '/login': { mobile: 95, desktop: 99 },
  '/calendar': { mobile: 95, desktop: 99 },
  '/board': { mobile: 90, desktop: 98 },
  '/insight': { mobile: 90, desktop: 98 },
} as const
type PagePath = keyof typeof PAGES
const PATHS = Object.keys(PAGES) as PagePath[]
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const
type Metric = keyof typeof METRICS
type Run = {
  page: string
  device: string
  performance: number
  accessibility: number
  metrics: Record<Metric, number>
  /** Lighthouse's own measure of the machine at that moment: 1000 and more is a desktop that is not busy. */
  benchmarkIndex: number
  opportunities: { audit: string; says: string; items: string[] }[]
  /** In order: when it was asked for and answered in ms, how it was ranked, its bytes on the wire. */
  requests: string[]
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** What an audit lists, a line an entry, as far as it names addresses, elements and amounts. */
const itemsOf = (details: unknown, origin: string): string[] => {
  const lines: string[] = []
  const visit = (value: unknown, depth: number) => {
    if (lines.length >= 20 || depth > 30 || typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) return value.forEach((entry) => visit(entry, depth + 1))
    const facts = Object.entries(value).flatMap(([key, fact]) => {
      if (typeof fact === 'number' && Number.isFinite(fact) && /ms|bytes|duration|percent|size|start/i.test(key))
        return [`${key} ${Math.round(fact)}`]
      return typeof fact === 'string' && /^url$|selector|snippet|nodeLabel|subpart|reason/i.test(key)
        ? [fact.slice(0, 160)]
        : []
    })
    if (facts.length > 0) lines.push(facts.join(', ').replaceAll(origin, ''))
    for (const [key, entry] of Object.entries(value)) if (key !== 'headings') visit(entry, depth + 1)
  }
  visit(details, 0)
  return lines
}

const opportunitiesOf = ({ audits }: Report, origin: string) =>
  Object.values(audits)
    .filter(({ id, score, scoreDisplayMode, metricSavings }) => {
      if (id === 'lcp-breakdown-insight' || id === 'network-dependency-tree-insight') return true
      if (scoreDisplayMode === 'notApplicable' || score === null || score >= 0.9) return false
      return scoreDisplayMode === 'binary' || metricSavings !== undefined || id.endsWith('-insight')
    })
    .map(({ id, title, displayValue, metricSavings, details }) => {
      const savings = Object.entries(metricSavings ?? {}).flatMap(([metric, ms]) =>
        ms ? [`${metric} −${Math.round(ms)}`] : [],
      )
      return {
        audit: id,
        says: [title, displayValue, ...savings].filter(Boolean).join('; '),
        items: itemsOf(details, origin),
      }
    })

type Item = { url: string; networkRequestTime: number; networkEndTime: number; priority?: string; transferSize: number }
const requestsOf = ({ audits }: Report, origin: string) => {
  const { details } = audits['network-requests'] ?? {}
  if (details?.type !== 'table') return []
  // The audit's own columns, which its type leaves open.
  return (details.items as Item[]).map(({ url, networkRequestTime, networkEndTime, priority, transferSize }) =>
    [
      url.replace(origin, ''),
      `${Math.round(networkRequestTime)}–${Math.round(networkEndTime)} ms`,
      priority,
      `${transferSize} bytes`,
    ].join(', '),
  )
}

const measure = async (origin: string, port: number, path: string, { device, config }: (typeof DEVICES)[number]) => {
  const flags = { port, onlyCategories: ['performance', 'accessibility'], logLevel: 'error' as const }
  const report = async (attempt = 1): Promise<Report> => {
    const lhr = (await lighthouse(origin + path, flags, config))?.lhr
    if (lhr && !lhr.runtimeError) return lhr
    // On a busy machine it now and then loses the trace of a page load; such a run has no numbers.
    const reason = lhr?.runtimeError?.message ?? 'Lighthouse answered nothing'
    if (attempt === ATTEMPTS) throw new Error(reason)
    console.warn(`${path} ${device}, once more: ${reason}`)
    return report(attempt + 1)
  }
  const lhr = await report()
  if (!lhr.finalDisplayedUrl.startsWith(origin + path)) throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`)
  const percent = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const valueOf = (metric: Metric) => lhr.audits[METRICS[metric]]?.numericValue ?? Number.NaN
  const run: Run = {
    page: path,
    device,
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    metrics: { FCP: valueOf('FCP'), LCP: valueOf('LCP'), TBT: valueOf('TBT'), CLS: valueOf('CLS'), SI: valueOf('SI') },
    benchmarkIndex: lhr.environment.benchmarkIndex,
    opportunities: opportunitiesOf(lhr, origin),
    requests: requestsOf(lhr, origin),
  }
  console.log(`${path} ${device}: ${run.performance}, accessibility ${run.accessibility}`, JSON.stringify(run.metrics))
  return { run, version: `${lhr.lighthouseVersion} in ${lhr.environment.hostUserAgent.match(/Chrome\/[\d.]+/)?.[0]}` }
}

const signIn = async (context: BrowserContext, origin: string) => {
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill('admin@onward.test')
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('grid').waitFor()
  await page.close()
}

const data = await temporaryFolder('lighthouse')
const profile = await temporaryFolder('profile')
const server = await startServer({ DATA_DIR: data.path, SAMPLE: 'on' })
const port = await freePort()
const options = launchOptions()
const context = await chromium.launchPersistentContext(profile.path, {
  ...options,
  args: [...options.args, `--remote-debugging-port=${port}`],
})
const runs: Run[] = []
let version = ''
try {
  for (const path of PATHS) {
    // Lighthouse empties the cache before each run, but leaves what the sign-in keeps in the browser.
    if (path === '/calendar') await signIn(context, server.origin)
    for (let round = 0; round < RUNS; round += 1) {
      for (const device of round % 2 === 0 ? DEVICES : DEVICES.toReversed()) {
        const measured = await measure(server.origin, port, path, device)
        runs.push(measured.run)
        version = measured.version
      }
    }
  }
} finally {
  await context.close()
  await server.stop()
  await data.remove()
  await profile.remove()
}

const findings = PATHS.flatMap((page) =>
  DEVICES.flatMap(({ device }): Finding[] => {
    const performance = PAGES[page][device]
    const own = runs.filter((run) => run.page === page && run.device === device)
    const score = median(own.map((run) => run.performance))
    const access = Math.min(...own.map((run) => run.accessibility))
    const of = (metric: Metric) => median(own.map(({ metrics }) => metrics[metric]))
    const millis = (['FCP', 'LCP', 'TBT', 'SI'] as const).map((metric): Finding => ({
      measure: `${page} ${device} ${metric}`,
      value: of(metric),
      unit: 'ms',
      verdict: 'told',
    }))
    return [
      {
        measure: `${page} ${device} performance`,
        value: score,
        unit: 'of 100',
        target: `≥ ${performance}`,
        verdict: verdict(score >= performance),
      },
      {
        measure: `${page} ${device} accessibility, the worst run`,
        value: access,
        unit: 'of 100',
        target: '100',
        verdict: verdict(access === 100),
      },
      ...millis,
      { measure: `${page} ${device} CLS`, value: of('CLS'), unit: '', verdict: 'told' },
    ]
  }),
)
await keepResult({
  name: 'lighthouse',
  question: 'How do the sign-in page, the month, the board and insight of a signed-in admin score in Lighthouse?',
  method: `Sample data, ${RUNS} runs of each page and device in alternating order, medians; Lighthouse's default mobile setting (simulated slow 4G, processor slowed down four times) and its desktop preset, with an empty cache.`,
  findings,
  engines: { lighthouse: version },
  raw: runs,
})
