import type { Task, TaskTag } from '@onward/contract/samples'
import { dayFrom } from '../dates.ts'
import type { Person } from '../people.ts'
import { avatar } from '../portraits.ts'

type Row = {
  title: string
  description: string
  /** Days from now; none: due on no day. */
  due?: number
  for?: Person
  tags?: TaskTag[]
  is?: ('important' | 'completed' | 'deleted')[]
}

// The first is the oldest.
const rows: Row[] = [
  {
    title: 'Collect the renewed licence of Dr. Lehtola',
    description: 'His state licence runs out at the end of next month. Ask for a scan of both sides.',
    due: 24,
    for: 'Eero Lehtola',
    tags: ['high', 'update'],
    is: ['important'],
  },
  {
    title: 'Agree on holiday cover with Harbor View',
    description: 'They need two night providers between the holidays and offered the higher rate again.',
    due: 31,
    for: 'Amara Nwosu',
    tags: ['team', 'high'],
  },
  {
    title: 'Archive the rosters of last year',
    description: 'Export each month and put it with the signed time sheets.',
    due: -12,
    for: 'Jonas Vanderlinden',
    tags: ['low'],
    is: ['completed'],
  },
  {
    title: 'Write the welcome letter for new providers',
    description: 'One page: how to read the calendar, whom to call at night, where to send expenses.',
    due: 9,
    for: 'Chiara Benedetti',
    tags: ['medium', 'team'],
  },
  {
    title: 'Check that pagers at Cedar Hollow work on every floor',
    description: 'Two providers missed a page in the basement ward last week.',
    due: 2,
    for: 'Omar Benhaddou',
    tags: ['high'],
    is: ['important'],
  },
  {
    title: 'Compare travel costs of the northern clinics',
    description: 'Mileage against a shared car for the three sites along the river.',
    due: 45,
    for: 'Mateusz Sobol',
    tags: ['low', 'update'],
  },
  {
    title: 'e-mail the rota of the first week to all sites',
    description: 'Ask each site to answer by Thursday if a shift does not suit them.',
    due: -3,
    for: 'Hana Okabe',
    tags: ['team', 'update'],
    is: ['completed'],
  },
  {
    title: 'Book the room for the quarterly meeting',
    description: 'Twelve people, a screen, and something to eat after four in the afternoon.',
    due: 16,
    for: 'Leila Haddadin',
    tags: ['team'],
  },
  {
    title: 'Évora Clinic: settle the open invoice',
    description: 'The second reminder went out two weeks ago. Call their accounts office.',
    due: -6,
    for: 'Priscilla Achterberg',
    tags: ['high'],
    is: ['important'],
  },
  {
    title: 'Remove the duplicate contact of Willow Creek',
    description: 'The front desk is listed twice, once with the old number.',
    due: -15,
    tags: ['low'],
    is: ['deleted'],
  },
  {
    title: 'Ask Keala about more night shifts',
    description: 'She said that she prefers nights from next month on. Agree on how many.',
    due: 5,
    for: 'Amara Nwosu',
    tags: ['medium'],
  },
  {
    title: 'Update the emergency call list',
    description: 'Two numbers changed. Print the list for the duty room as well.',
    due: 1,
    for: 'Nadia Tremblay-Roy',
    tags: ['update', 'high'],
    is: ['important'],
  },
  {
    title: 'Review the leave requests of the spring',
    description: 'Four requests fall into the same week; two of them are for the same facility.',
    due: 12,
    for: 'Imani Kiprotich',
    tags: ['medium', 'team'],
  },
  {
    title: 'Order badges for the three new starters',
    description: 'Photos are in the shared folder. The printer needs two working days.',
    due: -1,
    for: 'Gustavo Pereda',
    tags: ['medium'],
    is: ['completed', 'important'],
  },
  {
    title: 'Try the new scrubs with the theatre team',
    description: 'Six sets in two sizes came as samples. Collect what they think of the pockets.',
    due: 20,
    for: 'Farida Yusupova',
    tags: ['low', 'team'],
  },
  {
    title: 'Draft an answer to the tender of Stonebridge General',
    description: 'They ask for weekend cover in two wards and want prices for one and for two years.',
    due: 7,
    for: 'Björn Halvorsen',
    tags: ['high', 'team'],
    is: ['important'],
  },
  {
    title: 'Sort out parking at Lakeside Surgery Center',
    description: 'The night providers paid for parking twice. The center promised three permits.',
    for: 'Dipa Rangarajan',
    tags: ['low'],
  },
  {
    title: 'Clean the list of old facilities',
    description: 'Three of them closed years ago and still show up in the search.',
    due: -20,
    for: 'Jonas Vanderlinden',
    tags: ['update'],
    is: ['completed', 'deleted'],
  },
  {
    title: 'Prepare the training on safe handovers',
    description: 'Half a day. Use two cases from last year, without any names.',
    due: 27,
    for: 'Chiara Benedetti',
    tags: ['team', 'medium'],
  },
  {
    title: 'Check insurance papers before the audit',
    description: 'The auditor comes at the start of the quarter and picks ten providers.',
    due: 38,
    tags: ['high', 'update'],
  },
  {
    title: 'Call the agency about locum rates',
    description: 'Their price list is older than the new tariff.',
    due: 0,
    for: 'Mateusz Sobol',
    tags: ['medium'],
  },
  {
    title: 'Plan who covers the conference week',
    description: 'Five providers are away. Start with the two clinics that have no second person.',
    due: 14,
    for: 'Amara Nwosu',
    tags: ['team', 'high'],
  },
  {
    title: 'Send the satisfaction survey to the facilities',
    description: 'Five questions, the same as last year so that the answers can be compared.',
    due: -8,
    for: 'Leila Haddadin',
    tags: ['update'],
    is: ['deleted'],
  },
  {
    title: 'Find a quiet room for night rest at Pinecrest',
    description: 'The room beside the lift is too loud to sleep in between calls.',
    due: 18,
    tags: [],
  },
  {
    title: 'Thank the team of Harbor View for the storm weekend',
    description: 'Everyone stayed two hours longer. A card and a cake for each shift.',
    due: 3,
    for: 'Nadia Tremblay-Roy',
    tags: ['team', 'low'],
    is: ['important'],
  },
]

export const todoSeed = (now: Date): Task[] =>
  rows.map(({ title, description, due, for: person, tags = [], is = [] }, at) => ({
    id: at + 1,
    title,
    dueDate: due === undefined ? '' : dayFrom(now, due),
    description,
    assignee: person ? { fullName: person, avatar: avatar(person) } : null,
    tags: [...tags],
    isCompleted: is.includes('completed'),
    isDeleted: is.includes('deleted'),
    isImportant: is.includes('important'),
  }))
