import { addMonths, firstDay, lastDay } from '@onward/scheduling'
import { setImmediate as breath } from 'node:timers/promises'
import type { Db } from '#server/db.ts'
import {
  asOfOneMoment,
  keepMonth,
  keptMonths,
  monthsToKeep,
  snapshotOf,
  type Kept,
  type KeptMonth,
  type MadeBy,
} from '#server/kept-months.ts'
import type { Asked } from './asked.ts'
import { DEFINITIONS } from './definitions.ts'
import type { Range } from './insight.queries.ts'
import { monthsIn } from './months-in.ts'

type Own = Pick<Asked, 'accountId'>

type OfDates = { range: Range }
/**
 * How months of a kind are read of rows, and what of that is kept: in several forms, one of which tells everything apart.
 */
export type Digest<Forms extends object, Whole extends keyof Forms & string, Read extends OfDates, Cell> = {
  kept: Kept<keyof Forms & string>
  whole: Whole
  /** By what digests of these months, which stand side by side, would be made now. */
  madeBy: (months: readonly string[], db: Db, accountId: number) => Promise<ReadonlyMap<string, MadeBy>>
  /** What is in the rows of these dates: of all, or of those alone who were touched. */
  read: (db: Db, accountId: number, range: Range, touched?: readonly string[]) => Promise<Read>
  /** What that comes to, by month. */
  cellsOf: (read: Read) => ReadonlyMap<string, Cell[]>
  /** By whose touch a cell is behind. */
  ownerOf: (cell: Cell) => string
  /** What the cells of a month are in each form, as text that is the same whenever they are. */
  packed: (cells: readonly Cell[]) => Record<keyof Forms & string, string>
  unpacked: (month: string, packed: Forms[Whole]) => Cell[]
}

/** By the definitions alone. */
export const byDefinitions = (months: readonly string[]) =>
  Promise.resolve(new Map(months.map((month): [string, MadeBy] => [month, { madeBy: DEFINITIONS }])))

/** The days of a range that are no whole months, and those that are. */
export const divided = (range: Range) => {
  const parts = monthsIn(range).map((part) => ({
    ...part,
    isWhole: part.from === firstDay(part.month) && part.to === lastDay(part.month),
  }))
  return {
    edges: parts.filter(({ isWhole }) => !isWhole).map(({ from, to }): Range => ({ from, to })),
    months: parts.flatMap(({ month, isWhole }) => (isWhole ? month : [])),
  }
}
const daysOf = (first: string, last = first): Range => ({ from: firstDay(first), to: lastDay(last) })

/** Months side by side, as ranges. */
const runsOf = (months: readonly string[]): Range[] => {
  const runs: { first: string; last: string }[] = []
  for (const month of months) {
    const run = runs.at(-1)
    if (run && addMonths(run.last, 1) === month) run.last = month
    else runs.push({ first: month, last: month })
  }
  return runs.map(({ first, last }) => daysOf(first, last))
}

/** The digests that there are of these months, in a form. */
export const keptIn = <
  Forms extends object,
  Whole extends keyof Forms & string,
  Read extends OfDates,
  Cell,
  Form extends keyof Forms & string,
>(
  { kept }: Digest<Forms, Whole, Read, Cell>,
  trx: Db,
  { accountId }: Own,
  months: ReadonlyMap<string, MadeBy>,
  form: Form,
) => keptMonths<Forms[Form]>(kept, trx, accountId, form, months)

const byWhat = (all: ReadonlyMap<string, MadeBy>, month: string): MadeBy => {
  const one = all.get(month)
  if (!one) throw new Error(`A digest of ${month} that nobody asked for`)
  return one
}

/** Of months that have no digest in step: what has to be read to make it. */
type Behind<Packed, Read> = {
  snapshot: string
  madeBy: ReadonlyMap<string, MadeBy>
  mended: (KeptMonth<Packed> & { read: Read })[]
  made: Read[]
}

/** A month in step, in the form that was asked for. */
export type InStep<Forms> = {
  [Form in keyof Forms]: { month: string; form: Form; packed: Forms[Form] }
}[keyof Forms]

/**
 * What has to be read for these months: digests as far as they are in step, and rows for the rest. Of one state of the store.
 * @param forms which form each of the months is read in
 */
