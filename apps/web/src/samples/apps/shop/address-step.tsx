import { Button, NativeSelect, TextInput } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { AddressText } from './address-text.tsx'
import { NO_ADDRESS, SAVED, type Address } from './checkout.ts'
import cartStyles from './cart-step.module.css'
import styles from './checkout.module.css'

/** Each line, and what browsers call it when they fill it in. */
const LINES = [
  { line: 'name', complete: 'name' },
  { line: 'mobile', complete: 'tel' },
  { line: 'flat', complete: 'address-line1' },
  { line: 'landmark', complete: 'address-line2' },
  { line: 'city', complete: 'address-level2' },
  { line: 'pincode', complete: 'postal-code' },
  { line: 'state', complete: 'address-level1' },
] as const

/** Where it is delivered: a new address, or the one that is known. */
export const AddressStep = ({ onDeliver }: { onDeliver: (to: Address) => void }) => {
  const t = useText()
  const form = useCheckedForm<Address>({
    initialValues: NO_ADDRESS,
    validate: {
      name: present,
      mobile: present,
      flat: present,
      landmark: present,
      city: present,
      pincode: present,
      state: present,
      kind: present,
    },
  })
  return (
    <div className={cartStyles.columns}>
      <Card title={t('checkout.newAddress')} hint={t('checkout.newAddressHint')}>
        <form noValidate onSubmit={form.whenRight(onDeliver)}>
          <div className={styles.fields}>
            {LINES.map(({ line, complete }) => (
              <TextInput
                key={line}
                label={t(`checkout.line.${line}`)}
                required
                maxLength={200}
                autoComplete={complete}
                {...form.getInputProps(line)}
              />
            ))}
            <NativeSelect
              label={t('checkout.line.kind')}
              required
              data={[
                { value: '', label: t('checkout.choose') },
                { value: 'home', label: t('checkout.kind.home') },
                { value: 'work', label: t('checkout.kind.work') },
              ]}
              {...form.getInputProps('kind')}
            />
          </div>
          <Actions>
            <Button type="submit">{t('checkout.deliver')}</Button>
          </Actions>
        </form>
      </Card>
      <Card title={t('checkout.savedAddress')}>
        <AddressText address={SAVED} />
        <Button fullWidth variant="light" onClick={() => onDeliver(SAVED)}>
          {t('checkout.deliverHere')}
        </Button>
      </Card>
    </div>
  )
}
