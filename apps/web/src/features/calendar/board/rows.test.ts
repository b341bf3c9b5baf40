import { datesFrom } from '@onward/scheduling'
import { afterEach, describe, expect, it } from 'vitest'
import { boardOf, day } from '#test/board.ts'
import { texts } from '#web/lib/text.ts'
import { coveringOf, coveringOfGroup } from './covering.ts'
import { rosterOf } from './roster.ts'
import { keyOfGroup, ranked, rowsOf, unfolded, type Grouping, type Ranks, type Sort } from './rows.ts'
import { targetOf, totalsOf } from './totals.ts'

const dates = datesFrom('2031-03-10', 14)
const roster = rosterOf(
  boardOf([
    day(1, '2031-03-10'),
    [0, 0, '2031-03-15T19:00', '2031-03-16T07:00', 'night'],
    [0, 0, '2031-03-16T19:00', '2031-03-17T07:00', 'night'],
    [0, 0, '2031-03-22T07:30', '2031-03-22T12:15', 'custom'],
    [0, 0, '2031-03-09T19:00', '2031-03-10T07:00', 'night'],
    [0, 0, '2031-03-23T07:00', '2031-03-24T07:00', 'call'],
    day(null, '2031-03-11', 1),
    day(null, '2031-03-12', 1),
  ]),
  '',
)
const totals = (id: string) =>
  totalsOf(
    roster.people.find(({ providerId }) => providerId === id) ?? { contracts: [], lastDay: null },
    roster.shifts.filter(({ providerId }) => providerId === id),
    [],
    dates,
    roster.types,
  )
const rows = (grouping: Grouping, sort: Sort = 'name') =>
  rowsOf(roster, roster.shifts, { grouping, sort, totals, isFree: (id) => id !== 'ben' })
const told = (grouping: Grouping, sort?: Sort) =>
  rows(grouping, sort).map((row) => (row.kind === 'group' ? `${keyOfGroup(row.group)} ${row.count}` : row.key))

it('adds up what begins on the dates, to the minute, beside what is agreed', () => {
  expect(totals('ada')).toEqual({ minutes: 3_165, target: 84 * 60, nights: 3, weekends: 2 })
  expect(totals('cy')).toEqual({ minutes: 0, target: null, nights: 0, weekends: 0 })
})

it('expects nothing on days of leave, and of each day what is agreed on it', () => {
  const leave = [
    {
      leaveId: 1,
      person: 0,
      startDate: '2031-03-12',
      endDate: '2031-03-13',
      leaveKindId: 'annual',
      leaveKindName: 'Annual leave',
      leaveDescription: '',
    },
  ]
  const contracts = [
    { validFrom: '2020-01-01', validTo: '2031-03-11', fte: 1, targetHours: 42 },
    { validFrom: '2031-03-12', validTo: null, fte: 0.5, targetHours: 21 },
  ]
  const week = datesFrom('2031-03-10', 7)
  expect(targetOf({ contracts, lastDay: null }, leave, week)).toBe((2 * 6 + 3 * 3) * 60)
  const unsaid = [{ validFrom: '2020-01-01', validTo: null, fte: 1, targetHours: null }]
  expect(targetOf({ contracts: unsaid, lastDay: null }, [], dates)).toBe(null)
  // Nor after the last day, and of who had left before there is nothing to compare with.
  expect(targetOf({ contracts, lastDay: '2031-03-14' }, leave, week)).toBe((2 * 6 + 3) * 60)
  expect(targetOf({ contracts, lastDay: '2031-03-09' }, leave, week)).toBe(null)
})

it('puts what is nobody’s first, then people in groups or in none', () => {
  expect(told('none')).toEqual(['["open"] 2', 'open la', 'ada', 'ben', 'cy'])
  expect(told('specialty').slice(2)).toEqual([
    '["specialty","nursing"] 1',
    'ben',
    '["specialty","surgery"] 1',
    'ada',
    '["specialty",null] 1',
    'cy',
  ])
  expect(told('facility').slice(2)).toEqual(['["facility","ny"] 2', 'ada', 'cy', '["facility",null] 1', 'ben'])
  expect(told('contract').slice(2)).toEqual([
    '["contract",1] 1',
    'ada',
    '["contract",0.5] 1',
    'ben',
    '["contract",null] 1',
    'cy',
  ])
})

it('sorts by hours, or who is free and has most to work first', () => {
  expect(told('none', 'hours').slice(2)).toEqual(['ada', 'ben', 'cy'])
  expect(told('none', 'free').slice(2)).toEqual(['ada', 'cy', 'ben'])
})

it('keeps an order while people get more to do, and puts who is new into it', () => {
  const ranks: Ranks = new Map()
  const order = (minutes: Record<string, number>) => {
    const people = roster.people.filter(({ providerId }) => providerId in minutes)
    const of = (id: string) => ({ minutes: minutes[id] ?? 0, target: null, nights: 0, weekends: 0 })
    const wish = { grouping: 'none', sort: 'hours', ...ranked(ranks, of, () => true) } as const
    return rowsOf({ ...roster, people }, [], wish).map(({ key }) => key)
  }
  expect(order({ ada: 300, ben: 100 })).toEqual(['ada', 'ben'])
  expect(order({ ada: 300, ben: 500 })).toEqual(['ada', 'ben'])
  expect(order({ ada: 300, ben: 500, cy: 200 })).toEqual(['ada', 'cy', 'ben'])
})

