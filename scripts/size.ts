// What a first visit loads, as the browser would: the page's own files and all that the route's chunk asks for.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { pageGroups, type PageGroup } from '@onward/contract'
import { allPages, sampleGroups } from '@onward/contract/samples'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; isEntry?: boolean }
const DIST = 'apps/web/dist'
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk> // written by the build

const KB = 1000
const shell = 'src/app/shell/shell.tsx'
/** What the samples bring to the frame. */
const wing = 'src/samples/samples.tsx'
const login = 'src/features/sign-in/login-page.tsx'
const BUDGETS = [
  { name: '/login JS', routes: [login], kinds: ['js'], most: 130 * KB },
  { name: '/login CSS', routes: [login], kinds: ['css'], most: 15 * KB },
  {
    name: '/calendar',
    routes: [shell, wing, 'src/features/calendar/calendar-page.tsx'],
    kinds: ['js', 'css'],
    most: 200 * KB,
  },
]
/** What any other page may add to the frame; a page that stands alone, to what every visit loads. */
const MOST_ADDED = { shell: 130 * KB, blank: 45 * KB }

const filesOf = (routes: string[], kinds = ['js', 'css']) => {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk ${key}`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(visit)
  }
  const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry)
  for (const key of [...entries.map(([key]) => key), ...routes]) visit(key)
  return [...files].filter((file) => kinds.some((kind) => file.endsWith(`.${kind}`)))
}
const sizeOf = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length, 0)

const report = (name: string, bytes: number, most: number, more: string) => {
  const isOver = bytes > most
  console.log(
    `${name.padEnd(22)} ${(bytes / KB).toFixed(1).padStart(6)} of ${most / KB} KB gzip, ${more}${isOver ? '  TOO MUCH' : ''}`,
  )
  if (isOver) process.exitCode = 1
}

for (const { name, routes, kinds, most } of BUDGETS) {
  const files = filesOf(routes, kinds)
  report(name, sizeOf(files), most, `${files.length} files`)
}

/** The list that a sample screen is found in; see `apps/web/src/samples/samples.tsx`. */
const listOf = (screen: string) =>
  Object.keys(manifest).filter((key) => key.endsWith('-screens.ts') && manifest[key]?.dynamicImports?.includes(screen))

const groups: Record<string, PageGroup> = { ...pageGroups, ...sampleGroups }
const added = allPages
  .filter(({ id, planned }) => !planned && id !== 'login' && id !== 'calendar')
  .map(({ id, path, group, layout }) => {
    const before = layout === 'shell' ? [shell, wing] : [wing]
    const screen = Object.keys(manifest).find((key) => key.endsWith(`/${id}-page.tsx`)) ?? `${id}-page.tsx`
    const known = new Set(filesOf(before))
    const files = filesOf([...before, ...listOf(screen), screen]).filter((file) => !known.has(file))
    return {
      name: `${groups[group]?.title ?? group}${layout === 'blank' ? ', alone' : ''}`,
      path,
      layout,
      bytes: sizeOf(files),
    }
  })
console.log('Added by the largest page of each group:')
for (const [name, pages] of Map.groupBy(added, (page) => page.name)) {
  const [largest] = pages.toSorted((one, other) => other.bytes - one.bytes)
  if (largest) report(name, largest.bytes, MOST_ADDED[largest.layout], `${largest.path}, of ${pages.length}`)
}
