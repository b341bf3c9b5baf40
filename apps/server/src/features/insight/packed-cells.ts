import { plus } from '@onward/scheduling/insight'
import type { Counting, Placed } from './placed.ts'

type Place = [hospitalId: string, shiftTypeId: string, specialtyId: string | null]
/** Cells as they are kept. A month has as many as shifts, of few places, and most come to the same: each of those is kept once. */
export type PackedCells = {
  people: string[]
  places: Place[]
  /** In the order of their names, up to the last one that is not nothing. */
  figures: number[][]
  /** For each of the people: which place and which figures, one after the other. */
  cells: number[][]
}

/** What the cells of a month may be told apart by. */
export type Named = Exclude<keyof Placed, 'date'>

type Figures<Figure extends string> = Readonly<Record<Figure, number>>
type Summed = { providerId: string; place: Place; sums: number[] }

/** Each that is told apart, with its figures in their order: the same, and in the same order, whenever the cells are. */
const summedCells = <Figure extends string>(
  cells: readonly Counting<Figures<Figure>>[],
  by: readonly Named[],
  figuresInOrder: readonly Figure[],
): Summed[] => {
  const named = new Set(by)
  const isOf = (name: Named) => named.has(name)
  const [isPerson, isPlace, isType, isSpecialty] = [
    isOf('providerId'),
    isOf('hospitalId'),
    isOf('shiftTypeId'),
    isOf('specialtyId'),
  ]
  const all = new Map<string, Summed>()
  for (const { shift, figures } of cells) {
    const providerId = isPerson ? shift.providerId : ''
    const hospitalId = isPlace ? shift.hospitalId : ''
    const shiftTypeId = isType ? shift.shiftTypeId : ''
    const specialtyId = isSpecialty ? shift.specialtyId : null
    // No id holds the character that stands between them.
    const key = `${providerId}\u0000${hospitalId}\u0000${shiftTypeId}\u0000${specialtyId ?? ''}`
    const known = all.get(key)
    if (known)
      for (const [at, name] of figuresInOrder.entries()) known.sums[at] = plus(Number(known.sums[at]), figures[name])
    else
      all.set(key, {
        providerId,
        place: [hospitalId, shiftTypeId, specialtyId],
        sums: figuresInOrder.map((name) => figures[name]),
      })
  }
  return [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}

const upToTheLast = (figures: readonly number[]) =>
  figures.slice(0, figures.findLastIndex((figure) => figure !== 0) + 1)

/** Numbers what it is given, equal things alike, and keeps each once. */
const numbering = <Thing>() => {
  const numbers = new Map<string, number>()
  const things: Thing[] = []
  const numberOf = (thing: Thing) => {
    const key = JSON.stringify(thing)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, things.length)
    return things.push(thing) - 1
  }
  return { things, numberOf }
}

/**
 * What cells of a month come to, told apart by some of what they are of: the same whenever the cells are, in whatever order.
 * @throws RangeError for a sum that no number holds exactly
 */
export const packedCells = <Figure extends string>(
  cells: readonly Counting<Figures<Figure>>[],
  by: readonly Named[],
  figuresInOrder: readonly Figure[],
): PackedCells => {
  const people = numbering<string>()
  const places = numbering<Place>()
  const figures = numbering<number[]>()
  const packed: number[][] = []
  for (const { providerId, place, sums } of summedCells(cells, by, figuresInOrder)) {
    const own = (packed[people.numberOf(providerId)] ??= [])
    own.push(places.numberOf(place), figures.numberOf(upToTheLast(sums)))
  }
  return { people: people.things, places: places.things, figures: figures.things, cells: packed }
}

/** The cells that were packed so, each with the date as that of its shifts; those that come to the same share their figures. */
export const unpackedCells = <Figure extends string>(
  { people, places, figures, cells }: PackedCells,
  date: string,
  figuresInOrder: readonly Figure[],
): Counting<Figures<Figure>>[] => {
  const amounts = figures.map(
    (kept) => Object.fromEntries(figuresInOrder.map((name, at) => [name, kept[at] ?? 0])) as Figures<Figure>, // of all names
  )
  const unpacked: Counting<Figures<Figure>>[] = []
  for (const [at, providerId] of people.entries()) {
    const own = cells[at] ?? []
    for (let next = 0; next < own.length; next += 2) {
      const [place, sums] = [places[Number(own[next])], amounts[Number(own[next + 1])]]
      if (!place || !sums) throw new Error('A cell of a place or of figures that are not kept')
      const [hospitalId, shiftTypeId, specialtyId] = place
      unpacked.push({ shift: { providerId, hospitalId, shiftTypeId, specialtyId, date }, figures: sums })
    }
  }
  return unpacked
}
