import type { Plugin } from 'vite'

/**
 * The browser keeps each module that it has been given, for the next test file needs nearly all of them again; without this it
 * asks of each whether it has changed. What changes while one watches is asked for under an address of its own.
 */
export const keptModules = (): Plugin => ({
  name: 'kept-modules',
  configureServer: ({ middlewares }) => {
    middlewares.use((_request, response, next) => {
      const set = response.setHeader.bind(response)
      response.setHeader = (name, value) => set(name, value === 'no-cache' ? 'max-age=3600' : value)
      next()
    })
  },
})
