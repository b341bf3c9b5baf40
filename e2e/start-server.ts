import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Where a server listens, and where it leaves its mails, one file each. */
export type TestServer = { origin: string; mailDir: string }

/**
 * The real server, as `npm start` runs it, on a free port and a store of its own with the sample data.
 * @param sampleStore a folder that has it already, to be copied: see `sample-store.ts`
 */
export const startServer = async (environment: Record<string, string>, sampleStore?: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'onward-e2e-'))
  if (sampleStore !== undefined) await cp(sampleStore, dataDir, { recursive: true })
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    SAMPLE: 'on',
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    ...environment,
  }
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const [, address] = /listens on (\S+)/.exec(line) ?? []
      if (address) resolve(address)
      if (/"level":[56]0/.test(line)) console.error(line)
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
