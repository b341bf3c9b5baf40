import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi, NOW } from '../../test/node-api.ts'
import { datatablesCases } from './datatables.cases.ts'
import { datatablesHandlers } from './datatables.handlers.ts'
import { employeeSeed } from './datatables.seed.ts'

describe('data tables', () => {
  it.each(datatablesCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

describe('the sample employees', () => {
  const employees = employeeSeed(NOW)
  it('have names and addresses of their own', () => {
    for (const key of ['full_name', 'email'] as const) {
      expect(new Set(employees.map((row) => row[key])).size).toBe(100)
    }
  })
  it('started before now, when they were of age, and not before they learned their trade', () => {
    for (const { start_date, age, experience, full_name } of employees) {
      const years = (NOW.getTime() - Date.parse(`${start_date} UTC`)) / (365.25 * 86_400_000)
      expect(years, full_name).toBeGreaterThan(0)
      expect(years, full_name).toBeLessThan(Number.parseInt(experience, 10) + 1)
      expect(Number(age) - Number.parseInt(experience, 10), full_name).toBeGreaterThanOrEqual(19)
    }
  })
  it('have small pictures, and some have none', () => {
    const pictures = employees.map(({ avatar }) => avatar)
    expect(pictures.filter((avatar) => avatar === null).length).toBe(25)
    for (const avatar of pictures) expect((avatar ?? '').length).toBeLessThan(900)
  })
})

const seed = 20261121
it(`pages cover every row that is found exactly once, in stored order (seed ${seed})`, () => {
  const { listEmployees } = datatablesHandlers(employeeSeed(NOW))
  // The demo's handlers are plain functions; this one looks at neither the clock nor chance.
  const list = (query: Parameters<typeof listEmployees>[0]) =>
    listEmployees(query, { now: () => NOW, random: () => 0 }) as { invoices: { id: number }[]; total: number }
  fc.assert(
    fc.property(
      fc.constantFrom(undefined, 'a', 'nurse', '4', '$5', '/202', 'zzz'),
      fc.integer({ min: 1, max: 110 }),
      (q, perPage) => {
        const { total } = list({ q, perPage, page: 1 })
        const rows: number[] = []
        for (let page = 1; page <= Math.ceil(total / perPage); page++) {
          rows.push(...list({ q, perPage, page }).invoices.map(({ id }) => id))
        }
        expect(rows).toHaveLength(total)
        expect(rows).toEqual([...new Set(rows)].toSorted((one, other) => one - other))
      },
    ),
    { seed, numRuns: 200 },
  )
})
