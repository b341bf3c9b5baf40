import type { Candidate } from '@onward/contract'
import texts from 'texts:candidates'
import { hours, longDate, longDates, longTimes } from '#web/lib/formats/formats.ts'
import { addTexts, textOf } from '#web/lib/text.ts'
import type { IconName } from '#web/ui/drawings/icon.tsx'
import { verdictWords } from '#web/ui/rules/verdict-words.ts'
import { namesOf, type NamesById } from '#web/ui/rules/words.ts'

addTexts(texts)

type Bucket = Candidate['bucket']

/** Each bucket has a shape: none is told by its colour alone. */
export const BUCKET_ICONS: Readonly<Record<Bucket, IconName>> = {
  free: 'done',
  nearLimit: 'clock',
  needsOverride: 'alert',
  blocked: 'lock',
  onLeave: 'leave',
  bookedElsewhere: 'calendar',
  notQualified: 'license',
  inactive: 'exit',
}

export const bucketWords = (bucket: Bucket) => textOf(`candidates.bucket.${bucket}`)

/** Whom no booking would take: they are on leave, on duty or gone. */
export const canBeAsked = ({ bucket }: Pick<Candidate, 'bucket'>) =>
  bucket !== 'onLeave' && bucket !== 'bookedElsewhere' && bucket !== 'inactive'

/** Why somebody is not simply free, the gravest first, in the language in use. */
export const reasonsOf = (candidate: Candidate, names: NamesById): string[] => {
  const { isActive, lastDay, isTrained, meets, verdicts, near } = candidate
  const called = namesOf(names)
  const left = () =>
    lastDay === null ? textOf('candidates.left') : textOf('candidates.until', { date: longDate(lastDay) })
  return [
    ...(isActive ? [] : [left()]),
    ...meets.shifts.map(({ hospitalId, facilityName, startsAt, endsAt }) =>
      textOf('candidates.met', {
        facility: hospitalId === '' ? textOf('refusal.elsewhere') : facilityName,
        when: longTimes(startsAt, endsAt),
      }),
    ),
    ...meets.leave.map(({ startDate, endDate }) => textOf('candidates.away', { when: longDates(startDate, endDate) })),
    ...(isTrained || verdicts.some(({ kind }) => kind === 'specialty') ? [] : [textOf('candidates.untrained')]),
    ...verdicts.map((verdict) => verdictWords(verdict, called)),
    // Nothing is wrong, so that there is no message: of a kind that only a newer server knows nothing is said.
    ...near.map((verdict) => verdictWords({ ...verdict, message: '' }, called)).filter((words) => words !== ''),
  ]
}

/** Hours of the week before and after, nights, weekends, rest and whether it is their own facility. */
export const figuresOf = (candidate: Candidate, slotMinutes: number): string[] => {
  const { weekMinutes, targetMinutes, nights, weekends, isAtHome, restMinutes } = candidate
  const [before, after] = [hours(Math.round(weekMinutes)), hours(Math.round(weekMinutes + slotMinutes))]
  const rests = [restMinutes.before, restMinutes.after].filter((minutes) => minutes !== null)
  return [
    targetMinutes === null
      ? textOf('candidates.week', { before, after })
      : textOf('candidates.weekOf', { before, after, target: hours(Math.round(targetMinutes)) }),
    ...(rests.length > 0 ? [textOf('candidates.rest', { rest: hours(Math.round(Math.min(...rests))) })] : []),
    ...(nights > 0 ? [textOf('candidates.nights', { count: nights })] : []),
    ...(weekends > 0 ? [textOf('candidates.weekends', { count: weekends })] : []),
    ...(isAtHome ? [textOf('candidates.home')] : []),
  ]
}
