import { users, type AccountUser } from '@onward/contract'
import { useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { instant } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { conflictOf, refusalOf } from './user-refusal.ts'
import styles from './users.module.css'

const api = apiOf(users)
type Props = {
  user: AccountUser
  /** Other roles have been chosen and not saved: they are not to be lost by this. */
  isTyped: boolean
  /** They have accepted meanwhile. */
  onNewer: (user: AccountUser) => void
  onDone: () => void
}

/** Mails an invitation again, or takes it back. */
export const UserInvitation = ({ user, isTyped, onNewer, onDone }: Props) => {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { userId, fullName: name, email, invitedAt } = user
  const shared = {
    wording: (error: unknown) => refusalOf(error, name),
    onDone,
    onFailed: (error: unknown) => {
      setAsking(false)
      const conflict = conflictOf(error)
      if (conflict?.reason === 'notInvited') onNewer(conflict.facts.user)
    },
  }
  const send = useChange(() => api.sendInvitation({ userId }), {
    by: api.sendInvitation,
    done: () => t('accountUsers.sentAgain', { email }),
    ...shared,
  })
  const revoke = useChange(() => api.revokeInvitation({ userId }), {
    by: api.revokeInvitation,
    done: () => t('accountUsers.revoked', { name }),
    ...shared,
  })
  return (
    <div className={styles.access}>
      <ChangeFailure of={send} />
      <ChangeFailure of={revoke} />
      {invitedAt !== null && <p className={styles.soft}>{t('accountUsers.waiting', { when: instant(invitedAt) })}</p>}
      {isTyped && <p className={styles.soft}>{t('accountUsers.saveFirst')}</p>}
      <BusyButton variant="default" disabled={isTyped} isBusy={send.isPending} onClick={() => send.mutate()}>
        {t('accountUsers.sendAgain')}
      </BusyButton>
      <BusyButton variant="default" disabled={isTyped} isBusy={revoke.isPending} onClick={() => setAsking(true)}>
        {t('accountUsers.revoke')}
      </BusyButton>
      {isAsking && (
        <Confirm
          title={t('accountUsers.revokeTitle', { name })}
          action={t('accountUsers.revoke')}
          isBusy={revoke.isPending}
          onConfirm={() => revoke.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('accountUsers.revokeText', { name })}
        </Confirm>
      )}
    </div>
  )
}
