import { account } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import texts from 'texts:ownAccount'
import { apiOf, ask } from '#web/lib/api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { currentUser, hasOwnShifts } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Loading } from '#web/ui/data/content-state.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { followAccount } from './follow-account.ts'
import { OwnEmail } from './own-email.tsx'
import { OwnFeeds, ownFeeds } from './own-feeds.tsx'
import { OwnFormats } from './own-formats.tsx'
import { OwnMails } from './own-mails.tsx'
import { OwnName } from './own-name.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'
import styles from './account.module.css'

addTexts(texts)

const api = apiOf(account)

/** What everybody looks after for themselves: their name, address and password, where they are signed in, clock and week. */
const AccountPage = () => {
  const t = useText()
  const user = currentUser()
  const isScheduled = user !== undefined && hasOwnShifts(user)
  const query = useQuery(ask(api.readAccount, undefined))
  const { data } = query
  // Nothing moves when they come: the page is drawn with all of it.
  const sessions = useQuery(ask(api.listSessions, undefined))
  const feeds = useQuery({ ...ownFeeds(), enabled: isScheduled })
  const isPending = sessions.isPending || feeds.isLoading
  useEffect(() => {
    if (data) followAccount(data.account)
  }, [data])
  return (
    <>
      <PageHead title={titleOf('account')} lead={t('ownAccount.lead')} />
      <QueryContent query={query}>
        {({ account: own }) =>
          isPending ? (
            <Loading />
          ) : (
            <div className={styles.cards}>
              <div className={styles.column}>
                <OwnName account={own} />
                <OwnFormats account={own} />
                {isScheduled && <OwnMails account={own} />}
              </div>
              <div className={styles.column}>
                <OwnEmail account={own} />
                <OwnPassword account={own} />
                {isScheduled && <OwnFeeds />}
              </div>
              <OwnSessions />
            </div>
          )
        }
      </QueryContent>
    </>
  )
}
export default AccountPage
