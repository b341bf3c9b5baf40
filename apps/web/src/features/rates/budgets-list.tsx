import { NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { budgets, type Budget, type Currency } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { monthTitle } from '#web/lib/formats/formats.ts'
import { moneyOf } from '#web/lib/formats/money.ts'
import { useText } from '#web/lib/text.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { monthChoices } from './months.ts'
import type { ChangeAddress, RatesAddress } from './use-rates-address.ts'

const api = apiOf(budgets)

type Props = { address: RatesAddress; change: ChangeAddress; onOpen: (budget: Budget) => void }

/** What facilities may cost, the latest month first. */
export const BudgetsList = ({ address, change, onOpen }: Props) => {
  const t = useText()
  const { q, month, page, perPage } = address
  const query = useQuery({
    ...ask(api.listBudgets, { q, month, page, perPage }),
    placeholderData: keepPreviousData,
  })
  const columns = (money: Currency): Column<Budget>[] => [
    {
      id: 'facility',
      title: t('rates.facility'),
      cell: (row) => <NameButton onClick={() => onOpen(row)}>{row.facilityName}</NameButton>,
    },
    { id: 'month', title: t('rates.month'), cell: (row) => monthTitle(row.month) },
    { id: 'amount', title: t('rates.amount'), isNumber: true, cell: ({ amount }) => moneyOf(amount, money) },
  ]
  return (
    <PagedCard
      paging={pagingOf(address, change)}
      query={query}
      tools={
        <>
          <NativeSelect
            aria-label={t('rates.month')}
            value={month}
            data={[{ value: '', label: t('rates.allMonths') }, ...monthChoices(month)]}
            onChange={({ currentTarget: { value } }) => change({ month: value })}
          />
          <SearchField label={t('rates.searchFacility')} value={q} onChange={(text) => change({ q: text })} />
        </>
      }
    >
      {({ budgets: rows, currency, digits }) => (
        <DataTable
          label={t('rates.show.budgets')}
          columns={columns({ currency, digits })}
          rows={rows}
          keyOf={({ budgetId }) => budgetId}
          isBusy={query.isPlaceholderData}
          empty={t(q === '' && month === '' ? 'rates.none.budgets' : 'ui.noMatch')}
        />
      )}
    </PagedCard>
  )
}
