import { expect, it } from 'vitest'
import { boardOf, day, type Sampled } from '#test/board.ts'
import { asText, fromText } from './clipboard.ts'
import { homeOf } from './home-facility.ts'
import { cleared, exchanged, isTooMuch, moved, pasted, stencilOf, typed, type Built } from './proposing.ts'
import { rowKeyOf } from './placing.ts'
import { rosterOf } from './roster.ts'
import { startingOf, targetsIn } from './targets.ts'
import { lettersRead, typeable } from './typed-letters.ts'

const long: Sampled = [1, 1, '2031-03-11T08:15', '2031-03-12T09:45', 'custom']
const several: Sampled = [0, 0, '2031-03-12T07:00', '2031-03-12T09:00', 'custom']
const roster = rosterOf(
  boardOf([day(0, '2031-03-10'), long, several, [0, 0, '2031-03-12T10:00', '2031-03-12T12:00', 'custom']]),
  '',
)
const { shifts } = roster
const starting = startingOf(Map.groupBy(shifts, rowKeyOf))
const target = (providerId: string, date: string) => ({ providerId, date, ...starting(providerId, date) })
const types = typeable(roster.types.values())
const type = (letters: string) => {
  const found = types.find((one) => one.letters === letters)
  if (!found) throw new Error(`No type is ${letters}`)
  return found
}
const said = ({ changes }: Built) =>
  changes.map((change) => (change.kind === 'create' ? { ...change, assignmentId: 0 } : change))

it('reads letters as they are typed', () => {
  expect(types.map(({ letters }) => letters)).toEqual(['24', 'D', 'N'])
  expect(lettersRead('d', types)).toEqual({ exact: type('D'), isOpen: false })
  expect(lettersRead('2', types)).toEqual({ exact: undefined, isOpen: true })
  expect([lettersRead('c', types), lettersRead('', types)]).toEqual([undefined, undefined])
  const float = { ...type('D'), shiftTypeId: 'float', letters: 'DF' }
  expect(lettersRead('D', [...types, float])).toEqual({ exact: type('D'), isOpen: true })
})

it('leaves cells alone in which a filter hides a shift, and acts on what is shown', () => {
  const nights = startingOf(
    Map.groupBy([...shifts, ...shifts.slice(0, 1).map((one) => ({ ...one, shiftTypeId: 'night' }))], rowKeyOf),
    ({ shiftTypeId }) => shiftTypeId === 'night',
  )
  const cell = (providerId: string, date: string) => ({ providerId, date, ...nights(providerId, date) })
  const both = cell('ada', '2031-03-10')
  expect(both).toMatchObject({ shifts: [{ shiftTypeId: 'night' }], isTaken: true })
  const hidden = cell('ben', '2031-03-11')
  expect(hidden.shifts).toEqual([])
  expect(typed([both, hidden], type('N'), () => 'ny')).toEqual({ changes: [], skipped: 2, hidden: 2 })
  const stencils = shifts.slice(0, 1).map(stencilOf)
  expect(pasted([{ target: hidden, stencils }], () => 'ny')).toEqual({ changes: [], skipped: 1, hidden: 1 })
})

it('puts a type where there is nothing, and changes what is there at its own facility', () => {
  const built = typed([target('ben', '2031-03-10'), target('ben', '2031-03-11')], type('N'), () => 'ny')
  expect(said(built)).toEqual([
    {
      kind: 'create',
      assignmentId: 0,
      providerId: 'ben',
      hospitalId: 'ny',
      specialtyId: null,
      shiftTypeId: 'night',
      startsAt: '2031-03-10T19:00',
      endsAt: '2031-03-11T07:00',
    },
    {
      kind: 'change',
      assignmentId: 2,
      version: 1,
      shiftTypeId: 'night',
      startsAt: '2031-03-11T19:00',
      endsAt: '2031-03-12T07:00',
    },
  ])
})

it('changes nothing that is so already, and leaves days with several, and who has no place', () => {
  expect(typed([target('ada', '2031-03-10')], type('D'), () => 'ny')).toEqual({ changes: [], skipped: 0 })
  expect(typed([target('ada', '2031-03-12'), target('cy', '2031-03-10')], type('D'), () => undefined)).toEqual({
    changes: [],
    skipped: 2,
  })
})

