import type { Choice } from '#web/lib/choices/choice.ts'

export const WARDS = ['Cardiology', 'Children', 'Emergency', 'Maternity', 'Neurology', 'Oncology', 'Surgery']

export const GROUPS = [
  { group: 'Wards', items: ['Cardiology', 'Neurology', 'Oncology'] },
  { group: 'Facilities', items: ['Northfield Clinic', 'Oakside Hospital', 'Crane Street Practice'] },
]

const PEOPLE = ['Maya Okafor', 'Hana Okabe', 'Jonas Wieland', 'Ines Morales', 'Rowan Ferro', 'Imani Delgado']

const named = (text: string): Choice[] =>
  PEOPLE.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase())).map((name) => ({
    value: name,
    label: name,
  }))

/** A directory of the older kind, that calls back when it has found something. */
export const lookUp = (text: string, onFound: (people: Choice[]) => void) => queueMicrotask(() => onFound(named(text)))

/** And one that promises. */
export const searchPeople = async (text: string): Promise<Choice[]> => Promise.resolve(named(text))
