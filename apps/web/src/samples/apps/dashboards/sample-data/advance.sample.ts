import { SAMPLE_PEOPLE } from '#web/samples/lib/sample-people.ts'

/** Who is at what, for how many minutes, and how far they are. */
export const TASKS = SAMPLE_PEOPLE.slice(0, 5).map((name, at) => ({
  name,
  id: (['roster', 'licences', 'handover', 'calls', 'payroll'] as const)[at] ?? 'calls',
  minutes: [572, 168, 508, 1208, 194][at] ?? 0,
  done: [0.42, 0.8, 0.66, 0.25, 0.93][at] ?? 0,
}))

export const PERSON = { name: 'Hana Okabe', followers: 10_300, shifts: 156, rank: 23 }

export const JOB = { people: SAMPLE_PEOPLE.slice(2, 6), rate: 9800 }

/** A talk so far, the latest last. */
export const TALK = ['question', 'answer', 'thanks', 'offer'] as const

export const OPTIONS = [
  { id: 'single', tone: 0, price: 39 },
  { id: 'clinic', tone: 4, price: 119 },
  { id: 'group', tone: 2, price: 289 },
  { id: 'region', tone: 6, price: 640 },
] as const
