import { listed, pageGroups, pages, type ListedPage } from '@onward/contract'
import { allPages } from '@onward/contract/samples'
import type { Plugin } from 'vite'

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

/** The frame around every page of a signed-in user. */
const SHELL = 'src/app/shell/shell.tsx'
const SAMPLES = 'src/samples/samples.tsx'

/** An address that the build answers, and the files that its page loads beside the program's own. */
export type PageFiles = { paths: readonly string[]; files: readonly string[] }

/**
 * Writes `.vite/pages.json`: every address of this build with the files of its page, so that the server can say which
 * addresses there are and let the browser fetch a page's files together with the program.
 * A page's chunk is the one whose source is named after it: `calendar` is `…/calendar-page.tsx`.
 */
export const pageFiles = ({ withSamples }: { withSamples: boolean }): Plugin => ({
  name: 'page-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const written = bundle['.vite/manifest.json']
      if (written?.type !== 'asset') return this.error('The build has no manifest')
      const manifest = JSON.parse(String(written.source)) as Manifest // the build's own
      const filesUnder = (keys: readonly string[], found = new Set<string>()): Set<string> => {
        for (const key of keys) {
          const chunk = manifest[key]
          if (!chunk || found.has(chunk.file)) continue
          found.add(chunk.file)
          for (const file of chunk.css ?? []) found.add(file)
          filesUnder(chunk.imports ?? [], found)
        }
        return found
      }
      const already = filesUnder(Object.keys(manifest).filter((key) => manifest[key]?.isEntry))
      const row = ({ id, path, also = [], layout, group }: ListedPage): PageFiles => {
        const own = Object.keys(manifest).filter((key) => key.endsWith(`/${id}-page.tsx`))
        const frame = layout === 'shell' ? [SHELL, SAMPLES] : []
        const isSample = !Object.hasOwn(pageGroups, group)
        const files = filesUnder([...frame, ...(isSample ? [SAMPLES] : []), ...own])
        return { paths: [path, ...also], files: [...files].filter((file) => !already.has(file)) }
      }
      const all = withSamples ? allPages : listed(pages)
      const rows = all.map(row)
      // The front door leads to a user's own start, also where no page stands at it.
      const door = rows.some(({ paths }) => paths.includes('/'))
        ? []
        : [{ paths: ['/'], files: row({ id: 'calendar', ...pages.calendar }).files }]
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify([...rows, ...door]) })
      return undefined
    },
  },
})
