import { users, type AccountUser } from '@onward/contract'
import { useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
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
  /** Somebody else has changed the user meanwhile. */
  onNewer: (user: AccountUser) => void
  onDone: () => void
}

/** Keeps somebody out, lets them in again, and signs them out everywhere. */
export const UserAccess = ({ user, isTyped, onNewer, onDone }: Props) => {
  const t = useText()
  const [asked, setAsked] = useState<'disable' | 'end'>()
  const { userId, version, fullName: name } = user
  const isDisabled = user.state === 'disabled'
  const shared = {
    wording: (error: unknown) => refusalOf(error, name),
    onDone,
    onFailed: (error: unknown) => {
      setAsked(undefined)
      const conflict = conflictOf(error)
      if (conflict?.reason === 'version') onNewer(conflict.facts.user)
    },
  }
  const change = useChange(() => api.changeUser({ userId, version, disabled: !isDisabled }), {
    by: api.changeUser,
    done: () => t(isDisabled ? 'accountUsers.wasEnabled' : 'accountUsers.wasDisabled', { name }),
    ...shared,
  })
  const end = useChange(() => api.endUserSessions({ userId }), {
    by: api.endUserSessions,
    done: (_, { ended }) => t('accountUsers.ended', { name, count: ended }),
    ...shared,
  })
  return (
    <div className={styles.access}>
      <ChangeFailure of={change} />
      <ChangeFailure of={end} />
      {isTyped && <p className={styles.soft}>{t('accountUsers.saveFirst')}</p>}
      <BusyButton
        variant="default"
        disabled={isTyped}
        isBusy={change.isPending}
        onClick={() => (isDisabled ? change.mutate() : setAsked('disable'))}
      >
        {t(isDisabled ? 'accountUsers.enable' : 'accountUsers.disable')}
      </BusyButton>
      {!isDisabled && (
        <BusyButton variant="default" disabled={isTyped} isBusy={end.isPending} onClick={() => setAsked('end')}>
          {t('accountUsers.end')}
        </BusyButton>
      )}
      {asked && (
        <Confirm
          title={t(asked === 'disable' ? 'accountUsers.disableTitle' : 'accountUsers.endTitle', { name })}
          action={t(asked === 'disable' ? 'accountUsers.disable' : 'accountUsers.end')}
          isBusy={change.isPending || end.isPending}
          onConfirm={() => (asked === 'disable' ? change.mutate() : end.mutate())}
          onClose={() => setAsked(undefined)}
        >
          {t(asked === 'disable' ? 'accountUsers.disableText' : 'accountUsers.endText')}
        </Confirm>
      )}
    </div>
  )
}
