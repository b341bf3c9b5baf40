import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { accessSync, chmodSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export type PostgresServer = {
  url: string
  process: ChildProcess
  /** Ends it and leaves its files: at once, as a power switch would, or as the signal means to it. */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Starts it again on its files after `kill`. */
  start(): Promise<void>
  /** Ends it and removes its files. */
  stop(): Promise<void>
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const newestFirst = (a: string, b: string) => Number(b) - Number(a)

const packaged = (): string[] => {
  const folder = '/usr/lib/postgresql'
  return existsSync(folder)
    ? readdirSync(folder)
        .sort(newestFirst)
        .map((version) => join(folder, version, 'bin'))
    : []
}

const configured = (): string[] => {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()]
  } catch {
    // No pg_config: nothing is known of a server from that side.
    return []
  }
}

/** The folder of PostgreSQL's server binaries on this machine, if any. */
export const findServerBinaries = (): string | undefined =>
  [...packaged(), ...configured(), ...(process.env['PATH'] ?? '').split(delimiter)].find(
    (folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')),
  )

type User = { uid: number; gid: number }

/** Servers refuse to run as root; then the database packages' own user runs them. */
export const findUser = (): User | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

const untilReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000)
      if (said.includes('database system is ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${said}`)))
  })

/**
 * Starts a server of its own in a temporary folder on a free port.
 * @param settings server settings, such as `fsync=off`
 * @param parent where its folder is made
 */
export const startPostgres = async (
  binaries: string,
  settings: readonly string[],
  parent = tmpdir(),
): Promise<PostgresServer> => {
  const user = findUser()
  const folder = mkdtempSync(join(parent, 'onward-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  const options = { ...user, cwd: folder }
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await freePort()
  const parameters = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
  const launch = async () => {
    const child = spawn(
      join(binaries, 'postgres'),
      ['-D', join(folder, 'data'), ...parameters.flatMap((parameter) => ['-c', parameter])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await untilReady(child)
    return child
  }
  let child = await launch()
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended(child)
  }
  const killOnExit = () => void child.kill('SIGQUIT')
  process.once('exit', killOnExit)
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    get process() {
      return child
    },
    kill: (signal = 'SIGKILL') => end(signal),
    start: async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          child = await launch()
          return
        } catch (error) {
          // The killed server's own children take a moment to notice.
          if (attempt === 50 || !/in use|another server/.test(String(error))) throw error
          await setTimeout(100)
        }
      }
    },
    stop: async () => {
      process.removeListener('exit', killOnExit)
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
