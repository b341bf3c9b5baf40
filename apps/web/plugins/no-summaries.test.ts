import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutSummaries } from './no-summaries.ts'

const contracts = globSync('packages/contract/src/*.ts', { exclude: ['**/*.test.ts', '**/http.ts', '**/openapi.ts'] })

it('takes the summary of every call out of the contract, in however many lines, and nothing else', () => {
  const sources = contracts.map((path) => readFileSync(path, 'utf8'))
  const count = (word: RegExp) => sources.join('').match(word)?.length ?? 0
  expect(count(/\bsummary:/g)).toBe(count(/\bmethod: '/g))
  for (const source of sources) {
    const left = withoutSummaries(source)
    expect(left).not.toContain('summary:')
    expect(left.split('\n')).toHaveLength(source.split('\n').length)
    const kept = (text: string) => text.split('\n').filter((line) => /^ +(method|path|input|answers): /.test(line))
    expect(kept(left)).toEqual(kept(source))
  }
})
