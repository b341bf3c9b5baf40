import { Radio } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import { account, MailChanges, type OwnAccount } from '@onward/contract'
import { useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/messages.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { newerIn } from './account-refusal.ts'
import styles from './account.module.css'

const api = apiOf(account)

const CHOICES = MailChanges.options

/** Of which changes of their own shifts somebody is mailed. */
export const OwnMails = ({ account: given }: { account: OwnAccount }) => {
  const t = useText()
  const [seen, setSeen] = useState(given)
  const [chosen, choose] = useState<MailChanges>()
  const known = given.version > seen.version ? given : seen
  const wanted = chosen ?? known.mailChanges
  const isSame = wanted === known.mailChanges
  const save = useChange((mailChanges: MailChanges) => api.changeAccount({ version: known.version, mailChanges }), {
    by: api.changeAccount,
    wording: (error) => (newerIn(error) ? t('ownAccount.newer') : messageOf(error)),
    done: () => t('ownAccount.mailsSaved'),
    onDone: ({ account: saved }) => {
      setSeen(saved)
      choose(undefined)
    },
    onFailed: (error) => {
      const newer = newerIn(error)
      if (newer) setSeen(newer)
    },
  })
  return (
    <Card title={t('ownAccount.mails')} hint={t('ownAccount.mailsHint')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSame) save.mutate(wanted)
        }}
      >
        <ChangeFailure of={save} />
        <Radio.Group
          label={t('ownAccount.mailsWhich')}
          value={wanted}
          onChange={(word) => choose(CHOICES.find((choice) => choice === word))}
        >
          <div className={styles.choices}>
            {CHOICES.map((choice) => (
              <Radio
                key={choice}
                value={choice}
                label={t(`ownAccount.mails-${choice}`)}
                description={t(`ownAccount.mails-${choice}Hint`)}
              />
            ))}
          </div>
        </Radio.Group>
        <div>
          <BusyButton type="submit" isBusy={save.isPending} aria-disabled={isSame} data-disabled={isSame}>
            {t('ui.save')}
          </BusyButton>
        </div>
      </form>
    </Card>
  )
}
