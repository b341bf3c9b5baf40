import { Button } from '@mantine/core'
import { present } from '#web/lib/rules/rules.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { brokenRule, PASSWORD_RULES, passwordRules, SHORTEST } from './password-rules.ts'
import { useVisit } from './visit.ts'
import styles from './account-settings.module.css'

/** The password that the sample account has at first: that of the sample sign-ins. */
const FIRST = 'Onward-sample-2026'

/** It changes what this form asks for the next time, and no sign-in. */
export const PasswordForm = () => {
  const t = useText()
  const [password, save] = useVisit('password', FIRST)
  const form = useCheckedForm({
    initialValues: { current: '', next: '', again: '' },
    validate: {
      current: (text) => present(text) ?? (text === password ? null : textOf('settings.passwordWrong')),
      next: (text) => {
        const rule = brokenRule(text)
        if (rule) return present(text) ?? textOf(`settings.rule.${rule}`, { count: SHORTEST })
        return text === password ? textOf('settings.passwordSame') : null
      },
      again: (text, { next }) => present(text) ?? (text === next ? null : textOf('settings.passwordOther')),
    },
  })
  const field = form.getInputProps
  return (
    <Card
      title={t('settings.changePassword')}
      hint={password === FIRST ? t('settings.passwordHint', { password }) : t('settings.passwordHintNew')}
    >
      <form
        noValidate
        onSubmit={form.whenRight(({ next }) => {
          save(next)
          form.reset()
          tell(t('settings.passwordKept'))
        })}
      >
        <div className={styles.halves}>
          <div className={styles.form}>
            <PasswordField
              label={t('settings.currentPassword')}
              required
              autoComplete="current-password"
              {...field('current')}
            />
            <PasswordField label={t('settings.newPassword')} required autoComplete="new-password" {...field('next')} />
            <PasswordField label={t('settings.again')} required autoComplete="new-password" {...field('again')} />
          </div>
          <div>
            <h3 className={styles.sub}>{t('settings.rules')}</h3>
            <ul className={styles.rules}>
              {passwordRules.map((rule) => {
                const isMet = PASSWORD_RULES[rule](form.values.next)
                return (
                  <li key={rule} data-met={isMet ? '' : undefined}>
                    <Icon name={isMet ? 'done' : 'pin'} size={16} />
                    <span>
                      {t(`settings.rule.${rule}`, { count: SHORTEST })}
                      {isMet && <span className="unseen">, {t('settings.met')}</span>}
                    </span>
                  </li>
                )
              })}
            </ul>
          </div>
        </div>
        <div className={styles.buttons}>
          <Button type="submit">{t('settings.savePassword')}</Button>
          <Button variant="default" onClick={form.reset}>
            {t('ui.discard')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
