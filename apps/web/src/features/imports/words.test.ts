import { readFileSync } from 'node:fs'
import { badCodes } from '@onward/contract'
import { beforeAll, expect, it } from 'vitest'
import { addTexts } from '#web/lib/text.ts'
import { badReason, doubtAbout, doubtAddress, doubtReason, fieldHint, fieldWord } from './words.ts'

beforeAll(() => {
  const texts = new URL('texts/en.json', import.meta.url)
  addTexts(JSON.parse(readFileSync(texts, 'utf8')) as Record<string, string>) // a file of texts
})

const cell = { line: 2, column: 'startsAt', reason: 'in the words of the server' }
const shift = {
  providerId: 'p1',
  providerName: 'Ann O’Neil',
  hospitalId: 'ny',
  facilityName: 'Łódź Annex',
  startsAt: '2026-11-21T19:00',
}

it('has words of its own for every usual reason, and those of the server for any other', () => {
  // What a rule says comes with its verdict.
  for (const code of badCodes.filter((one) => one !== 'rule'))
    expect(badReason({ ...cell, code })).not.toMatch(/^imports\.|^in the words/)
  expect(badReason(cell)).toBe('in the words of the server')
  expect(badReason({ ...cell, code: 'worksAt', facts: { name: 'Ann', line: 7 } })).toBe(
    'Ann already works at that time: see line 7',
  )
  const facts = { name: 'Ann', facility: 'Annex', startsAt: '2026-11-21T19:00', endsAt: '2026-11-22T07:00' }
  expect(badReason({ ...cell, code: 'works', facts })).toBe(
    'Ann already works at Annex from Saturday, November 21, 2026, 7:00 PM to Sunday, November 22, 2026, 7:00 AM',
  )
  const digits = (currency: string, count: number) =>
    badReason({ ...cell, code: 'amountDigits', facts: { currency, digits: count } })
  expect([digits('USD', 2), digits('JPY', 0)]).toEqual([
    'It has more than the 2 decimals that an amount in USD has',
    'Amounts in JPY have no decimals',
  ])
  expect([fieldHint('rates', 'providerId'), fieldHint('contracts', 'providerId')]).toEqual([
    'Empty is anybody',
    'By which they are known again',
  ])
  expect([fieldWord('startsAt'), fieldWord('Colour')]).toEqual(['Start', 'Colour'])
})

it('leads from what is doubtful to its facility, or to the month of its shift', () => {
  const zone = { timeZone: 'America/New_York', other: 'America/Chicago' }
  const place = {
    ...cell,
    code: 'zone',
    facility: { hospitalId: 'pns', facilityName: 'Pensacola General', ...zone },
  } as const
  expect([doubtAbout(place), doubtReason(place), doubtAddress(place)]).toEqual([
    'Pensacola General',
    'The state keeps two time zones: Eastern Time (America/New_York) is taken, it may be Central Time (America/Chicago)',
    '/facilities?q=Pensacola+General&status=all',
  ])
  const double = { ...cell, code: 'double', shift: { ...shift, earlier: '2026-11-21T07:00' } } as const
  expect([doubtAbout(double), doubtReason(double), doubtAddress(double)]).toEqual([
    'Ann O’Neil, Łódź Annex, Saturday, November 21, 2026, 7:00 PM',
    'It may be the shift from Saturday, November 21, 2026, 7:00 AM with another start: both are kept',
    '/calendar?month=2026-11&facility=ny',
  ])
  // An import of before knows neither.
  expect([doubtReason(cell), doubtAddress(cell)]).toEqual(['in the words of the server', undefined])
})
