import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestRank, openingsIn } from './filling.ts'
import { changesIn, noticeBand, noticeOf, type KnownShift, type ShiftEvent, type StoredShift } from './stability.ts'

const DAY = 24 * 3_600_000
const HOUR = DAY / 24
const START = 100 * DAY
/** With its times on a wall that shows UTC. */
const walled = (shift: Omit<KnownShift, 'startsAt' | 'endsAt'>): KnownShift => ({
  ...shift,
  startsAt: new Date(shift.start).toISOString().slice(0, 16),
  endsAt: new Date(shift.end).toISOString().slice(0, 16),
})
const own = walled({ providerId: 'ann', hospitalId: 'harbor', start: START, end: START + 12 * HOUR })
const open = { ...own, providerId: null }
const bens = { ...own, providerId: 'ben' }
const later = walled({ ...own, start: START + DAY, end: START + DAY + 12 * HOUR })

const stored = (shift: KnownShift, publication: StoredShift['publication'] = 'published', isCancelled = false) => ({
  shift,
  isCancelled,
  publication,
})
type State = StoredShift | null
const wrote = (before: State, after: State, days = 1, isUndo = false): ShiftEvent => ({
  kind: 'written',
  at: START - days * DAY,
  before,
  after,
  isUndo,
})
const told = (before: KnownShift | null, after: KnownShift | null, days = 1): ShiftEvent => ({
  kind: 'told',
  at: START - days * DAY,
  before,
  after,
  isUndo: false,
})
const gone = (shift: KnownShift, publication: StoredShift['publication'] = 'published') =>
  stored(shift, publication, true)

/** Logs with the changes that they come to: kind and notice in days. */
const GOLDEN: [name: string, log: ShiftEvent[], changes: string[], known?: KnownShift][] = [
  ['made and told at once', [wrote(null, stored(own))], []],
  ['a note', [wrote(stored(own), stored(own))], []],
  ['moved', [wrote(stored(own), stored(later), 3)], ['moved 3']],
  ['moved to be earlier counts from where it is then', [wrote(stored(later), stored(own), 3)], ['moved 3']],
  [
    'the zone of its place is put right, with its times on the wall or its moments kept',
    [
      wrote(stored(own), stored({ ...own, start: own.start + HOUR, end: own.end + HOUR }), 3),
      wrote(stored(own), stored({ ...own, startsAt: later.startsAt, endsAt: later.endsAt }), 3),
    ],
    [],
  ],
  ['made longer', [wrote(stored(own), stored(walled({ ...own, end: own.end + HOUR })), 3)], ['moved 3']],
  [
    'handed over, at another time too: once',
    [wrote(stored(own), stored({ ...later, providerId: 'ben' }), 5)],
    ['handedOver 5'],
  ],
  ['at another place', [wrote(stored(own), stored({ ...later, hospitalId: 'mesa' }), 5)], ['relocated 5']],
  ['cancelled', [wrote(stored(own), gone(own), 2)], ['cancelled 2']],
  ['cancelled afterwards', [wrote(stored(own), gone(own), -2)], ['cancelled -2']],
  [
    'cancelled and restored',
    [wrote(stored(own), gone(own), 2), wrote(gone(own), stored(own), 1)],
    ['cancelled 2', 'restored 1'],
  ],
  [
    'moved and moved back by an undo',
    [wrote(stored(own), stored(later), 2), wrote(stored(later), stored(own), 1, true)],
    ['moved 2', 'moved 1'],
  ],
  [
    'opened, and taken by somebody',
    [wrote(stored(own), stored(open), 6), wrote(stored(open), stored(bens), 4)],
    ['opened 6'],
  ],
  [
    'opened, and that is taken back',
    [wrote(stored(own), stored(open), 6), wrote(stored(open), stored(own), 4, true)],
    ['opened 6', 'restored 4'],
  ],
  [
    'an open shift is moved, and cancelled',
    [wrote(stored(open), stored({ ...later, providerId: null })), wrote(stored(open), gone(open))],
    [],
  ],
  ['a cancelled open shift is there again', [wrote(gone(open), stored(open))], []],
  [
    'a draft is made, moved and cancelled before anybody is told',
    [
      wrote(null, stored(own, 'draft'), 9),
      wrote(stored(own, 'draft'), stored(later, 'draft'), 8),
      wrote(stored(later, 'draft'), gone(later, 'draft'), 7),
      wrote(gone(later, 'draft'), stored(own, 'draft'), 6),
    ],
    [],
  ],
  [
    'a told shift is planned otherwise, and told when that is published',
    [wrote(stored(own), stored(later, 'changed'), 9), told(own, later, 4)],
    ['moved 4'],
  ],
  [
    'a told shift is planned otherwise and back, and nothing is told',
    [
      wrote(stored(own), stored(later, 'changed'), 9),
      wrote(stored(later, 'changed'), stored(own, 'changed'), 8),
      told(own, own, 4),
    ],
    [],
  ],
  [
    'a told shift is cancelled beyond the horizon, and told when that is published',
    [wrote(stored(own), gone(own, 'changed'), 9), told(own, null, 4)],
    ['cancelled 4'],
  ],
  [
    'a told shift is planned otherwise, and then within what is told',
    [wrote(stored(own), stored(later, 'changed'), 9), wrote(stored(later, 'changed'), stored(bens), 4)],
    ['handedOver 4'],
  ],
  [
    'what people knew before the log is known from elsewhere',
    [wrote(stored(later, 'changed'), stored(bens), 4)],
    ['handedOver 4'],
    own,
  ],
  ['a told shift goes into a draft', [wrote(stored(own), stored(later, 'draft'), 9)], ['cancelled 9']],
  ['a draft is published', [wrote(null, stored(own, 'draft'), 9), told(null, own, 4)], []],
  ['a publication is withdrawn', [told(null, own, 9), told(own, null, 4)], ['cancelled 4']],
]

