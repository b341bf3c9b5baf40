import type { Chat, ChatContact, ChatStatus, ProfileUser } from '@onward/contract/samples'
import { instantFrom } from '../dates.ts'
import { me, people, type Person } from '../people.ts'
import { avatar } from '../portraits.ts'
import { talks } from './chat.seed-talks.ts'

type About = [role: string, status: ChatStatus, about: string]

const colleagues: Record<Person, About> = {
  'Amara Nwosu': ['Scheduling lead', 'online', 'Fills the gaps that others only find.'],
  'Björn Halvorsen': ['Contracts', 'busy', 'Reads the small print so that you need not.'],
  'Chiara Benedetti': ['Provider relations', 'online', 'First name on the welcome letter, first call on a bad day.'],
  'Dipa Rangarajan': ['Internal medicine', 'away', 'Weekdays at the northern clinics, weekends in the hills.'],
  'Eero Lehtola': ['Emergency medicine', 'offline', 'Nights by choice.'],
  'Farida Yusupova': ['Anaesthesia', 'online', 'Checklists, tea, and more checklists.'],
  'Gustavo Pereda': ['Surgery', 'busy', 'In theatre until four. Please write.'],
  'Hana Okabe': ['Paediatrics', 'online', 'Carries stickers in every pocket.'],
  'Imani Kiprotich': ['Leave desk', 'away', 'Keeps the leave calendar of everyone.'],
  'Jonas Vanderlinden': ['Payroll', 'offline', 'Time sheets by Tuesday, pay by Friday.'],
  'Keala Mahoe': ['Operations', 'online', 'Looks after rooms, phones and everything with a key.'],
  'Leila Haddadin': ['Quality', 'online', 'Asks the facilities what they think of us.'],
  'Mateusz Sobol': ['Finance', 'busy', 'Rates, costs and the difference.'],
  'Nadia Tremblay-Roy': ['Emergency desk', 'online', 'Answers at night, at the second ring.'],
  'Omar Benhaddou': ['New business', 'away', 'On the train between two hospitals, mostly.'],
  'Priscilla Achterberg': ['Audit', 'offline', 'Friendly, but will ask for the signature.'],
}
/** People of the facilities, whom only the chat knows. */
const partners: [name: string, ...About][] = [
  ['Wilhelmina Ostrava', 'Ward office, Harbor View', 'online', 'Rosters of wards two and five.'],
  ['Teodor Blanchet', 'Nursing office, Stonebridge General', 'offline', 'New to the telephone list.'],
  ['Sunniva Dragoni', 'Facilities, Pinecrest', 'away', 'Has the plan of every floor.'],
  ['Kwabena Ferreira', 'Reception, Cedar Hollow', 'busy', 'Knows which gate is open.'],
]

const profileId = people.indexOf(me) + 1
const everyone = [...people.map((name): [string, ...About] => [name, ...colleagues[name]]), ...partners].map(
  ([fullName, role, status, about], at): ChatContact => ({
    id: at + 1,
    fullName,
    role,
    about,
    avatar: at < people.length ? avatar(fullName) : null,
    status,
  }),
)
const idOf = (name: string) => everyone.findIndex(({ fullName }) => fullName === name) + 1

export const contactsSeed = (): ChatContact[] =>
  everyone.filter(({ id }) => id !== profileId).map((contact) => ({ ...contact }))

export const profileUserSeed = (): ProfileUser => ({
  id: profileId,
  fullName: me,
  role: colleagues[me][0],
  about: colleagues[me][2],
  avatar: avatar(me),
  status: colleagues[me][1],
  settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
})

/** The chat of the latest message first. */
export const chatSeed = (now: Date): Chat[] =>
  talks.map(({ with: name, unseen = 0, lines }) => {
    const id = idOf(name)
    const chat = lines.map(([hoursAgo, by, message]) => ({
      message,
      time: instantFrom(now, -hoursAgo / 24),
      senderId: by === 'me' ? profileId : id,
    }))
    return { id, userId: id, unseenMsgs: unseen, chat }
  })
