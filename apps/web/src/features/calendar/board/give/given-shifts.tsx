import { useId } from 'react'
import { longDate, mediumDate, timeSpan } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { verdictWords } from '#web/ui/rules/verdict-words.ts'
import { namesOf } from '#web/ui/rules/words.ts'
import { conflictWords, refusalOf } from '../../refusal.ts'
import { dateOf, type BoardShift, type Roster } from '../roster.ts'
import { typeName } from '../words.ts'
import type { Reason } from './judge-giving.ts'
import styles from './give.module.css'

/** Why a shift stays where it is. */
const reasonWords = (reason: Reason): string => {
  switch (reason.by) {
    case 'unsaved':
      return textOf('give.unsaved')
    case 'lastDay':
      return textOf('candidates.until', { date: longDate(reason.date) })
    case 'conflict':
      return conflictWords(reason.conflict)
    case 'closed':
      return refusalOf(reason.error)
    case 'rule':
      return [
        verdictWords(reason.verdict, namesOf(reason.names)),
        ...(reason.verdict.needs === 'admin' ? [textOf('judged.admin')] : []),
      ].join(' ')
  }
}

type Props = {
  shifts: readonly BoardShift[]
  roster: Roster
  /** Those that somebody leaves out. */
  out: ReadonlySet<number>
  cannot: ReadonlyMap<number, Reason>
  onTurn: (assignmentId: number) => void
}

/** The shifts that are given, each with a tick; one that cannot go has none, and says why. */
export const GivenShifts = ({ shifts, roster, out, cannot, onTurn }: Props) => {
  const t = useText()
  const id = useId()
  const isOfOne = new Set(shifts.map(({ providerId }) => providerId)).size === 1
  return (
    <ul className={styles.shifts} aria-label={t('give.which')}>
      {shifts.map((shift) => {
        const { assignmentId, providerId, startsAt, endsAt, shiftTypeId, hospitalId } = shift
        const reason = cannot.get(assignmentId)
        const facility = roster.facilities.get(hospitalId)
        const owner = providerId === null ? t('open.brief') : roster.byId.get(providerId)?.providerName
        return (
          <li key={assignmentId} data-cannot={reason ? '' : undefined}>
            <label>
              <input
                type="checkbox"
                checked={!reason && !out.has(assignmentId)}
                aria-disabled={reason !== undefined}
                aria-describedby={reason && `${id}${assignmentId}`}
                onChange={() => reason === undefined && onTurn(assignmentId)}
              />
              <span dir="auto">
                <strong>{mediumDate(dateOf(shift))}</strong>{' '}
                {joined([typeName(roster, shiftTypeId), timeSpan(startsAt, endsAt), facility?.code], '·')}
                {!isOfOne && <span dir="auto"> · {owner}</span>}
              </span>
            </label>
            {reason && (
              <p id={`${id}${assignmentId}`} className={styles.reason}>
                <Icon name="close" size={13} />
                <span>{reasonWords(reason)}</span>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
