import { Button } from '@mantine/core'
import { emailAddress } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import styles from './modal-examples.module.css'

const STEPS = [
  { id: 'invite', icon: 'send' },
  { id: 'register', icon: 'user' },
  { id: 'trial', icon: 'star' },
] as const
const LINK = 'https://onward.example/?refer=keala-mahoe'
/** Names, the same in every language. */
const NETWORKS = [
  { name: 'Facebook', letter: 'f', tone: 1 },
  { name: 'X', letter: 'X', tone: 7 },
  { name: 'LinkedIn', letter: 'in', tone: 0 },
]

/** Invites a friend by e-mail, by a link, or elsewhere. */
export const ReferDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const form = useCheckedForm({ initialValues: { email: '' }, validate: { email: emailAddress } })
  return (
    <Dialog title={t('modal.refer')} size="xl" onClose={onClose}>
      <p className={styles.lead}>{t('modal.referLead')}</p>
      <ol className={styles.steps}>
        {STEPS.map(({ id, icon }) => (
          <li key={id}>
            <span>
              <Icon name={icon} size={26} />
            </span>
            <strong>{t(`modal.step.${id}`)}</strong>
            <small>{t(`modal.stepText.${id}`)}</small>
          </li>
        ))}
      </ol>
      <h3 className={styles.sub}>{t('modal.inviteFriends')}</h3>
      <form
        noValidate
        className={styles.line}
        onSubmit={form.whenRight(({ email }) => {
          tell(t('modal.invited', { email }))
          form.reset()
        })}
      >
        <LineField
          label={t('modal.friendEmail')}
          required
          placeholder="name@example.com"
          {...form.getInputProps('email')}
        />
        <Button type="submit">{t('modal.send')}</Button>
      </form>
      <h3 className={styles.sub}>{t('modal.referLink')}</h3>
      <div className={styles.link}>
        <code dir="ltr">{LINK}</code>
        <span>
          <Button
            variant="light"
            leftSection={<Icon name="copy" size={16} />}
            onClick={() => void copy(LINK, t('modal.linkCopied'))}
          >
            {t('modal.copyLink')}
          </Button>
          {NETWORKS.map(({ name, letter, tone }) => (
            <button
              key={name}
              type="button"
              className={styles.network}
              data-tone={tone}
              data-letter={letter}
              aria-label={t('modal.shareOn', { name })}
              title={t('modal.shareOn', { name })}
              onClick={() => tell(t('modal.notShared', { name }))}
            />
          ))}
        </span>
      </div>
    </Dialog>
  )
}
