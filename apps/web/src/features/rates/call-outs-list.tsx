import { callOutRates, type CallOutRate } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { percent } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import type { ChangeAddress, RatesAddress } from './use-rates-address.ts'
import styles from './rates.module.css'

const api = apiOf(callOutRates)

type Props = { address: RatesAddress; change: ChangeAddress; onOpen: (rate: CallOutRate) => void }

/** How often people call out, what counts first before the others. */
export const CallOutsList = ({ address, change, onOpen }: Props) => {
  const t = useText()
  const { q, page, perPage } = address
  const query = useQuery({ ...ask(api.listCallOutRates, { q, page, perPage }), placeholderData: keepPreviousData })
  const columns: Column<CallOutRate>[] = [
    {
      id: 'facility',
      title: t('rates.facility'),
      cell: (row) => <NameButton onClick={() => onOpen(row)}>{row.facilityName ?? t('rates.anyFacility')}</NameButton>,
    },
    {
      id: 'part',
      title: t('rates.partOfDay'),
      cell: ({ partOfDay }) => (partOfDay === null ? t('rates.any') : t(`event.type.${partOfDay}`)),
    },
    {
      id: 'share',
      title: t('rates.callOutShare'),
      isNumber: true,
      cell: ({ perMille }) => percent(perMille / 1_000),
    },
  ]
  return (
    <PagedCard
      paging={pagingOf(address, change)}
      query={query}
      tools={<SearchField label={t('rates.searchFacility')} value={q} onChange={(text) => change({ q: text })} />}
      filters={<p className={styles.note}>{t('rates.callOutOrder')}</p>}
    >
      {({ callOutRates: rows }) => (
        <DataTable
          label={t('rates.show.callOuts')}
          columns={columns}
          rows={rows}
          keyOf={({ callOutRateId }) => callOutRateId}
          isBusy={query.isPlaceholderData}
          empty={t(q === '' ? 'rates.none.callOuts' : 'ui.noMatch')}
        />
      )}
    </PagedCard>
  )
}
