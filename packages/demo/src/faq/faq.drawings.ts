import { picture } from '../pictures.ts'

const shapes = {
  rosters:
    "<rect x='20' y='18' width='56' height='46' rx='5' fill='#fff'/><path d='M20 30h56' stroke='c' stroke-width='6'/><path d='M30 42h8M44 42h8M58 42h8M30 53h8M44 53h8' stroke='c' stroke-width='6'/>",
  leave:
    "<circle cx='66' cy='26' r='10' fill='#fff'/><path d='M16 60q32-14 64 0' fill='none' stroke='c' stroke-width='5'/><path d='M44 56c0-18 2-26 8-32M52 24c-10-4-18 0-20 8M52 24c8-2 14 4 14 12' fill='none' stroke='c' stroke-width='4'/>",
  pay: "<rect x='18' y='24' width='60' height='36' rx='5' fill='#fff'/><circle cx='48' cy='42' r='10' fill='none' stroke='c' stroke-width='5'/><path d='M26 32v20M70 32v20' stroke='c' stroke-width='4'/>",
  licences:
    "<rect x='24' y='14' width='40' height='52' rx='4' fill='#fff'/><path d='M32 26h24M32 35h24M32 44h12' stroke='c' stroke-width='4'/><circle cx='62' cy='54' r='10' fill='c'/><path d='M57 54l4 4 6-8' fill='none' stroke='#fff' stroke-width='3'/>",
  facilities:
    "<path d='M18 66V34l30-18 30 18v32Z' fill='#fff'/><path d='M48 30v16M40 38h16' stroke='c' stroke-width='5'/><path d='M40 66V54h16v12' fill='c'/>",
  account:
    "<circle cx='48' cy='30' r='13' fill='#fff'/><path d='M22 66c2-28 50-28 52 0Z' fill='#fff'/><path d='M60 52h18v14H60Z' fill='c'/><path d='M64 52v-5q5-6 10 0v5' fill='none' stroke='c' stroke-width='3'/>",
} as const
export type KnowledgeTopic = keyof typeof shapes

/** The picture of a topic of the knowledge base. `tint` is a hue from 0 to 359. */
export const drawing = (topic: KnowledgeTopic, tint: number) =>
  picture(
    96,
    80,
    `<rect width='96' height='80' rx='10' fill='hsl(${tint} 45% 82%)'/>${shapes[topic].replaceAll("='c'", `='hsl(${tint} 45% 40%)'`)}`,
  )
