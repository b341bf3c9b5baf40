import { picture } from '../pictures.ts'

// Each is drawn in a square of 64 by 64; `c` stands for the colour of the product, `d` for its darker side.
const shapes = {
  top: "<path d='M22 12 10 20l5 11 5-3v26h24V28l5 3 5-11-12-8-10 9Z' fill='c'/><path d='M22 12l10 9 10-9' fill='none' stroke='d' stroke-width='3'/><path d='M36 34h8v9h-8Z' fill='d'/>",
  trousers:
    "<path d='M20 10h24l4 46H36l-4-30-4 30H16Z' fill='c'/><path d='M20 10h24l.5 6h-25Z' fill='d'/><path d='M22 20v8M42 20v8' stroke='d' stroke-width='2'/>",
  coat: "<path d='M22 8 12 14v42h18V30h4v26h18V14L42 8l-10 8Z' fill='c'/><path d='M22 8l10 18L42 8M17 40h8M39 40h8' fill='none' stroke='d' stroke-width='3'/>",
  shoe: "<path d='M8 24c6 4 12 3 15-3 6 12 18 13 28 16 5 2 5 7 5 9H8Z' fill='c'/><path d='M8 46h48v5H8Z' fill='d'/><path d='M26 27l4-4M31 31l4-4M37 34l3-4' stroke='d' stroke-width='2'/>",
  stethoscope:
    "<path d='M16 8v14c0 18 24 18 24 0V8M28 36v8c0 15 20 15 20 2v-6' fill='none' stroke='c' stroke-width='4' stroke-linecap='round'/><circle cx='48' cy='34' r='7' fill='d'/><circle cx='48' cy='34' r='3' fill='#fff'/>",
  watch:
    "<path d='M24 6h16l2 14H22ZM22 44h20l-2 14H24Z' fill='d'/><circle cx='32' cy='32' r='15' fill='c'/><circle cx='32' cy='32' r='11' fill='#fff'/><path d='M32 25v7l5 3' fill='none' stroke='d' stroke-width='2'/>",
  bag: "<path d='M22 22v-6c0-12 20-12 20 0v6' fill='none' stroke='d' stroke-width='4'/><rect x='10' y='20' width='44' height='36' rx='6' fill='c'/><path d='M32 30v14M25 37h14' stroke='#fff' stroke-width='4'/>",
  bottle:
    "<path d='M26 6h12v8H26Z' fill='d'/><path d='M24 14h16l4 9v31q0 4-4 4H24q-4 0-4-4V23Z' fill='c'/><path d='M20 32h24v12H20Z' fill='d' opacity='.5'/>",
  cap: "<path d='M10 40c0-36 44-36 44 0Z' fill='c'/><path d='M8 38h48v8H8Z' fill='d'/><path d='M24 26h16' stroke='#fff' stroke-width='3'/>",
  socks:
    "<path d='M22 6h16v28l10 8c8 7 0 17-9 12L22 44Z' fill='c'/><path d='M22 6h16v7H22Z' fill='d'/><path d='M22 20h16M22 27h16' stroke='d' stroke-width='2'/>",
  light:
    "<path d='M8 50 38 20l8 8-30 30q-8-1-8-8Z' fill='c'/><path d='M36 18l6-6 12 12-6 6Z' fill='d'/><path d='M52 6v5M58 12h-5M57 5l-4 4' stroke='#e8b100' stroke-width='3'/>",
  shears:
    "<path d='M18 8l18 32M46 8 28 40' stroke='d' stroke-width='5' stroke-linecap='round'/><circle cx='22' cy='48' r='8' fill='none' stroke='c' stroke-width='5'/><circle cx='42' cy='48' r='8' fill='none' stroke='c' stroke-width='5'/>",
  board:
    "<rect x='14' y='10' width='36' height='48' rx='4' fill='c'/><path d='M19 18h26v34H19Z' fill='#fff'/><rect x='24' y='6' width='16' height='9' rx='3' fill='d'/><path d='M24 28h16M24 35h16M24 42h10' stroke='d' stroke-width='2'/>",
} as const
export type ProductKind = keyof typeof shapes

/** What a product looks like. `tint` is a hue from 0 to 359. */
export const drawing = (kind: ProductKind, tint: number) => {
  const [color, dark] = [`hsl(${tint} 45% 55%)`, `hsl(${tint} 45% 32%)`]
  const body = shapes[kind].replaceAll("='c'", `='${color}'`).replaceAll("='d'", `='${dark}'`)
  return picture(64, 64, `<rect width='64' height='64' fill='hsl(${tint} 40% 95%)'/>${body}`)
}
