import { Button } from '@mantine/core'
import { isEmail } from '#web/lib/rules/is-email.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { LineField, LinesField } from '#web/ui/controls/fields.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import type { Sheet } from './sheet.ts'
import { useSaveInvoice } from './use-invoice.ts'
import styles from './drawers.module.css'

const FROM = 'billing@onward.example'

type Props = { sheet: Sheet; /** The number that it is stored under. */ was: number; onClose: () => void }

/** The mail that takes an invoice to its client. */
export const SendDrawer = ({ sheet, was, onClose }: Props) => {
  const t = useText()
  const address = (value: string) => (isEmail(value) ? null : t('ui.emailWrong'))
  const form = useCheckedForm({
    initialValues: {
      from: FROM,
      to: sheet.client?.companyEmail ?? '',
      subject: t('invoice.mailSubject', { id: sheet.id }),
      message: t('invoice.mailText', { name: sheet.client?.name ?? '', id: sheet.id }),
    },
    validate: {
      from: address,
      to: address,
      subject: present,
    },
  })
  const save = useSaveInvoice(() => t('invoice.notSent'), onClose)
  return (
    <Drawer title={t('invoice.sendTitle')} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.whenRight(() => save.mutate({ sheet, was, isSent: true }))}
      >
        <LineField label={t('invoice.from')} required {...form.getInputProps('from')} />
        <LineField label={t('invoice.to')} required {...form.getInputProps('to')} />
        <LineField label={t('invoice.subject')} required {...form.getInputProps('subject')} />
        <LinesField label={t('invoice.message')} {...form.getInputProps('message')} />
        <span className={styles.attached}>
          <Icon name="file" size={16} />
          <Pill tone={0}>{t('invoice.attached', { id: sheet.id })}</Pill>
        </span>
        <Actions>
          <Button variant="default" onClick={onClose}>
            {t('invoice.cancel')}
          </Button>
          <Button type="submit" disabled={save.isPending}>
            {t('invoice.send')}
          </Button>
        </Actions>
      </form>
    </Drawer>
  )
}
