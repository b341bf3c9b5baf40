import { describe, expect, it } from 'vitest'
import { changesTo, mergeShift, type ShiftInput } from './shift-merge.ts'

const seen: ShiftInput = {
  providerId: 'maya',
  hospitalId: 'harbor',
  startsAt: '2026-11-13T08:00',
  endsAt: '2026-11-14T08:00',
  shiftTypeId: 'call',
  note: null,
}

describe('what is sent of a change', () => {
  it('is what was changed, and nothing else', () => {
    expect(changesTo({ ...seen, note: 'Bring the keys' }, seen)).toEqual({ note: 'Bring the keys' })
    expect(changesTo(seen, seen)).toEqual({})
  })
  it('the type goes with the times: the server would make one of its own of them', () => {
    expect(changesTo({ ...seen, startsAt: '2026-11-13T09:00' }, seen)).toEqual({
      startsAt: '2026-11-13T09:00',
      shiftTypeId: 'call',
    })
  })
})

describe('two people on one shift', () => {
  it.each([
    ['each changed another thing', { note: 'mine' }, { providerId: 'tom' }, ['provider'], []],
    ['both the same thing, differently', { note: 'mine' }, { note: 'theirs' }, [], ['note']],
    ['both the same thing, alike', { note: 'ours' }, { note: 'ours' }, [], []],
    ['one end each', { startsAt: '2026-11-13T09:00' }, { endsAt: '2026-11-14T09:00' }, [], ['times']],
    [
      'they much, I one thing',
      { note: 'mine' },
      { hospitalId: 'kestrel', endsAt: '2026-11-14T07:00', note: 'x' },
      ['facility', 'times'],
      ['note'],
    ],
    ['I alone', { note: 'mine', providerId: 'tom' }, {}, [], []],
  ])('%s', (_, mine, theirs, taken, both) => {
    expect(mergeShift(seen, { ...seen, ...mine }, { ...seen, ...theirs })).toEqual({ taken, both })
  })
})
