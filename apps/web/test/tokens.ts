import { readFileSync } from 'node:fs'

export const base = readFileSync('apps/web/src/ui/layout/base.css', 'utf8')
export const SKINS = ['light', 'dark'] as const
export type Skin = (typeof SKINS)[number]

/** The declarations of the first rule with this selector. */
export const rule = (selector: string) => {
  const [, body = ''] = base.split(`\n${selector} {`)
  return new Map(
    [...(body.split('\n}')[0] ?? '').matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', text = '']) => [name, text]),
  )
}
const root = rule(':root')

/** What a token comes to in a skin, as `#rrggbb`. */
export const colourOf = (name: string, skin: Skin, own = root): string => {
  const text = own.get(name) ?? root.get(name) ?? ''
  const [, other] = /^var\((--[\w-]+)\)$/.exec(text) ?? []
  if (other !== undefined) return colourOf(other, skin, own)
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(text) ?? []
  const colour = (skin === 'light' ? light : dark) ?? text
  const [, short] = /^#(\w{3})$/.exec(colour) ?? []
  return short === undefined ? colour : `#${[...short].map((digit) => digit + digit).join('')}`
}

/** Its share of red, green and blue, as light adds them up. */
export const lightOf = (colour: string): Light => {
  if (!/^#\w{6}$/.test(colour)) throw new Error(`"${colour}" is no colour`)
  const share = (at: number) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return [share(1), share(3), share(5)]
}
export type Light = [red: number, green: number, blue: number]
export const luminance = ([r, g, b]: Light) => 0.2126 * r + 0.7152 * g + 0.0722 * b
/** As WCAG 2.2 measures it. */
export const contrast = (one: string, other: string) => {
  const [dark = 0, bright = 0] = [one, other].map((colour) => luminance(lightOf(colour))).toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}
