import texts from 'texts:calendar,client'
import { titleOf } from '#web/lib/pages.ts'
import { currentUser, isAdmin, isProvider } from '#web/lib/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'
import { AdminCalendar } from './admin-calendar.tsx'
import { askEarly } from './ask-early.ts'
import { OwnCalendar } from './own-calendar.tsx'

addTexts(texts)
askEarly()

/** The calendar: the whole account's for an admin, one's own for a provider, none for anybody else. */
const CalendarPage = () => {
  const t = useText()
  const user = currentUser()
  if (!user) return null
  if (isAdmin(user)) return <AdminCalendar accountId={user.accountId} />
  if (isProvider(user)) return <OwnCalendar providerId={user.userId} />
  return (
    <>
      <h1 className="unseen">{titleOf('calendar')}</h1>
      <Empty title={t('client.title')}>{t('client.hint')}</Empty>
    </>
  )
}
export default CalendarPage
