import { SAMPLE_PEOPLE } from '#web/samples/lib/sample-people.ts'

/** What no call tells: the next time the clinicians come together. Wall times of the place, in so many days. */
export const MEETUP = { inDays: 6, from: '10:00', to: '18:00', people: SAMPLE_PEOPLE.slice(0, 5), more: 37 }
