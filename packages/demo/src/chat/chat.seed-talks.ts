type Talk = {
  with: string
  /** How many of the last messages were not looked at. */
  unseen?: number
  lines: [hoursAgo: number, by: 'them' | 'me', message: string][]
}

// The one of the latest message first.
export const talks: Talk[] = [
  {
    with: 'Amara Nwosu',
    unseen: 2,
    lines: [
      [3.2, 'them', 'Do we have a spare phone for the weekend?'],
      [3.1, 'me', 'Two. One is charging, one is in the drawer of the duty room.'],
      [0.3, 'them', 'Then I take the one from the drawer.'],
      [0.2, 'them', 'Where is the key of the drawer?'],
    ],
  },
  {
    with: 'Hana Okabe',
    unseen: 1,
    lines: [
      [27.5, 'me', 'Your locker at Pinecrest is number nine.'],
      [27.3, 'them', 'Thank you! Is there a hook inside?'],
      [27.1, 'me', 'There is now.'],
      [1.1, 'them', 'The hook holds. The stickers are on the door, I hope nobody minds.'],
    ],
  },
  {
    with: 'Wilhelmina Ostrava',
    unseen: 3,
    lines: [
      [6.4, 'them', 'Ward five moves to the second floor on Monday.'],
      [6.3, 'them', 'The pagers do not reach there yet.'],
      [2.7, 'them', 'Can someone come and test them?'],
    ],
  },
  {
    with: 'Nadia Tremblay-Roy',
    lines: [
      [9.8, 'them', 'Quiet night. One call, wrong number.'],
      [9.1, 'me', 'The best kind. Did the new headset work?'],
      [9.0, 'them', 'Loud and clear.'],
    ],
  },
  {
    with: 'Leila Haddadin',
    lines: [
      [25.2, 'me', 'Which facility still has not answered the survey?'],
      [24.9, 'them', 'Cedar Hollow, but their ward office promised it for today.'],
      [23.6, 'them', 'And here it is. Nine of nine!'],
      [23.5, 'me', 'I will bring cake.'],
    ],
  },
  {
    with: 'Mateusz Sobol',
    lines: [
      [31.0, 'them', 'Is the shared car for the northern clinics cheaper now?'],
      [30.4, 'me', 'By a third, if three people drive together.'],
      [30.2, 'them', 'Then let us keep it through the winter.'],
    ],
  },
  {
    with: 'Gustavo Pereda',
    lines: [
      [50.6, 'them', 'Sorry, fever. I cannot do Saturday night.'],
      [50.5, 'me', 'Rest. Amara is already asking around.'],
    ],
  },
  {
    with: 'Priscilla Achterberg',
    unseen: 1,
    lines: [
      [73.9, 'me', 'The fire drill record of the Valley clinic is in your folder.'],
      [72.3, 'them', 'Found it. The second page lacks a signature.'],
    ],
  },
  {
    with: 'Sunniva Dragoni',
    lines: [
      [99.7, 'me', 'Would the old library be free as a room for night rest?'],
      [97.2, 'them', 'From next month. The shelves stay, if that is all right.'],
      [97.0, 'me', 'More than all right.'],
    ],
  },
  {
    with: 'Chiara Benedetti',
    lines: [
      [122.5, 'them', 'Four new providers start on the first. Badges?'],
      [122.1, 'me', 'Printed. They wait at the reception with the keys.'],
      [121.9, 'them', 'You are a treasure.'],
    ],
  },
  {
    with: 'Jonas Vanderlinden',
    lines: [
      [170.3, 'them', 'Two time sheets of last week have no times on them.'],
      [169.8, 'me', 'Let me guess. Eero and Omar.'],
      [169.7, 'them', 'No comment.'],
    ],
  },
  {
    with: 'Björn Halvorsen',
    lines: [
      [245.1, 'me', 'May we hang our own clock in the room at Harbor View?'],
      [243.4, 'them', 'The agreement says nothing about clocks, so yes.'],
    ],
  },
]
