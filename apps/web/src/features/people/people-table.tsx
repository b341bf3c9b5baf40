import type { Provider } from '@onward/contract'
import { Link } from 'wouter'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { pathOf } from './person-path.ts'
import { stateOf } from './person-state.ts'
import styles from './people.module.css'

/** So many facilities stand in a row; the others are counted. */
const NAMED = 2

/** People as the server sorts them; a name leads to its page. */
export const PeopleTable = ({ rows, isBusy, empty }: { rows: readonly Provider[]; isBusy: boolean; empty: string }) => {
  const t = useText()
  const columns: Column<Provider>[] = [
    {
      id: 'providerName',
      title: t('people.name'),
      cell: ({ providerId, providerName }) => (
        <Link href={pathOf(providerId)} dir="auto" className={styles.name}>
          {providerName}
        </Link>
      ),
    },
    {
      id: 'specialties',
      title: t('people.specialties'),
      cell: ({ specialties }) => joined(specialties.map(({ specialtyName }) => specialtyName)),
    },
    {
      id: 'facilities',
      title: t('people.facilities'),
      cell: ({ facilities }) => {
        if (facilities.length === 0) return <span className={styles.soft}>{t('people.anywhere')}</span>
        const named = facilities.slice(0, NAMED).map(({ facilityName }) => facilityName)
        const more = facilities.length - named.length
        return more === 0 ? joined(named) : t('people.andMore', { names: joined(named), count: more })
      },
    },
    {
      id: 'contact',
      title: t('people.contact'),
      cell: ({ email, phone }) => <bdi>{joined([phone, email], '·')}</bdi>,
    },
    {
      id: 'status',
      title: t('people.status'),
      cell: stateOf,
    },
  ]
  return (
    <DataTable
      label={t('people.table')}
      columns={columns}
      rows={rows}
      keyOf={({ providerId }) => providerId}
      isBusy={isBusy}
      empty={empty}
    />
  )
}
