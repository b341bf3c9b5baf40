import { downloads, rates, type Rate } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { moneyOf } from '#web/lib/formats/money.ts'
import { useText } from '#web/lib/text.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { DownloadMenu } from '#web/ui/lists/download-menu.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { datesOf, typeOf } from './rate-words.ts'
import type { ChangeAddress, RatesAddress } from './use-rates-address.ts'
import styles from './rates.module.css'

const api = apiOf(rates)

type Props = { address: RatesAddress; change: ChangeAddress; onOpen: (rate: Rate) => void }

/** Rates, those that count first before the others. */
export const RatesList = ({ address, change, onOpen }: Props) => {
  const t = useText()
  const { q, page, perPage } = address
  const query = useQuery({ ...ask(api.listRates, { q, page, perPage }), placeholderData: keepPreviousData })
  const any = t('rates.any')
  const columns = (currency: { currency: string; digits: number }): Column<Rate>[] => [
    {
      id: 'perHour',
      title: t('rates.perHour'),
      cell: (row) => <NameButton onClick={() => onOpen(row)}>{moneyOf(row.perHour, currency)}</NameButton>,
    },
    { id: 'person', title: t('rates.person'), cell: ({ providerName }) => <bdi>{providerName ?? any}</bdi> },
    { id: 'facility', title: t('rates.facility'), cell: ({ facilityName }) => <bdi>{facilityName ?? any}</bdi> },
    { id: 'type', title: t('rates.shiftType'), cell: (row) => typeOf(row) ?? any },
    { id: 'specialty', title: t('rates.specialty'), cell: ({ specialtyName }) => specialtyName ?? any },
    { id: 'dates', title: t('rates.dates'), cell: datesOf },
  ]
  return (
    <PagedCard
      paging={pagingOf(address, change)}
      query={query}
      tools={
        <>
          <SearchField label={t('rates.search')} value={q} onChange={(text) => change({ q: text })} />
          <DownloadMenu path={downloads.exportRates.path} wish={{ q }} />
        </>
      }
      filters={<p className={styles.note}>{t('rates.order')}</p>}
    >
      {({ rates: rows, currency, digits }) => (
        <DataTable
          label={t('rates.show.rates')}
          columns={columns({ currency, digits })}
          rows={rows}
          keyOf={({ rateId }) => rateId}
          isBusy={query.isPlaceholderData}
          empty={t(q === '' ? 'rates.none.rates' : 'ui.noMatch')}
        />
      )}
    </PagedCard>
  )
}
