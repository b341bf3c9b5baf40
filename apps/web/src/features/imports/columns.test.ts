import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { addTexts } from '#web/lib/text.ts'
import { columnNames, sentOf, unread } from './columns.ts'
import { badIn, lineIn } from './lines.ts'

beforeAll(() => {
  const texts = new URL('texts/en.json', import.meta.url)
  addTexts(JSON.parse(readFileSync(texts, 'utf8')) as Record<string, string>) // a file of texts
})

it('sends the fields that have a column, and names the columns that are left', () => {
  const header = ['Name', '', 'Id', 'Name']
  const mapping = { providerId: '2', providerName: '0', specialty: '' }
  expect(sentOf('providers', mapping)).toEqual([
    { field: 'providerId', at: 2 },
    { field: 'providerName', at: 0 },
  ])
  expect(columnNames(header)).toEqual(['Name (Column 1)', 'Column 2', 'Id', 'Name (Column 4)'])
  expect(unread(header, mapping)).toEqual(['Name (Column 4)'])
})

it('says the line of the file, also in a reason', () => {
  const shifts = [
    { from: 5, by: 1 },
    { from: 9, by: 3 },
  ]
  expect([2, 4, 5, 8, 9, 12].map((line) => lineIn(shifts, line))).toEqual([2, 4, 4, 7, 6, 9])
  const bad = {
    line: 12,
    column: 'startsAt',
    reason: 'Ann already works at that time: see line 9',
    code: 'worksAt',
  } as const
  const facts = { name: 'Ann', line: 9 }
  expect(badIn(shifts, { ...bad, facts })).toEqual({
    ...bad,
    line: 9,
    reason: 'Ann already works at that time: see line 6',
    facts: { name: 'Ann', line: 6 },
  })
  expect(badIn([], { ...bad, facts })).toEqual({ ...bad, facts })
})
