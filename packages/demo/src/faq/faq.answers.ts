/** What is answered to each question of the knowledge base, by its address. Swapping a shift has a longer one. */
export const answers: Record<string, [first: string, then: string]> = {
  'read-the-month': [
    'Each day lists its shifts in the order in which they begin. The colour is the facility, the small sign tells day, night and call apart.',
    'Your own shifts stand in bold. What changed since your last visit has a dot until you open it.',
  ],
  'night-shift-over-midnight': [
    'A night counts on the day on which it begins. One from Friday at seven in the evening to Saturday at seven stands on Friday.',
    'Its hours after midnight are paid as hours of Saturday all the same.',
  ],
  'open-shifts': [
    'Choose <strong>Open shifts</strong> above the month. Only those are listed that your licence covers and that leave you eleven hours of rest.',
    'Whoever asks first is offered the shift first. You hear within the hour.',
  ],
  'late-for-a-shift': [
    'Call the ward, then the duty office. Both numbers stand in the details of the shift.',
    'Say when you will be there rather than why you are not. A message in the chat is not enough.',
  ],
  'ask-for-leave': [
    'Six weeks ahead for a week or more, two weeks for single days. Before a roster is published nearly everything can be done.',
    'Ask in the calendar: mark the days and choose <strong>Ask for leave</strong>.',
  ],
  'ill-on-a-working-day': [
    'Call the duty office before your shift begins. They find the cover, you do not.',
    'From the third day on we need a note from your doctor. A photo of it will do.',
  ],
  'leave-days-left': [
    'Your profile shows the days of this year: granted, taken, planned and left.',
    'Days that are left in December can be taken until the end of March.',
  ],
  'leave-refused': [
    'When fewer people would be left than a ward needs by its own rules. The refusal names the day and the ward.',
    'Ask for other days at once: the planner sees that you were refused before, and weighs it.',
  ],
  'hand-in-a-time-sheet': [
    'By Monday at noon for the week before. What is handed in later is paid with the next slip.',
    'Shifts that you worked as planned need no more than your confirmation.',
  ],
  'weekend-rate': [
    'The hours from Saturday at midnight to Monday at midnight, on the clock of the facility.',
    'A night into Saturday is split: the hours before midnight are paid as those of a weekday.',
  ],
  'travel-costs': [
    'By distance beyond the first twenty kilometres, or by ticket. Send tickets within four weeks.',
    'The refund comes with the slip of the following month and is not taxed.',
  ],
  'wrong-hours': [
    'Tell the planner of the facility, with date and shift. They correct the time sheet, and the slip follows.',
    'What is more than two months back goes to the pay office directly.',
  ],
  'papers-at-the-start': [
    'Your licence, a proof of identity, your vaccinations and the number of your bank account.',
    'Bring the originals once. From then on copies are enough.',
  ],
  'licence-runs-out': [
    'You are told ninety, thirty and seven days before. After its last day you cannot be booked.',
    'Send the new one as soon as you have it. Shifts that were planned beyond the old one stay yours for ten days.',
  ],
  'another-region': [
    'Some regions accept each other’s licences. Your profile lists those where yours holds.',
    'For all others we ask on your behalf, which takes about three weeks.',
  ],
  vaccinations: [
    'Measles and hepatitis B everywhere, influenza on most wards from October to March.',
    'What a facility asks for beyond that stands in its guide.',
  ],
  'first-day-at-a-facility': [
    'Your badge, shoes with closed toes, and ten minutes more than you think. Somebody meets you at the entrance that the guide names.',
    'Clothes are provided unless the guide says otherwise.',
  ],
  'where-to-park': [
    'On the staff car park, with the code that stands in the details of the shift from the day before on.',
    'At night the porter walks you there if you like. Just ask.',
  ],
  handover: [
    'A quarter of an hour, and it is paid. It belongs to the shift that ends.',
    'When it takes longer, write that on the time sheet with the reason.',
  ],
  'feedback-on-a-facility': [
    'Choose <strong>Say how it was</strong> in the details of the shift. Only your planner reads it, and answers within two days.',
    'When somebody’s safety is at stake, call the duty office instead.',
  ],
  'forgotten-password': [
    'Choose <strong>Forgot your password?</strong> where you sign in. A link comes by mail and works for half an hour.',
    'No mail? Look into the spam folder, and then ask your planner which address we have of you.',
  ],
  'new-phone-number': [
    'In the settings of your account. The duty office sees the new number at once.',
    'If you get codes by message, turn that off before the old number stops working.',
  ],
  'who-sees-my-data': [
    'Your address is seen by the pay office, your pay by the pay office and you. Facilities see your name and your licence.',
    'Every look into your file is written down. You may ask for the list.',
  ],
  'close-my-account': [
    'Tell your planner your last day. Your account closes a month later, so that you can still fetch your slips.',
    'What the law wants kept is kept, and nothing else.',
  ],
}