it('cancels with the versions that were seen', () => {
  expect(cleared(shifts.slice(0, 1)).changes).toEqual([{ kind: 'cancel', assignmentId: 1, version: 1 }])
})

it('moves with the clocks and the type that it has', () => {
  expect(moved(shifts.slice(1, 2), 3, () => 'ada').changes).toEqual([
    {
      kind: 'change',
      assignmentId: 2,
      version: 1,
      providerId: 'ada',
      startsAt: '2031-03-14T08:15',
      endsAt: '2031-03-15T09:45',
      shiftTypeId: 'custom',
    },
  ])
  expect(moved(shifts.slice(0, 1), 0, () => 'ben').changes).toEqual([
    { kind: 'change', assignmentId: 1, version: 1, providerId: 'ben' },
  ])
  expect(moved(shifts.slice(0, 1), 0, () => 'ada')).toEqual({ changes: [], skipped: 0 })
  expect(moved(shifts.slice(0, 1), 1, () => undefined)).toEqual({ changes: [], skipped: 1 })
})

it('exchanges the shifts of two people, and of no other number', () => {
  expect(exchanged(shifts.slice(0, 2), ['ada', 'ben'])?.changes).toEqual([
    { kind: 'change', assignmentId: 1, version: 1, providerId: 'ben' },
    { kind: 'change', assignmentId: 2, version: 1, providerId: 'ada' },
  ])
  expect([exchanged(shifts, ['ada']), exchanged(shifts, ['ada', 'ben', 'cy'])]).toEqual([undefined, undefined])
})

it('pastes as it was copied, and as a spreadsheet says it', () => {
  const copied = shifts.slice(1, 2).map(stencilOf)
  expect(said(pasted([{ target: target('cy', '2031-03-12'), stencils: copied }], () => undefined))).toEqual([
    {
      kind: 'create',
      assignmentId: 0,
      providerId: 'cy',
      hospitalId: 'la',
      specialtyId: null,
      shiftTypeId: 'custom',
      startsAt: '2031-03-12T08:15',
      endsAt: '2031-03-13T09:45',
    },
  ])
  const { cells, wrong } = fromText('D HAR\tn\t\r\n24 mes, D\t\tX HAR\r\n', roster)
  expect(wrong).toEqual(['X HAR'])
  expect(cells.map((row) => row.map((cell) => cell.map((one) => `${one.shiftTypeId} ${one.hospitalId}`)))).toEqual([
    [['day ny'], ['night undefined'], []],
    [['call la', 'day undefined'], [], []],
  ])
  const built = pasted([{ target: target('cy', '2031-03-12'), stencils: cells[0]?.[1] ?? [] }], () => 'la')
  expect(said(built)).toMatchObject([{ hospitalId: 'la', startsAt: '2031-03-12T19:00' }])
  // What is there already is replaced one by one, or stays.
  const over = pasted([{ target: target('ada', '2031-03-10'), stencils: copied }], () => undefined)
  expect(over.changes).toMatchObject([{ kind: 'change', assignmentId: 1, hospitalId: 'la' }])
  const onSeveral = pasted([{ target: target('ada', '2031-03-12'), stencils: copied }], () => undefined)
  expect(onSeveral).toEqual({ changes: [], skipped: 1 })
})

it('writes cells as it reads them', () => {
  const cells = [[[stencilOf(shifts[0]!)], []]] // the first there is
  const text = asText(cells, roster)
  expect(text).toBe('D HAR\t')
  // What a shift asks for is not written.
  const read = cells.map((row) => row.map((cell) => cell.map((one) => ({ ...one, specialtyId: undefined }))))
  expect(fromText(text, roster)).toEqual({ cells: read, wrong: [] })
})

it('writes times that are not the usual ones of a type, and reads them again', () => {
  const at = (startsAt: string, endsAt: string, days: number) => ({ ...stencilOf(shifts[0]!), startsAt, endsAt, days }) // the first there is
  const cells = [
    [[at('09:00', '15:00', 0), at('19:00', '07:00', 1)], [at('07:00', '19:00', 1)], [stencilOf(shifts[1]!)]],
  ] // and the second
  const text = asText(cells, roster)
  expect(text).toBe('D HAR 09:00-15:00, D HAR 19:00-07:00\tD HAR 07:00-19:00+1\tC MES 08:15-09:45+1')
  const read = cells.map((row) => row.map((cell) => cell.map((one) => ({ ...one, specialtyId: undefined }))))
  expect(fromText(text, roster)).toEqual({ cells: read, wrong: [] })
  expect(fromText('C MES\tD 25:00-07:00\tD HAR 7-19', roster).wrong).toEqual(['C MES', 'D 25:00-07:00', 'D HAR 7-19'])
})

