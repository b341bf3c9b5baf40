import { Button } from '@mantine/core'
import { ApiError, frontPages, SignInRefusal, type SignInReason } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import texts from 'texts:service'
import { identityServiceApi } from './identity-service-api.ts'
import * as v from 'valibot'
import { titleOf } from '#web/lib/pages/pages.ts'
import { keepSession } from '#web/lib/session/session.ts'
import { drop, keep } from '#web/lib/storage.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { ContinueWith } from './continue-with.tsx'
import { homeAfter } from './home-after.ts'
import { ONCE } from './once.ts'
import { Outcome } from './outcome.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { serviceName } from './ways-in.ts'

addTexts(texts)

/** Where the identity service leads back to. What it says leaves the address bar at once: it works once, and for nobody else. */
const ContinuePage = () => {
  const t = useText()
  const [query] = useState(() => location.search.slice(1))
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  const { data, error, refetch } = useQuery({
    queryKey: ['finishSignIn', query],
    queryFn: () => identityServiceApi.finishSignIn({ query }),
    ...ONCE,
    retryOnMount: false,
  })
  useEffect(() => {
    if (!data) return
    keepSession(data, 'everywhere')
    drop('asksAnew')
    keep('welcome', '1', 'tab')
    const search = new URLSearchParams(data.returnUrl === null ? {} : { returnUrl: data.returnUrl }).toString()
    // A fresh page: nothing of a former user is left in memory.
    location.replace(homeAfter(search, data.userData))
  }, [data])
  // What was begun is spent by the try: another one begins anew.
  const isDown = error instanceof ApiError && error.status === 503
  const reason = isDown ? 'down' : error ? reasonOf(error) : undefined
  const name = serviceName() ?? t('service.nameless')
  if (reason)
    return (
      <Outcome tone="bad" title={t('service.refused')} text={t(`service.${reason}`, { name })}>
        <ContinueWith returnUrl={undefined} asksAnew={!isDown} />
        <Button component={Link} href={frontPages.login.path} variant="subtle" size="md">
          {t('service.back')}
        </Button>
      </Outcome>
    )
  return (
    <SignInFrame title={titleOf('continue')}>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading label={t('service.finishing')} />}
    </SignInFrame>
  )
}
export default ContinuePage

const reasonOf = (error: unknown): SignInReason | undefined => {
  const said = error instanceof ApiError ? v.safeParse(SignInRefusal, error.body) : undefined
  return said?.success ? said.output.reason : undefined
}
