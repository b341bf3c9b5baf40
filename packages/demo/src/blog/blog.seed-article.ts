import type { Person } from '../people.ts'

export const content = [
  '<p>For one week in spring four wards let us sit in the corner while one shift handed over to the next. We brought a clock and a notebook, and promised to say nothing. Keeping that promise was the hardest part.</p>',
  '<h3>Shorter than you think</h3>',
  '<p>The handovers took between six and twenty-two minutes. The longest ones were not the most careful: they repeated what was on the screen anyway. The best ones named <strong>what had changed</strong>, <strong>what was feared</strong> and <strong>what was promised to whom</strong>.</p>',
  '<blockquote><p>Tell me what you would check first if you stayed.</p></blockquote>',
  '<p>That sentence comes from a charge nurse at Cedar Hollow. She asks it at the end of every handover, and in that week it brought up two things that nobody had written down.</p>',
  '<h3>Three habits worth stealing</h3>',
  '<ol><li>Stand where you can see the beds.</li><li>Say the name of the patient before the number of the room.</li><li>Leave a minute of silence for the one question that comes late.</li></ol>',
  '<p>The film of the week, four minutes long, is shown in every duty room from Monday. Bring your own coffee.</p>',
].join('')

/** The newest first. */
export const comments: [by: Person, daysAgo: number, text: string][] = [
  ['Omar Benhaddou', 0, 'The minute of silence works. We tried it last night, and the question did come.'],
  ['Nadia Tremblay-Roy', 1, 'Six minutes is not enough for an intensive ward. Twelve, with everybody on their feet.'],
  ['Eero Lehtola', 1, 'Please send the film to the southern clinics too: our duty room has a screen now.'],
  ['Dipa Rangarajan', 2, 'I have written the question of the charge nurse on the door, from the inside.'],
]
