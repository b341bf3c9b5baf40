import type { KanbanBoard, KanbanLabel, KanbanTask } from '@onward/contract/samples'
import { dayFrom } from '../dates.ts'
import type { Person } from '../people.ts'
import { cover, fileIcon, type FileKind } from '../pictures.ts'
import { avatar } from '../portraits.ts'

export const boardSeed = (): KanbanBoard[] => [
  { id: 'todo', title: 'To do' },
  { id: 'in-progress', title: 'In progress' },
  { id: 'done', title: 'Done' },
]

type Row = {
  board: 'todo' | 'in-progress' | 'done'
  title: string
  description: string
  /** Days from now. */
  due: number
  labels: KanbanLabel[]
  for?: Person[]
  hasCover?: true
  files?: [name: string, kind: FileKind][]
  comments?: [by: Person, comment: string][]
}

const rows: Row[] = [
  {
    board: 'todo',
    title: 'Show open shifts on the phone',
    description: 'Providers look at their phone in the lift. The next three open shifts should fit without scrolling.',
    due: 6,
    labels: ['App', 'UX'],
    for: ['Hana Okabe', 'Jonas Vanderlinden'],
    hasCover: true,
    files: [['open-shifts-sketch.jpg', 'jpg']],
    comments: [['Farida Yusupova', 'Please keep the name of the ward, the facility alone is not enough.']],
  },
  {
    board: 'todo',
    title: 'Shorten the leave request',
    description: 'Seven fields for one day off are too many. Dates and a reason will do.',
    due: 9,
    labels: ['Forms'],
    for: ['Imani Kiprotich'],
  },
  {
    board: 'todo',
    title: 'Map of the northern clinics',
    description: 'A map with the way from the car park to each duty room.',
    due: 14,
    labels: ['Charts & Maps', 'Images'],
    for: ['Gustavo Pereda', 'Dipa Rangarajan'],
    files: [
      ['northern-clinics.jpg', 'jpg'],
      ['duty-rooms.csv', 'csv'],
    ],
  },
  {
    board: 'todo',
    title: 'Say why a shift cannot be taken',
    description: 'Today the button is simply grey. Name the reason: overlap, rest time or licence.',
    due: 3,
    labels: ['UX', 'Forms'],
    for: ['Leila Haddadin'],
    comments: [
      ['Eero Lehtola', 'Last week it was my licence, and nobody told me.'],
      ['Leila Haddadin', 'This is exactly the case we begin with.'],
    ],
  },
  {
    board: 'in-progress',
    title: 'Photos of the new duty rooms',
    description: 'One wide photo per room, taken in daylight, with nobody in it.',
    due: 2,
    labels: ['Images'],
    for: ['Keala Mahoe'],
    hasCover: true,
    files: [
      ['harbor-view.jpg', 'jpg'],
      ['pinecrest.jpg', 'jpg'],
      ['cedar-hollow.jpg', 'jpg'],
    ],
    comments: [['Amara Nwosu', 'Pinecrest repaints on Thursday, go there last.']],
  },
  {
    board: 'in-progress',
    title: 'Review how hours are added up',
    description: 'A shift over midnight must count once, and on the day it began.',
    due: -1,
    labels: ['Code Review'],
    for: ['Mateusz Sobol', 'Omar Benhaddou'],
    files: [['hours-by-hand.xls', 'xls']],
    comments: [
      ['Mateusz Sobol', 'Found one that counted twice when the clocks were put back.'],
      ['Omar Benhaddou', 'I added that night to the examples.'],
      ['Mateusz Sobol', 'Now the sums agree with the time sheets.'],
    ],
  },
  {
    board: 'in-progress',
    title: 'Chart of gaps by weekday',
    description: 'Where do we miss people most? Bars by weekday, one colour for days and one for nights.',
    due: 5,
    labels: ['Charts & Maps'],
    for: ['Nadia Tremblay-Roy'],
  },
  {
    board: 'in-progress',
    title: 'Sign-in with a second step',
    description: 'A code by mail on a new device, and a way out for those who lost their phone.',
    due: 11,
    labels: ['App', 'Code Review'],
    for: ['Björn Halvorsen', 'Priscilla Achterberg', 'Hana Okabe', 'Omar Benhaddou', 'Amara Nwosu'],
    comments: [['Priscilla Achterberg', 'The auditor would like a note on how long a device is remembered.']],
  },
  {
    board: 'done',
    title: 'Larger letters on the ward screen',
    description: 'The screen hangs four metres away. The names can now be read from the door.',
    due: -4,
    labels: ['UX'],
    for: ['Chiara Benedetti'],
    hasCover: true,
    comments: [['Hana Okabe', 'Even without my glasses.']],
  },
  {
    board: 'done',
    title: 'Import of last year’s rosters',
    description: 'Twelve files, nine of them with the columns in another order.',
    due: -9,
    labels: ['Forms', 'Code Review'],
    for: ['Jonas Vanderlinden', 'Dipa Rangarajan'],
    files: [['rosters-of-last-year.zip', 'zip']],
  },
  {
    board: 'done',
    title: 'Icons for day, night and call',
    description: 'They differ in shape and not only in colour.',
    due: -2,
    labels: ['Images', 'UX'],
    for: ['Farida Yusupova'],
    files: [['icons.pdf', 'pdf']],
  },
  {
    board: 'done',
    title: 'Ask before a day is cleared',
    description: 'Clearing a day took one click and a long phone call to undo. Now it asks first.',
    due: -15,
    labels: ['App'],
    for: ['Amara Nwosu', 'Leila Haddadin'],
    comments: [['Amara Nwosu', 'No call since.']],
  },
]

export const kanbanTaskSeed = (now: Date): KanbanTask[] =>
  rows.map(({ board, title, description, due, labels, for: people = [], hasCover, files = [], comments = [] }, at) => ({
    id: at + 1,
    title,
    description,
    labels: [...labels],
    boardId: board,
    dueDate: dayFrom(now, due),
    ...(hasCover && { coverImage: cover(title) }),
    attachments: files.map(([name, kind]) => ({ name, img: fileIcon(kind) })),
    comments: comments.map(([name, comment]) => ({ name, img: avatar(name), comment })),
    assignedTo: people.map((person) => ({ title: person, img: avatar(person) })),
  }))
