import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** Turns the texts of a language into the form that runs, so that the page carries no message parser. */
export const compiledTexts = (): Plugin => ({
  name: 'compiled-texts',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/locales\/[\w-]+\.json$/.test(id)) return undefined
    // A locale file is one flat object of texts; anything else fails here, at build time.
    const texts = JSON.parse(code) as Record<string, string>
    const compiled = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]))
    return { code: JSON.stringify(compiled), map: null }
  },
})
