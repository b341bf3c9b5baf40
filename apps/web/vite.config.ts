import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledTexts } from './plugins/compiled-texts.ts'
import { demoServer } from './plugins/demo-server.ts'
import { precompressed } from './plugins/precompressed.ts'

const server = process.env.API ?? 'http://127.0.0.1:4000'

const BASE =
  /node_modules\/(@tanstack\/(query-core|react-query)|@lingui|valibot|clsx|wouter|regexparam|use-sync-external-store)\/|packages\/contract\/src\/(http|client|words|pages|page-paths|identity)\.ts|src\/lib\/(abilities|identity-api|layout|messages|page|queries|session|shared|storage|style-nonce|text)\.|src\/app\/demo-calls|src\/ui\/(logo|lazy-part|theme|mantine|toast|toasts|has-toasts)\.|@mantine\/core\/esm\/(core|utils|components\/(ActionIcon|Button|Checkbox|CloseButton|InlineInput|Input|InputBase|InputsGroup|Loader|Paper|PasswordInput|Text|TextInput|Transition|UnstyledButton|VisuallyHidden))\//

export default defineConfig({
  plugins: [compiledTexts(), demoServer(), react(), precompressed()],
  server: { port: 5173, proxy: { '/api': server, '/jwt': server, '/healthz': server } },
  build: {
    target: 'es2022',
    // Native `light-dark()`: a part of the page may then have the other colours, as the menu of the semi-dark skin does.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    // One style sheet a chunk; nothing is inlined, so that the content security policy can stay strict.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Few files load faster than many small ones: React, then what every page is made of, the sign-in page included.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'base', test: BASE, priority: 1 },
            { name: 'sign-in', test: /features\/sign-in\/(sign-in-frame|side-link|home-after)\.|ui\/password-field\./ },
            // Pages that stand alone draw icons too.
            { name: 'icons', test: /src\/ui\/icon\./, priority: 1 },
            // The frame with all that it is made of, which every screen behind the sign-in shares.
            { name: 'frame', test: /src\/app\/shell\/shell\.tsx|src\/lib\/toggled\.ts/ },
            // A few small files of rules, of which every calendar needs most.
            {
              name: 'scheduling',
              test: /packages\/scheduling\/src\//,
              includeDependenciesRecursively: false,
            },
            // Months and lists; hours arrive when they are chosen.
            {
              name: 'calendar',
              test: /src\/ui\/calendar\/(?!time-|use-time-carry|use-kept-focus)/,
              // What its parts share with other pages stays where it was.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
