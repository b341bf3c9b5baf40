// Pictures as text: no file to fetch, and the same for the same words.

const ESCAPES: Record<string, string> = { '<': '%3C', '>': '%3E', '#': '%23', '%': '%25', '"': "'" }

/** A drawing as the address of an image. `body` is the inside of an SVG. */
export const picture = (width: number, height: number, body: string) => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${body}</svg>`
  return `data:image/svg+xml,${svg.replace(/[<>#%"]/g, (sign) => ESCAPES[sign] ?? sign)}`
}

/** A number that depends on the words alone. */
export const mixed = (words: string) => {
  let sum = 7
  for (const sign of words) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return sum
}
export const hue = (words: string) => (mixed(words) * 47) % 360

/** What lies under the sky of a wide picture, in the tint of its sky. */
const LANDS = [
  (tint: number, at: number) =>
    `<path d='M0 ${at}Q80 ${at - 50} 160 ${at}T320 ${at - 20}V180H0Z' fill='hsl(${tint} 38% 58%)'/><path d='M0 ${at + 40}Q100 ${at} 200 ${at + 35}T320 ${at + 20}V180H0Z' fill='hsl(${tint} 42% 38%)'/>`,
  (tint: number, at: number) =>
    `<path d='M0 120H320V180H0Z' fill='hsl(${tint} 45% 55%)'/><path d='M0 140q40-9 80 0t80 0 80 0 80 0V180H0Z' fill='hsl(${tint} 48% 42%)'/><path d='M${at} 124h56l-9 14h-38ZM${at + 26} 120V72l30 48Z' fill='#fff'/>`,
  (tint: number, at: number) =>
    `<path d='M0 180V118h38V86h34v42h26V64h44v54h30V96h38v30h28V${at - 20}h40v40h42v60Z' fill='hsl(${tint} 30% 52%)'/><path d='M0 180v-38h60v-16h52v26h72v-34h46v24h90v38Z' fill='hsl(${tint} 36% 36%)'/>`,
  (tint: number, at: number) =>
    `<path d='M0 148H320V180H0Z' fill='hsl(${tint} 40% 40%)'/><path d='M${at} 150V78h110v72Z' fill='#fff'/><path d='M${at + 47} 90h16v12h12v16h-12v12h-16v-12h-12v-16h12Z' fill='hsl(${tint} 60% 42%)'/><path d='M40 150l22-52 22 52ZM256 150l18-44 18 44Z' fill='hsl(${tint} 38% 52%)'/>`,
]

/** A wide picture for an article or the head of a profile: hills, a sea, a town or a ward, under a sky. */
export const cover = (words: string) => {
  const [tint, sun, at] = [hue(words), 60 + (mixed(words) % 200), 90 + (mixed(`${words} ridge`) % 40)]
  const land = LANDS[mixed(`${words} land`) % LANDS.length]?.(tint, at) ?? ''
  return picture(
    320,
    180,
    `<rect width='320' height='180' fill='hsl(${tint} 55% 82%)'/><circle cx='${sun}' cy='45' r='24' fill='hsl(${(tint + 40) % 360} 80% 92%)'/>${land}`,
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
