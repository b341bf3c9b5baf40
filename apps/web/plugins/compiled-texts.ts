import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { addressOf, OTHER_LANGUAGES, textFiles, textsOf, WINGS } from './text-files.ts'

const PART = 'texts:'

const compiled = (texts: Record<string, string>) =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)])))

/**
 * Turns the texts that stand beside each feature into the form that runs, so that the page carries no message parser.
 * `import texts from 'texts:calendar,event'` holds only the English texts whose keys begin with one of these words, so that
 * a page loads its own and no other page's. The other languages come as one file a wing, under an address that stays.
 */
export const compiledTexts = ({ withSamples }: { withSamples: boolean }): Plugin => {
  const files = WINGS.filter((wing) => wing === 'product' || withSamples).flatMap((wing) =>
    OTHER_LANGUAGES.map((language) => ({ wing, language, fileName: addressOf(language, wing) })),
  )
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PART) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PART}`)) return undefined
      const words = id.slice(PART.length + 1).split(',')
      for (const { path } of textFiles('en')) this.addWatchFile(path)
      const english = Object.entries(textsOf('en'))
      const own = (word: string) => english.filter(([key]) => key.startsWith(`${word}.`))
      for (const word of words)
        if (own(word).length === 0) this.error(`${id.slice(1)}: no English text begins with ${word}`)
      return `export default ${compiled(Object.fromEntries(words.flatMap(own)))}`
    },
    generateBundle() {
      for (const { wing, language, fileName } of files)
        this.emitFile({ type: 'asset', fileName, source: compiled(textsOf(language, wing)) })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files.find(({ fileName }) => request.url === `/${fileName}`)
        if (!file) return next()
        response.setHeader('content-type', 'application/json')
        return response.end(compiled(textsOf(file.language, file.wing)))
      })
    },
  }
}
