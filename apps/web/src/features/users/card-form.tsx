import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { present } from '#web/lib/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LineField } from '#web/ui/fields.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import type { PaymentCard } from './sample.ts'
import styles from './user-view.module.css'

type Props = { card: PaymentCard | undefined; onSave: (card: PaymentCard) => void; onClose: () => void }

export const CardForm = ({ card, onSave, onClose }: Props) => {
  const t = useText()
  const form = useCheckedForm<PaymentCard>({
    initialValues: card ?? { name: '', number: '', expiry: '', isMain: false },
    validate: {
      name: present,
      number: (value) => (/^\d{12,19}$/.test(value.replaceAll(' ', '')) ? null : t('user.numberWrong')),
      expiry: (value) => (/^(0[1-9]|1[0-2])\/\d{2}$/.test(value) ? null : t('user.expiryWrong')),
    },
  })
  return (
    <Dialog title={t(card ? 'user.editCard' : 'user.addCard')} onClose={onClose}>
      <form className={styles.column} noValidate onSubmit={form.whenRight(onSave)}>
        <LineField label={t('user.cardName')} required {...form.getInputProps('name')} />
        <LineField label={t('user.cardNumber')} required {...form.getInputProps('number')} />
        <LineField
          label={t('user.expiry')}
          description={t('user.expiryForm')}
          required
          {...form.getInputProps('expiry')}
        />
        <Switch label={t('user.makeMain')} {...form.getInputProps('isMain', { type: 'checkbox' })} />
        <SaveActions isBusy={false} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
