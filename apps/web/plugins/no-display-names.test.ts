import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutDisplayNames } from './no-display-names.ts'

const kit = globSync('node_modules/@mantine/core/esm/components/**/*.mjs').map((path) => readFileSync(path, 'utf8'))

it('takes the name of every component of the kit out, and nothing else', () => {
  expect(kit.filter((code) => withoutDisplayNames(code) !== code).length).toBeGreaterThan(100)
  for (const code of kit) {
    const left = withoutDisplayNames(code)
    expect(left).not.toMatch(/\.displayName = "@mantine/)
    const others = (text: string) => text.split('\n').filter((line) => line !== '' && !line.includes('.displayName = '))
    expect(others(left)).toEqual(others(code))
  }
})
