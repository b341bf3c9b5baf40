import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { findBrowser } from './find-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, so that test files beside each other do not meet. */
    servers: readonly TestServer[]
    browser: string
    /** Where a client, who has no schedule, starts. */
    clientHome: string
  }
}

/** Where a server listens, and where it leaves its mails, one file each. */
export type TestServer = { origin: string; mailDir: string }
/** As many test files as there are workers run beside each other: see `vitest.config.ts`. */
const WORKERS = 2

/** The real server, as `npm start` runs it, on a free port and a store of its own with the sample data. */
const start = async (screens: 'on' | 'off') => {
  const dataDir = await mkdtemp(join(tmpdir(), 'onward-e2e-'))
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    SAMPLE: 'on',
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    SAMPLE_SCREENS: screens,
  }
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const [, address] = /listens on (\S+)/.exec(line) ?? []
      if (address) resolve(address)
    })
    server.once('close', (code) => reject(new Error(`The server ended with ${code} before it listened`)))
  })
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  return { origin, mailDir: join(dataDir, 'mail'), stop }
}

/** The journeys of the product run on a build without the sample screens. */
const setup = async ({ name, provide }: TestProject) => {
  const screens = name === 'e2e-product' ? 'off' : 'on'
  const servers = await Promise.all(Array.from({ length: WORKERS }, () => start(screens)))
  provide(
    'servers',
    servers.map(({ origin, mailDir }) => ({ origin, mailDir })),
  )
  provide('browser', findBrowser())
  provide('clientHome', screens === 'off' ? '/calendar' : '/access-control')
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}
export default setup