it('leaves out what is in a folded group, not its head', () => {
  const key = keyOfGroup({ of: 'specialty', id: 'nursing' })
  const shown = unfolded(rows('specialty'), new Set([key]))
  expect(shown.some((row) => row.key === 'ben')).toBe(false)
  expect(shown.find((row) => row.key === key)).toMatchObject({ isFolded: true, count: 1 })
})

it('sums coverage by day, facility and specialty, and says nothing of contracts', () => {
  const line = (hospitalId: string, specialtyId: string | null, least: number, onDuty: number) => ({
    hospitalId,
    date: '2031-03-10',
    shiftTypeId: 'day',
    specialtyId,
    least,
    wished: least,
    onDuty,
    open: 0,
  })
  // Who is more on one line is not missing less on another.
  const lines = [
    line('ny', 'surgery', 2, 3),
    line('ny', null, 2, 1),
    line('la', 'surgery', 1, 0),
    line('la', null, 0, 0),
  ]
  expect(coveringOf(lines).get('2031-03-10')).toEqual({ least: 5, covered: 3 })
  expect(coveringOfGroup(lines, { of: 'specialty', id: 'surgery' })?.get('2031-03-10')).toEqual({
    least: 3,
    covered: 2,
  })
  expect(coveringOfGroup(lines, { of: 'facility', id: 'ny' })?.get('2031-03-10')).toEqual({ least: 4, covered: 3 })
  expect(coveringOfGroup(lines, { of: 'contract', fte: 1 })).toBeUndefined()
  expect(coveringOf([line('la', null, 0, 4)]).size).toBe(0)
})

describe('names on the board', () => {
  const speakIn = (language: string) => {
    texts.load(language, {})
    texts.activate(language)
  }
  afterEach(() => speakIn('en'))
  /** People and facilities of those names, in the order of plain letters in which the server lists them. */
  const named = (people: readonly string[], places: readonly string[]) => {
    const board = boardOf([day(0, '2031-03-10')])
    const [person] = board.people
    const [facility] = board.facilities
    if (!person || !facility) throw new Error('the sample has somebody, and somewhere')
    return rosterOf(
      {
        ...board,
        people: people.map((name) => ({ ...person, providerId: name, providerName: name, hospitalIds: [] })),
        facilities: places.map((name) => ({ ...facility, hospitalId: name, facilityName: name })),
      },
      '',
    )
  }
  const shown = (roster: ReturnType<typeof named>, grouping: Grouping) =>
    rowsOf(roster, [], { grouping, sort: 'name', totals, isFree: () => true }).map((row) =>
      row.kind === 'group' && 'id' in row.group ? row.group.id : row.key,
    )

  it.each([
    ['sv', ['Åsa Berg', 'Örjan Ek', 'Zara Lind'], ['Zara Lind', 'Åsa Berg', 'Örjan Ek']],
    ['pl', ['Łucja Kot', 'Luiza Lis', 'Marek Wilk'], ['Luiza Lis', 'Łucja Kot', 'Marek Wilk']],
    ['de', ['Aushilfe 10', 'Aushilfe 9', 'Ältester'], ['Ältester', 'Aushilfe 9', 'Aushilfe 10']],
    ['pt', ['Íris 10', 'Íris 2', 'Inês'], ['Inês', 'Íris 2', 'Íris 10']],
  ])('are in the order of %s', (language, served, expected) => {
    speakIn(language)
    const roster = named(served, [])
    expect(shown(roster, 'none')).toEqual(expected)
    // The shifts of an answer name people by their places in it, in whatever order they are shown.
    expect(roster.shifts[0]?.providerId).toBe(served[0])
  })

  it('are so of facilities too, and those that are closed come last', () => {
    const places = ['Klinik 10', 'Klinik 9', 'Ärztehaus']
    speakIn('de')
    const roster = named(['Somebody'], places)
    const [somebody] = roster.people
    if (!somebody) throw new Error('the sample has somebody')
    expect([...roster.facilities.keys()]).toEqual(['Ärztehaus', 'Klinik 9', 'Klinik 10'])
    const people = places.map((hospitalId) => ({
      ...somebody,
      providerId: `of ${hospitalId}`,
      hospitalIds: [hospitalId],
    }))
    expect(shown({ ...roster, people }, 'facility').filter((key) => roster.facilities.has(key ?? ''))).toEqual([
      'Ärztehaus',
      'Klinik 9',
      'Klinik 10',
    ])
    const board = boardOf([])
    const facilities = board.facilities.map((one, at) => ({ ...one, isActive: at > 0 }))
    expect([...rosterOf({ ...board, facilities }, '').facilities.keys()]).toEqual(['la', 'ny'])
  })
})
