import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { kitColours, RETOLD, UNUSED } from './kit-colours.ts'

const variables = createRequire(import.meta.url).resolve('@mantine/core/styles/default-css-variables.layer.css')

const left = () => {
  const { transform } = kitColours()
  if (typeof transform !== 'object') throw new Error('It takes that one file alone')
  const css = readFileSync(variables, 'utf8')
  // The bundler hands over more than it asks for.
  const { code } = Reflect.apply(transform.handler, undefined, [css, variables]) as { code: string }
  return { css, code }
}

const ours = readFileSync('apps/web/src/ui/layout/base.css', 'utf8')

it('leaves out the unused colours, what is told anew, and nothing else', () => {
  const { css, code } = left()
  const kept = new Set(code.split('\n'))
  const lost = css.split('\n').flatMap((line) => (kept.has(line) ? [] : (/^\s*(--[\w-]+):/.exec(line)?.[1] ?? line)))
  expect(lost.length).toBeGreaterThan(UNUSED.length * 20)
  const isUnused = (name: string) => UNUSED.some((one) => name.startsWith(`--mantine-color-${one}-`))
  expect(lost.filter((name) => !isUnused(name) && !ours.includes(`  ${name}: `))).toEqual([])
  expect(RETOLD.filter((one) => !lost.includes(`--mantine-color-${one}-light`))).toEqual([])
})

it('what the kit derives from them is told anew', () => {
  const derived = [...left().code.matchAll(/(--[\w-]+): var\(--mantine-color-(\w+)-/g)].flatMap(([, name = '', from]) =>
    UNUSED.some((one) => one === from) ? name : [],
  )
  expect(derived).not.toEqual([])
  expect(derived.filter((name) => !ours.includes(`${name}: `))).toEqual([])
})

it('nothing is drawn in them', () => {
  const used = new RegExp(
    `(?<![\\w-])(?:color|c|bg|from|to)[=:]\\s*\\{?['"](?:${UNUSED.join('|')})|mantine-color-(?:${UNUSED.join('|')})`,
  )
  const files = globSync('apps/web/src/**/*.{ts,tsx,css}')
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((path) => used.test(readFileSync(path, 'utf8')))).toEqual([])
})
