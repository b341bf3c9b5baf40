import { NO_CALENDAR, type CalendarEvent } from '@onward/contract/samples'
import { dayFrom, instantFrom } from '../dates.ts'
import type { Person } from '../people.ts'

type Clock = `${number}:${number}`
type More = { guests?: Person[]; location?: string; description?: string; url?: string }
type Row = [
  title: string,
  calendar: string,
  /** Days from now; the last one belongs to the event. */
  days: number | [first: number, last: number],
  /** None: all day. An end at or before the start lies on the next day. */
  clocks?: [start: Clock, end: Clock] | undefined,
  more?: More,
]

const DAY_SHIFT: [Clock, Clock] = ['07:00', '19:00']
const NIGHT_SHIFT: [Clock, Clock] = ['19:00', '07:00']

const rows: Row[] = [
  ['Day shift, ward two', 'Valley', -24, DAY_SHIFT, { guests: ['Dipa Rangarajan'] }],
  ['Night shift, emergency', 'Harbor View', -22, NIGHT_SHIFT, { guests: ['Eero Lehtola'] }],
  ['Hand hygiene refresher', 'Training', -20, ['13:00', '14:30'], { location: 'Seminar room, second floor' }],
  ['Day shift, outpatients', 'Valley', -18, DAY_SHIFT, { guests: ['Hana Okabe'] }],
  ['Open night at Pinecrest', NO_CALENDAR, -16, NIGHT_SHIFT],
  ['Annual leave, Farida', 'Leave', [-15, -11]],
  ['Theatre list', 'Harbor View', -13, ['08:00', '16:00'], { guests: ['Gustavo Pereda'], location: 'Theatre three' }],
  ['On call by phone', 'Cedar Hollow', -12, ['18:00', '08:00'], { guests: ['Nadia Tremblay-Roy'] }],
  ['Roster meeting', 'Training', -10, ['10:00', '11:00'], { guests: ['Amara Nwosu', 'Imani Kiprotich'] }],
  ['Day shift, ward five', 'Valley', -9, DAY_SHIFT, { guests: ['Omar Benhaddou'] }],
  ['Night shift, ward five', 'Valley', -8, NIGHT_SHIFT, { guests: ['Eero Lehtola'] }],
  ['Sick leave, Jonas', 'Leave', [-7, -6]],
  [
    'Blood drive',
    'Cedar Hollow',
    -5,
    ['09:00', '15:00'],
    { location: 'Main hall', url: 'https://cedarhollow.example' },
  ],
  ['Day shift, children’s ward', 'Harbor View', -4, DAY_SHIFT, { guests: ['Hana Okabe'] }],
  ['Open day, ward two', NO_CALENDAR, -3, DAY_SHIFT, { description: 'Two providers were asked, both are away.' }],
  ['Night shift, emergency', 'Harbor View', -2, NIGHT_SHIFT, { guests: ['Eero Lehtola'] }],
  ['Pager test', 'Cedar Hollow', -1, ['11:00', '12:00'], { description: 'Every floor, the basement twice.' }],
  ['Day shift, ward two', 'Valley', 0, DAY_SHIFT, { guests: ['Dipa Rangarajan'] }],
  ['Handover round', 'Harbor View', 0, ['18:30', '19:15'], { guests: ['Farida Yusupova', 'Gustavo Pereda'] }],
  ['Night shift, ward two', 'Valley', 0, NIGHT_SHIFT, { guests: ['Omar Benhaddou'] }],
  ['Audit', 'Training', [0, 1], undefined, { guests: ['Priscilla Achterberg'], location: 'Archive, ground floor' }],
  ['Open night, emergency', NO_CALENDAR, 1, NIGHT_SHIFT, { description: 'The higher weekend rate applies.' }],
  ['Day shift, outpatients', 'Valley', 1, DAY_SHIFT, { guests: ['Hana Okabe'] }],
  ['Theatre list', 'Harbor View', 2, ['08:00', '16:00'], { guests: ['Gustavo Pereda'], location: 'Theatre one' }],
  ['Welcome of new providers', 'Training', 3, ['09:00', '12:00'], { guests: ['Chiara Benedetti', 'Keala Mahoe'] }],
  ['Annual leave, Dipa', 'Leave', [4, 9]],
  ['Day shift, ward five', 'Valley', 4, DAY_SHIFT, { guests: ['Farida Yusupova'] }],
  ['On call by phone', 'Cedar Hollow', 5, ['18:00', '08:00'], { guests: ['Nadia Tremblay-Roy'] }],
  ['Open day, outpatients', NO_CALENDAR, 6, DAY_SHIFT],
  ['Night shift, children’s ward', 'Harbor View', 7, NIGHT_SHIFT, { guests: ['Hana Okabe'] }],
  ['Fire drill', 'Cedar Hollow', 8, ['14:00', '14:20'], { location: 'East gate' }],
  ['Day shift, ward two', 'Valley', 10, DAY_SHIFT, { guests: ['Omar Benhaddou'] }],
  ['Resuscitation course', 'Training', [11, 12], undefined, { guests: ['Eero Lehtola', 'Farida Yusupova'] }],
  ['Night shift, ward two', 'Valley', 13, NIGHT_SHIFT, { guests: ['Dipa Rangarajan'] }],
  ['Open night at Cedar Hollow', NO_CALENDAR, 14, NIGHT_SHIFT],
  ['Survey talk with the ward office', 'Cedar Hollow', 16, ['15:00', '16:00'], { guests: ['Leila Haddadin'] }],
  ['Annual leave, Hana', 'Leave', [18, 22]],
  ['Day shift, children’s ward', 'Harbor View', 19, DAY_SHIFT, { guests: ['Imani Kiprotich'] }],
  ['Roster meeting', 'Training', 23, ['10:00', '11:00'], { guests: ['Amara Nwosu', 'Imani Kiprotich'] }],
  ['Night shift, emergency', 'Harbor View', 26, NIGHT_SHIFT, { guests: ['Eero Lehtola'] }],
]

/** An event of whole days ends at the beginning of the day after its last one, as calendars count. */
export const eventsSeed = (now: Date): CalendarEvent[] =>
  rows.map(([title, calendar, days, clocks, { url = '', guests, ...more } = {}], at) => {
    const [first, last] = typeof days === 'number' ? [days, days] : days
    const extendedProps = { calendar, ...(guests && { guests: [...guests] }), ...more }
    const common = { id: at + 1, url, title, extendedProps }
    if (!clocks) return { ...common, start: dayFrom(now, first), end: dayFrom(now, last + 1), allDay: true }
    const [from, to] = clocks
    const start = instantFrom(now, first, from)
    const end = instantFrom(now, to <= from ? last + 1 : last, to)
    return { ...common, start, end, allDay: false }
  })
