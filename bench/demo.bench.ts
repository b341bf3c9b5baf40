import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import type { Side } from './demo-page/main.ts'
import { launchOptions } from './kit/browser.ts'
import { keepResult, verdict, type Finding } from './kit/result.ts'
import { temporaryFolder } from './kit/server.ts'
import { median } from './kit/statistics.ts'

const ROUNDS = 15
const KB = 1000
const MOST = 3
const CONFIG = 'apps/web/vite.config.ts'
/** How often a call is made for one value: enough for the browser's clock, few where the network answers. */
const COUNTS: Record<Side, number> = {
  'list bare': 50_000,
  'list demo': 1000,
  'change bare': 200_000,
  'change demo': 1000,
  'other plain': 5000,
  'other demo': 5000,
  'unknown plain': 5000,
  'unknown demo': 1000,
  'network plain': 50,
  'network demo': 50,
}
// The table's own keys.
const SIDES = Object.keys(COUNTS) as Side[]

type Taken = { round: number; side: Side; us: number }
const taken: Taken[] = []

const timeCalls = async () => {
  const built = await temporaryFolder('demo')
  const settings = {
    root: 'bench/demo-page',
    configFile: CONFIG,
    logLevel: 'warn',
    build: { outDir: built.path },
  } as const
  await build({ ...settings, build: { ...settings.build, emptyOutDir: true } })
  const server = await preview({ ...settings, preview: { port: 0, host: '127.0.0.1' } })
  const origin = server.resolvedUrls?.local[0]
  if (origin === undefined) throw new Error('The page is not served')
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    await page.goto(origin)
    await page.waitForFunction(() => 'time' in window)
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
        const us = await page.evaluate(
          ([side, count]) => {
            // The page's own function; see demo-page/main.ts.
            const { time } = window as unknown as { time: (side: Side, count: number) => Promise<number> }
            return time(side, count)
          },
          [side, COUNTS[side]] as const,
        )
        if (round >= 0) taken.push({ round, side, us })
      }
    }
    return `Chromium ${browser.version()}`
  } finally {
    await browser.close()
    await server.close()
    await built.remove()
  }
}

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>
/** Files with their bytes in gzip. */
type Files = Record<string, number>
type Sizes = { first: Files; families: Record<string, { own: number; shared: Files }> }

const FRAME = 'src/app/shell/shell.tsx'

/** The chunks of a build and what each asks for at once. */
const withImports = (manifest: Manifest, keys: string[]) => {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return seen
}

/** The product, built anew with or without the demo: the scripts of the first load, and what each family loads. */
const sizesOf = async (demo: '' | 'off'): Promise<Sizes> => {
  const built = await temporaryFolder('demo-size')
  process.env.VITE_DEMO = demo
  try {
    const into = { outDir: built.path, emptyOutDir: true }
    await build({ root: 'apps/web', configFile: CONFIG, logLevel: 'warn', build: into })
    const manifest = JSON.parse(await readFile(`${built.path}/.vite/manifest.json`, 'utf8')) as Manifest // written by the build
    const sized = async (keys: Iterable<string>): Promise<Files> => {
      const files = [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))
      const bytes = await Promise.all(files.map((file) => readFile(`${built.path}/${file}`)))
      return Object.fromEntries(files.map((file, at) => [file, gzipSync(bytes[at] ?? '', { level: 9 }).length]))
    }
    const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
    const there = withImports(manifest, [...entries, FRAME])
    const families: Sizes['families'] = {}
    for (const key of Object.keys(manifest)) {
      const [, name] = /packages\/demo\/src\/([\w-]+)\/\1\.ts$/.exec(key) ?? []
      if (name === undefined) continue
      const others = [...withImports(manifest, [key])].filter((one) => one !== key && !there.has(one))
      families[name] = { own: sum(await sized([key])), shared: await sized(others) }
    }
    return { first: await sized(withImports(manifest, entries)), families }
  } finally {
    delete process.env.VITE_DEMO
    await built.remove()
  }
}
const sum = (files: Files) => Object.values(files).reduce((one, other) => one + other, 0)

