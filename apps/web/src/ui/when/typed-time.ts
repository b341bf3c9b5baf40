import { localeOf } from '#web/lib/text.ts'
import { latin } from './latin-digits.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** The language's own words for before and after noon, as `a` and `p`. */
const withHalves = (text: string) => {
  const format = new Intl.DateTimeFormat(localeOf(), { timeZone: 'UTC', hour: 'numeric', hour12: true })
  const half = (hour: number) =>
    format.formatToParts(Date.UTC(2026, 0, 1, hour)).find(({ type }) => type === 'dayPeriod')?.value ?? ''
  return [
    [half(1), 'a'],
    [half(13), 'p'],
  ].reduce((said, [word = '', letter = '']) => (word === '' ? said : said.replace(word, letter)), text)
}

/** What somebody means who types a time: `7`, `7p`, `7:30 PM`, `19:30`, `19h30`, `1930`. */
export const timeIn = (typed: string): string | undefined => {
  const match = /^(\d{1,2})(?:[:.h]?([0-5]\d)|[:.h])?\s*(?:([ap])\.?\s?(?:m\.?)?)?$/i.exec(
    withHalves(latin(typed)).trim(),
  )
  if (!match) return undefined
  const [, hours = '', minutes = '00', half] = match
  const hour = Number(hours)
  if (half === undefined) return hour < 24 ? `${two(hour)}:${minutes}` : undefined
  if (hour < 1 || hour > 12) return undefined
  return `${two((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minutes}`
}

/** Whether nothing more can be meant by it. */
export const isWholeTime = (typed: string) => /^\d\d:\d\d$/.test(latin(typed).trim())

/** So many minutes later on the clock, or earlier: midnight follows the day. */
export const movedTime = (time: string, by: number) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = (((hour * 60 + minute + by) % 1440) + 1440) % 1440
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
