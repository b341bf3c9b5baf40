import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type Running = { origin: string; stop(): Promise<void> }

/** A new folder that `remove` takes away. */
export const temporaryFolder = async (name: string) => {
  const path = await mkdtemp(join(tmpdir(), `onward-bench-${name}-`))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/**
 * The product as `npm start` runs it, on a free port.
 * @param settings environment variables of the server
 */
export const startServer = async (settings: Record<string, string>): Promise<Running> => {
  if (!existsSync('apps/web/dist/index.html')) throw new Error('The web app is not built: run `npm run build`.')
  const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'warn', ...settings, PORT: '0' }
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
  }
  return { origin, stop }
}
