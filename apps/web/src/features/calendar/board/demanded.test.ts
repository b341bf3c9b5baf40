import type { CoverageLine } from '@onward/contract'
import { onDutyBy } from '@onward/scheduling'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardOf, day, type Sampled } from '#test/board.ts'
import { texts } from '#web/lib/text.ts'
import { demandedOf, emptySlot, gapsOf } from './demanded.ts'
import { dateOf, rosterOf, type BoardShift } from './roster.ts'

const DATES = ['2031-03-10', '2031-03-11']
const TYPES = rosterOf(boardOf([]), '').types
const ALL = { facility: '', specialty: '', type: '' }
const line = (date: string, least: number, more: Partial<CoverageLine> = {}): CoverageLine => ({
  hospitalId: 'ny',
  date,
  shiftTypeId: 'day',
  specialtyId: null,
  least,
  wished: least,
  onDuty: 0,
  open: 0,
  ...more,
})
const of = (lines: readonly CoverageLine[], sampled: readonly Sampled[], filter = ALL) => {
  const roster = rosterOf(boardOf(sampled), '')
  return demandedOf(lines, roster.shifts, roster, DATES, filter)
}
/** Each row with what stands in it on each date: whose it is, or that it is nobody's. */
const told = ({ rows, cells }: ReturnType<typeof of>) =>
  rows.map((row) =>
    row.kind === 'slot'
      ? (cells.get(row.key) ?? []).map((cell) => (cell?.[0] ? (cell[0].shift.providerId ?? 'open') : ''))
      : row.kind === 'line'
        ? [row.line.hospitalId, row.line.shiftTypeId, row.line.specialtyId, row.line.isBeyond]
        : row.key,
  )

describe('what facilities demand', () => {
  it('is a line for each type and specialty, and below it a row for each who is there or should be', () => {
    const found = of(
      [line('2031-03-10', 2), line('2031-03-10', 1, { specialtyId: 'surgery' }), line('2031-03-11', 1)],
      [day(0, '2031-03-10'), day(2, '2031-03-10'), day(null, '2031-03-10'), day(1, '2031-03-11', 1)],
    )
    expect(told(found)).toEqual([
      '["facility","ny"]',
      ['ny', 'day', null, false],
      ['cy', ''],
      ['open', ''],
      ['ny', 'day', 'surgery', false],
      ['ada', ''],
      '["facility","la"]',
      ['la', 'day', null, true],
      ['', 'ben'],
    ])
    const [anybody, surgeons] = [...found.filled.values()]
    expect(anybody).toEqual([
      { least: 2, wished: 2, staffed: 1, open: 1 },
      { least: 1, wished: 1, staffed: 0, open: 0 },
    ])
    expect(surgeons).toEqual([{ least: 1, wished: 1, staffed: 1, open: 0 }, undefined])
    expect(
      gapsOf(found, TYPES, DATES, '2031-03-10').map(({ row, column, shift }) => [row, column, shift?.assignmentId]),
    ).toEqual([
      [3, 0, 3],
      [2, 1, undefined],
    ])
    // Of a type that may be at any time it is not known when.
    expect(gapsOf(of([line('2031-03-10', 2, { shiftTypeId: 'custom' })], []), TYPES, DATES, '2031-03-10')).toEqual([])
    // Nobody is looked for who would have had to be there yesterday.
    expect(gapsOf(found, TYPES, DATES, '2031-03-11')).toHaveLength(1)
  })

  it('can be narrowed to a facility, a specialty and a type, and the figures stay those of the line', () => {
    const lines = [line('2031-03-10', 1), line('2031-03-10', 1, { specialtyId: 'surgery' })]
    const sampled = [day(0, '2031-03-10'), day(1, '2031-03-10', 1)]
    expect(told(of(lines, sampled, { ...ALL, specialty: 'surgery' })).slice(0, 3)).toEqual([
      '["facility","ny"]',
      ['ny', 'day', 'surgery', false],
      ['ada', ''],
    ])
    expect(told(of(lines, sampled, { ...ALL, facility: 'la' }))).toHaveLength(3)
    expect(told(of(lines, sampled, { ...ALL, type: 'night' }))).toEqual([])
  })

  it('has each shift in one place, and says of each line what coverage says', () => {
    const some = fc.record({
      lines: fc.uniqueArray(
        fc.record({ specialtyId: fc.constantFrom(null, 'surgery', 'nursing'), least: fc.nat(3), more: fc.nat(2) }),
        { selector: ({ specialtyId }) => specialtyId },
      ),
      people: fc.array(fc.constantFrom(0, 1, 2, null), { maxLength: 8 }),
    })
    fc.assert(
      fc.property(some, ({ lines, people }) => {
        const roster = rosterOf(boardOf(people.map((person) => day(person, DATES[0]!))), '')
        const wanted = lines
          .map(({ specialtyId, least, more }) => line(DATES[0]!, least, { specialtyId, wished: least + more }))
          .filter(({ wished }) => wished > 0)
        const { rows, cells, filled } = demandedOf(wanted, roster.shifts, roster, DATES, ALL)
        const placed = [...cells.values()].flatMap((row) =>
          row.flatMap((cell) => cell?.map(({ shift }) => shift) ?? []),
        )
        expect(placed.map(({ assignmentId }) => assignmentId).toSorted()).toEqual(
          roster.shifts.map(({ assignmentId }) => assignmentId).toSorted(),
        )
        const specialtiesOf = ({ providerId }: BoardShift) =>
          roster.people.find((one) => one.providerId === providerId)?.specialtyIds ?? []
        const staffed = roster.shifts.filter((one) => one.providerId !== null && dateOf(one) === DATES[0])
        const counted = onDutyBy(
          wanted,
          staffed.map((one) => ({ shiftTypeId: 'day', specialtyIds: specialtiesOf(one) })),
        )
        for (const row of rows) {
          if (row.kind !== 'line' || row.line.isBeyond) continue
          const at = wanted.findIndex(({ specialtyId }) => specialtyId === row.line.specialtyId)
          expect(filled.get(row.key)?.[0]?.staffed).toBe(counted[at])
        }
      }),
    )
  })

  it('has those who begin together in the order of the language of the page, not of the browser', () => {
    const board = boardOf([day(0, '2031-03-10'), day(1, '2031-03-10')])
    const people = board.people.map((one, at) => ({
      ...one,
      providerName: ['Ann Åberg', 'Nils Zetter', 'Cy'][at] ?? '',
    }))
    const names = (language: string) => {
      texts.load(language, {})
      texts.activate(language)
      const roster = rosterOf({ ...board, people }, '')
      return told(demandedOf([line('2031-03-10', 2)], roster.shifts, roster, DATES, ALL)).slice(2)
    }
    expect(names('sv').map(([first]) => first)).toEqual(['ben', 'ada'])
    expect(names('en').map(([first]) => first)).toEqual(['ada', 'ben'])
  })

  it('tells a slot that is short from one that is wished for and one that nobody needs', () => {
    const filled = { least: 1, wished: 2, staffed: 0, open: 0 }
    expect([0, 1, 2].map((slot) => emptySlot(filled, slot))).toEqual(['short', 'wished', 'unneeded'])
    expect(emptySlot(undefined, 0)).toBe('unneeded')
  })
})
