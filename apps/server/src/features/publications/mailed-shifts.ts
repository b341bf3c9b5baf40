import type { PublishedEntry } from '@onward/contract'
import { dateOfWall, weekday, type WallTime } from '@onward/scheduling'
import { resolveWall, wallOf } from '@onward/scheduling/zoned'

type Side = NonNullable<PublishedEntry['after']>

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
// The day of the week is that of the date on the wall of the place, wherever the server stands.
const wall = (time: WallTime) => `${WEEKDAYS[weekday(dateOfWall(time))]} ${time.replace('T', ' ')}`
// What somebody typed stands on a line of its own, without what could pass for another one.
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
const shown = ({ startsAt, endsAt, facilityName, shiftTypeName }: Side) =>
  `${wall(startsAt)} to ${wall(endsAt)}, ${plain(shiftTypeName)}, ${plain(facilityName)}`

/** What became of a text of a shift that need not have one; undefined on both sides where it stayed. */
const textChange = (name: string, was: string | null | undefined, is: string | null | undefined) => {
  if (was === is) return []
  if (!is) return [`the ${name} is gone: ${plain(was ?? '')}`]
  return [was ? `the ${name} is now: ${plain(is)}, was: ${plain(was)}` : `the ${name} is new: ${plain(is)}`]
}
const changesOf = (was: Side, is: Side) => {
  const [before, after] = [shown(was), shown(is)]
  return [
    ...(before === after ? [] : [`was ${before}`]),
    ...(before === after && was.hospitalId !== is.hospitalId ? ['at another facility of the same name'] : []),
    ...(was.timeZone === is.timeZone ? [] : [`the time zone is now: ${is.timeZone}, was: ${was.timeZone}`]),
    ...textChange('specialty', was.specialtyName, is.specialtyName),
    ...textChange('note', was.note, is.note),
  ]
}
// A server of before kept of a publication neither note nor specialty.
const NOT_KEPT = 'its note or specialty changed; see your schedule'

/** What the clocks of the place do to a time of the shift. */
const clockRemarks = ({ startsAt, endsAt, timeZone }: Side) =>
  [startsAt, endsAt].flatMap((time) => {
    const { instant, clockChange } = resolveWall(time, timeZone)
    if (clockChange === null) return []
    const said = time.slice(11)
    return clockChange === 'skipped'
      ? `the clocks skip ${said} that night: ${wallOf(instant, timeZone).slice(11)} is meant`
      : `the clocks show ${said} twice that night: the first is meant`
  })

/** A shift in a mail, with the weekday before each date; of one that changed, what changed of it. */
export const mailedShift = ({ before, after }: Pick<PublishedEntry, 'before' | 'after'>) => {
  const one = after ?? before
  if (!one) return ''
  const changes = before && after ? changesOf(before, after) : []
  const said = before && after && changes.length === 0 ? [NOT_KEPT] : changes
  return [`- ${shown(one)}`, ...[...said, ...clockRemarks(one)].map((text) => `  (${text})`)].join('\n')
}

const startOf = ({ before, after }: PublishedEntry) => (after ?? before)?.startsAt ?? ''
const byStart = (one: PublishedEntry, other: PublishedEntry) => (startOf(one) < startOf(other) ? -1 : 1)

type Heads = Readonly<Record<PublishedEntry['kind'], string>>
/** What becomes of a shift, to its person. */
export const PUBLISHED_HEADS: Heads = { added: 'New', changed: 'Changed', removed: 'No longer yours' }

/** What became of shifts, as a mail says it: the words of its subject, the same as the end of a sentence, and the shifts under them. */
export const mailedByKind = (entries: readonly PublishedEntry[], heads: Heads) => {
  const parts = (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const lines = entries
      .filter((entry) => entry.kind === kind)
      .toSorted(byStart)
      .map(mailedShift)
    return lines.length === 0 ? [] : [{ head: heads[kind], lines }]
  })
  const words = parts.map(({ head }, at) => (at === 0 ? head : head.toLowerCase()))
  return {
    subject: words.join(', '),
    anyOf: [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ').toLowerCase(),
    list: parts.map(({ head, lines }) => `${head}:\n${lines.join('\n')}`).join('\n\n'),
  }
}
