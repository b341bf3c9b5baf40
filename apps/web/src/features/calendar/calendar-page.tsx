import texts from 'texts:calendar'
import { currentUser, isPlanner, isProvider } from '#web/lib/session/session.ts'
import { addTexts } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { AdminCalendar } from './admin-calendar.tsx'
import { askEarly } from './ask-early.ts'
import { OwnCalendar } from './own-calendar.tsx'

const NoSchedule = lazyPart(() => import('./no-schedule.tsx'), 'NoSchedule')

addTexts(texts)
askEarly()

/** The calendar: that of all where they plan for an admin or scheduler, one's own for a provider, none for anybody else. */
const CalendarPage = () => {
  const user = currentUser()
  if (!user) return null
  if (isPlanner(user)) return <AdminCalendar accountId={user.accountId} />
  if (isProvider(user)) return <OwnCalendar providerId={user.userId} />
  return <NoSchedule />
}
export default CalendarPage
