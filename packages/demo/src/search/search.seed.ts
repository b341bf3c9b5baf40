import { ownPages } from '@onward/contract'
import { allPages, type ContactItem, type FileItem, type PageItem, type SamplePageId } from '@onward/contract/samples'
import { dayMonthYear, instantFrom } from '../dates.ts'
import { emailOf, people, type Person } from '../people.ts'
import { fileIcon, type FileKind } from '../pictures.ts'
import { avatar } from '../portraits.ts'

// The pages whose ids people know by heart come first; our own, which the index has not, come last.
const first: SamplePageId[] = ['analytics', 'ecommerce-dashboard', 'email', 'chat', 'todo', 'demo-calendar']
const last = ownPages().map(({ id }) => id)
const bookmarked = new Set<string>(['email', 'chat', 'todo', 'demo-calendar'])

const placeOf = (id: string) => {
  if (last.includes(id)) return first.length + 1 + last.indexOf(id)
  const place = first.findIndex((one) => one === id)
  return place < 0 ? first.length : place
}

/** Every page that can be found: all but those that other pages lead to. */
export const pageSeed = (): PageItem[] =>
  allPages
    .filter(({ unlisted }) => !unlisted)
    .toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
    .map(({ id, title, icon, path }, at) => ({
      id: at + 1,
      target: id,
      isBookmarked: bookmarked.has(id),
      title,
      icon,
      link: path,
    }))

const files: [title: string, by: Person, size: string, kind: FileKind][] = [
  ['Roster of December', 'Amara Nwosu', '184 KB', 'xls'],
  ['Signed agreement with Harbor View', 'Björn Halvorsen', '1.2 MB', 'pdf'],
  ['Welcome letter for new providers', 'Chiara Benedetti', '62 KB', 'doc'],
  ['Rates by facility', 'Mateusz Sobol', '48 KB', 'xls'],
  ['Map of the northern clinics', 'Gustavo Pereda', '3.4 MB', 'jpg'],
  ['Time sheets of last quarter', 'Jonas Vanderlinden', '12.7 MB', 'zip'],
  ['Emergency call list', 'Nadia Tremblay-Roy', '31 KB', 'pdf'],
  ['Questions of the facility survey', 'Leila Haddadin', '54 KB', 'doc'],
  ['Answers of the facility survey', 'Leila Haddadin', '96 KB', 'csv'],
  ['Photo of the duty room', 'Keala Mahoe', '2.1 MB', 'jpg'],
  ['Leave calendar of the spring', 'Imani Kiprotich', '77 KB', 'xls'],
  ['Checklist for safe handovers', 'Farida Yusupova', '118 KB', 'pdf'],
  ['Licences that end this year', 'Eero Lehtola', '22 KB', 'csv'],
  ['Draft for Stonebridge General', 'Omar Benhaddou', '340 KB', 'doc'],
  ['Insurance papers for the audit', 'Priscilla Achterberg', '8.9 MB', 'zip'],
  ['Travel costs by month', 'Dipa Rangarajan', '65 KB', 'xls'],
]
export const fileSeed = (): FileItem[] =>
  files.map(([title, by, size, kind]) => ({ title, by, size, file: fileIcon(kind) }))

/** The date is the one of the last message. */
export const contactSeed = (now: Date): ContactItem[] =>
  people.map((person, at) => ({
    title: person,
    email: emailOf(person),
    img: avatar(person),
    date: dayMonthYear(new Date(instantFrom(now, -3 - at * 5))),
  }))
