import { isEmail } from '#web/lib/is-email.ts'
import { present } from '#web/lib/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChoiceField, LineField } from '#web/ui/fields.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { countries } from './countries.ts'
import styles from './user-view.module.css'

export type Address = Record<'company' | 'email' | 'taxId' | 'phone' | 'street' | 'country', string>
type Props = { address: Address; onSave: (address: Address) => void; onClose: () => void }

export const AddressForm = ({ address, onSave, onClose }: Props) => {
  const t = useText()
  const form = useCheckedForm<Address>({
    initialValues: address,
    validate: {
      company: present,
      email: (value) => (isEmail(value) ? null : t('ui.emailWrong')),
      street: present,
    },
  })
  return (
    <Dialog title={t('user.editAddress')} size="lg" onClose={onClose}>
      <form className={styles.fields} noValidate onSubmit={form.whenRight(onSave)}>
        <LineField label={t('user.address.company')} required {...form.getInputProps('company')} />
        <LineField label={t('user.address.email')} required {...form.getInputProps('email')} />
        <LineField label={t('user.address.taxId')} {...form.getInputProps('taxId')} />
        <LineField label={t('user.address.phone')} {...form.getInputProps('phone')} />
        <LineField label={t('user.address.street')} required {...form.getInputProps('street')} />
        <ChoiceField label={t('user.address.country')} choices={countries} {...form.getInputProps('country')} />
        <div className={styles.whole}>
          <SaveActions isBusy={false} onDiscard={onClose} />
        </div>
      </form>
    </Dialog>
  )
}
