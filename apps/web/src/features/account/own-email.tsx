import { TextInput } from '@mantine/core'
import { account, type OwnAccount } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { emailAddress } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './account.module.css'

const api = apiOf(account)

/** The address that one signs in with, and the way to another one by both mailboxes. */
export const OwnEmail = ({ account: own }: { account: OwnAccount }) => {
  const t = useText()
  const { email, emailChange, hasPassword } = own
  const form = useCheckedForm({
    initialValues: { email: '', password: '' },
    validate: { email: emailAddress, password: (value) => (value === '' ? t('ui.required') : null) },
  })
  const change = useChange(api.askForEmail, {
    form,
    done: (given) => t('ownAccount.emailAsked', { email: given.email.trim() }),
    onDone: () => form.reset(),
  })
  const stateOf = (side: 'old' | 'new') =>
    t(emailChange?.confirmed.includes(side) ? 'ownAccount.confirmed' : 'ownAccount.waiting', {
      email: side === 'old' ? email : (emailChange?.email ?? ''),
    })
  return (
    <Card title={t('ownAccount.email')} hint={<bdi>{email}</bdi>}>
      {emailChange && (
        <>
          <p role="status">{t('ownAccount.emailPending', { email: emailChange.email })}</p>
          <ul className={styles.waiting}>
            <li>{stateOf('old')}</li>
            <li>{stateOf('new')}</li>
          </ul>
        </>
      )}
      {hasPassword ? (
        <form className={styles.form} onSubmit={form.whenRight((values) => change.mutate(values))} noValidate>
          <ChangeFailure of={change} />
          <p className={styles.soft}>{t('ownAccount.emailHint')}</p>
          <TextInput
            label={t('ownAccount.newEmail')}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={t('ownAccount.password')}
            autoComplete="current-password"
            required
            {...form.getInputProps('password')}
          />
          <div>
            <BusyButton type="submit" isBusy={change.isPending}>
              {t('ownAccount.askForEmail')}
            </BusyButton>
          </div>
        </form>
      ) : (
        <p className={styles.soft}>{t('ownAccount.byService')}</p>
      )}
    </Card>
  )
}
