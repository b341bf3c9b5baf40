import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { codeOf, declares } from './code-of.ts'

const pages = globSync('apps/web/src/samples/showcase/*/*-page.tsx').flatMap((path) => {
  const source = readFileSync(path, 'utf8')
  const [, page, parts] = /page="([^"]+)"\s+parts=\{\{([^}]+)\}\}/.exec(source) ?? []
  const beside = path.replace(/-page\.tsx$/, '.examples.tsx')
  const sources = [source, ...(existsSync(beside) ? [readFileSync(beside, 'utf8')] : [])]
  return page && parts ? [{ page, sources, names: [...parts.matchAll(/\w+/g)].map(([name]) => name) }] : []
})

it('there are such pages', () => expect(pages.length).toBeGreaterThan(20))

describe.each(pages)('$page', ({ sources, names }) => {
  it.each(names)('%s is shown with everything that it is made of', (name) => {
    const source = sources.find((one) => declares(one, name)) ?? ''
    const code = codeOf(source, name)
    const known = [
      ...code.matchAll(/^(?:const|type) (\w+)/gm),
      ...code.matchAll(/(?:^import |[{,] (?:\w+ as |\w+: )?)(\w+)/gm),
    ]
    const said = new Set(known.map(([, one]) => one))
    const missing = [...code.matchAll(/(?<!\w)<([A-Z]\w*)/g)].map(([, tag]) => tag).filter((tag) => !said.has(tag))
    expect(missing).toEqual([])
    // As often opened as closed, or something was cut short.
    for (const [open, close] of ['()', '{}', '[]'] as const)
      expect(code.split(open ?? '').length, open).toBe(code.split(close ?? '').length)
  })
})
