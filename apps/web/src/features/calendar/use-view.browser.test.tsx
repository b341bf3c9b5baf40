import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keep } from '#web/lib/storage.ts'
import { openingMonth } from './use-view.ts'

const TODAY = '2026-11-04'
const open = (search = '') => {
  history.replaceState(null, '', `${location.pathname}${search}`)
  return openingMonth(TODAY)
}
let was = ''
beforeEach(async () => {
  was = location.search
  await page.viewport(1280, 800)
})
afterEach(() => {
  history.replaceState(null, '', `${location.pathname}${was}`)
  localStorage.clear()
})

describe('the calendar opens', () => {
  it('on the month that it was left on, the past too', () => {
    expect(open()).toBe('2026-11')
    keep('monthChange', '2026-08')
    expect(open()).toBe('2026-08')
    expect(open('?view=week')).toBe('2026-08')
  })

  it('as a list on today, unless a later month or a link is wished', () => {
    keep('monthChange', '2026-08')
    expect(open('?view=list')).toBe('2026-11')
    expect(open('?view=list&month=2026-08')).toBe('2026-08')
    keep('calendarView', 'list')
    expect(open()).toBe('2026-11')
    keep('monthChange', '2026-12')
    expect(open()).toBe('2026-12')
  })

  it('on today on a telephone, which is a list at first', async () => {
    await page.viewport(390, 800)
    keep('monthChange', '2026-08')
    expect(open()).toBe('2026-11')
    keep('calendarView', 'month')
    expect(open()).toBe('2026-08')
  })
})
