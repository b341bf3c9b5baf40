import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const listed = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
const documents = listed('*.md').filter(existsSync)

it.each(documents)('every path that %s names exists', (file) => {
  const text = readFileSync(file, 'utf8')
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => join(dirname(file), path))
  // A path from the root, in code spelling; one with a placeholder in it is a pattern.
  const named = [...text.matchAll(/`((?:apps|packages|scripts|e2e|bench|docs|changes|\.ci)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect([...links, ...named].filter((path) => !existsSync(path))).toEqual([])
})

it('there is something to check', () => {
  expect(documents.length).toBeGreaterThan(8)
})

it('every npm script that a document names is one', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
