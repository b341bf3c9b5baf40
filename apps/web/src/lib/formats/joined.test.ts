import { i18n } from '@lingui/core'
import { afterEach, expect, it } from 'vitest'
import { joined } from './joined.ts'

afterEach(() => i18n.activate('en'))

it('joins what there is of several parts', () => {
  expect(joined(['Friday', '', undefined, false, null, '12 shifts'])).toBe('Friday, 12 shifts')
  expect(joined(['Night', 'Day'], ';')).toBe('Night; Day')
  expect(joined([])).toBe('')
})

it('joins with the marks of Arabic in Arabic, where a name in other letters stays in its place', () => {
  i18n.load('ar', {})
  i18n.activate('ar')
  expect(joined(['الجمعة', '', 'Łucja O’Neil'])).toBe('\u200f\u2068الجمعة\u2069، \u2068Łucja O’Neil\u2069')
  expect(joined(['Łucja O’Neil'])).toBe('Łucja O’Neil')
  expect(joined(['الجمعة', '12'], ';')).toBe('\u200f\u2068الجمعة\u2069؛ \u206812\u2069')
})
