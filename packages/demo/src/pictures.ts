// Pictures as text: no file to fetch, and the same for the same words.

const ESCAPES: Record<string, string> = { '<': '%3C', '>': '%3E', '#': '%23', '%': '%25', '"': "'" }

/** A drawing as the address of an image. `body` is the inside of an SVG. */
export const picture = (width: number, height: number, body: string) => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${body}</svg>`
  return `data:image/svg+xml,${svg.replace(/[<>#%"]/g, (sign) => ESCAPES[sign] ?? sign)}`
}

/** A number that depends on the words alone. */
const mixed = (words: string) => {
  let sum = 7
  for (const sign of words) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return sum
}
const hue = (words: string) => (mixed(words) * 47) % 360

/** The initials of a person on a colour of their own. */
export const avatar = (name: string) => {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
  return picture(
    40,
    40,
    `<rect width='40' height='40' fill='hsl(${hue(name)} 42% 40%)'/><text x='20' y='26' font-family='sans-serif' font-size='16' fill='#fff' text-anchor='middle'>${initials.toUpperCase()}</text>`,
  )
}

/** A wide picture for an article or the head of a profile: hills under a sky. */
export const cover = (words: string) => {
  const [tint, sun, ridge] = [hue(words), 60 + (mixed(words) % 200), 90 + (mixed(`${words} ridge`) % 40)]
  return picture(
    320,
    180,
    `<rect width='320' height='180' fill='hsl(${tint} 55% 82%)'/><circle cx='${sun}' cy='55' r='26' fill='hsl(${(tint + 40) % 360} 80% 92%)'/><path d='M0 ${ridge}Q80 ${ridge - 50} 160 ${ridge}T320 ${ridge - 20}V180H0Z' fill='hsl(${tint} 38% 58%)'/><path d='M0 ${ridge + 40}Q100 ${ridge} 200 ${ridge + 35}T320 ${ridge + 20}V180H0Z' fill='hsl(${tint} 42% 38%)'/>`,
  )
}

const MARKS = [
  "<path d='M20 9v22M9 20h22' stroke='#fff' stroke-width='5'/>",
  "<circle cx='20' cy='20' r='9' fill='none' stroke='#fff' stroke-width='5'/>",
  "<path d='M10 29 20 11l10 18Z' fill='#fff'/>",
  "<path d='M11 29V11h7l11 18V11' fill='none' stroke='#fff' stroke-width='4'/>",
  "<path d='M9 20h6l4-9 5 18 3-9h5' fill='none' stroke='#fff' stroke-width='3'/>",
]
/** The mark of a company. */
export const brandMark = (name: string) =>
  picture(
    40,
    40,
    `<rect width='40' height='40' rx='10' fill='hsl(${hue(name)} 50% 42%)'/>${MARKS[mixed(name) % MARKS.length]}`,
  )

const FILE_HUES = { pdf: 5, doc: 215, xls: 145, jpg: 280, zip: 40, csv: 175 }
export type FileKind = keyof typeof FILE_HUES
/** A sheet of paper with the kind of the file on it. */
export const fileIcon = (kind: FileKind) =>
  picture(
    40,
    40,
    `<path d='M9 3h15l8 8v26H9Z' fill='hsl(${FILE_HUES[kind]} 55% 92%)' stroke='hsl(${FILE_HUES[kind]} 50% 45%)' stroke-width='2'/><text x='20' y='28' font-family='sans-serif' font-size='10' text-anchor='middle' fill='hsl(${FILE_HUES[kind]} 60% 30%)'>${kind.toUpperCase()}</text>`,
  )
