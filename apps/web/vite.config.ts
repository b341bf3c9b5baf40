import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkNames } from './plugins/chunk-names.ts'
import { compiledTexts } from './plugins/compiled-texts.ts'
import { demoServer } from './plugins/demo-server.ts'
import { earlyScript } from './plugins/early-script.ts'
import { firstPaints } from './plugins/first-paints.ts'
import { kitColours } from './plugins/kit-colours.ts'
import { noDisplayNames } from './plugins/no-display-names.ts'
import { noSummaries } from './plugins/no-summaries.ts'
import { pageFiles } from './plugins/page-files.ts'
import { precompressed } from './plugins/precompressed.ts'

const server = process.env.API ?? 'http://127.0.0.1:4000'

/** `SAMPLE_SCREENS=off` builds the product alone. */
const withSamples = process.env.SAMPLE_SCREENS !== 'off'

/** What (nearly) every page of the program has from the start, by its name; the styles that the sign-in has not come with what asks. */
const EVERYWHERE = /\/((rolldown-runtime|react|base)-\w+\.|(answers|frame)-\w+\.js$)/

export default defineConfig({
  plugins: [
    compiledTexts({ withSamples }),
    noSummaries(),
    noDisplayNames(),
    ...(withSamples ? [demoServer()] : []),
    react(),
    kitColours(),
    earlyScript(),
    pageFiles({ withSamples }),
    firstPaints({ withSamples }),
    precompressed(fileURLToPath(new URL('../../node_modules/.cache/onward/packed/', import.meta.url))),
  ],
  // Router and texts bring along what React has had for years.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  define: { 'import.meta.env.VITE_SAMPLE_SCREENS': withSamples },
  server: { port: 5173, proxy: { '/api': server, '/jwt': server, '/healthz': server } },
  build: {
    target: 'es2022',
    // Native `light-dark()`: a part of the page may then have the other colours, as the menu of the semi-dark skin does.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    outDir: withSamples ? 'dist' : 'dist-product',
    // One style sheet a chunk; nothing is inlined, so that the content security policy can stay strict.
    assetsInlineLimit: 0,
    // A part that comes later need not say that it needs what every page has had from the start.
    modulePreload: {
      // Every browser that we build for has it.
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !EVERYWHERE.test(file)),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Shorter than the bundler's own: what comes later is listed by name in what comes first, and a hash is incompressible.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name]-[hash:7].js',
        // So is a name that says no more than which package it is of.
        chunkFileNames: ({ name, moduleIds }) =>
          name !== 'react' && moduleIds.every((id) => id.includes('/node_modules/'))
            ? 'assets/kit-[hash:7].js'
            : 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(fileURLToPath(new URL('./src/', import.meta.url))) }],
        },
      },
    },
  },
})