const browser = await timeCalls()
const [withDemo, without] = [await sizesOf(''), await sizesOf('off')]

const rounds = Array.from({ length: ROUNDS }, (_, round) => round)
const usOf = (round: number, side: Side) =>
  taken.find((one) => one.round === round && one.side === side)?.us ?? Number.NaN
const compared = (measure: string, side: Side, what: string, other: Side): Finding => ({
  measure,
  value: median(rounds.map((round) => usOf(round, side))),
  unit: 'µs',
  yardstick: {
    what,
    value: median(rounds.map((round) => usOf(round, other))),
    ratio: median(rounds.map((round) => usOf(round, side) / usOf(round, other))),
  },
  verdict: 'told',
})
const told = (measure: string, bytes: number): Finding => ({ measure, value: bytes / KB, unit: 'KB', verdict: 'told' })
const [firstWith, firstWithout] = [sum(withDemo.first), sum(without.first)]
const share = firstWith - firstWithout
const families = Object.entries(withDemo.families).toSorted(([, one], [, other]) => other.own - one.own)
const shared = new Map<string, { bytes: number; by: number }>()
for (const [, one] of families) {
  for (const [file, bytes] of Object.entries(one.shared)) {
    shared.set(file, { bytes, by: (shared.get(file)?.by ?? 0) + 1 })
  }
}
/** Without the folder and the hash of its content. */
const nameOf = (file: string) => file.replace(/^assets\/|-[\w-]{8}\.js$/g, '')

await keepResult({
  name: 'demo',
  question: 'What does the demo API cost: a call, a call that is not its own, and its bytes?',
  method: `Calls in Chromium, in a production build, one after the other and each with its answer read; ${ROUNDS} rounds, their order reversed each time; medians of times and of ratios within a round. A call of the demo goes through the page's fetch, Request, path, schema, handler, JSON and back; its yardstick is the same handler called with its input, without any of that. A call that is not the demo's reaches a function that answers at once, and a file of the same machine. Bytes: gzip (level 9) of the scripts of the product built with and without the demo; what the first load grows by is the demo's library, and a family's chunk and what it shares with other families or with screens, such as its contract, arrive with its first call; the frame is there by then.`,
  findings: [
    compared('GET 22 tasks through the demo', 'list demo', 'the handler alone', 'list bare'),
    compared('GET 22 tasks through the demo', 'list demo', 'a file over loopback', 'network plain'),
    compared('POST a change through the demo', 'change demo', 'the handler alone', 'change bare'),
    compared('a call of the server, passed on to a stub', 'other demo', 'the stub alone', 'other plain'),
    compared('an unknown path under a prefix, passed on', 'unknown demo', 'the stub alone', 'unknown plain'),
    compared('a file over loopback, passed on', 'network demo', 'plain fetch', 'network plain'),
    {
      measure: 'the library in the first load',
      value: share / KB,
      unit: 'KB',
      yardstick: { what: 'the first load without it', value: firstWithout / KB, ratio: share / firstWithout },
      target: `≤ ${MOST} KB`,
      verdict: verdict(share <= MOST * KB),
    },
    ...families.map(([family, { own, shared: others }]): Finding => {
      const whole = own + sum(others)
      const yardstick = { what: 'with what it shares', value: whole / KB, ratio: own / whole }
      return { ...told(`the family ${family}`, own), yardstick }
    }),
    ...[...shared]
      .toSorted(([, one], [, other]) => other.by - one.by)
      .map(([file, { bytes, by }]) => told(`shared: ${nameOf(file)}, by ${by} of ${families.length} families`, bytes)),
  ],
  engines: { browser },
  raw: { calls: taken, withDemo, without },
})
