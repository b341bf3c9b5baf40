import { me } from '../people.ts'
import type { Letter } from './email.letters.ts'

export const inbox: Letter[] = [
  {
    hoursAgo: 0.6,
    folder: 'inbox',
    from: 'Amara Nwosu',
    subject: 'Night cover at Harbor View this weekend',
    message:
      '<p>Good morning,</p><p>Dr. Pereda has a fever and cannot take <strong>Saturday night</strong>. Could you ask who is free? The ward needs a name before four o’clock.</p><p>Amara</p>',
    labels: ['important', 'company'],
  },
  {
    hoursAgo: 2.3,
    folder: 'inbox',
    from: 'Leila Haddadin',
    subject: 'Answers of the facility survey',
    message:
      '<p>All nine facilities have answered. In short:</p><ul><li>Eight are content with how fast we fill a gap.</li><li>Five would like to see the roster two weeks earlier.</li><li>Two asked for the same provider on consecutive days.</li></ul><p>The rows are attached, my summary follows on Monday.</p>',
    labels: ['company'],
    is: ['starred'],
    files: [
      ['facility-survey-answers.csv', 'csv', '96 KB'],
      ['facility-survey-questions.doc', 'doc', '54 KB'],
    ],
  },
  {
    hoursAgo: 5.1,
    folder: 'inbox',
    from: 'Omar Benhaddou',
    cc: ['Björn Halvorsen'],
    subject: 'Re: Draft for Stonebridge General',
    message:
      '<p>I moved the on-call rate into its own table, as you asked. If you agree, it goes out today.</p><blockquote>The rates are hard to find on page four.</blockquote>',
    is: ['read'],
    files: [['stonebridge-general-draft.doc', 'doc', '340 KB']],
    earlier: [
      {
        hoursAgo: 8.4,
        from: me,
        message: '<p>Thank you, this reads well. The rates are hard to find on page four, could they stand alone?</p>',
      },
      {
        hoursAgo: 27.9,
        from: 'Omar Benhaddou',
        message:
          '<p>Here is the first draft for Stonebridge General. Please look at pages three to five above all.</p>',
      },
    ],
  },
  {
    hoursAgo: 9.7,
    folder: 'inbox',
    from: { name: 'Ward office, Cedar Hollow', email: 'ward-office@cedarhollow.example' },
    subject: 'New parking rules for night providers',
    message:
      '<p>Dear partners,</p><p>from next month the north gate closes at ten in the evening. Providers on nights should use the <em>east gate</em> and show their badge to the camera.</p>',
    labels: ['company'],
  },
  {
    hoursAgo: 22.4,
    folder: 'inbox',
    from: 'Eero Lehtola',
    subject: 'My renewed licence',
    message: '<p>The renewal came by post today. Both sides are attached, tell me if the scan is too dark.</p>',
    is: ['read', 'starred'],
    labels: ['important'],
    files: [
      ['licence-front.jpg', 'jpg', '1.1 MB'],
      ['licence-back.jpg', 'jpg', '0.9 MB'],
    ],
  },
  {
    hoursAgo: 30.2,
    folder: 'inbox',
    from: 'Hana Okabe',
    subject: 'Swap on the second Tuesday',
    message:
      '<p>Farida and I would like to swap: she takes my Tuesday at Pinecrest, I take her Thursday in the Valley clinic. Nothing else changes.</p>',
  },
  {
    hoursAgo: 47.8,
    folder: 'inbox',
    from: 'Priscilla Achterberg',
    subject: 'Papers that the auditor still misses',
    message:
      '<p>Three folders are complete. For the last one we need:</p><ol><li>the insurance certificate of this year,</li><li>the signed code of conduct of two new providers,</li><li>the fire drill record of the Valley clinic.</li></ol><p>Can we have them by Friday?</p>',
    labels: ['important', 'private'],
    is: ['read'],
    earlier: [
      {
        hoursAgo: 70.5,
        from: 'Priscilla Achterberg',
        message:
          '<p>The audit begins in two weeks. I will send you a list of what is missing as soon as I have it.</p>',
      },
    ],
  },
  {
    hoursAgo: 53.3,
    folder: 'inbox',
    from: 'Chiara Benedetti',
    subject: 'Welcome letter, second version',
    message: '<p>One page, as agreed. I took out the paragraph on uniforms and put in how to reach us at night.</p>',
    is: ['read'],
    files: [['welcome-letter.doc', 'doc', '62 KB']],
  },
  {
    hoursAgo: 74.6,
    folder: 'inbox',
    from: { name: 'Ingrid Soledad', email: 'ingrid.soledad@mail.example' },
    subject: 'Dinner for your birthday',
    message: '<p>We booked the table by the window for <b>seven o’clock</b>. Bring nothing but an appetite.</p>',
    labels: ['personal'],
    is: ['read', 'starred'],
  },
  {
    hoursAgo: 96.9,
    folder: 'inbox',
    from: 'Mateusz Sobol',
    subject: 'Rates by facility, as of this month',
    message:
      '<p>The new rates are in. Day and night side by side:</p><table><tr><th>Facility</th><th>Day</th><th>Night</th></tr><tr><td>Harbor View</td><td>$118</td><td>$141</td></tr><tr><td>Cedar Hollow</td><td>$109</td><td>$133</td></tr><tr><td>Pinecrest</td><td>$112</td><td>$138</td></tr></table>',
    labels: ['company', 'private'],
    is: ['read'],
    files: [['rates-by-facility.xls', 'xls', '48 KB']],
  },
  {
    hoursAgo: 121.5,
    folder: 'inbox',
    from: 'Nadia Tremblay-Roy',
    subject: 'Emergency call list for the holidays',
    message:
      '<p>Please check your number on the list. It will hang in every duty room from the first of the month.</p>',
    files: [['emergency-call-list.pdf', 'pdf', '31 KB']],
    labels: ['important'],
  },
  {
    hoursAgo: 168.2,
    folder: 'inbox',
    from: { name: 'Larkmoor orders', email: 'orders@larkmoor.example' },
    subject: 'Your warm-up jackets are on their way',
    message:
      '<p>Twelve jackets left our house this morning and should be with you in three days. <a href="https://larkmoor.example/track">Follow the parcel</a>.</p>',
    labels: ['company'],
    is: ['read'],
  },
  {
    hoursAgo: 215.4,
    folder: 'inbox',
    from: 'Imani Kiprotich',
    subject: 'Leave calendar of the spring',
    message: '<p>Everyone has entered their wishes. Week fourteen is thin, all other weeks are covered.</p>',
    is: ['read'],
    files: [['leave-calendar-spring.xls', 'xls', '77 KB']],
  },
  {
    hoursAgo: 290.7,
    folder: 'inbox',
    from: 'Jonas Vanderlinden',
    subject: 'Time sheets of last quarter are archived',
    message: '<p>All signed sheets are in one archive now. Two were signed late, and their dates are noted inside.</p>',
    is: ['read'],
    files: [['time-sheets.zip', 'zip', '12.7 MB']],
  },
]
