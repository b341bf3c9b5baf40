import { expect, it } from 'vitest'
import { periodOf, PRESETS, presetOf } from './periods.ts'

it('says what a word means, at the turn of a year too', () => {
  expect(PRESETS.map((preset) => presetOf(preset, '2026-12-05'))).toEqual([
    { from: '2026-12-01', to: '2026-12-31' },
    { from: '2027-01-01', to: '2027-01-31' },
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-12-05', to: '2027-01-01' },
    { from: '2026-11-07', to: '2026-12-04' },
    { from: '2026-01-01', to: '2026-12-31' },
  ])
})

it('takes both dates of an address before its word, and no word that is none', () => {
  const today = '2026-11-20'
  expect(periodOf({ period: 'last28', from: '2026-01-05', to: '2026-01-09' }, today).preset).toBe('custom')
  expect(periodOf({ period: 'last28', from: '2026-01-05', to: '' }, today).preset).toBe('last28')
  expect(periodOf({ period: 'x', from: '', to: '2026-02-30' }, today)).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    preset: 'thisMonth',
  })
})
