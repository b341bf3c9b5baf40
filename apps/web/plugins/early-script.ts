import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const EARLY = fileURLToPath(new URL('../src/app/early.ts', import.meta.url))

const tag = (src: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'module', async: true, crossorigin: true, src },
  injectTo: 'head-prepend',
})

/** Puts the first of all scripts before the others of the page: a file of its own, which waits for none of them. */
export const earlyScript = (): Plugin => ({
  name: 'early-script',
  buildStart() {
    if (this.environment.config.command === 'build') this.emitFile({ type: 'chunk', id: EARLY, name: 'early' })
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      if (!bundle) return [tag('/src/app/early.ts')]
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === EARLY)
      return chunk ? [tag(`/${chunk.fileName}`)] : []
    },
  },
})
