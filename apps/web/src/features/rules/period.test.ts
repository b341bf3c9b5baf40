import texts from 'texts:violations'
import { expect, it } from 'vitest'
import { addTexts } from '#web/lib/text.ts'
import { periodIn, periodWrong } from './period.ts'

addTexts(texts)

it('is this month, or what the address says, day by day', () => {
  const today = '2028-02-10'
  expect(periodIn({ from: '', to: '' }, today)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(periodIn({ from: '2028-01-31', to: 'soon' }, today)).toEqual({ from: '2028-01-31', to: '2028-02-29' })
  expect(periodIn({ from: '2028-02-31', to: '2028-13-01' }, today).to).toBe('2028-02-29')
})

it('has 92 days at most, and ends no earlier than it begins', () => {
  expect(periodWrong({ from: '2028-01-01', to: '2028-04-01' })).toBeUndefined()
  expect(periodWrong({ from: '2028-01-01', to: '2028-04-02' })).toBe('At most 92 days can be looked at in one go.')
  expect(periodWrong({ from: '2028-01-02', to: '2028-01-01' })).toBe('The last day is before the first one.')
})
