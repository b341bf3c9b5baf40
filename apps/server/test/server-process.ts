import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Node's options for a process that lives for seconds: optimizing what the embedded engine is made of costs more than it gains. */
export const QUICK_TO_START = ['--liftoff-only']

/** The server as a process of its own; `ended` has its exit code and what it printed. */
export const startServer = (environment: Record<string, string>) => {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, PORT: '0', LOG_LEVEL: 'silent', ...environment }
  const child = spawn(process.execPath, [...QUICK_TO_START, 'apps/server/src/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  let output = ''
  child.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()))
  const ended = new Promise<{ code: number | null; errors: string; output: () => string }>((resolve) => {
    child.once('close', (code) => resolve({ code, errors, output: () => output }))
  })
  const listening = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      output += `${line}\n`
      const [, address] = /listens on (\S+)/.exec(line) ?? []
      if (address) resolve(address)
    })
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${errors}`)))
  })
  // Whoever only waits for the end does not hear that it never listened.
  listening.catch(() => {})
  return { child, ended, listening, output: () => output }
}