describe('changes that people felt', () => {
  it.each(GOLDEN)('%s', (_, log, expected, known) => {
    const said = changesIn(log, known).map(({ kind, event, ...sides }) => {
      return `${kind} ${noticeOf(event.at, sides) / DAY}`
    })
    expect(said).toEqual(expected)
  })

  it('are none of a shift that was never told as somebody’s, whatever is done to it', () => {
    const shift = fc
      .record({
        providerId: fc.constantFrom(null, 'ann', 'ben'),
        hospitalId: fc.constantFrom('harbor', 'mesa'),
        start: fc.constantFrom(START, START + DAY),
        end: fc.constantFrom(START + 2 * DAY, START + 3 * DAY),
      })
      .map(walled)
    const state = fc.record({ shift, isCancelled: fc.boolean(), publication: fc.constant('draft' as const) })
    fc.assert(
      fc.property(fc.array(fc.tuple(state, state, fc.boolean())), (steps) => {
        const log = steps.map(([before, after, isUndo]) => wrote(before, after, 1, isUndo))
        expect(changesIn(log)).toEqual([])
      }),
    )
  })

  it('and each step to another told shift of one person is one', () => {
    const shift = fc
      .record({
        providerId: fc.constantFrom('ann', 'ben'),
        hospitalId: fc.constantFrom('harbor', 'mesa'),
        start: fc.constantFrom(START, START + DAY),
        end: fc.constantFrom(START + 2 * DAY, START + 3 * DAY),
      })
      .map(walled)
    fc.assert(
      fc.property(fc.array(shift, { minLength: 1 }), (shifts) => {
        const log = shifts.slice(1).map((after, at) => wrote(stored(shifts[at] ?? after), stored(after)))
        const differing = shifts.slice(1).filter((one, at) => JSON.stringify(one) !== JSON.stringify(shifts[at]))
        expect(changesIn(log)).toHaveLength(differing.length)
      }),
    )
  })

  it('have notice in bands that meet without a gap', () => {
    expect(
      [-1, 0, 1, 2 * DAY - 1, 2 * DAY, 7 * DAY - 1, 7 * DAY, 14 * DAY - 1, 14 * DAY].map((notice) =>
        noticeBand(notice),
      ),
    ).toEqual([
      'afterwards',
      'afterwards',
      'under2',
      'under2',
      'from2to7',
      'from2to7',
      'from7to14',
      'from7to14',
      'from14',
    ])
  })
})

