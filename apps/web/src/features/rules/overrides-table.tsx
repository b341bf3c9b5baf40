import type { GoneOver } from '@onward/contract'
import type { Names } from '@onward/scheduling/judge'
import { Link } from 'wouter'
import { dateSpan, instant, timeSpan } from '#web/lib/formats/formats.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { verdictWords } from '#web/ui/rules/verdict-words.ts'
import { calendarOf } from './calendar-of.ts'
import styles from './rules.module.css'

type Props = {
  rows: readonly GoneOver[]
  names: Names
  label: string
  empty: string
  isBusy: boolean
}

/** The shift among those of its person in its month of the calendar; an open one among those of its facility. */
const monthOf = ({ scheduledDate, providerId, hospitalId }: GoneOver['assignment']) =>
  calendarOf(scheduledDate, providerId === null ? { facility: hospitalId } : { provider: providerId })

/** What was booked against a warning, each with the way to its shift. */
export const OverridesTable = ({ rows, names, label, empty, isBusy }: Props) => {
  const t = useText()
  const columns: Column<GoneOver>[] = [
    { id: 'at', title: t('overrides.at'), cell: ({ at }) => instant(at) },
    {
      id: 'by',
      title: t('overrides.by'),
      cell: ({ userName, userId }) => <bdi>{userName ?? userId ?? t('overrides.system')}</bdi>,
    },
    {
      id: 'shift',
      title: t('overrides.shift'),
      cell: ({ assignment }) => (
        <div className={styles.who}>
          <Link href={monthOf(assignment)}>
            {dateSpan(assignment.scheduledDate, assignment.scheduledDate)},{' '}
            {timeSpan(assignment.startsAt, assignment.endsAt)}
          </Link>
          <span>
            <bdi>{whoOf(assignment)}</bdi>, <bdi>{assignment.facilityName}</bdi>
          </span>
          {assignment.status === 'cancelled' && <em>{t('overrides.cancelled')}</em>}
        </div>
      ),
    },
    {
      id: 'rule',
      title: t('overrides.said'),
      cell: ({ verdict }) => (
        <div className={styles.rule}>
          <bdi>{verdict.providerName}</bdi>: {verdictWords(verdict, names)}
        </div>
      ),
    },
    {
      id: 'reason',
      title: t('overrides.reason'),
      cell: ({ reason }) => (
        <div className={styles.rule}>{reason === null ? t('overrides.noReason') : <q>{reason}</q>}</div>
      ),
    },
  ]
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      keyOf={({ overrideId }) => String(overrideId)}
      empty={empty}
      isBusy={isBusy}
    />
  )
}
