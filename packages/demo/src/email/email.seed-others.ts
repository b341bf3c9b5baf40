import type { Letter } from './email.letters.ts'

/** Spam, and what was thrown away. */
export const others: Letter[] = [
  {
    hoursAgo: 6.2,
    folder: 'spam',
    from: { name: 'Badge Renewal Desk', email: 'desk@badge-renewal.example' },
    subject: 'Your badge ends TODAY',
    message:
      '<h2>Act now</h2><p>Your hospital badge runs out at midnight. <a href="https://badge-renewal.example/pay">Pay the renewal fee</a> to keep your access.</p>',
  },
  {
    hoursAgo: 33.5,
    folder: 'spam',
    from: { name: 'Best Stethoscopes 4U', email: 'win@stethoscopes4u.example' },
    subject: 'You were drawn from 40,000 clinicians',
    message: '<p>Claim your golden stethoscope. Only the cost of shipping is yours to pay.</p>',
  },
  {
    hoursAgo: 80.1,
    folder: 'spam',
    from: { name: 'Quick Degrees', email: 'office@quickdegrees.example' },
    subject: 'A second speciality in nine days',
    message: '<p>No lectures and no tests. Certificates in <u>any</u> speciality, framed at no extra cost.</p>',
    is: ['read'],
  },
  {
    hoursAgo: 149.9,
    folder: 'spam',
    from: { name: 'Timothea Brackwater', email: 't.brackwater@inherit.example' },
    subject: 'A hospital wing was left to you',
    message:
      '<p>A distant relative has left you the west wing of a clinic. Send your bank details to receive the keys.</p>',
    labels: ['important'],
  },
  {
    hoursAgo: 262.4,
    folder: 'spam',
    from: { name: 'Lottery of Nurses', email: 'prize@nurse-lottery.example' },
    subject: 'Second reminder of your prize',
    message: '<p>Nobody has answered yet. The prize goes to the next in line on Sunday.</p>',
    is: ['read'],
  },
  {
    hoursAgo: 36.7,
    folder: 'trash',
    from: 'Gustavo Pereda',
    subject: 'Lunch?',
    message: '<p>Noodles at the corner, half past twelve?</p>',
    labels: ['personal'],
    is: ['read', 'starred'],
  },
  {
    hoursAgo: 110.3,
    folder: 'trash',
    from: { name: 'Softmile news', email: 'news@softmile.example' },
    subject: 'Clogs in three new colours',
    message: '<p>Moss, brick and a blue that nobody could name. In the shop from Thursday.</p>',
  },
  {
    hoursAgo: 180.6,
    folder: 'trash',
    from: 'Björn Halvorsen',
    subject: 'Meeting moved to room four',
    message: '<p>The projector of room two is being repaired.</p>',
    labels: ['company'],
    is: ['read'],
    earlier: [{ hoursAgo: 200.2, from: 'Björn Halvorsen', message: '<p>We meet in room two on Wednesday at ten.</p>' }],
  },
  {
    hoursAgo: 310.5,
    folder: 'trash',
    to: ['Dipa Rangarajan'],
    subject: 'Travel costs of the spring',
    message: '<p>Please leave out the sheet of March, it was counted twice.</p>',
    labels: ['private'],
    is: ['read'],
    files: [['travel-costs.xls', 'xls', '65 KB']],
  },
]
