// Runs before anything is installed, on any Node from 20 on: nothing but Node's own modules here.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const OLDEST = 20

const readJson = (path) => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'))

/** Whether node_modules holds just what the lock file says; what is only for other platforms may be absent. */
const isInstalled = () => {
  if (!existsSync(`${root}/node_modules/.package-lock.json`)) return false
  const wanted = readJson('package-lock.json').packages
  const there = readJson('node_modules/.package-lock.json').packages
  return Object.entries(wanted).every(
    ([path, { version, link, optional, peer }]) =>
      !path.includes('node_modules/') ||
      link ||
      there[path]?.version === version ||
      ((optional || peer) && !there[path]),
  )
}

/** Installs what the lock file says, if that is not there yet. */
export const ensureInstalled = () => {
  const [major] = process.versions.node.split('.')
  if (Number(major) < OLDEST) {
    console.error(`Onward needs Node ${OLDEST} or newer; this is ${process.version}.`)
    process.exit(1)
  }
  if (isInstalled()) return
  console.log('Installing what the lock file says …')
  // A production environment would leave out what builds and tests.
  const install = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync('npm', install, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(`npm ci failed${error ? `: ${error.message}` : ''}. Its messages above say why.`)
  process.exit(status ?? 1)
}

/** The Node that the repository pins. */
export const pinnedNode = () => {
  const path = `${root}/node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`
  if (existsSync(path)) return path
  console.error('The pinned Node is missing: its install script did not run. Try `npm rebuild node`.')
  process.exit(1)
}

/** Starts a program on the pinned Node and hands signals on to it. */
export const startPinned = (args, options = {}) => {
  const child = spawn(pinnedNode(), args, { cwd: root, stdio: 'inherit', ...options })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return child
}

/** Runs a program on the pinned Node to its end and answers its exit code. */
export const runPinned = (args, options = {}) =>
  new Promise((resolve) => {
    startPinned(args, options).once('close', (code) => resolve(code ?? 1))
  })
