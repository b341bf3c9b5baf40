import type { PublishedDiff } from '@onward/contract'
import { hours } from '#web/lib/formats/formats.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { DiffEntries } from './diff-entries.tsx'
import { countOf } from './publishing.ts'

type Props = { diffs: readonly PublishedDiff[]; isBusy?: boolean }

/** What each person is told, counted; a row opens to what it is. */
export const DiffTable = ({ diffs, isBusy = false }: Props) => {
  const t = useText()
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
      title: t('publish.hours'),
      value: ({ minutesAfter }) => minutesAfter,
      cell: ({ minutesBefore, minutesAfter }) =>
        t('publish.becomes', { before: hours(minutesBefore), after: hours(minutesAfter) }),
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
