import { fileURLToPath } from 'node:url'
import { listed, pageGroups, pages, type ListedPage } from '@onward/contract'
import { allPages } from '@onward/contract/samples'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

const SRC = fileURLToPath(new URL('../src/', import.meta.url))
const DEMO = fileURLToPath(new URL('../../../packages/demo/src/', import.meta.url))
/** What runs the app: it stands among what it is made of. */
const PROGRAM = 'main.tsx'
/** Around every page of a signed-in user. */
const FRAME = ['app/shell/shell.tsx', 'app/answers.tsx', 'samples/samples.tsx']

/** What a page draws on a telephone, where that is known from the start. */
const ON_PHONES: Readonly<Record<string, string>> = { calendar: 'ui/schedule/list-views.tsx' }

/** What of the demo answers a dashboard: its first calls load that otherwise, one file after the other. */
const ANSWERED_BY: Readonly<Record<string, readonly string[]>> = {
  analytics: ['openers.ts', 'cards/cards.ts', 'invoice/invoice.ts'],
  'ecommerce-dashboard': ['openers.ts', 'cards/cards.ts'],
}

/** An address that the build answers, and the files that its page loads beside the program's own; some on telephones alone. */
export type PageFiles = { paths: readonly string[]; files: readonly string[]; onPhones?: readonly string[] }
/** The files that every visit loads, and each page's. */
export type BuiltPages = { program: readonly string[]; pages: readonly PageFiles[] }

/**
 * Writes `.vite/pages.json`: every address of this build with the files of its page, so that the server can say which
 * addresses there are and let the browser fetch a page's files together with the program.
 * A page's screen is the source that is named after it: `calendar` is `…/calendar-page.tsx`.
 */
export const pageFiles = ({ withSamples }: { withSamples: boolean }): Plugin => ({
  name: 'page-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
      const filesUnder = (given: readonly (Chunk | undefined)[], found = new Set<string>()): Set<string> => {
        for (const chunk of given) {
          if (!chunk || found.has(chunk.fileName)) continue
          found.add(chunk.fileName)
          for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file)
          filesUnder(
            chunk.imports.map((file) => byFile.get(file)),
            found,
          )
        }
        return found
      }
      const screens = [...byModule.keys()].filter((id) => id.startsWith(SRC) && id.endsWith('-page.tsx'))
      const program = filesUnder([...chunks.filter(({ isEntry }) => isEntry), byModule.get(SRC + PROGRAM)])
      const row = ({ id, path, also = [], layout, group, asksNothing }: ListedPage): PageFiles => {
        const isSample = !Object.hasOwn(pageGroups, group)
        const wanted = [
          ...(layout === 'shell' ? FRAME : []),
          ...(isSample ? ['samples/samples.tsx'] : []),
          ...(asksNothing ? [] : ['app/answers.tsx']),
        ].map((source) => SRC + source)
        const own = screens.filter((source) => source.endsWith(`/${id}-page.tsx`))
        const answering = (ANSWERED_BY[id] ?? []).map((source) => DEMO + source)
        const files = filesUnder([...wanted, ...own, ...answering].map((source) => byModule.get(source)))
        const isOwn = (file: string) => !program.has(file)
        const part = byModule.get(SRC + (ON_PHONES[id] ?? ''))
        const onPhones = [...filesUnder([part])].filter((file) => isOwn(file) && !files.has(file))
        return {
          paths: [path, ...also],
          files: [...files].filter(isOwn),
          ...(onPhones.length > 0 && { onPhones }),
        }
      }
      const rows = (withSamples ? allPages : listed(pages)).map(row)
      // The front door leads to a user's own start, also where no page stands at it.
      const home = row({ id: 'calendar', ...pages.calendar })
      const door = rows.some(({ paths }) => paths.includes('/')) ? [] : [{ ...home, paths: ['/'] }]
      const source: BuiltPages = { program: [...program], pages: [...rows, ...door] }
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(source) })
    },
  },
})
