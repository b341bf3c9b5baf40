import type { User, UserPlan } from '@onward/contract/samples'
import type { KeptCard } from '#web/samples/ui/billing/card-fields.tsx'

/** What no call tells about a user: the same for everybody, or worked out from the number. */
export const extrasOf = ({ id }: Pick<User, 'id'>) => ({
  tasks: 120 + ((id * 37) % 900),
  projects: 12 + ((id * 11) % 90),
  taxId: `Tax-${8000 + id * 13}`,
  language: 'English',
  daysUsed: 3 + ((id * 7) % 25),
})
export const DAYS = 30

export const PLANS: Record<UserPlan, { price: number; users: number; storage: number }> = {
  basic: { price: 0, users: 1, storage: 1 },
  team: { price: 29, users: 5, storage: 5 },
  company: { price: 49, users: 10, storage: 10 },
  enterprise: { price: 99, users: 50, storage: 100 },
}
/** The plan that most choose. */
export const POPULAR: UserPlan = 'company'

export const PROJECTS = [
  { id: '1', name: 'Ward roster', kind: 'Web app', tasks: '122/240', progress: 60, hours: '18:42' },
  { id: '2', name: 'Night cover', kind: 'Mobile app', tasks: '9/56', progress: 15, hours: '20:42' },
  { id: '3', name: 'Leave planner', kind: 'Web app', tasks: '290/320', progress: 90, hours: '120:47' },
  { id: '4', name: 'Facility guide', kind: 'Website', tasks: '7/63', progress: 11, hours: '89:19' },
  { id: '5', name: 'Staffing charts', kind: 'Dashboard', tasks: '100/190', progress: 52, hours: '230:10' },
]

export const ACTIVITIES = [
  { id: 'login', tone: 0, minutes: 12 },
  { id: 'meeting', tone: 2, minutes: 45 },
  { id: 'project', tone: 1, minutes: 2880 },
  { id: 'invoice', tone: 4, minutes: 4320 },
] as const

export const CARDS: KeptCard[] = [
  { name: 'Primary', brand: 'visa', end: '9856', expiry: '12/28', isOn: true },
  { name: 'Travel', brand: 'mastercard', end: '5896', expiry: '02/27', isOn: false },
]

export const NOTICES = ['news', 'account', 'browser', 'device'] as const
export const CHANNELS = ['email', 'inBrowser', 'app'] as const
export const CONNECTED = ['calendar', 'chat', 'code', 'storage'] as const
export const SOCIAL = ['facebook', 'twitter', 'linkedin', 'instagram'] as const
