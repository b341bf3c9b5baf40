import { NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { PREMIUM_KINDS, premiums, type Currency, type Premium } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { datesOf, premiumAmount } from './rate-words.ts'
import type { ChangeAddress, RatesAddress } from './use-rates-address.ts'
import styles from './rates.module.css'

const api = apiOf(premiums)

type Props = { address: RatesAddress; change: ChangeAddress; onOpen: (premium: Premium) => void }

/** What is paid on top of rates, by kind, what counts first before the others. */
export const PremiumsList = ({ address, change, onOpen }: Props) => {
  const t = useText()
  const { q, kind, page, perPage } = address
  const query = useQuery({
    ...ask(api.listPremiums, { q, kind, page, perPage }),
    placeholderData: keepPreviousData,
  })
  const columns = (money: Currency): Column<Premium>[] => [
    {
      id: 'kind',
      title: t('rates.kind'),
      cell: (row) => <NameButton onClick={() => onOpen(row)}>{t(`rates.kind.${row.kind}`)}</NameButton>,
    },
    { id: 'amount', title: t('rates.adds'), isNumber: true, cell: (row) => premiumAmount(row, money) },
    {
      id: 'facility',
      title: t('rates.facility'),
      cell: ({ facilityName }) => <bdi>{facilityName ?? t('rates.any')}</bdi>,
    },
    { id: 'dates', title: t('rates.dates'), cell: datesOf },
  ]
  return (
    <PagedCard
      paging={pagingOf(address, change)}
      query={query}
      tools={
        <>
          <NativeSelect
            aria-label={t('rates.kind')}
            value={kind}
            data={[
              { value: '', label: t('rates.allKinds') },
              ...PREMIUM_KINDS.map((value) => ({ value, label: t(`rates.kind.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => change({ kind: value })}
          />
          <SearchField label={t('rates.searchFacility')} value={q} onChange={(text) => change({ q: text })} />
        </>
      }
      filters={<p className={styles.note}>{t('rates.premiumOrder')}</p>}
    >
      {({ premiums: rows, currency, digits }) => (
        <DataTable
          label={t('rates.show.premiums')}
          columns={columns({ currency, digits })}
          rows={rows}
          keyOf={({ premiumId }) => premiumId}
          isBusy={query.isPlaceholderData}
          empty={t(q === '' && kind === '' ? 'rates.none.premiums' : 'ui.noMatch')}
        />
      )}
    </PagedCard>
  )
}
