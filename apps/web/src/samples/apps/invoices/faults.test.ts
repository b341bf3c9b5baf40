import { expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { blankLine } from './lines.ts'

const client = { name: 'Ada', companyEmail: '', address: '', country: '', contact: '', company: '' }
const sheet = { id: 7, issuedDate: '2026-11-21', dueDate: '2026-12-21', client, lines: [blankLine()] }
const wrong = (given: object, taken: number[] = []) => Object.keys(faultsOf({ ...sheet, ...given }, taken))

it('finds nothing wrong with an invoice that is whole', () => {
  expect(wrong({}, [6, 8])).toEqual([])
  expect(wrong({ dueDate: sheet.issuedDate })).toEqual([])
})

it.each([
  ['id', { id: 0 }],
  ['issuedDate', { issuedDate: '' }],
  ['dueDate', { dueDate: '' }],
  ['dueDate', { dueDate: '2026-11-20' }],
  ['client', { client: undefined }],
  ['lines', { lines: [] }],
  ['lines', { lines: [{ ...blankLine(), rate: 0 }] }],
  ['lines', { lines: [{ ...blankLine(), discount: 100 }] }],
])('names %s for %j', (name, given) => expect(wrong(given)).toEqual([name]))

it('lets a number be used once', () => {
  expect(wrong({}, [7])).toEqual(['id'])
})
