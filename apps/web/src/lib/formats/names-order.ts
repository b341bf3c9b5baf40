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
