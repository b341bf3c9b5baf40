import { expect, it } from 'vitest'
import { marked } from './marked.ts'

it('keeps a mark before its number as the formats of Arabic keep a sign there', () => {
  const arabic = new Intl.NumberFormat('ar-u-nu-latn', { signDisplay: 'always' })
  expect(marked('+', '5')).toBe(arabic.format(5))
  expect(marked('<', '1%')).toBe('\u200E<1%')
})
