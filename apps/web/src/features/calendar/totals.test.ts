import texts from 'texts:totals'
import { expect, it } from 'vitest'
import { away, shift } from '#test/events.ts'
import { addTexts } from '#web/lib/text.ts'
import { totalsOf } from './totals.ts'

addTexts(texts)

const at = (id: string, name: string) => ({
  detail: name,
  place: { id, name, timeZone: 'America/New_York' },
  short: { time: '7a', who: 'Okafor M.', code: name.slice(0, 3).toUpperCase(), slot: 'day' as const },
})
const leave = { ...away('leave 1', '2026-03-07', 'Zoe'), Leave: 'Holiday' }

it('a day is how many are on duty at each place, by name, and each total knows who they are', () => {
  const shifts = [
    shift('1', '2026-03-07', 'Maya', at('t', 'Tidewrack')),
    shift('2', '2026-03-07', 'Tom', at('h', 'Harbor')),
    shift('3', '2026-03-07', 'Ada', at('t', 'Tidewrack')),
    shift('4', '2026-03-08', 'Maya', at('t', 'Tidewrack')),
    leave,
  ]
  const totals = totalsOf(shifts)
  expect(totals.map(({ date, short, shifts: those }) => [date, short?.time, short?.code, those.length])).toEqual([
    ['2026-03-07', 'HAR', '1', 1],
    ['2026-03-07', 'TID', '2', 2],
    ['2026-03-08', 'TID', '1', 1],
  ])
  expect(totals[1]).toMatchObject({ title: 'Tidewrack', detail: '2 on duty', canCarry: false })
  expect(totals[1]?.shifts.map(({ title }) => title)).toEqual(['Maya', 'Ada'])
})
