import type { Plugin } from 'vite'

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.ts$/
/** A line of an endpoint, or two where it is long, as the formatter leaves it. */
const SUMMARY = /^( +)summary:\s+(?:'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"),$/gm

/** The source of a contract without what its calls say to the API document; as many lines as before. */
export const withoutSummaries = (code: string) => code.replaceAll(SUMMARY, (said) => said.replaceAll(/[^\n]/g, ''))

/** What describes a call in the API document is read on the server alone: no browser loads it. */
export const noSummaries = (): Plugin => ({
  name: 'no-summaries',
  enforce: 'pre',
  transform: {
    filter: { id: CONTRACT },
    handler: (code) => ({ code: withoutSummaries(code), map: null }),
  },
})
