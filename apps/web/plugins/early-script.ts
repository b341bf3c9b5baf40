import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const EARLY = fileURLToPath(new URL('../src/app/early.ts', import.meta.url))
const PROGRAM = fileURLToPath(new URL('../src/main.tsx', import.meta.url))

const tag = (src: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'module', async: true, crossorigin: true, src },
  injectTo: 'head-prepend',
})

/** What the first paint waits for is asked for first: over few connections, what comes later in the page comes later. */
const sheetsFirst = (html: string): string => {
  const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
  const rest = sheets.reduce((page, sheet) => page.replace(sheet, ''), html)
  return rest.replace('<head>\n', `<head>\n${sheets.join('')}`)
}

/**
 * The scripts of the program are fetched from the start, after what the first paint waits for, and run by `early.ts` once there
 * is something to be seen: the one that is marked, which has the others run before it.
 */
const programLater = (html: string, program: string): string =>
  html.replaceAll(
    /<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="\/([^"]+)">(?:<\/script>)?/g,
    (_, file: string) =>
      `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}"${file === program ? ' data-program' : ''}>`,
  )

/** Puts the first of all scripts before the others of the page: a file of its own, which waits for none of them. */
export const earlyScript = (): Plugin => ({
  name: 'early-script',
  buildStart() {
    if (this.environment.config.command === 'build') this.emitFile({ type: 'chunk', id: EARLY, name: 'early' })
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return [tag('/src/app/early.ts')]
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const early = chunks.find(({ facadeModuleId }) => facadeModuleId === EARLY)
      const program = chunks.find(({ moduleIds }) => moduleIds.includes(PROGRAM))
      const page = sheetsFirst(html)
      return {
        // Another page may be built by the same settings: it runs at once.
        html: program ? programLater(page, program.fileName) : page,
        tags: early ? [tag(`/${early.fileName}`)] : [],
      }
    },
  },
})
