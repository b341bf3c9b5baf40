import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { databaseUrlOf } from './test-engines.ts'
import { findUser, freePort } from './postgres-server.ts'

/** Where servers are kept is not on everybody's path. */
const env = { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` }

/** Whether a program is on the path of this machine, or where servers are kept. */
export const hasProgram = (name: string, ask: string): boolean => spawnSync(name, [ask], { env }).error === undefined

/**
 * A pgbouncer in front of a server, in transaction mode with two connections, so that whoever comes gets now one and now the
 * other. Stop it.
 */
export const startPgbouncer = async (server: string) => {
  const user = findUser()
  const folder = mkdtempSync(join(tmpdir(), 'onward-pgbouncer-'))
  const port = await freePort()
  const { hostname, port: serverPort } = new URL(server)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
`,
  )
  chmodSync(folder, 0o755)
  if (user) chownSync(folder, user.uid, user.gid)
  const child = spawn('pgbouncer', [file], { ...user, cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  const lines: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      lines.push(line)
      if (line.includes('process up')) resolve()
    })
    child.once('close', () => reject(new Error(`pgbouncer ended: ${lines.join('\n')}`)))
  })
  return {
    urlOf: (database: string) => databaseUrlOf(`postgresql://postgres@127.0.0.1:${port}/`, database),
    stop: async () => {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
