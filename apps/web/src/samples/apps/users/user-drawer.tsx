import { NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { UserPlan, UserRole, users } from '@onward/contract/samples'
import { apiOf } from '#web/lib/api.ts'
import { countries } from '#web/samples/lib/choices.ts'
import { emailAddress, present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { ChoiceField, LineField } from '#web/ui/controls/fields.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import styles from './user-list.module.css'

const api = apiOf(users)
const BLANK = {
  fullName: '',
  username: '',
  email: '',
  contact: '',
  company: '',
  country: '',
  role: 'subscriber' as UserRole,
  currentPlan: 'basic' as UserPlan,
}

/** A new user of the sample list. */
export const UserDrawer = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const add = useChange(
    (user: typeof BLANK) =>
      api.addUser({ ...user, status: 'active', billing: 'Auto Debit', avatar: null, avatarColor: 'primary' }),
    {
      stale: ['listUsers', 'allUsers'],
      done: ({ fullName }) => t('users.added', { name: fullName }),
      failed: t('users.failed'),
      onDone: onClose,
    },
  )
  const form = useCheckedForm({
    initialValues: BLANK,
    validate: {
      fullName: present,
      username: present,
      email: emailAddress,
      contact: present,
      company: present,
      country: present,
    },
  })
  return (
    <Drawer title={t('users.addTitle')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={form.whenRight((user) => add.mutate(user))}>
        <LineField label={t('users.fullName')} required {...form.getInputProps('fullName')} />
        <LineField label={t('users.username')} required {...form.getInputProps('username')} />
        <LineField label={t('users.email')} required {...form.getInputProps('email')} />
        <LineField label={t('users.contact')} required {...form.getInputProps('contact')} />
        <LineField label={t('users.company')} required {...form.getInputProps('company')} />
        <ChoiceField label={t('users.country')} required choices={countries} {...form.getInputProps('country')} />
        <NativeSelect
          label={t('users.role')}
          required
          data={UserRole.options.map((value) => ({ value, label: t(`users.role.${value}`) }))}
          {...form.getInputProps('role')}
        />
        <NativeSelect
          label={t('users.plan')}
          required
          data={UserPlan.options.map((value) => ({ value, label: t(`users.plan.${value}`) }))}
          {...form.getInputProps('currentPlan')}
        />
        <SaveActions isBusy={add.isPending} onDiscard={onClose} />
      </form>
    </Drawer>
  )
}
