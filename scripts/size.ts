// What a first visit loads, as the browser would: the program's own files and those of the page.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { pageGroups, type PageGroup } from '@onward/contract'
import { allPages, sampleGroups } from '@onward/contract/samples'
import type { BuiltPages } from '../apps/web/plugins/page-files.ts'

const DIST = 'apps/web/dist'
const { program, pages } = JSON.parse(readFileSync(`${DIST}/.vite/pages.json`, 'utf8')) as BuiltPages // written by the build

const KB = 1000
const BUDGETS = [
  { name: '/login JS', path: '/login', kinds: /js$/, most: 110 * KB },
  { name: '/login CSS', path: '/login', kinds: /css$/, most: 15 * KB },
  { name: '/calendar', path: '/calendar', kinds: /(js|css)$/, most: 190 * KB },
]
/** What any other page may add to the calendar's frame; a page that stands alone, to what every visit loads. */
const MOST_ADDED = { shell: 130 * KB, blank: 75 * KB }
/** Pages that are opened first thing in the morning have a limit of their own. */
const MOST_OF: Readonly<Record<string, number>> = { '/board': 70 * KB, '/insight': 60 * KB }
/** Pages of examples add less, but for those about a library. */
const LIGHT_GROUPS = /^(Extensions|Form elements|Forms|Tables|Charts)$/
const LIBRARY_PAGES = new Set(['/charts/chartjs', '/charts/recharts', '/extensions/swiper'])
const MOST_LIGHT = 60 * KB

const filesOf = (path: string) => pages.find(({ paths }) => paths[0] === path)?.files ?? []
const packed = (content: string | Buffer) => gzipSync(content, { level: 9 }).length
const sizeOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + packed(readFileSync(`${DIST}/${file}`)), 0)
/** What stands in the page itself. */
const [, inPage = ''] = /<script[^>]*>([^]+?)<\/script>/.exec(readFileSync(`${DIST}/index.html`, 'utf8')) ?? []

const report = (name: string, bytes: number, most: number, more: string) => {
  const isOver = bytes > most
  console.log(
    `${name.padEnd(22)} ${(bytes / KB).toFixed(1).padStart(6)} of ${most / KB} KB gzip, ${more}${isOver ? '  TOO MUCH' : ''}`,
  )
  if (isOver) process.exitCode = 1
}

for (const { name, path, kinds, most } of BUDGETS) {
  const files = [...program, ...filesOf(path)].filter((file) => kinds.test(file))
  const own = kinds.test('.js') ? packed(inPage) : 0
  report(name, sizeOf(files) + own, most, `${files.length} files${own > 0 ? ' and the script in the page' : ''}`)
}

// What all pages in the frame have: the one that holds nothing shows it.
const frame = new Set(filesOf('/page-layout/layout-empty'))
const groups: Record<string, PageGroup> = { ...pageGroups, ...sampleGroups }
const added = allPages
  .filter(({ id }) => id !== 'login' && id !== 'calendar')
  .map(({ path, group, layout }) => ({
    name: `${groups[group]?.title ?? group}${layout === 'blank' ? ', alone' : LIBRARY_PAGES.has(path) ? ', library' : ''}`,
    path,
    layout,
    bytes: sizeOf(filesOf(path).filter((file) => layout === 'blank' || !frame.has(file))),
  }))
for (const { path, bytes } of added) {
  const most = MOST_OF[path]
  if (most !== undefined) report(`${path} adds`, bytes, most, 'to the frame')
}
console.log('Added by the largest page of each group:')
for (const [name, pages] of Map.groupBy(added, (page) => page.name)) {
  const [largest] = pages.toSorted((one, other) => other.bytes - one.bytes)
  const most = LIGHT_GROUPS.test(name) ? MOST_LIGHT : MOST_ADDED[largest?.layout ?? 'shell']
  if (largest) report(name, largest.bytes, most, `${largest.path}, of ${pages.length}`)
}