describe('how long somebody is looked for', () => {
  const away = { ...open, hospitalId: 'mesa' }
  const taken = { ...bens, hospitalId: 'mesa' }
  const said = (log: ShiftEvent[], now = 0) =>
    openingsIn(log, now).map(({ outcome, took }) => (took === null ? outcome : `${outcome} ${took / DAY}`))

  it.each<[string, ShiftEvent[], string[]]>([
    ['made open, and taken', [wrote(null, stored(open), 9), wrote(stored(open), stored(bens), 5)], ['filled 4']],
    [
      'opened, moved while it is, and taken',
      [
        wrote(stored(own), stored(open), 9),
        wrote(stored(open), stored({ ...later, providerId: null }), 8),
        wrote(stored(open), stored(bens), 5),
      ],
      ['filled 4'],
    ],
    [
      'a draft counts as well',
      [wrote(null, stored(open, 'draft'), 9), wrote(stored(open, 'draft'), stored(bens, 'draft'), 7)],
      ['filled 2'],
    ],
    ['still open', [wrote(null, stored(open), 9)], ['waiting']],
    ['cancelled', [wrote(null, stored(open), 9), wrote(stored(open), gone(open), 5)], ['gone']],
    [
      'opening it is taken back',
      [wrote(stored(own), stored(open), 9), wrote(stored(open), stored(own), 8, true)],
      ['gone'],
    ],
    [
      'opened twice',
      [wrote(stored(own), stored(open), 9), wrote(stored(open), stored(bens), 7), wrote(stored(bens), stored(open), 5)],
      ['filled 2', 'waiting'],
    ],
    [
      'cancelled and there again',
      [
        wrote(null, stored(open), 9),
        wrote(stored(open), gone(open), 8),
        wrote(gone(open), stored(open), 6),
        wrote(stored(open), stored(own), 5),
      ],
      ['gone', 'filled 1'],
    ],
    [
      'brought to another place while it is, and taken there',
      [wrote(null, stored(open), 9), wrote(stored(open), stored(away), 8), wrote(stored(away), stored(taken), 5)],
      ['gone', 'filled 3'],
    ],
    ['brought open from another place before the log begins', [wrote(stored(open), stored(away), 8)], ['waiting']],
    ['taken at another place', [wrote(null, stored(open), 9), wrote(stored(open), stored(taken), 5)], ['gone']],
    ['never open', [wrote(null, stored(own), 9), told(null, own), wrote(stored(own), gone(own), 5)], []],
  ])('%s', (_, log, expected) => {
    expect(said(log)).toEqual(expected)
  })

  it('is over when its time has come', () => {
    expect(said([wrote(null, stored(open), 9)], START)).toEqual(['passed'])
    expect(said([wrote(null, stored(open), 9)], START - 1)).toEqual(['waiting'])
    // By the time that it has by then.
    const log = [wrote(null, stored(open), 9), wrote(stored(open), stored({ ...later, providerId: null }), 8)]
    expect(said(log, START)).toEqual(['waiting'])
  })

  it('is said by values that there are', () => {
    expect(nearestRank([], 0.5)).toBeNull()
    expect(nearestRank([5], 0.9)).toBe(5)
    expect(nearestRank([4, 1, 3, 2], 0.5)).toBe(2)
    expect(
      nearestRank(
        Array.from({ length: 10 }, (_, at) => at + 1),
        0.9,
      ),
    ).toBe(9)
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { minLength: 1 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (values, share) => {
          const found = nearestRank(values, share) ?? NaN
          expect(values).toContain(found)
          expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(values.length * share - 1e-9)
          expect(values.filter((value) => value < found).length).toBeLessThan(values.length * share)
        },
      ),
    )
  })
})
