import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const EARLY = fileURLToPath(new URL('../src/app/early.ts', import.meta.url))

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
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === EARLY)
      return { html: sheetsFirst(html), tags: chunk ? [tag(`/${chunk.fileName}`)] : [] }
    },
  },
})
