import { hue, mixed, picture } from './pictures.ts'

// What a person is drawn of. Which part who has follows from the name alone.
const DARK = ['#1f1a19', '#2b201c', '#3b2a22', '#8d8f92']
const ANY = [...DARK, '#6b4630', '#a5713f', '#c9a15c']
/** A skin, and the hair that goes with it. */
const SKINS = [
  ['#f6d7c3', ANY],
  ['#eabf9f', ANY],
  ['#d9a179', DARK],
  ['#b97a50', DARK],
  ['#8f5a3a', DARK],
  ['#5f3b28', DARK],
] as const
/** Behind the head. */
const BACKS = [
  '',
  '',
  'M9 20a11 11 0 0122 0v12H9Z',
  'M15 6a5 5 0 0110 0 5 5 0 01-10 0',
  'M8 16a12 12 0 0124 0q0 8-4 9H12q-4-1-4-9',
]
/** Over the forehead. */
const FRONTS = [
  'M12 17c0-8 4-10 8-10s8 2 8 10c-1-4-3-5-8-5s-7 1-8 5Z',
  'M12 18C11 9 17 7 21 7s8 4 7 11c-1-3-3-5-5-6-2 2-7 3-9 3l-2 3Z',
  'M12 18C11 10 16 7 20 7s9 3 8 11c-2-3-4-4-8-4s-6 1-8 4Z',
  'M12 16c1-6 4-8 8-8s7 2 8 8c-2-3-5-4-8-4s-6 1-8 4Z',
]
const GLASSES = "<path d='M14 19a3 3 0 016 0 3 3 0 01-6 0m6 0a3 3 0 016 0 3 3 0 01-6 0' fill='none' stroke='#33414a'/>"

/** A person in the clothes of a ward, drawn of a few parts: of the same name always the same. */
export const avatar = (name: string) => {
  const seed = mixed(name)
  const pick = (list: readonly string[], by: number) => list[Math.floor(seed / by) % list.length] ?? ''
  const [skin, hairs] = SKINS[seed % SKINS.length] ?? SKINS[0]
  const hair = pick(hairs, 7)
  const clothes = `hsl(${hue(`${name} coat`)} 38% 42%)`
  const isCapped = seed % 11 === 0
  const front = isCapped
    ? `<path d='M11 16c0-7 4-9 9-9s9 2 9 9c-3-2-15-2-18 0Z' fill='${clothes}'/>`
    : `<path d='${pick(FRONTS, 43)}' fill='${hair}'/>`
  return picture(
    40,
    40,
    `<rect width='40' height='40' fill='hsl(${hue(name)} 40% 84%)'/><path d='${pick(BACKS, 211)}' fill='${hair}'/><path d='M5 42c0-9 6-12 15-12s15 3 15 12Z' fill='${clothes}'/><g fill='${skin}'><path d='M15 30l5 6 5-6-1.500-7h-7Z'/><ellipse cx='20' cy='18.500' rx='8' ry='9'/></g>${front}<circle cx='17' cy='19' r='1'/><circle cx='23' cy='19' r='1'/><path d='M17.500 23.500q2.500 2 5 0' fill='none' stroke='#7a3b33'/>${Math.floor(seed / 97) % 4 === 0 ? GLASSES : ''}`.replaceAll(
      '.500',
      '.5',
    ),
  )
}
