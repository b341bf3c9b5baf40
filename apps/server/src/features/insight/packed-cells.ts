import { plus } from '@onward/scheduling/insight'
import type { Counting, Placed } from './placed.ts'

/** A cell as it is kept: what it is of, and its figures in their order, up to the last one that is not nothing. */
export type PackedCell = [
  providerId: string,
  hospitalId: string,
  shiftTypeId: string,
  specialtyId: string | null,
  ...figures: number[],
]
/** Where the figures of a packed cell begin. */
const FIRST = 4

/** What the cells of a month may be told apart by. */
export type Named = Exclude<keyof Placed, 'date'>

const upToTheLast = (cell: PackedCell): PackedCell => {
  while (cell.length > FIRST && cell.at(-1) === 0) cell.pop()
  return cell
}

/**
 * What cells of a month come to, told apart by some of what they are of: the same, and in the same order, whenever they are.
 * @throws RangeError for a sum that no number holds exactly
 */
export const packedCells = <Figure extends string>(
  cells: readonly Counting<Readonly<Record<Figure, number>>>[],
  by: readonly Named[],
  figuresInOrder: readonly Figure[],
): PackedCell[] => {
  const named = new Set(by)
  const isOf = (name: Named) => named.has(name)
  const [isPerson, isPlace, isType, isSpecialty] = [
    isOf('providerId'),
    isOf('hospitalId'),
    isOf('shiftTypeId'),
    isOf('specialtyId'),
  ]
  const sums = new Map<string, PackedCell>()
  for (const { shift, figures } of cells) {
    const providerId = isPerson ? shift.providerId : ''
    const hospitalId = isPlace ? shift.hospitalId : ''
    const shiftTypeId = isType ? shift.shiftTypeId : ''
    const specialtyId = isSpecialty ? shift.specialtyId : null
    // No id holds the character that stands between them.
    const key = `${providerId}\u0000${hospitalId}\u0000${shiftTypeId}\u0000${specialtyId ?? ''}`
    const known = sums.get(key)
    if (known)
      for (const [at, name] of figuresInOrder.entries())
        known[FIRST + at] = plus(Number(known[FIRST + at]), figures[name])
    else
      sums.set(key, [providerId, hospitalId, shiftTypeId, specialtyId, ...figuresInOrder.map((name) => figures[name])])
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => upToTheLast(sum))
}
