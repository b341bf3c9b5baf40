import type { Language, PublishedEntry } from '@onward/contract'
import { dateOfWall, type WallTime } from '@onward/scheduling'
import { resolveWall, wallOf } from '@onward/scheduling/zoned'
import { oneLine } from '#server/one-line.ts'
import { shiftTypeCalled } from '#server/shift-type-called.ts'
import { datesIn } from '#server/texts.ts'
import { textsFor, weekdaysIn } from './mail-texts.ts'
import type { Topic } from './mailed.ts'

type Side = NonNullable<PublishedEntry['after']>

const timeIn = (time: WallTime) => time.slice(11)

/** Says shifts in the language of who reads. */
const sayer = (language: Language | null) => {
  const say = textsFor(language)
  const [dateSaid, weekdaySaid] = [datesIn(language), weekdaysIn(language)]
  // The day of the week is that of the date on the wall of the place, wherever the server stands.
  const wall = (time: WallTime) => {
    const date = dateOfWall(time)
    return say('wall', { weekday: weekdaySaid(date), date: dateSaid(date), time: timeIn(time) })
  }
  const shown = ({ startsAt, endsAt, facilityName, shiftTypeName }: Side) =>
    say('shift', {
      start: wall(startsAt),
      end: wall(endsAt),
      type: oneLine(shiftTypeCalled(shiftTypeName, language)),
      place: oneLine(facilityName),
    })

  /** What became of a text of a shift that need not have one; nothing where it stayed. */
  const textChange = (of: 'specialty' | 'note', was: string | null | undefined, is: string | null | undefined) => {
    if (was === is) return []
    if (!is) return [say(`${of}.gone`, { was: oneLine(was ?? '') })]
    return [was ? say(`${of}.now`, { now: oneLine(is), was: oneLine(was) }) : say(`${of}.new`, { now: oneLine(is) })]
  }
  const changesOf = (was: Side, is: Side) => {
    const [before, after] = [shown(was), shown(is)]
    return [
      ...(before === after ? [] : [say('was', { shift: before })]),
      ...(before === after && was.hospitalId !== is.hospitalId ? [say('elsewhere')] : []),
      ...(was.timeZone === is.timeZone ? [] : [say('zone', { now: is.timeZone, was: was.timeZone })]),
      ...textChange('specialty', was.specialtyName, is.specialtyName),
      ...textChange('note', was.note, is.note),
    ]
  }
  /** What the clocks of the place do to a time of the shift. */
  const clockRemarks = ({ startsAt, endsAt, timeZone }: Side) =>
    [startsAt, endsAt].flatMap((wallTime) => {
      const { instant, clockChange } = resolveWall(wallTime, timeZone)
      if (clockChange === null) return []
      const time = timeIn(wallTime)
      return clockChange === 'skipped'
        ? say('skipped', { time, meant: timeIn(wallOf(instant, timeZone)) })
        : say('twice', { time })
    })
  /** A shift in a mail, with the weekday before each date; of one that changed, what changed of it. */
  return ({ before, after }: PublishedEntry) => {
    const one = after ?? before
    if (!one) return ''
    const changes = before && after ? changesOf(before, after) : []
    // A server of before kept of a publication neither note nor specialty.
    const said = before && after && changes.length === 0 ? [say('notKept')] : changes
    return [`- ${shown(one)}`, ...[...said, ...clockRemarks(one)].map((text) => `  (${text})`)].join('\n')
  }
}

const startOf = ({ before, after }: PublishedEntry) => (after ?? before)?.startsAt ?? ''

type Told = {
  entries: readonly PublishedEntry[]
  /** The first and the last of their days. */
  from: string
  to: string
  /** How people come to be told. */
  by: 'published' | 'withdrawn' | 'since'
}
/** What became of shifts of somebody's days. */
export const toldShifts = (language: Language | null, { entries, from, to, by }: Told): Topic => {
  const said = sayer(language)
  return {
    of: by === 'withdrawn' ? 'back.' : '',
    by,
    from,
    to,
    lines: entries.map((entry) => ({ kind: entry.kind, start: startOf(entry), line: said(entry) })),
  }
}
