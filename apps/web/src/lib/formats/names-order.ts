import { localeOf } from '#web/lib/text.ts'

let collator = new Intl.Collator()
let spoken: string | undefined

/**
 * Names as readers of the language in use look for them: `Ö` beside `O` in German, `Ward 9` before `Ward 10`, whatever is written
 * large. The server orders by plain letters instead, the same for everybody, so that a list can go on where a page of it ended.
 */
export const byReader = (one: string, other: string): number => {
  if (spoken !== localeOf()) {
    spoken = localeOf()
    collator = new Intl.Collator(spoken, { numeric: true })
  }
  return collator.compare(one, other)
}

/**
 * Puts whole lists into that order by a name of theirs. Thousands take a few frames, so a list that stays is sorted once for each
 * language; those of one name keep the order in which they came.
 */
export const inReadersOrder = <Thing>(nameOf: (thing: Thing) => string) => {
  const known = new WeakMap<readonly Thing[], { locale: string; sorted: readonly Thing[] }>()
  return (things: readonly Thing[]): readonly Thing[] => {
    const locale = localeOf()
    const before = known.get(things)
    if (before?.locale === locale) return before.sorted
    const sorted = things.toSorted((one, other) => byReader(nameOf(one), nameOf(other)))
    known.set(things, { locale, sorted })
    return sorted
  }
}
