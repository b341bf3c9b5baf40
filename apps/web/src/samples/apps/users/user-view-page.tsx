import { users, type User, samplePages } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import texts from 'texts:billing,bills,card,devices,editUser,plans,user,users'
import { Redirect } from 'wouter'
import { apiOf, ask } from '#web/lib/api.ts'
import { titleOf, usePage } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { ConfirmSteps } from '#web/samples/ui/overlays/confirm-steps.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Missing } from '#web/samples/ui/data/missing.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { useKept } from './kept.ts'
import { PlanCard } from './plan-card.tsx'
import { detailsOf, profileOf } from './profile.ts'
import { UserCard } from './user-card.tsx'
import { useUpdateUser } from './use-update-user.ts'
import { UserTabs } from './user-tabs.tsx'
import styles from './user-view.module.css'

addTexts(texts)

const EditUser = lazyPart(() => import('#web/samples/ui/people/edit-user.tsx'), 'EditUser')
const UpgradeDialog = lazyPart(() => import('./upgrade-dialog.tsx'), 'UpgradeDialog')

const api = apiOf(users)
const DEFAULTS = { edit: '' }

const UserViewPage = () => {
  const t = useText()
  const id = usePage()?.values.id
  const query = useQuery({ ...ask(api.user, { id: id ?? '' }), enabled: id !== undefined })
  if (id === undefined) return <Redirect to={`${samplePages['user-view'].path}/1`} replace />
  const missing = (
    <Missing title={t('user.unknown', { id })} href={samplePages['user-list'].path}>
      {t('user.toList')}
    </Missing>
  )
  return (
    <div className={styles.place}>
      <PageHead title={titleOf('user-view')} />
      {/^\d{1,15}$/.test(id) ? (
        <QueryContent query={query}>{({ user }) => (user ? <UserView key={id} user={user} /> : missing)}</QueryContent>
      ) : (
        missing
      )}
    </div>
  )
}
export default UserViewPage

type Panel = 'suspend' | 'upgrade' | 'cancel'
const UserView = ({ user }: { user: User }) => {
  const t = useText()
  const [{ edit }, change] = useAddress(DEFAULTS)
  const [{ isCancelled = false, taxId, language, isBilling }, keep] = useKept(user.id)
  const profile = profileOf(user, {
    ...(taxId !== undefined && { taxId }),
    ...(language !== undefined && { language }),
    ...(isBilling !== undefined && { isBilling }),
  })
  const update = useUpdateUser()
  const [panel, setPanel] = useState<Panel>()
  const close = () => setPanel(undefined)
  const name = `${profile.first} ${profile.last}`
  const said = (what: string) => ({ title: t('user.keptTitle'), text: what })
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <UserCard
          user={user}
          profile={profile}
          onEdit={() => change({ edit: '1' })}
          onSuspend={() => setPanel('suspend')}
        />
        <PlanCard
          plan={user.currentPlan}
          isCancelled={isCancelled}
          daysUsed={profile.daysUsed}
          onUpgrade={() => setPanel('upgrade')}
          onCancel={() => setPanel('cancel')}
        />
      </div>
      <UserTabs user={user} profile={profile} onUpgrade={() => setPanel('upgrade')} />
      <Suspense>
        {edit !== '' && (
          <EditUser
            details={detailsOf(profile)}
            onSave={(to) => {
              const { first, last, username, email, status, contact, country, ...rest } = to
              const fullName = `${first.trim()} ${last.trim()}`
              update.mutate(
                { id: user.id, fullName, username, email, status, contact, country },
                {
                  onSuccess: () => {
                    keep(rest)
                    change({ edit: '' })
                  },
                },
              )
            }}
            onClose={() => change({ edit: '' })}
          />
        )}
        {panel === 'upgrade' && (
          <UpgradeDialog
            plan={isCancelled ? undefined : user.currentPlan}
            onSave={(to) => {
              update.mutate({ id: user.id, currentPlan: to })
              keep({ isCancelled: false })
              close()
            }}
            onClose={close}
          />
        )}
      </Suspense>
      {panel === 'suspend' && (
        <ConfirmSteps
          title={t('user.suspendTitle')}
          action={t('user.suspend')}
          done={{ title: t('user.suspendedTitle'), text: t('user.suspendedText', { name }) }}
          kept={said(t('user.suspendKept', { name }))}
          onConfirm={() => update.mutate({ id: user.id, status: 'inactive' })}
          onClose={close}
        >
          {t('user.suspendText', { name })}
        </ConfirmSteps>
      )}
      {panel === 'cancel' && (
        <ConfirmSteps
          title={t('user.cancelTitle')}
          action={t('user.cancelPlan')}
          done={{ title: t('user.cancelledTitle'), text: t('user.cancelledText') }}
          kept={said(t('user.cancelKept'))}
          onConfirm={() => keep({ isCancelled: true })}
          onClose={close}
        >
          {t('user.cancelText', { name })}
        </ConfirmSteps>
      )}
    </div>
  )
}
