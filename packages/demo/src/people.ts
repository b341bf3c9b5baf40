/** The invented people who appear throughout the samples. */
export const people = [
  'Amara Nwosu',
  'Björn Halvorsen',
  'Chiara Benedetti',
  'Dipa Rangarajan',
  'Eero Lehtola',
  'Farida Yusupova',
  'Gustavo Pereda',
  'Hana Okabe',
  'Imani Kiprotich',
  'Jonas Vanderlinden',
  'Keala Mahoe',
  'Leila Haddadin',
  'Mateusz Sobol',
  'Nadia Tremblay-Roy',
  'Omar Benhaddou',
  'Priscilla Achterberg',
] as const
export type Person = (typeof people)[number]

/** Whose mailbox and whose chats the samples are. */
export const me: Person = 'Keala Mahoe'

/** A name as it is spelled where only plain letters may stand, `bjorn.halvorsen`. */
export const nameInLetters = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')

/** A person's address; the domain is one that can never exist. */
export const emailOf = (name: string) => `${nameInLetters(name)}@northgate-staffing.test`
