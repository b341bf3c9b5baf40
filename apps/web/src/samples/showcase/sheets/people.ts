import { holds } from './holds.ts'

export type Person = { id: number; email: string; name: string; website: string }

const NAMES = [
  'Ada Quist',
  'Ben Okafor',
  'Carla Nunes',
  'David Weiss',
  'Elif Kaya',
  'Farid Haddad',
  'Grace Lindqvist',
  'Hugo Martel',
  'Ines Vidal',
  'Jonas Brandt',
]
const handleOf = (name: string) => name.toLowerCase().replace(' ', '.')

/** Ten people of a staffing business. */
export const people: readonly Person[] = NAMES.map((name, at) => ({
  id: at + 1,
  email: `${handleOf(name)}@crew.example`,
  name,
  website: `${handleOf(name)}.example`,
}))

export const COLUMNS = [
  { id: 'id', title: 'ID', value: ({ id }: Person) => id, isNumber: true },
  { id: 'email', title: 'E-mail', value: ({ email }: Person) => email },
  { id: 'name', title: 'Name', value: ({ name }: Person) => name },
  { id: 'website', title: 'Website', value: ({ website }: Person) => website },
]

/** The people with a cell that holds what is searched. */
export const peopleWith = (q: string) => people.filter((person) => holds(Object.values(person), q))

/** The heading, and a row for each. */
export const rowsOf = (listed: readonly Person[]) => [
  COLUMNS.map(({ title }) => title),
  ...listed.map((person) => COLUMNS.map(({ value }) => value(person))),
]
