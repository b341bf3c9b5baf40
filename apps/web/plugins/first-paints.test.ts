import { describe, expect, it } from 'vitest'
import { stylesOf } from './first-paints.ts'

const SHEETS = new Map([
  ['base.css', '.splash{}'],
  ['frame.css', '._shell_1{} ._bar_2{}'],
  ['calendar.css', '._title_3{}'],
  ['other.css', '._card_4{}'],
])

describe('the style sheets of a first paint', () => {
  it('are those that have its classes, in the order of the page', () => {
    const html = '<h1 class="_title_3"></h1><div class="_shell_1 _bar_2 lucide"></div>'
    expect(stylesOf(html, SHEETS)).toEqual(['frame.css', 'calendar.css'])
  })

  it('are none where nothing of ours is drawn', () => {
    expect(stylesOf('<p class="splash">Onward</p>', SHEETS)).toEqual([])
  })

  it('must have each of its classes', () => {
    expect(() => stylesOf('<p class="_gone_5"></p>', SHEETS)).toThrow('_gone_5')
  })
})
