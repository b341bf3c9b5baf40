import type { Candidate, CandidateCure } from '@onward/contract'
import texts from 'texts:candidates,judged'
import { hours, longDate, longDates, longTimes } from '#web/lib/formats/formats.ts'
import { addTexts, textOf } from '#web/lib/text.ts'
import type { IconName } from '#web/ui/drawings/icon.tsx'
import { verdictWords } from '#web/ui/rules/verdict-words.ts'
import { namesOf, type NamesById } from '#web/ui/rules/words.ts'
import { cureWords } from '#web/ui/rules/cure-words.ts'

addTexts(texts)

/** Why somebody is not simply free, and what would change it, the smallest first. */
type Why = { words: string; cures: readonly CandidateCure[] }
/** So many cures are offered of each. */
const OFFERED = 3

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

/** Why somebody is not simply free, the gravest first, in the language in use, each with what would change it. */
export const whyOf = (candidate: Candidate, names: NamesById): Why[] => {
  const { isActive, lastDay, isTrained, meets, verdicts, near } = candidate
  const called = namesOf(names)
  const left = () =>
    lastDay === null ? textOf('candidates.left') : textOf('candidates.until', { date: longDate(lastDay) })
  const said = (words: string): Why => ({ words, cures: [] })
  return [
    ...(isActive ? [] : [said(left())]),
    ...meets.shifts.map(({ hospitalId, facilityName, startsAt, endsAt }) =>
      said(
        textOf('candidates.met', {
          facility: hospitalId === '' ? textOf('refusal.elsewhere') : facilityName,
          when: longTimes(startsAt, endsAt),
        }),
      ),
    ),
    ...meets.leave.map(({ startDate, endDate }) =>
      said(textOf('candidates.away', { when: longDates(startDate, endDate) })),
    ),
    ...(isTrained || verdicts.some(({ kind }) => kind === 'specialty') ? [] : [said(textOf('candidates.untrained'))]),
    ...verdicts.map((verdict) => ({
      words: verdictWords(verdict, called),
      cures: (verdict.cures ?? []).slice(0, OFFERED),
    })),
    // Nothing is wrong, so that there is no message: of a kind that only a newer server knows nothing is said.
    ...near
      .map((verdict) => verdictWords({ ...verdict, message: '' }, called))
      .filter((words) => words !== '')
      .map(said),
  ]
}
/** Whether a cure gives them the slot otherwise: a credential and another shift are seen to elsewhere. */
export const isOfSlot = ({ credential, dropped }: CandidateCure) => credential === null && dropped === null

/** A cure in words, with how much else it would make wrong. */
export const candidateCureWords = (cure: CandidateCure, names: NamesById): string => {
  const { dropped, causes } = cure
  const words = dropped
    ? textOf('candidates.without', {
        facility: dropped.facilityName,
        when: longTimes(dropped.startsAt, dropped.endsAt),
      })
    : cureWords(cure, namesOf(names))
  return causes > 0 ? `${words} ${textOf('judged.causes', { count: causes })}` : words
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

/** What a cure has otherwise of the slot. */
export const slotFrom = ({ startsAt, endsAt, shiftTypeId }: CandidateCure) => ({
  ...(startsAt !== null && { startsAt }),
  ...(endsAt !== null && { endsAt }),
  ...(shiftTypeId !== null && { shiftTypeId }),
})
