import type { Profile } from '@onward/contract/samples'
import { dayFrom } from '../dates.ts'
import { emailOf, me, type Person } from '../people.ts'
import { brandMark, cover } from '../pictures.ts'
import { avatar } from '../portraits.ts'
import { profilePostSeed } from './profile.seed-posts.ts'

const pages: [name: string, subtitle: string, favorite: boolean][] = [
  ['Everstitch', 'Scrubs and coats', true],
  ['Harbor View Medical', 'Hospital', false],
  ['The Night Canteen', 'Food at three o’clock', true],
  ['Valley Family Practice', 'Clinic', false],
  ['Pulsefield', 'Instruments', false],
  ['Walk Before Work', 'Running group', false],
]

const feeds: [by: Person, id: string, desc: string, tags: string, favorite: boolean][] = [
  [
    'Farida Yusupova',
    'farida.handover',
    'Ask the person who leaves what they would check first. It takes ten seconds and saves the night.',
    '#handover #nights',
    true,
  ],
  [
    'Gustavo Pereda',
    'gustavo.on.the.road',
    'Two clinics, one ferry, and a map that is finally right about the car park.',
    '#northern #clinics',
    false,
  ],
  [
    'Hana Okabe',
    'hana.draws.icons',
    'Day, night and call are told apart by their shape now. Grey printers of the world, you are welcome.',
    '#design #print',
    false,
  ],
]

const photos = [
  'Ferry at dawn',
  'Car park in the fog',
  'Window of the duty room',
  'Harbor from the helipad',
  'Orchard behind the clinic',
  'First snow at Snowfield',
  'Road to the northern clinics',
  'Lake on a day off',
  'Roof garden in May',
]

const suggestions: [name: string, mutualFriend: number][] = [
  ['Oluwaseun Bankole', 6],
  ['Saoirse Mulcahy', 3],
  ['Takumi Morishige', 11],
  ['Esperanza Quiroga', 1],
  ['Lars Ekdahl', 8],
]

const polls: [name: string, result: number, voters: Person[]][] = [
  ['Twelve hours, fewer days', 46, ['Amara Nwosu', 'Jonas Vanderlinden', 'Imani Kiprotich', 'Leila Haddadin']],
  ['Eight hours, more days', 31, ['Chiara Benedetti', 'Omar Benhaddou']],
  ['A mix of both', 18, ['Eero Lehtola', 'Dipa Rangarajan', 'Priscilla Achterberg']],
  ['Whatever the roster says', 5, ['Mateusz Sobol']],
]

const portrait = (username: string) => ({ avatar: avatar(username), username })

export const profileSeed = (now: Date): Profile => ({
  header: { ...portrait(me), designation: 'Charge nurse and roster planner', coverImg: cover('Harbor at dawn') },
  userAbout: {
    about:
      'Plans nights for forty colleagues and still works four of them each month. Believes that a good roster is one nobody talks about.',
    joined: dayFrom(now, -1630),
    lives: 'Fenwick Bay',
    email: emailOf(me),
    website: 'keala-mahoe.example',
  },
  suggestedPages: pages.map(([username, subtitle, favorite]) => ({
    avatar: brandMark(username),
    username,
    subtitle,
    favorite,
  })),
  twitterFeeds: feeds.map(([by, id, desc, tags, favorite]) => ({ ...portrait(by), id, desc, tags, favorite })),
  post: profilePostSeed(now),
  latestPhotos: photos.map((words) => ({ img: cover(words) })),
  suggestions: suggestions.map(([name, mutualFriend]) => ({ avatar: avatar(name), name, mutualFriend })),
  polls: polls.map(([name, result, voters]) => ({ name, result: `${result}%`, votedUser: voters.map(portrait) })),
})
