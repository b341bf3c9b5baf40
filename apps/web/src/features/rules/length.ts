import { hours } from '#web/lib/formats/formats.ts'
import { latin } from '#web/ui/when/latin-digits.ts'

// What people call hours and minutes, as long as it begins so: `h`, `Std.`, `horas`, `min`, `د`.
const HOURS = String.raw`(?:[hس][\p{L}]*|st\p{L}*)\.?`
const MINUTES = String.raw`[mد][\p{L}]*\.?`
const WAYS: readonly [RegExp, (one: string, other: string) => number][] = [
  // A number alone is hours: `10`, `10.5`, `10,5 h`.
  [new RegExp(String.raw`^(\d+(?:[.,٫]\d+)?)\s*(?:${HOURS})?$`, 'iu'), (one) => Number(one.replace(/[,٫]/, '.')) * 60],
  // `10 h 30`, `10 h 30 min`, `10:30`
  [
    new RegExp(String.raw`^(\d+)\s*(?:${HOURS}|:)\s*([0-5]?\d)\s*(?:${MINUTES})?$`, 'iu'),
    (one, other) => Number(one) * 60 + Number(other),
  ],
  [new RegExp(String.raw`^(\d+)\s*${MINUTES}$`, 'iu'), Number],
]

/** The minutes that somebody means who types a length: `10.5`, `10,5 h`, `10 h 30`, `10:30`, `630 min`; undefined for none. */
export const lengthIn = (typed: string): number | undefined => {
  const text = latin(typed).trim()
  for (const [form, minutes] of WAYS) {
    const match = form.exec(text)
    if (match) return Math.round(minutes(match[1] ?? '', match[2] ?? ''))
  }
  return undefined
}

/** A length as it stands in a field: as it is read. */
export const typedLength = (minutes: number | null | undefined) =>
  minutes === null || minutes === undefined ? '' : hours(minutes)
