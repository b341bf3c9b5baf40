import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const ENGLISH = fileURLToPath(new URL('../src/lib/locales/en.json', import.meta.url))
const PART = 'texts:'

// A locale file is one flat object of texts; anything else fails here, at build time.
const compiled = (json: string, wanted: (key: string) => boolean) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(json) as Record<string, string>)
        .filter(([key]) => wanted(key))
        .map(([key, text]) => [key, compileMessageOrThrow(text)]),
    ),
  )

/**
 * Turns the texts of a language into the form that runs, so that the page carries no message parser.
 * `import texts from 'texts:calendar,event'` holds only the English texts whose keys begin with one of these words, so that
 * a page loads its own and no other page's. A language's whole file is imported by its name.
 */
export const compiledTexts = (): Plugin => ({
  name: 'compiled-texts',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(PART) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${PART}`)) return undefined
    const words = id.slice(PART.length + 1).split(',')
    this.addWatchFile(ENGLISH)
    const json = readFileSync(ENGLISH, 'utf8')
    for (const word of words)
      if (!json.includes(`"${word}.`)) this.error(`${id.slice(1)}: no English text begins with ${word}`)
    return `export default ${compiled(json, (key) => words.some((word) => key.startsWith(`${word}.`)))}`
  },
  transform(code, id) {
    if (!/\/locales\/[\w-]+\.json$/.test(id)) return undefined
    return { code: compiled(code, () => true), map: null }
  },
})
