import { NativeSelect, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { UserStatus } from '@onward/contract'
import { isEmail } from '#web/lib/is-email.ts'
import { present } from '#web/lib/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChoiceField, LineField } from '#web/ui/fields.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { countries } from './countries.ts'
import type { Profile } from './profile.ts'
import styles from './user-view.module.css'

type Props = { profile: Profile; onSave: (profile: Profile) => void; onClose: () => void }

const LANGUAGES = ['English', 'French', 'German', 'Portuguese', 'Spanish']

export const EditUser = ({ profile, onSave, onClose }: Props) => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: profile,
    validate: {
      first: present,
      last: present,
      username: present,
      email: (value: string) => (value === '' || isEmail(value) ? null : t('ui.emailWrong')),
    },
  })
  return (
    <Dialog title={t('user.editTitle')} size="lg" onClose={onClose}>
      <form className={styles.fields} noValidate onSubmit={form.whenRight(onSave)}>
        <LineField label={t('user.first')} required {...form.getInputProps('first')} />
        <LineField label={t('user.last')} required {...form.getInputProps('last')} />
        <LineField label={t('users.username')} required {...form.getInputProps('username')} />
        <LineField label={t('user.fact.billingEmail')} {...form.getInputProps('email')} />
        <NativeSelect
          label={t('users.status')}
          data={UserStatus.options.map((value) => ({ value, label: t(`users.status.${value}`) }))}
          {...form.getInputProps('status')}
        />
        <LineField label={t('user.fact.taxId')} {...form.getInputProps('taxId')} />
        <LineField label={t('users.contact')} {...form.getInputProps('contact')} />
        <NativeSelect label={t('user.fact.language')} data={LANGUAGES} {...form.getInputProps('language')} />
        <ChoiceField label={t('users.country')} choices={countries} {...form.getInputProps('country')} />
        <Switch
          className={styles.whole ?? ''}
          label={t('user.useAsBilling')}
          {...form.getInputProps('isBilling', { type: 'checkbox' })}
        />
        <div className={styles.whole}>
          <SaveActions isBusy={false} onDiscard={onClose} />
        </div>
      </form>
    </Dialog>
  )
}
