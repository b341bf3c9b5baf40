import type { MinutesOnDates, PublishedDiff } from '@onward/contract'
import { hours, monthDay } from '#web/lib/formats/formats.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { DiffEntries } from './diff-entries.tsx'
import { countOf } from './publishing.ts'

type Props = {
  diffs: readonly PublishedDiff[]
  /** What everybody's shifts on the dates come to, where that is known; else what these alone come to is shown. */
  onDates?: MinutesOnDates | null | undefined
  isBusy?: boolean
}

/** What each person is told, counted; a row opens to what it is. */
export const DiffTable = ({ diffs, onDates, isBusy = false }: Props) => {
  const t = useText()
  const sums = onDates && new Map(onDates.people.map((one) => [one.providerId, one]))
  const hoursOf = ({ providerId, minutesBefore, minutesAfter }: PublishedDiff) =>
    sums ? sums.get(providerId ?? '') : { before: minutesBefore, after: minutesAfter }
  const counted = (kind: 'added' | 'changed' | 'removed'): Column<PublishedDiff> => ({
    id: kind,
    title: t(`publish.${kind}`),
    value: (diff) => countOf(diff, kind),
    cell: (diff) => countOf(diff, kind) || '–',
    isNumber: true,
  })
  const columns: Column<PublishedDiff>[] = [
    { id: 'who', title: t('publish.who'), value: whoOf, cell: (diff) => <span dir="auto">{whoOf(diff)}</span> },
    counted('added'),
    counted('changed'),
    counted('removed'),
    {
      id: 'hours',
      title: onDates
        ? t('publish.hoursOn', { from: monthDay(onDates.from), to: monthDay(onDates.to) })
        : t('publish.hours'),
      value: (diff) => hoursOf(diff)?.after ?? 0,
      cell: (diff) => {
        const minutes = hoursOf(diff)
        if (!minutes) return '–'
        return <bdi>{t('publish.becomes', { before: hours(minutes.before), after: hours(minutes.after) })}</bdi>
      },
      isNumber: true,
    },
    {
      id: 'mailed',
      title: t('publish.toldBy'),
      cell: ({ providerId, isMailed }) =>
        providerId === null ? '–' : t(isMailed ? 'publish.byMail' : 'publish.onScreen'),
    },
  ]
  return (
    <DataTable
      label={t('publish.table')}
      columns={columns}
      rows={diffs}
      keyOf={({ providerId }) => providerId ?? ''}
      empty={t('publish.all')}
      isBusy={isBusy}
      detail={{
        title: t('publish.shifts'),
        labelOf: (diff) => t('publish.shiftsOf', { who: whoOf(diff) }),
        of: ({ entries }) => <DiffEntries entries={entries} />,
      }}
    />
  )
}
