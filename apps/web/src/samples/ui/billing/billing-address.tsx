import { countries } from '#web/samples/lib/choices.ts'
import { PHONE } from '#web/samples/lib/masks.ts'
import { emailAddress, present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { ChoiceField, LineField } from '#web/ui/controls/fields.tsx'
import { MaskedField } from '#web/samples/ui/controls/masked-field.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import styles from '#web/samples/ui/controls/forms.module.css'

export const BILLING_LINES = ['company', 'email', 'taxId', 'phone', 'street', 'state', 'zip', 'country'] as const
export type BillingAddress = Record<(typeof BILLING_LINES)[number], string>

/** A form for where bills go. Texts: `billing`. */
export const useBillingForm = (initialValues: BillingAddress) =>
  useCheckedForm<BillingAddress>({
    initialValues,
    validate: { company: present, email: emailAddress, street: present },
  })

export const BillingFields = ({ form }: { form: ReturnType<typeof useBillingForm> }) => {
  const t = useText()
  return (
    <div className={styles.fields}>
      <LineField label={t('billing.company')} required autoComplete="organization" {...form.getInputProps('company')} />
      <LineField label={t('billing.email')} required autoComplete="email" {...form.getInputProps('email')} />
      <LineField label={t('billing.taxId')} {...form.getInputProps('taxId')} />
      <MaskedField
        mask={PHONE}
        label={t('billing.phone')}
        type="tel"
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
      <div className={styles.whole}>
        <LineField
          label={t('billing.street')}
          required
          autoComplete="street-address"
          {...form.getInputProps('street')}
        />
      </div>
      <LineField label={t('billing.state')} autoComplete="address-level1" {...form.getInputProps('state')} />
      <LineField label={t('billing.zip')} autoComplete="postal-code" {...form.getInputProps('zip')} />
      <ChoiceField label={t('billing.country')} choices={countries} {...form.getInputProps('country')} />
    </div>
  )
}
