import type { InvoiceClient } from '@onward/contract/samples'
import { isEmail } from '#web/lib/rules/is-email.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { LineField, LinesField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import styles from './drawers.module.css'

const BLANK: InvoiceClient = { name: '', companyEmail: '', address: '', country: '', contact: '', company: '' }

/** Somebody who has not been billed before. */
export const ClientDrawer = ({ onAdd, onClose }: { onAdd: (client: InvoiceClient) => void; onClose: () => void }) => {
  const t = useText()
  const form = useCheckedForm<InvoiceClient>({
    initialValues: BLANK,
    validate: {
      name: present,
      companyEmail: (value) => (isEmail(value) ? null : t('ui.emailWrong')),
      address: present,
      country: present,
      contact: present,
    },
  })
  return (
    <Drawer title={t('invoice.newClient')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={form.whenRight(onAdd)}>
        <LineField label={t('invoice.client.name')} required {...form.getInputProps('name')} />
        <LineField label={t('invoice.client.email')} required {...form.getInputProps('companyEmail')} />
        <LinesField label={t('invoice.client.address')} required {...form.getInputProps('address')} />
        <LineField label={t('invoice.client.country')} required {...form.getInputProps('country')} />
        <LineField label={t('invoice.client.contact')} required {...form.getInputProps('contact')} />
        <SaveActions isBusy={false} onDiscard={onClose} />
      </form>
    </Drawer>
  )
}
