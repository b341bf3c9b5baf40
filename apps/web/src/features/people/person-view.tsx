import { Button } from '@mantine/core'
import { ApiError, pages, people, type Provider, type ProvidersUser } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { apiOf, ask } from '#web/lib/api.ts'
import { longDate } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { PersonContracts } from './person-contracts.tsx'
import { PersonCredentials } from './person-credentials.tsx'
import { PersonLeave } from './person-leave.tsx'
import { PersonMonth } from './person-month.tsx'
import { refusalOf } from './person-refusal.ts'
import { stateOf } from './person-state.ts'
import styles from './people.module.css'

// Below everything else, and heavier than all of it.
const PersonHistory = lazyPart(() => import('./person-history.tsx'), 'PersonHistory')
const PersonForm = lazyPart(() => import('./person-form.tsx'), 'PersonForm')
const PersonLeaves = lazyPart(() => import('./person-leaves.tsx'), 'PersonLeaves')

const api = apiOf(people)

/** One person's page. */
export const PersonView = ({ providerId }: { providerId: string }) => {
  const t = useText()
  const query = useQuery(ask(api.readProvider, { providerId }))
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <>
        <PageHead title={t('people.unknown')} lead={t('people.unknownLead', { id: providerId })} />
        <p>
          <Link href={pages.people.path}>{t('people.toAll')}</Link>
        </p>
      </>
    )
  return <QueryContent query={query}>{({ provider, user }) => <Person provider={provider} user={user} />}</QueryContent>
}

const Person = ({ provider, user }: { provider: Provider; user: ProvidersUser | null }) => {
  const t = useText()
  const [panel, setPanel] = useState<'change' | 'leaves'>()
  const close = () => setPanel(undefined)
  const title = `${provider.providerName} · ${titleOf('people')} · ${t('app.name')}`
  useEffect(() => {
    document.title = title
  }, [title])
  const { providerId, version, providerName: name, isActive } = provider
  const back = useChange(() => api.changeProvider({ providerId, version, isActive: true }), {
    by: api.changeProvider,
    wording: refusalOf,
    done: () => t('people.wasBack', { name }),
  })
  return (
    <>
      <p className={styles.trail}>
        <Link href={pages.people.path}>{t('people.toAll')}</Link>
      </p>
      <PageHead title={name} lead={stateOf(provider)}>
        <Button variant="default" leftSection={<Icon name="edit" />} onClick={() => setPanel('change')}>
          {t('people.change')}
        </Button>
        {isActive ? (
          <Button variant="default" onClick={() => setPanel('leaves')}>
            {t('people.leave')}
          </Button>
        ) : (
          <BusyButton variant="default" isBusy={back.isPending} onClick={() => back.mutate()}>
            {t('people.back')}
          </BusyButton>
        )}
      </PageHead>
      <ChangeFailure of={back} />
      <div className={styles.person}>
        <div className={styles.column}>
          <Details provider={provider} />
          <PersonContracts providerId={providerId} />
          <PersonCredentials providerId={providerId} />
          <SignIn user={user} />
        </div>
        <div className={`${styles.column} ${styles.wide}`}>
          <PersonMonth providerId={providerId} name={name} />
          <PersonLeave providerId={providerId} />
        </div>
        <div className={styles.whole}>
          <Suspense>
            <PersonHistory providerId={providerId} />
          </Suspense>
        </div>
      </div>
      <Suspense>
        {panel === 'change' && <PersonForm provider={provider} onClose={close} />}
        {panel === 'leaves' && <PersonLeaves provider={provider} onClose={close} />}
      </Suspense>
    </>
  )
}

const Details = ({ provider }: { provider: Provider }) => {
  const t = useText()
  const { providerId, specialties, facilities, phone, email, lastDay } = provider
  const none = <span className={styles.soft}>{t('people.notSaid')}</span>
  return (
    <Card title={t('people.details')}>
      <dl className={styles.facts}>
        <dt>{t('people.specialties')}</dt>
        <dd>{specialties.length > 0 ? joined(specialties.map((one) => one.specialtyName)) : none}</dd>
        <dt>{t('people.facilities')}</dt>
        <dd>{facilities.length > 0 ? joined(facilities.map((one) => one.facilityName)) : t('people.anywhere')}</dd>
        <dt>{t('people.phone')}</dt>
        <dd>{phone === null ? none : <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}</dd>
        <dt>{t('people.email')}</dt>
        <dd>{email === null ? none : <a href={`mailto:${email}`}>{email}</a>}</dd>
        {lastDay !== null && (
          <>
            <dt>{t('people.lastDay')}</dt>
            <dd>{longDate(lastDay)}</dd>
          </>
        )}
        <dt>{t('people.id')}</dt>
        <dd>
          <bdi>{providerId}</bdi>
        </dd>
      </dl>
    </Card>
  )
}

const SignIn = ({ user }: { user: ProvidersUser | null }) => {
  const t = useText()
  const link = `${pages.users.path}${user ? `?${new URLSearchParams({ q: user.email })}` : ''}`
  return (
    <Card title={t('people.user')}>
      {user ? (
        <p>
          <bdi>{user.email}</bdi> <span className={styles.soft}>{t(`people.user.${user.state}`)}</span>
        </p>
      ) : (
        <p className={styles.soft}>{t('people.noUser')}</p>
      )}
      <p className={styles.foot}>
        <Link href={link}>{t(user ? 'people.toUser' : 'people.invite')}</Link>
      </p>
    </Card>
  )
}
