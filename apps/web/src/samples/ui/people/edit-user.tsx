import { NativeSelect, Switch } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import '@mantine/core/styles/Switch.layer.css'
import { countries } from '#web/samples/lib/choices.ts'
import { isEmail } from '#web/lib/rules/is-email.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { USER_STATUSES, type UserDetails } from '#web/samples/lib/user-details.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ChoiceField, LineField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import styles from '#web/samples/ui/controls/forms.module.css'

type Props = { details: UserDetails; onSave: (details: UserDetails) => void; onClose: () => void }

const LANGUAGES = ['English', 'French', 'German', 'Portuguese', 'Spanish']

/** A form for what is known of a user. Texts: `editUser`. */
export const EditUser = ({ details, onSave, onClose }: Props) => {
  const t = useText()
  const form = useCheckedForm<UserDetails>({
    initialValues: details,
    validate: {
      first: present,
      last: present,
      username: present,
      email: (value: string) => (value === '' || isEmail(value) ? null : t('ui.emailWrong')),
    },
  })
  return (
    <Dialog title={t('editUser.title')} size="lg" onClose={onClose}>
      <form className={styles.fields} noValidate onSubmit={form.whenRight(onSave)}>
        <LineField label={t('editUser.first')} required {...form.getInputProps('first')} />
        <LineField label={t('editUser.last')} required {...form.getInputProps('last')} />
        <LineField label={t('editUser.username')} required {...form.getInputProps('username')} />
        <LineField label={t('editUser.email')} {...form.getInputProps('email')} />
        <NativeSelect
          label={t('editUser.status')}
          data={USER_STATUSES.map((value) => ({ value, label: t(`editUser.status.${value}`) }))}
          {...form.getInputProps('status')}
        />
        <LineField label={t('editUser.taxId')} {...form.getInputProps('taxId')} />
        <LineField label={t('editUser.contact')} {...form.getInputProps('contact')} />
        <NativeSelect label={t('editUser.language')} data={LANGUAGES} {...form.getInputProps('language')} />
        <ChoiceField label={t('editUser.country')} choices={countries} {...form.getInputProps('country')} />
        <Switch
          className={styles.whole ?? ''}
          label={t('editUser.isBilling')}
          {...form.getInputProps('isBilling', { type: 'checkbox' })}
        />
        <div className={styles.whole}>
          <SaveActions isBusy={false} onDiscard={onClose} />
        </div>
      </form>
    </Dialog>
  )
}
