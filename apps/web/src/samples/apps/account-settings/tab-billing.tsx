import type { AccountSettings } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { BillTable } from '#web/samples/ui/billing/bill-table.tsx'
import { BillingFields, useBillingForm } from '#web/samples/ui/billing/billing-address.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { detailsOf } from './details.ts'
import { PaymentMethods } from './payment-methods.tsx'
import { SavedForm } from './saved-form.tsx'
import { useVisit } from './visit.ts'

export const TabBilling = ({ settings }: { settings: AccountSettings }) => {
  const t = useText()
  const { company, email, phone, address, state, zip, country } = detailsOf(settings)
  const [billing, save] = useVisit('billing', {
    company,
    email,
    taxId: 'TAX-20417',
    phone,
    street: address,
    state,
    zip,
    country,
  })
  const form = useBillingForm(billing)
  return (
    <>
      <CurrentPlan />
      <PaymentMethods />
      <Card title={t('billing.title')}>
        <SavedForm form={form} save={save}>
          <BillingFields form={form} />
        </SavedForm>
      </Card>
      <Card title={t('settings.bills')}>
        <BillTable label={t('settings.bills')} />
      </Card>
    </>
  )
}
