import { account, type OwnAccount } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { wordingWeak } from '#web/ui/controls/new-password-words.ts'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './account.module.css'

const api = apiOf(account)

/** Another password, for who knows the one there is. */
export const OwnPassword = ({ account: own }: { account: OwnAccount }) => {
  const t = useText()
  const given = (value: string) => (value === '' ? t('ui.required') : null)
  const form = useCheckedForm({
    initialValues: { password: '', newPassword: '', repeated: '' },
    validate: {
      password: given,
      newPassword: given,
      repeated: (value, { newPassword }) => given(value) ?? (value === newPassword ? null : t('ownAccount.differ')),
    },
  })
  const change = useChange(
    ({ password, newPassword }: { password: string; newPassword: string }) =>
      api.changePassword({ password, newPassword }),
    {
      by: api.changePassword,
      form: wordingWeak(form),
      done: (_, { ended }) => t('ownAccount.passwordChanged', { count: ended }),
      onDone: () => form.reset(),
    },
  )
  return (
    <Card title={t('ownAccount.password')}>
      {own.hasPassword ? (
        <form className={styles.form} onSubmit={form.whenRight((values) => change.mutate(values))} noValidate>
          <ChangeFailure of={change} />
          <p className={styles.soft}>{t('ownAccount.passwordHint')}</p>
          {/* Whoever keeps passwords finds whose it is. */}
          <input type="text" hidden readOnly autoComplete="username" value={own.email} />
          <PasswordField
            label={t('ownAccount.present')}
            autoComplete="current-password"
            required
            {...form.getInputProps('password')}
          />
          <PasswordField
            label={t('ownAccount.newPassword')}
            autoComplete="new-password"
            required
            {...form.getInputProps('newPassword')}
          />
          <PasswordField
            label={t('ownAccount.repeat')}
            autoComplete="new-password"
            required
            {...form.getInputProps('repeated')}
          />
          <div>
            <BusyButton type="submit" isBusy={change.isPending}>
              {t('ownAccount.changePassword')}
            </BusyButton>
          </div>
        </form>
      ) : (
        <p className={styles.soft}>{t('ownAccount.byService')}</p>
      )}
    </Card>
  )
}
