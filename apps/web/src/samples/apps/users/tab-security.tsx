import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import type { User } from '@onward/contract/samples'
import { devicesOf } from '#web/samples/lib/sample-devices.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { DeviceTable } from '#web/samples/ui/people/device-table.tsx'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { useKept } from './kept.ts'
import styles from './user-view.module.css'

const LEAST = 8
type Passwords = { password: string; again: string }

export const SecurityTab = ({ user }: { user: User }) => {
  const t = useText()
  const [{ isTwoStep = false }, keep] = useKept(user.id)
  const form = useCheckedForm<Passwords>({
    initialValues: { password: '', again: '' },
    validate: {
      password: (value) => (value.length < LEAST ? t('user.passwordShort', { count: LEAST }) : null),
      again: (value, { password }) => (value === password ? null : t('user.passwordOther')),
    },
  })
  return (
    <div className={styles.column}>
      <Card title={t('user.changePassword')} hint={t('user.passwordHint', { count: LEAST })}>
        <form
          className={styles.fields}
          noValidate
          onSubmit={form.whenRight(() => {
            tell(t('user.passwordChanged'))
            form.reset()
          })}
        >
          <PasswordField
            label={t('user.newPassword')}
            required
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <PasswordField
            label={t('user.again')}
            required
            autoComplete="new-password"
            {...form.getInputProps('again')}
          />
          <div className={styles.whole}>
            <Button type="submit">{t('user.changePassword')}</Button>
          </div>
        </form>
      </Card>
      <Card title={t('user.twoStep')} hint={t('user.twoStepHint')}>
        <Switch
          label={t('user.twoStepSms')}
          checked={isTwoStep}
          onChange={(event) => keep({ isTwoStep: event.currentTarget.checked })}
        />
      </Card>
      <Card title={t('devices.title')}>
        <DeviceTable devices={devicesOf(user.id)} />
      </Card>
    </div>
  )
}
