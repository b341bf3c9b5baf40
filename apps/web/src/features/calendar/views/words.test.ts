import { expect, it } from 'vitest'
import { hasDates, isChanged, openedBy, searchOf } from './words.ts'

it('keeps what one looks at, in one order, and dates where they are meant', () => {
  const search = 'date=2031-03-10&saved=x&group=none&facility=ny&other=1'
  expect(searchOf('board', search, false)).toBe('facility=ny&group=none')
  expect(searchOf('board', search, true)).toBe('facility=ny&group=none&date=2031-03-10')
  expect(searchOf('insight', 'wall=on&tab=hours&from=2031-01-01', false)).toBe('tab=hours')
  const divided = 'by=facility&and=month&person=p1%2Cp2&type=night&tab=cost'
  expect(searchOf('insight', divided, false)).toBe('tab=cost&type=night&person=p1%2Cp2&by=facility&and=month')
  expect(searchOf('insight', 'tab=today&specialty=', true)).toBe('')
  expect([hasDates('board', search), hasDates('insight', search)]).toEqual([true, false])
})

it('opens a view by the words that the page knows, and says which it is', () => {
  const view = { viewId: 'a b', search: 'sort=name#x&evil=<script>&saved=other&group=%26' }
  expect(openedBy('board', view)).toBe('group=%26&sort=name%23x&saved=a%20b')
  expect(openedBy('board', { viewId: 'v', search: '' })).toBe('saved=v')
})

it('knows what was changed since; dates count where the view says some', () => {
  const view = { search: 'group=none&facility=ny' }
  expect(isChanged('board', view, 'facility=ny&group=none&saved=v')).toBe(false)
  expect(isChanged('board', view, 'facility=ny&group=none&date=2031-03-10')).toBe(false)
  expect(isChanged('board', view, 'facility=la&group=none')).toBe(true)
  expect(isChanged('board', { search: 'date=2031-03-10' }, '')).toBe(true)
  expect(isChanged('board', { search: 'date=2031-03-10' }, 'date=2031-03-10')).toBe(false)
})
