import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colourOf, contrast, lightOf, luminance, SKINS, type Light, type Skin } from '#test/tokens.ts'

type Rows = readonly [Light, Light, Light]
/** How light is seen without one of the three kinds of cones, as Machado, Oliveira and Fernandes simulate it (2009, severity 1). */
const VISIONS: Record<string, Rows> = {
  'with all three': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const times = (rows: Rows, [a, b, c]: Light) => rows.map(([x, y, z]) => x * a + y * b + z * c) as Light // three rows
const seen = (rows: Rows, light: Light) => times(rows, light).map((part) => Math.min(1, Math.max(0, part))) as Light // as before
/** In a space in which equal distances look equally far (OKLab): two that touch differ from about 0.02 on. */
const looks = (light: Light): Light => {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  )
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt) as Light, // as before
  )
}
const apart = (one: Light, other: Light) => Math.hypot(...looks(one).map((part, at) => part - (looks(other)[at] ?? 0)))

const sheet = readFileSync('apps/web/src/features/calendar/insight/insight.module.css', 'utf8')
const ruleOf = (selector: string) => {
  const [, body] = sheet.split(`\n${selector} {`)
  if (body === undefined) throw new Error(`There is no ${selector}`)
  return body.slice(0, body.indexOf('\n}'))
}
/** The colour of a rule's background in a skin, or of its words. */
const paintOf = (selector: string, skin: Skin, property = 'background') => {
  const [, text = ''] = new RegExp(`\\n  ${property}: ([^;]+);`).exec(ruleOf(selector)) ?? []
  const paints = [...text.matchAll(/color-mix\([^()]+\([^()]+\)[^()]+\([^()]+\)\s*\)|var\([^()]+\)/g)].map(
    ([paint]) => paint,
  )
  const paint = (skin === 'dark' ? paints[1] : undefined) ?? paints[0] ?? ''
  const [name = '', ground = name] = [...paint.matchAll(/--[\w-]+/g)].map(([token]) => token)
  const share = Number(/(\d+)%/.exec(paint)?.[1] ?? 100)
  const mixed = [1, 3, 5].map((at) => {
    const part = (token: string) => Number.parseInt(colourOf(token, skin).slice(at, at + 2), 16)
    return Math.round((part(name) * share + part(ground) * (100 - share)) / 100)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${mixed.join('')}`
}
const STEPS = [1, 2, 3, 4].map((step) => `.hour[data-step='${step}']`)

describe.each(SKINS)('in the %s', (skin) => {
  describe.each(Object.entries(VISIONS))('%s kinds of cones', (_, rows) => {
    it('parts that touch in a bar differ by far', () => {
      const parts = Array.from({ length: 8 }, (__, at) => seen(rows, lightOf(colourOf(`--tone-${at}`, skin))))
      expect(Math.min(...parts.slice(1).map((part, at) => apart(part, parts[at] ?? part)))).toBeGreaterThan(0.1)
    })

    it('hours that are shorter of people come one after the other', () => {
      const steps = STEPS.map((step) => seen(rows, lightOf(paintOf(step, skin))))
      const bright = steps.map(luminance)
      expect(bright).toEqual(bright.toSorted((one, other) => (skin === 'dark' ? one - other : other - one)))
      expect(Math.min(...steps.slice(1).map((step, at) => apart(step, steps[at] ?? step)))).toBeGreaterThan(0.05)
    })
  })

  it('the number in an hour can be read', () => {
    for (const step of STEPS) {
      const words = step.includes('4') ? paintOf(step, skin, 'color') : colourOf('--ink', skin)
      expect(contrast(words, paintOf(step, skin)), step).toBeGreaterThanOrEqual(4.5)
    }
  })
})

it.each(['some', 'few', 'over'])('a field that is %s has a mark besides its colour', (band) => {
  expect(ruleOf(`.cell[data-band='${band}']`)).toMatch(
    /box-shadow: inset 0 (?:-3px|0 0 1px) var|outline: 1px dashed var/,
  )
})
