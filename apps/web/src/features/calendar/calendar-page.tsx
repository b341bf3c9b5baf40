import { Suspense } from 'react'
import { currentUser, isAdmin } from '#web/lib/session.ts'
import { useText } from '#web/lib/text.ts'
import { Empty, Loading } from '#web/ui/blocks.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'

const AdminCalendar = lazyPart(() => import('./admin-calendar.tsx'), 'AdminCalendar')
const OwnCalendar = lazyPart(() => import('./own-calendar.tsx'), 'OwnCalendar')

/** The calendar: the whole account's for an admin, one's own for a provider, none for anybody else. */
const CalendarPage = () => {
  const t = useText()
  const user = currentUser()
  if (!user) return null
  const isProvider = user.userValidation.rolesList.some(({ roleName }) => roleName === 'Provider')
  if (!isAdmin(user) && !isProvider) {
    return (
      <>
        <h1 className="unseen">{t('calendar.title')}</h1>
        <Empty title={t('client.title')}>{t('client.hint')}</Empty>
      </>
    )
  }
  return (
    <Suspense fallback={<Loading />}>
      {isAdmin(user) ? <AdminCalendar accountId={user.accountId} /> : <OwnCalendar providerId={user.userId} />}
    </Suspense>
  )
}
export default CalendarPage
