import { i18n } from '@lingui/core'
import { afterEach, expect, it } from 'vitest'
import { joined } from './joined.ts'

afterEach(() => i18n.activate('en'))

it('joins what there is of several parts', () => {
  expect(joined(['Friday', '', undefined, false, null, '12 shifts'])).toBe('Friday, 12 shifts')
  expect(joined(['Night', 'Day'], ';')).toBe('Night; Day')
  expect(joined([])).toBe('')
})

it('joins with the marks of Arabic in Arabic', () => {
  i18n.load('ar', {})
  i18n.activate('ar')
  expect(joined(['الجمعة', '12'])).toBe('الجمعة، 12')
  expect(joined(['الجمعة', '12'], ';')).toBe('الجمعة؛ 12')
})
