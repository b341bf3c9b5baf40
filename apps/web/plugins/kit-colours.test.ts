import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { kitColours, UNUSED } from './kit-colours.ts'

const variables = createRequire(import.meta.url).resolve('@mantine/core/styles/default-css-variables.layer.css')

const left = () => {
  const { transform } = kitColours()
  if (typeof transform !== 'object') throw new Error('It takes that one file alone')
  const css = readFileSync(variables, 'utf8')
  // The bundler hands over more than it asks for.
  const { code } = Reflect.apply(transform.handler, undefined, [css, variables]) as { code: string }
  return { css, code }
}

it('leaves out the unused colours, and nothing else', () => {
  const { css, code } = left()
  const lost = css.split('\n').filter((line) => !code.split('\n').includes(line))
  expect(lost.length).toBeGreaterThan(UNUSED.length * 20)
  expect(lost.filter((line) => !UNUSED.some((name) => line.includes(`--mantine-color-${name}-`)))).toEqual([])
})

it('what the kit derives from them is told anew', () => {
  const derived = [...left().code.matchAll(/(--[\w-]+): var\(--mantine-color-(\w+)-/g)].flatMap(([, name = '', from]) =>
    UNUSED.some((one) => one === from) ? name : [],
  )
  const ours = readFileSync('apps/web/src/ui/layout/base.css', 'utf8')
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
