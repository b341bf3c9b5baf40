import type { HistoryEntry } from '@onward/contract'
import { clock, instant, longDate } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { currentUser, isAdmin } from '#web/lib/session/session.ts'
import { useText, type TextKey } from '#web/lib/text.ts'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { UndoBatch } from './undo/undo-batch.tsx'
import { useHistory } from './use-assignment.ts'
import styles from './details.module.css'

/** The fields whose change people care about, and what they are called. */
const FIELDS: [field: string, name: TextKey][] = [
  ['providerName', 'event.provider'],
  ['facilityName', 'event.facility'],
  ['startsAt', 'event.starts'],
  ['endsAt', 'event.ends'],
  ['note', 'event.note'],
]
const ACTIONS: Record<string, TextKey> = {
  'assignment.created': 'history.assignment.created',
  'assignment.changed': 'history.assignment.changed',
  'assignment.cancelled': 'history.assignment.cancelled',
  'assignment.restored': 'history.assignment.restored',
  'assignment.imported': 'history.assignment.imported',
}

/** Who did what with a shift, and when, the newest first. */
export const ShiftHistory = ({ assignmentId }: { assignmentId: number }) => {
  const t = useText()
  const { data, error, refetch, isPending } = useHistory(assignmentId)
  return (
    <section>
      <h3 className={styles.section}>{t('event.history')}</h3>
      {isPending && <Loading />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.entries.length === 0 && <p>{t('history.none')}</p>}
      <ol className={styles.history}>
        {data?.entries.toReversed().map((entry, at) => (
          <Entry key={`${entry.at} ${entry.action}`} entry={entry} isNewest={at === 0} />
        ))}
      </ol>
    </section>
  )
}

/** Whether who is signed in may take back what somebody booked: an admin all of it, a scheduler their own. */
const mayUndo = ({ userId }: HistoryEntry) => {
  const user = currentUser()
  return user !== undefined && (isAdmin(user) || user.userId === userId)
}

type EntryProps = { entry: HistoryEntry; isNewest: boolean }
const Entry = ({ entry, isNewest }: EntryProps) => {
  const t = useText()
  const { action, at, userName, userId, batchId, bookedWith } = entry
  const key = ACTIONS[action]
  return (
    <li>
      <strong>{key ? t(key) : action}</strong>
      {changes(entry).map(({ name, before, after }) => (
        <div key={name}>{t('history.field', { field: t(name), before, after })}</div>
      ))}
      <small>{t('history.by', { name: userName ?? userId ?? t('history.system'), at: instant(at) })}</small>
      {isNewest && batchId !== null && mayUndo(entry) && (
        <>
          {bookedWith > 0 && <p>{t('history.bookedWith', { count: bookedWith })}</p>}
          <UndoBatch batchId={batchId} count={bookedWith + 1} />
        </>
      )}
    </li>
  )
}

const changes = ({ before, after }: HistoryEntry) => {
  if (!before || !after) return []
  return FIELDS.flatMap(([field, name]) =>
    before[field] === after[field] ? [] : [{ name, before: shown(before[field]), after: shown(after[field]) }],
  )
}
const shown = (value: unknown) => {
  const text = typeof value === 'string' ? value : ''
  return /^\d{4}-\d\d-\d\dT/.test(text) ? joined([longDate(text.slice(0, 10)), clock(text)]) : text || '–'
}
