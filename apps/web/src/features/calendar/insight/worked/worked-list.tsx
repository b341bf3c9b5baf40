import type { WorkedRow, WorkedRows } from '@onward/contract'
import type { ask } from '#web/lib/api.ts'
import { count, mediumDate } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import type { Column } from '#web/ui/data/data-table.tsx'
import type { Words } from '../listing.ts'
import { RowList } from '../row-list.tsx'
import { hoursText } from './worked-words.ts'
import styles from '../insight.module.css'

/** A number of worked hours that was pressed. */
export type WorkedListing = {
  title: string
  value: number
  asked: (page: number, perPage: number) => ReturnType<typeof ask<unknown, WorkedRows>>
  words: Words
}
type Keyed = Column<WorkedRow & { key: string }>

/** The days that a number counts, facility by facility: what was worked on each, and what is not known of it. */
export const WorkedList = ({ listing, onClose }: { listing: WorkedListing; onClose: () => void }) => {
  const t = useText()
  const hours = (hundredths: number | null) => (hundredths === null ? t('worked.unknown') : hoursText(hundredths))
  const columns: Keyed[] = [
    {
      id: 'date',
      title: t('worked.day'),
      cell: ({ date, isWhole }) => (
        <span className={styles.stacked}>
          {mediumDate(date)}
          {!isWhole && <small>{t('worked.partUnknown')}</small>}
        </span>
      ),
    },
    { id: 'facility', title: t('insight.facility'), cell: ({ facilityName }) => <bdi>{facilityName}</bdi> },
    { id: 'employee', title: t('worked.employee'), isNumber: true, cell: ({ employee }) => hours(employee) },
    { id: 'contract', title: t('worked.contract'), isNumber: true, cell: ({ contract }) => hours(contract) },
    {
      id: 'residents',
      title: t('worked.residents'),
      isNumber: true,
      cell: ({ residents }) => (residents === null ? t('worked.unknown') : count(residents)),
    },
  ]
  return (
    <RowList
      {...listing}
      report="worked"
      say={hoursText}
      columns={columns}
      keyOf={({ hospitalId, date }) => `${date} ${hospitalId}`}
      onClose={onClose}
    />
  )
}
