import type { Facility } from '@onward/contract'
import { mediumDate, zoneName } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import styles from './facilities.module.css'

type Props = {
  rows: readonly Facility[]
  isBusy: boolean
  empty: string
  onOpen: (facility: Facility) => void
}

/** Facilities as the server sorts them; a name opens its facility. */
export const FacilityTable = ({ rows, isBusy, empty, onOpen }: Props) => {
  const t = useText()
  const columns: Column<Facility>[] = [
    {
      id: 'facilityName',
      title: t('facilities.name'),
      cell: (row) => <NameButton onClick={() => onOpen(row)}>{row.facilityName}</NameButton>,
    },
    {
      id: 'code',
      title: t('facilities.code'),
      cell: ({ code, tone }) => (
        <span className={styles.code} {...(tone !== null && { 'data-tone': tone })}>
          {code}
        </span>
      ),
    },
    {
      id: 'place',
      title: t('facilities.place'),
      cell: ({ city, state }) => joined([city, state]),
    },
    {
      id: 'timeZone',
      title: t('facilities.zone'),
      cell: ({ timeZone }) => (
        <>
          {zoneName(timeZone)} <small className={styles.soft}>{timeZone}</small>
        </>
      ),
    },
    {
      id: 'publishedUntil',
      title: t('facilities.publishedUntil'),
      cell: ({ publishedUntil }) =>
        publishedUntil === null ? (
          <span className={styles.soft}>{t('facilities.toldAsWritten')}</span>
        ) : (
          mediumDate(publishedUntil)
        ),
    },
    {
      id: 'status',
      title: t('facilities.status'),
      cell: ({ isActive }) => t(isActive ? 'facilities.inUse' : 'facilities.notInUse'),
    },
  ]
  return (
    <DataTable
      label={t('facilities.table')}
      columns={columns}
      rows={rows}
      keyOf={({ hospitalId }) => hospitalId}
      isBusy={isBusy}
      empty={empty}
    />
  )
}
