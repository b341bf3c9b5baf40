import type { User, UserPlan } from '@onward/contract/samples'

/** What no call tells about a user is worked out from the number, so that each has their own and keeps it. */
type Numbered = Pick<User, 'id'>

/** Some of a list, from a place of the user's own on. */
const some = <T>(all: readonly T[], { id }: Numbered, count: number) =>
  Array.from({ length: count }, (_, at) => all[(id * 3 + at) % all.length]).flatMap((one) => one ?? [])

export const DAYS = 30

export const PLANS: Record<UserPlan, { price: number; users: number; storage: number }> = {
  basic: { price: 0, users: 1, storage: 1 },
  team: { price: 29, users: 5, storage: 5 },
  company: { price: 49, users: 10, storage: 10 },
  enterprise: { price: 99, users: 50, storage: 100 },
}
/** The plan that most choose. */
export const POPULAR: UserPlan = 'company'

const PROJECTS = [
  { name: 'Ward roster', kind: 'Web app' },
  { name: 'Night cover', kind: 'Mobile app' },
  { name: 'Leave planner', kind: 'Web app' },
  { name: 'Facility guide', kind: 'Website' },
  { name: 'Staffing charts', kind: 'Dashboard' },
  { name: 'Handover notes', kind: 'Mobile app' },
  { name: 'Licence register', kind: 'Database' },
  { name: 'Shift exchange', kind: 'Web app' },
  { name: 'On-call phone book', kind: 'Website' },
  { name: 'Welcome folder', kind: 'Website' },
  { name: 'Overtime report', kind: 'Dashboard' },
]
/** How long a task takes, in minutes. */
const TASK = 47

/** What somebody works on: so many of the tasks are done, and that took as long as it says. */
export const projectsOf = (user: Numbered) =>
  some(PROJECTS, user, 3 + (user.id % 3)).map((project, at) => {
    const whole = 40 + ((user.id * 29 + at * 61) % 200)
    const done = 1 + ((user.id * 17 + at * 43) % whole)
    const minutes = done * TASK
    return {
      ...project,
      done,
      tasks: `${done}/${whole}`,
      progress: Math.round((done / whole) * 100),
      minutes,
      hours: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    }
  })

/** What the card says of somebody; the tasks of what they work on now are among those that are done. */
export const extrasOf = (user: Numbered) => {
  const { id } = user
  const now = projectsOf(user).reduce((sum, { done }) => sum + done, 0)
  return {
    tasks: now + ((id * 37) % 900),
    projects: 12 + ((id * 11) % 90),
    taxId: `Tax-${8000 + id * 13}`,
    language: 'English',
    daysUsed: 3 + ((id * 7) % 25),
  }
}

export const ACTIVITIES = [
  { id: 'login', tone: 0 },
  { id: 'meeting', tone: 2 },
  { id: 'project', tone: 1 },
  { id: 'invoice', tone: 4 },
] as const
const DAY = 1440
/** How many minutes ago somebody did each of these, the last first. */
export const agoOf = ({ id }: Numbered, at: number) =>
  [2 + ((id * 5) % 50), 52 + (id % 8), DAY * (1 + (id % 3)), DAY * (4 + (id % 5))][at] ?? DAY

export const NOTICES = ['news', 'account', 'browser', 'device'] as const
export const CHANNELS = ['email', 'inBrowser', 'app'] as const
export const CONNECTED = ['calendar', 'chat', 'code', 'storage'] as const
export const SOCIAL = ['facebook', 'twitter', 'linkedin', 'instagram'] as const
