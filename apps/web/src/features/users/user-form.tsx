import { users, type AccountUser } from '@onward/contract'
import { useEffect, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { MailReturned } from './mail-returned.tsx'
import { PlacesChoice } from './places-choice.tsx'
import { RoleChoice, rolesIn } from './role-choice.tsx'
import { UserAccess } from './user-access.tsx'
import { UserInvitation } from './user-invitation.tsx'
import { conflictOf, refusalOf } from './user-refusal.ts'
import styles from './users.module.css'

const api = apiOf(users)
const placesOf = ({ facilities }: AccountUser): Choice[] =>
  facilities.map(({ hospitalId, facilityName }) => ({ value: hospitalId, label: facilityName }))
const idsOf = (places: readonly Choice[]) =>
  places
    .map(({ value }) => value)
    .toSorted()
    .join()

/** What somebody may see, and whether they are let in. */
export const UserForm = ({ user: given, onClose }: { user: AccountUser; onClose: () => void }) => {
  const t = useText()
  // What is changed is the user that was seen: a newer one must not take away what was chosen.
  const [user, setUser] = useState(given)
  const isOwn = user.userId === currentUser()?.userId
  const form = useCheckedForm({
    initialValues: { roles: given.roles as string[], hospitalIds: placesOf(given) },
    validate: {
      roles: (roles) => (roles.length === 0 ? t('accountUsers.roleWanted') : null),
      hospitalIds: (places, { roles }) =>
        roles.includes('Scheduler') && places.length === 0 ? t('accountUsers.placesWanted') : null,
    },
  })
  const { roles, hospitalIds: places } = form.values
  const hasOtherRoles = roles.toSorted().join() !== user.roles.join()
  const hasOtherPlaces = roles.includes('Scheduler') && idsOf(places) !== idsOf(placesOf(user))
  const isTyped = hasOtherRoles || hasOtherPlaces
  /** What somebody else has made of them: theirs is what was not chosen here. */
  const takeIn = (newer: AccountUser) => {
    if (!hasOtherRoles) form.setValue('roles', newer.roles)
    if (!hasOtherPlaces) form.setValue('hospitalIds', placesOf(newer))
    setUser(newer)
  }
  const save = useChange(
    (chosen: typeof form.values) =>
      api.changeUser({
        userId: user.userId,
        version: user.version,
        ...(hasOtherRoles && { roles: rolesIn(chosen.roles) }),
        ...(hasOtherPlaces && { hospitalIds: chosen.hospitalIds.map(({ value }) => value) }),
      }),
    {
      by: api.changeUser,
      form,
      wording: (error) => refusalOf(error, user.fullName),
      done: () => t('accountUsers.saved', { name: user.fullName }),
      onDone: onClose,
      // The refusal says how it is now: whoever saves again means it.
      onFailed: (error) => {
        const conflict = conflictOf(error)
        if (conflict?.reason === 'version') takeIn(conflict.facts.user)
      },
    },
  )
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => isTyped))
  const Further = user.state === 'invited' ? UserInvitation : UserAccess
  return (
    <Drawer title={t('accountUsers.change')} onClose={typed.close}>
      <form className={styles.form} onSubmit={form.whenRight((values) => save.mutate(values))} noValidate>
        <ChangeFailure of={save} />
        <p className={styles.facts}>
          <strong dir="auto">{user.fullName}</strong>
          <span className={styles.soft}>
            <bdi>{user.email}</bdi>
          </span>
        </p>
        {user.mailRefusal && <MailReturned email={user.email} {...user.mailRefusal} />}
        <RoleChoice isFixed={isOwn} isNobody={!user.isProvider} {...form.getInputProps('roles')} />
        {roles.includes('Scheduler') && <PlacesChoice {...form.getInputProps('hospitalIds')} />}
        {isOwn ? (
          <p className={styles.soft}>{t('accountUsers.self')}</p>
        ) : (
          <SaveActions isBusy={save.isPending} onDiscard={onClose} />
        )}
      </form>
      {!isOwn && <Further user={user} isTyped={isTyped} onNewer={takeIn} onDone={onClose} />}
      {typed.question}
    </Drawer>
  )
}
