/** The next id of a list: one more than the highest, wherever that stands. */
export const nextId = (rows: readonly { id: number }[]) => rows.reduce((most, { id }) => Math.max(most, id), 0) + 1

/** The number in an address; what is none is the number of nothing. */
export const idIn = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN)

/** Whether a text holds what was looked for, capitals or not. `q` is in small letters. */
export const holds = (text: string, q: string) => text.toLowerCase().includes(q)

/** One page of the rows; beyond the end it is empty. */
export const pageOf = <T>(rows: readonly T[], page: number, perPage: number) =>
  rows.slice((page - 1) * perPage, page * perPage)

/** Texts in the order in which a reader looks for them: capitals and accents do not part them. */
export const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare

/** The rows by what is said of each, numbers as numbers and texts by name; those that are alike keep their order. */
export const sortedBy = <T>(rows: readonly T[], wordOf: (row: T) => string | number, isRising: boolean) =>
  rows.toSorted((one, other) => {
    const [first, second] = [wordOf(one), wordOf(other)]
    const order =
      typeof first === 'number' && typeof second === 'number' ? first - second : byName(String(first), String(second))
    return isRising ? order : -order
  })
