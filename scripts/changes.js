import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { root } from './install.js'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
/** The trunk, as far as this clone knows it: a branch is what it has and the trunk has not. */
const trunk = () =>
  ['origin/main', 'main'].find(
    (name) => spawnSync('git', ['rev-parse', '--verify', '--quiet', name], { cwd: root }).status === 0,
  )

/**
 * What differs from where this branch left another one.
 * @param base the other branch; without it what is not yet committed
 */
export const changesSince = (base) => {
  const from = base === undefined ? 'HEAD' : git('merge-base', base, 'HEAD')[0]
  const paths = [
    ...git('diff', '--name-only', '--no-renames', from),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].toSorted()
  return { from, paths }
}

/** What this branch has beside the trunk, committed or not; undefined where nobody knows, as in an unpacked archive. */
export const changesOfBranch = () => {
  if (spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], { cwd: root }).status !== 0) return undefined
  return changesSince(trunk())
}

/** The texts of the files of a pattern, by path. */
export const textsOf = (pattern) =>
  Object.fromEntries(globSync(pattern, { cwd: root }).map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')]))

/** Tests that read files, of which their imports know nothing. */
export const readers = (pattern) =>
  Object.entries(textsOf(pattern))
    .filter(([, text]) => text.includes("'node:fs'"))
    .map(([path]) => path)

const isServer = (path) => path.startsWith('apps/server/')
/** Tests of the server that a change may break though nothing that they import has changed. */
export const serverReaders = (changed) => {
  if (!changed.some(isServer)) return []
  // A migration is imported by nobody, and everything on the server stands on it.
  return changed.some((path) => isServer(path) && !path.endsWith('.ts'))
    ? ['apps/server/']
    : readers('apps/server/**/*.test.ts')
}
