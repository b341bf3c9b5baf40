import { datesFrom } from '@onward/scheduling'
import texts from 'texts:board,event,paper'
import { expect, it } from 'vitest'
import { boardOf, day, type Sampled } from '#test/board.ts'
import { addTexts } from '#web/lib/text.ts'
import { rosterOf } from '../roster.ts'
import { rowsOf, type Grouping } from '../rows.ts'
import { paperOf } from './paper-of.ts'
import { begunWords, legendOf, onWords } from './paper-words.ts'

addTexts(texts)
const dates = datesFrom('2031-03-10', 3)
const of = (sampled: readonly Sampled[], facility = '', grouping: Grouping = 'none', isFiltered = false) => {
  const roster = rosterOf(boardOf(sampled), facility)
  const rows = rowsOf(roster, roster.shifts, {
    grouping,
    sort: 'name',
    totals: () => ({ minutes: 0, target: null, nights: 0, weekends: 0 }),
    isFree: () => true,
  })
  return { roster, ...paperOf({ rows, shifts: roster.shifts, isFiltered, roster, dates, facility }) }
}
/** Each row by its key, and each cell as it is read: `D`, `–7a`, or a code of elsewhere. */
const read = ({ roster, sections }: ReturnType<typeof of>) =>
  sections.map(({ hospitalId, rows, begun, since }) => [
    `${hospitalId} ${begun.length}+${since}`,
    ...rows.map((row) =>
      row.kind === 'group'
        ? row.key
        : `${row.key}: ${row.cells
            .map((cell, at) =>
              cell
                .map((one) => {
                  const { letters, times } = begunWords(one.shift, roster, one.isElsewhere)
                  return one.isOn
                    ? onWords(one, dates[at] ?? '', roster, false)
                    : [letters, times?.replace('\u200b', '')].filter(Boolean).join(' ')
                })
                .join(' '),
            )
            .join(' | ')}`,
    ),
  ])
const night = (person: number | null, from: string, to: string, facility = 0): Sampled => [
  person,
  facility,
  `${from}T19:00`,
  `${to}T07:00`,
  'night',
]

it('has a night on both of its days, what still runs, and who is elsewhere, facility by facility', () => {
  const paper = of([
    night(0, '2031-03-09', '2031-03-10'),
    day(1, '2031-03-10'),
    night(1, '2031-03-11', '2031-03-12', 1),
    [0, 0, '2031-03-11T08:00', '2031-03-11T14:30', 'day'],
    night(null, '2031-03-12', '2031-03-13'),
    // Until midnight is not the next day.
    [2, 0, '2031-03-10T12:00', '2031-03-11T00:00', 'custom'],
  ])
  expect(read(paper)).toEqual([
    ['ny 4+1', 'open :  |  | N', 'ada: –7a | D 8a–2:30p | ', 'ben: D | MES | MES –7a', 'cy: C 12p–12a |  | '],
    ['la 1+0', 'ben: HAR | N | –7a'],
  ])
  expect(paper.without).toEqual([])
  const inked = paper.sections[0]?.rows.flatMap((row) => (row.kind === 'group' ? [] : row.cells.flat())) ?? []
  expect(legendOf(inked, paper.roster).map(({ sign, words }) => `${sign} ${words}`)).toEqual([
    'D Day 7a–7p',
    'N Night 7p–7a',
    'C Custom',
    '–7a until then, begun the day before',
    'MES at Mesa Verde Clinic',
  ])
})

it('says that a shift lasts the whole of a day, and marks what nobody was told and what is not saved', () => {
  const paper = of([[0, 0, '2031-03-08T07:00', '2031-03-12T12:00', 'custom']])
  expect(read(paper)[0]?.[1]).toBe('ada: → | → | –12p')
  const [shift] = paper.roster.shifts
  if (!shift) throw new Error('there is one')
  expect(begunWords({ ...shift, flags: ['draft', 'note'], isUnsaved: true }, paper.roster, false)).toEqual({
    letters: 'C',
    marks: '*?',
    times: '7a–\u200bMar 12 12p',
  })
})

it('keeps who works nowhere with where they belong, and lists those who belong to several places', () => {
  const paper = of([day(2, '2031-03-10')], '', 'specialty')
  expect(read(paper)).toEqual([
    ['ny 1+0', '["specialty","surgery"]', 'ada:  |  | ', '["specialty",null]', 'cy: D |  | '],
  ])
  expect(paper.without.map(({ providerId }) => providerId)).toEqual(['ben'])
})

it('prints the facility alone that is chosen', () => {
  const paper = of([day(0, '2031-03-10'), day(1, '2031-03-10', 1)], 'la')
  expect(read(paper)).toEqual([['la 1+0', 'ben: D |  | ']])
  expect(paper.without.map(({ providerId }) => providerId)).toEqual(['ada', 'cy'])
  // Who has no such shift may have another.
  expect(of([day(0, '2031-03-10'), day(1, '2031-03-10', 1)], 'la', 'none', true).without).toEqual([])
})
