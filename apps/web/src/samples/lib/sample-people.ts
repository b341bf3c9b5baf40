/** Whom the samples may give something to do. */
export const SAMPLE_PEOPLE = [
  'Amara Nwosu',
  'Björn Halvorsen',
  'Chiara Benedetti',
  'Dipa Rangarajan',
  'Eero Lehtola',
  'Farida Yusupova',
  'Gustavo Pereda',
  'Hana Okabe',
]
