import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledTexts } from './plugins/compiled-texts.ts'

const server = process.env.API ?? 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [compiledTexts(), react()],
  server: { port: 5173, proxy: { '/api': server, '/jwt': server, '/healthz': server } },
  build: {
    target: 'es2022',
    // One style sheet a chunk; nothing is inlined, so that the content security policy can stay strict.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
})
