import { TextInput } from '@mantine/core'
import { account, type OwnAccount } from '@onward/contract'
import { useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/messages.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { newerIn } from './account-refusal.ts'
import { followAccount } from './follow-account.ts'
import styles from './account.module.css'

const api = apiOf(account)

/** What one is called here. */
export const OwnName = ({ account: given }: { account: OwnAccount }) => {
  const t = useText()
  // What is changed is the account that was seen: a newer one must not take away what was typed.
  const [seen, setSeen] = useState(given)
  const form = useCheckedForm({ initialValues: { fullName: given.fullName }, validate: { fullName: present } })
  const isTyped = form.values.fullName !== seen.fullName
  if (given.version > seen.version) {
    setSeen(given)
    if (!isTyped) form.setValue('fullName', given.fullName)
  }
  const save = useChange(
    ({ fullName }: { fullName: string }) => api.changeAccount({ version: seen.version, fullName }),
    {
      by: api.changeAccount,
      form,
      wording: (error) => (newerIn(error) ? t('ownAccount.newer') : messageOf(error)),
      done: () => t('ownAccount.nameSaved'),
      onDone: ({ account: saved }) => {
        setSeen(saved)
        form.settle({ fullName: saved.fullName })
        form.setValue('fullName', saved.fullName)
        followAccount(saved)
      },
      onFailed: (error) => {
        const newer = newerIn(error)
        if (newer) setSeen(newer)
      },
    },
  )
  return (
    <Card title={t('ownAccount.name')} hint={t('ownAccount.nameHint')}>
      <form className={styles.form} onSubmit={form.whenRight((values) => isTyped && save.mutate(values))} noValidate>
        <ChangeFailure of={save} />
        <TextInput
          label={t('ownAccount.fullName')}
          required
          maxLength={200}
          autoComplete="name"
          {...form.getInputProps('fullName')}
        />
        <p className={styles.soft}>{t('ownAccount.username', { name: seen.username })}</p>
        <div>
          <BusyButton type="submit" isBusy={save.isPending} aria-disabled={!isTyped} data-disabled={!isTyped}>
            {t('ui.save')}
          </BusyButton>
        </div>
      </form>
    </Card>
  )
}
