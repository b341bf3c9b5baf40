// What a first visit loads, as the browser would: the page's own files and all that the route's chunk asks for.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }
const DIST = 'apps/web/dist'
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk> // written by the build

const KB = 1000
const calendar = 'src/features/calendar'
const BUDGETS = [
  { name: '/login JS', routes: ['src/features/sign-in/login-page.tsx'], kinds: ['js'], most: 130 * KB },
  { name: '/login CSS', routes: ['src/features/sign-in/login-page.tsx'], kinds: ['css'], most: 15 * KB },
  {
    name: '/calendar',
    routes: ['src/app/shell/shell.tsx', `${calendar}/calendar-page.tsx`],
    kinds: ['js', 'css'],
    most: 200 * KB,
  },
]

const filesOf = (routes: string[]) => {
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
  return [...files]
}

for (const { name, routes, kinds, most } of BUDGETS) {
  const files = filesOf(routes).filter((file) => kinds.some((kind) => file.endsWith(`.${kind}`)))
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length, 0)
  const isOver = bytes > most
  console.log(
    `${name.padEnd(20)} ${(bytes / KB).toFixed(1).padStart(6)} of ${most / KB} KB gzip, ${files.length} files${isOver ? '  TOO MUCH' : ''}`,
  )
  if (isOver) process.exitCode = 1
}
