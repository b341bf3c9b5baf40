import { BudgetConflict, budgets, type Budget, type Currency } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { facilityChoices } from '#web/lib/choices/account-choices.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { differing } from '#web/lib/differing.ts'
import { monthTitle } from '#web/lib/formats/formats.ts'
import { plainAmount } from '#web/lib/formats/money.ts'
import { present } from '#web/lib/rules/rules.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { ChoiceField, LineField } from '#web/ui/controls/fields.tsx'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { RowDrawer } from '#web/ui/lists/row-drawer.tsx'
import { useRowForm, type RowCalls } from '#web/ui/lists/use-row-form.ts'
import { wrongBudget } from './checks.ts'
import { monthChoices } from './months.ts'
import { minorIn } from './typed-amount.ts'

const api = apiOf(budgets)
const conflictOf = conflictIn(BudgetConflict)
const nameOf = ({ facilityName, month }: Budget) => joined([facilityName, monthTitle(month)])

type Values = { hospitalId: Choice | undefined; month: string; amount: string }
const valuesOf = (row: Budget | undefined, digits: number): Values => ({
  hospitalId: row && { value: row.hospitalId, label: row.facilityName },
  month: row?.month ?? '',
  amount: row ? plainAmount(row.amount, digits) : '',
})
/** What is typed, as it is sent; the form has said by then what is no amount. */
const inputOf = ({ hospitalId, month, amount }: Values, digits: number) => ({
  hospitalId: hospitalId?.value ?? '',
  month,
  amount: minorIn(amount, digits) ?? -1,
})
type Input = ReturnType<typeof inputOf>
const calls: RowCalls<Budget, Input> = {
  create: async (input, options) => (await api.createBudget(input, options)).budget,
  change: async ({ budgetId, version, hospitalId, month, amount }, to) => {
    const from = { hospitalId, month, amount }
    return (await api.changeBudget({ budgetId, version, ...differing(to, from) })).budget
  },
  remove: async ({ budgetId, version }) => (await api.deleteBudget({ budgetId, version })).budget,
  by: { change: api.changeBudget, remove: api.deleteBudget },
  conflictOf: (error) => {
    const conflict = conflictOf(error)
    return conflict && { reason: conflict.reason, row: conflict.facts.budget }
  },
  nameOf,
  sameWords: () => textOf('rates.same.budgets'),
}

type Props = { budget: Budget | undefined; money: Currency; onClose: () => void }

/** What a facility may cost in a month, anew or changed. */
export const BudgetForm = ({ budget: given, money, onClose }: Props) => {
  const t = useText()
  const { digits } = money
  const { form, row, drawer } = useRowForm({
    given,
    calls,
    valuesOf: (row: Budget | undefined) => valuesOf(row, digits),
    inputOf: (values: Values) => inputOf(values, digits),
    validate: {
      hospitalId: (place) => (place ? null : t('ui.required')),
      month: present,
      amount: (typed) => wrongBudget(typed, digits),
    },
    onClose,
  })
  const { getInputProps } = form
  return (
    <RowDrawer title={t(given ? 'rates.change.budgets' : 'rates.new.budgets')} {...drawer}>
      <FoundChoice label={t('rates.facility')} required {...facilityChoices} {...getInputProps('hospitalId')} />
      <ChoiceField
        label={t('rates.month')}
        required
        choices={monthChoices(row?.month ?? '')}
        {...getInputProps('month')}
      />
      <LineField
        label={t('rates.amountIn', { code: money.currency })}
        required
        maxLength={30}
        {...getInputProps('amount')}
      />
    </RowDrawer>
  )
}
