import { expect, it } from 'vitest'
import { folded } from './folded.ts'

it.each([
  ['É', 'e'],
  ['Ångström', 'angstrom'],
  ['  Harbor General ', 'harbor general'],
  ['ﬁrst', 'first'],
  ['Ünïted', 'united'],
  ['e\u0301', 'e'],
  ['日本', '日本'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Søren Ågård', 'soren agard'],
  ['Đorđe', 'dorde'],
  ['Þórður', 'thordur'],
  ['Weiß-Groß', 'weiss-gross'],
  ['STRAẞE', 'strasse'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Ǽ', 'ae'],
  ['İstanbul', 'istanbul'],
  ['Diyarbakır', 'diyarbakir'],
  ['O’Hara', "o'hara"],
  ['Oʼ`´‘Hara', "o''''hara"],
  ['D\uff07Arcy', "d'arcy"],
  ['Smith\u2011Jones\u2013Lee\u2212X', 'smith-jones-lee-x'],
  ['Kranken\u00adhaus', 'krankenhaus'],
  ['', ''],
])('%j is found as %j', (text, plain) => {
  expect(folded(text)).toBe(plain)
})
