import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { base, colourOf, contrast, rule, SKINS } from '#test/tokens.ts'
import { TONES } from './theme.ts'

const GROUNDS = ['--canvas', '--surface', '--surface-sunken', '--surface-raised', '--field', '--weekend', '--today']
const WORDS = ['--ink', '--ink-soft', '--brand', '--danger']
const ON = [
  ...GROUNDS.flatMap((ground) => WORDS.map((word) => [word, ground] as const)),
  ...['brand', 'danger', 'warn', 'ok', 'info'].flatMap(
    (name) =>
      [
        [`--${name}`, `--${name}-wash`],
        [`--${name}`, '--surface'],
        ['--ink', `--${name}-wash`],
      ] as const,
  ),
  ['--away-ink', '--away'],
  ['--on-brand', '--brand-fill'],
  ['--on-brand', '--danger-fill'],
] as const

describe.each(SKINS)('in the %s', (skin) => {
  it.each(ON)('%s can be read on %s', (word, ground) => {
    expect(contrast(colourOf(word, skin), colourOf(ground, skin))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(Array.from({ length: TONES }, (_, at) => at))('tone %s can be read, and its rail is seen', (at) => {
    const own = rule(`[data-tone='${at}']`)
    const part = (name: string) => colourOf(name, skin, own)
    // What stands on a wash or a deep one is small: half as much again as letters need.
    expect(contrast(part('--tone-ink'), part('--wash'))).toBeGreaterThanOrEqual(7)
    expect(contrast('#ffffff', part('--deep'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(part('--rail'), part('--surface'))).toBeGreaterThanOrEqual(3)
    expect(part('--rail')).toBe(colourOf(`--tone-${at}`, skin))
  })
})

it('there is one tone for each number, and no two are the same', () => {
  expect(rule(`[data-tone='${TONES}']`).size).toBe(0)
  const rails = Array.from({ length: TONES }, (_, at) => SKINS.map((skin) => colourOf(`--tone-${at}`, skin)).join())
  expect(new Set(rails).size).toBe(TONES)
})

describe('type', () => {
  const sheets = globSync('apps/web/src/**/*.css')
  // The grids of a schedule have a scale of their own, down to what stands in a cell.
  const scaled = sheets.filter((path) => !/ui\/schedule|features\/calendar/.test(path))

  it('has the sizes of the scale, or one that follows the window or the words around it', () => {
    const sizes = [...rule(':root').keys()].filter((name) => name.startsWith('--text')).map((name) => `var(${name})`)
    const free = /^(?:inherit|clamp\(.*\)|[\d.]+em)$/
    const others = scaled.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/font-size: ([^;]+);/g)].flatMap(([, size = '']) =>
        sizes.includes(size) || free.test(size) ? [] : `${path}: ${size}`,
      ),
    )
    expect(sizes.length).toBeGreaterThan(5)
    expect(others).toEqual([])
  })

  it('is ours, in the weights that it is designed in', () => {
    expect(base).toContain("src: url('./font/inter.woff2')")
    const weights = scaled.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/font-weight: (\d+);/g)].map(([, weight]) => Number(weight)),
    )
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(400)
    expect(Math.max(...weights)).toBeLessThanOrEqual(700)
  })

  it('comes with the first answer, before the style sheet that names it', () => {
    const page = readFileSync('apps/web/index.html', 'utf8').replaceAll(/\s+/g, ' ')
    const at = page.indexOf(
      'rel="preload" href="/src/ui/layout/font/inter.woff2" as="font" type="font/woff2" crossorigin',
    )
    expect(at).toBeGreaterThan(0)
    expect(at).toBeLessThan(page.indexOf('rel="stylesheet"'))
    // Small enough for the first moments of a visit.
    expect(readFileSync('apps/web/src/ui/layout/font/inter.woff2').length).toBeLessThan(46_000)
  })
})
