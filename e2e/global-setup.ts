import type { TestProject } from 'vitest/node'
import { findBrowser } from './find-browser.ts'
import { prepareSampleStore } from './sample-store.ts'
import { startServer, type TestServer } from './start-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, so that test files beside each other do not meet. */
    servers: readonly TestServer[]
    browser: string
    /** What a server of a test's own starts from: see `sample-store.ts`. */
    sampleStore: string
    /** Where a client, who has no schedule, starts. */
    clientHome: string
    /** What visitors prefer who say nothing of it. */
    motion: 'reduce' | 'no-preference'
  }
}

/** As many test files as there are workers run beside each other: see `vitest.config.ts`. */
const WORKERS = 2

/** The journeys of the product run on a build without the sample screens. */
const setup = async ({ name, provide }: TestProject) => {
  const screens = name === 'e2e-product' ? 'off' : 'on'
  const sampleStore = await prepareSampleStore()
  const servers = await Promise.all(
    Array.from({ length: WORKERS }, () => startServer({ SAMPLE_SCREENS: screens }, sampleStore)),
  )
  provide('sampleStore', sampleStore)
  provide(
    'servers',
    servers.map(({ origin, mailDir }) => ({ origin, mailDir })),
  )
  provide('browser', findBrowser())
  // The samples show what moves.
  provide('motion', screens === 'off' ? 'reduce' : 'no-preference')
  provide('clientHome', screens === 'off' ? '/calendar' : '/access-control')
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}
export default setup
