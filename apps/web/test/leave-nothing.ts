import { afterAll, vi } from 'vitest'

// The files of a worker share its process: each leaves it as it was, and the next one's modules come anew.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})