it('reads cells that a spreadsheet has put in quotes', () => {
  const { cells, wrong } = fromText('"D HAR\nN HAR"\t"n"\r\n\t"D ""HAR"""\n', roster)
  expect(cells.map((row) => row.map((cell) => cell.map((one) => one.shiftTypeId)))).toEqual([
    [['day', 'night'], ['night']],
    [[], []],
  ])
  expect(wrong).toEqual(['D "HAR"'])
})

it('takes the days of people out of a selection, row by row', () => {
  const rows = [
    { kind: 'group', key: 'g', group: { of: 'open' }, count: 1, isFolded: false },
    ...roster.people.map((person) => ({ kind: 'person', key: person.providerId, person, group: 'g' }) as const),
  ] as const
  const view = { rows: [...rows], dates: ['2031-03-10', '2031-03-11', '2031-03-12'] }
  const found = targetsIn(view, starting, { anchor: { row: 0, column: 1 }, head: { row: 2, column: 2 } })
  expect(
    found.map((row) => row.map(({ providerId, date, shifts: own }) => `${providerId} ${date} ${own.length}`)),
  ).toEqual([
    ['ada 2031-03-11 0', 'ada 2031-03-12 2'],
    ['ben 2031-03-11 1', 'ben 2031-03-12 0'],
  ])
})

it('knows where somebody is put: where one looks, their only place, or the last one', () => {
  const facilities = ['ny', 'la', 'az']
  const put = (hospitalIds: string[], filter: string, last?: string) =>
    homeOf({ ...roster.people[0]!, hospitalIds }, { filter, last, facilities }) // one there is
  expect([put(['ny'], 'la'), put(['ny'], ''), put(['ny', 'la'], '', 'la'), put([], '', 'az')]).toEqual([
    'la',
    'ny',
    'la',
    'az',
  ])
  expect([put(['ny', 'la'], ''), put(['ny', 'la'], '', 'az'), put([], '')]).toEqual([undefined, undefined, undefined])
})

it('says when it is more than is sent at once', () => {
  const change = { kind: 'cancel', assignmentId: 1, version: 1 } as const
  const many = (length: number) => ({ changes: Array.from({ length }, () => change), skipped: 0 })
  expect([isTooMuch(many(500)), isTooMuch(many(501))]).toEqual([false, true])
})

it('gives what is open to somebody, leaves what somebody has open, and types into the row of a facility', () => {
  const own = rosterOf(
    boardOf([day(0, '2031-03-10'), [null, 1, '2031-03-10T07:00', '2031-03-10T19:00', 'day']]),
    '',
  ).shifts
  const [staffed, open] = [
    own.filter(({ providerId }) => providerId !== null),
    own.filter(({ providerId }) => providerId === null),
  ]
  expect(moved(open, 0, () => 'cy').changes).toMatchObject([{ kind: 'change', providerId: 'cy' }])
  expect(moved(staffed, 0, () => null).changes).toMatchObject([{ kind: 'change', providerId: null }])
  expect(moved(open, 0, () => null).changes).toEqual([])
  const row = { providerId: null, hospitalId: 'la', date: '2031-03-12', shifts: [] }
  expect(said(typed([row], type('N'), () => 'ny'))).toMatchObject([
    { kind: 'create', providerId: null, hospitalId: 'la', startsAt: '2031-03-12T19:00' },
  ])
  const stencils = staffed.map(stencilOf)
  expect(said(pasted([{ target: row, stencils }], () => 'ny'))).toMatchObject([{ providerId: null, hospitalId: 'la' }])
})

it('a text put over a shift leaves what that asks for as it is', () => {
  const { cells } = fromText('N HAR', roster)
  const built = pasted([{ target: target('ada', '2031-03-10'), stencils: cells[0]?.[0] ?? [] }], () => 'ny')
  expect(built.changes).toMatchObject([{ kind: 'change', shiftTypeId: 'night' }])
  expect(built.changes[0]).not.toHaveProperty('specialtyId')
})