export const readMonths = async <Forms extends object, Whole extends keyof Forms & string, Read extends OfDates, Cell>(
  digest: Digest<Forms, Whole, Read, Cell>,
  trx: Db,
  own: Own,
  forms: ReadonlyMap<string, keyof Forms & string>,
) => {
  const madeBy = await digest.madeBy([...forms.keys()], trx, own.accountId)
  const inStep: InStep<Forms>[] = []
  const mendable = new Map<string, MadeBy>()
  for (const form of digest.kept.forms) {
    const months = new Map([...madeBy].filter(([month]) => forms.get(month) === form))
    for (const { month, packed, touched } of await keptIn(digest, trx, own, months, form)) {
      if (touched.length === 0) inStep.push({ month, packed, form } as InStep<Forms>) // of that form
      else if (!touched.includes('')) mendable.set(month, byWhat(madeBy, month))
    }
  }
  const known = new Set([...inStep.map(({ month }) => month), ...mendable.keys()])
  const mended: Behind<Forms[Whole], Read>['mended'] = []
  for (const one of await keptIn(digest, trx, own, mendable, digest.whole))
    mended.push({ ...one, read: await digest.read(trx, own.accountId, daysOf(one.month), one.touched) })
  const made: Read[] = []
  for (const range of runsOf([...forms.keys()].filter((month) => !known.has(month))))
    made.push(await digest.read(trx, own.accountId, range))
  const isBehind = mended.length + made.length > 0
  const behind: Behind<Forms[Whole], Read> | undefined = isBehind
    ? { snapshot: await snapshotOf(trx), madeBy, mended, made }
    : undefined
  return { inStep, behind }
}

const made = <Forms extends object, Whole extends keyof Forms & string, Read extends OfDates, Cell>(
  { packed }: Digest<Forms, Whole, Read, Cell>,
  month: string,
  { snapshot, madeBy }: Pick<Behind<unknown, unknown>, 'snapshot' | 'madeBy'>,
  cells: readonly Cell[],
) => ({ month, snapshot, ...byWhat(madeBy, month), forms: packed(cells) })

/** The cells of months that had no digest in step: of those alone who were touched anew, or of all. */
function* madeOf<Forms extends object, Whole extends keyof Forms & string, Read extends OfDates, Cell>(
  { cellsOf, ownerOf, unpacked }: Digest<Forms, Whole, Read, Cell>,
  behind: Behind<Forms[Whole], Read>,
): Generator<{ month: string; cells: Cell[] }> {
  for (const { month, packed, touched, read } of behind.mended) {
    const anew = new Set(touched)
    const others = unpacked(month, packed).filter((cell) => !anew.has(ownerOf(cell)))
    yield { month, cells: [...others, ...(cellsOf(read).get(month) ?? [])] }
  }
  for (const read of behind.made) {
    const byMonth = cellsOf(read)
    for (const { month } of monthsIn(read.range)) yield { month, cells: byMonth.get(month) ?? [] }
  }
}

/** Makes what is behind, and keeps it for whoever asks next. */
export const catchUp = async <Forms extends object, Whole extends keyof Forms & string, Read extends OfDates, Cell>(
  digest: Digest<Forms, Whole, Read, Cell>,
  { db, accountId, log }: Pick<Asked, 'db' | 'accountId' | 'log'>,
  behind: Behind<Forms[Whole], Read>,
) => {
  const all: Cell[] = []
  const failed: { month: string; err: unknown }[] = []
  for (const { month, cells } of madeOf(digest, behind)) {
    for (const cell of cells) all.push(cell)
    await breath()
    // An answer does not depend on whether there is room to keep what it came from, nor on sums that it does not ask for.
    const keep = async () => keepMonth(digest.kept, db, accountId, made(digest, month, behind, cells))
    await keep().catch((err: unknown) => {
      failed.push({ month, err })
    })
  }
  const [first] = failed
  if (first) {
    const months = failed.map(({ month }) => month).sort()
    log.warn({ accountId, months, err: first.err }, 'what months come to was counted, and could not be kept')
  }
  return all
}

/**
 * Makes every digest of a kind and an account anew, of its rows.
 * @returns how many there are, and of which months one that was taken to be in step was not
 */
export const rebuildMonths = async <
  Forms extends object,
  Whole extends keyof Forms & string,
  Read extends OfDates,
  Cell,
>(
  digest: Digest<Forms, Whole, Read, Cell>,
  db: Db,
  accountId: number,
) => {
  const months = await monthsToKeep(digest.kept, db, accountId)
  const wrong: string[] = []
  for (const month of months) {
    const { kept, read, ...of } = await asOfOneMoment(db, async (trx) => {
      const madeBy = await digest.madeBy([month], trx, accountId)
      return {
        kept: await keptIn(digest, trx, { accountId }, madeBy, digest.whole),
        read: await digest.read(trx, accountId, daysOf(month)),
        snapshot: await snapshotOf(trx),
        madeBy,
      }
    })
    const anew = made(digest, month, of, digest.cellsOf(read).get(month) ?? [])
    const isWrong = ({ touched, packed }: KeptMonth<Forms[Whole]>) =>
      touched.length === 0 && JSON.stringify(packed) !== anew.forms[digest.whole]
    if (kept.some(isWrong)) wrong.push(month)
    await keepMonth(digest.kept, db, accountId, anew)
  }
  return { months: months.length, wrong }
}
