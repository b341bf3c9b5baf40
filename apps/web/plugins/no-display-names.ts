import type { Plugin } from 'vite'

const KIT = /\/node_modules\/@mantine\/core\/.*\.mjs$/
const NAMED = /^\w+\.displayName = "@mantine\/core\/\w+";$/gm

/** A module of the kit without what its components are called in a developer's tools; as many lines as before. */
export const withoutDisplayNames = (code: string) => code.replaceAll(NAMED, '')

/** Nobody reads those names in a browser, and the first page would load some thirty of them. */
export const noDisplayNames = (): Plugin => ({
  name: 'no-display-names',
  apply: 'build',
  transform: {
    filter: { id: KIT },
    handler: (code) => ({ code: withoutDisplayNames(code), map: null }),
  },
})
