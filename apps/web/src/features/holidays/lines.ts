import { dateIn } from '#web/ui/when/typed-date.ts'

export type DatedName = { date: string; holidayName: string }
/** A line that is none, or names a date once more, by its number from 1. */
export type WrongLine = { at: number; line: string; isTwice: boolean }

// What a spreadsheet or a file sets between a date and a name. A date may hold commas of its own, so it is the first that leaves one.
const BETWEEN = /[\t,;]|\s+-\s+|\s{2,}/g

const lineIn = (line: string, today: string): DatedName | undefined => {
  for (const { index, 0: between } of line.matchAll(BETWEEN)) {
    const date = dateIn(line.slice(0, index).trim(), today)
    const holidayName = line
      .slice(index + between.length)
      .replaceAll('"', '')
      .trim()
    if (date !== undefined && holidayName !== '') return { date, holidayName }
  }
  return undefined
}

/** Lines such as `2027-01-01, New Year`; empty ones are passed over. */
export const holidaysIn = (text: string, today: string) => {
  const found: DatedName[] = []
  const wrong: WrongLine[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const holiday = lineIn(line, today)
    const isTwice = found.some(({ date }) => date === holiday?.date)
    if (holiday && !isTwice) found.push(holiday)
    else wrong.push({ at: at + 1, line: line.trim(), isTwice })
  }
  return { found, wrong }
}
