import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listed, pages, type ListedPage } from '@onward/contract'
import { allPages } from '@onward/contract/samples'
import type { ReactNode } from 'react'
import { createServer, type Plugin } from 'vite'
import { compiledTexts } from './compiled-texts.ts'
import type { BuiltPages } from './page-files.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))

type Wing = { drawSample: (page: ListedPage) => ReactNode }
type Product = { drawFirst: (page: ListedPage, content?: ReactNode) => string }

/** Runs the page's own parts, with the class names of the build. */
const drawEach = async (each: readonly ListedPage[], withSamples: boolean): Promise<string[]> => {
  const server = await createServer({
    configFile: false,
    root: WEB,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    plugins: [compiledTexts({ withSamples })],
  })
  try {
    const { drawFirst } = (await server.ssrLoadModule('/src/app/first-paint.tsx')) as Product // what it exports
    if (!withSamples) return each.map((page) => drawFirst(page))
    const { drawSample } = (await server.ssrLoadModule('/src/samples/first-paint.tsx')) as Wing // what it exports
    return each.map((page) => drawFirst(page, drawSample(page)))
  } finally {
    await server.close()
  }
}

/**
 * The style sheets that have the classes of some HTML. Those of our modules begin with an underscore.
 * @throws Error for a class that none has: it would be drawn without its looks
 */
export const stylesOf = (html: string, sheets: ReadonlyMap<string, string>): string[] => {
  const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' ').filter((name) => name.startsWith('_')),
  )
  const found = new Set<string>()
  for (const name of new Set(classes)) {
    const [file] = [...sheets].find(([, text]) => text.includes(`.${name}`)) ?? []
    if (file === undefined) throw new Error(`No style sheet of the page has the class ${name} of its first paint`)
    found.add(file)
  }
  return [...sheets.keys()].filter((file) => found.has(file))
}

/** What some pages show before their program has come, and the style sheets that it is drawn with. */
export type FirstPaint = { paths: string[]; html: string; styles: string[] }

/**
 * Writes `.vite/first-paints.json`: what each page shows before its program has come, for the server to send with the page.
 * It follows `page-files.ts`, whose lists say which style sheets a page has.
 */
export const firstPaints = ({ withSamples }: { withSamples: boolean }): Plugin => ({
  name: 'first-paints',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      const { program, pages: rows } = JSON.parse(await readFile(join(dir, '.vite/pages.json'), 'utf8')) as BuiltPages // ours
      const each = withSamples ? allPages : listed(pages)
      const drawn = await drawEach(each, withSamples)
      const names = new Set([...program, ...rows.flatMap(({ files }) => files)].filter((file) => file.endsWith('.css')))
      const read = async (name: string) => [name, await readFile(join(dir, name), 'utf8')] as const
      const sheets = new Map(await Promise.all([...names].map(read)))
      const paints = new Map<string, FirstPaint>()
      for (const [at, { path }] of each.entries()) {
        const html = drawn[at]
        const files = rows.find(({ paths }) => paths[0] === path)?.files ?? []
        // Another program may be built by the same settings: it has none of these pages.
        if (!html || files.length === 0) continue
        // In the order of the page: a later one comes before an earlier one.
        const own = new Map([...program, ...files].map((file) => [file, sheets.get(file) ?? '']))
        const styles = stylesOf(html, own).filter((file) => !program.includes(file))
        const key = [html, ...styles].join()
        const same = paints.get(key)
        if (same) same.paths.push(path)
        else paints.set(key, { paths: [path], html, styles })
      }
      await writeFile(join(dir, '.vite/first-paints.json'), JSON.stringify([...paints.values()]))
    },
  },
})
