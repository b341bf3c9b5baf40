import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi, NOW } from '../../test/node-api.ts'
import { ids, listed } from './invoice.calls.ts'
import { invoiceCases } from './invoice.cases.ts'
import { clientSeed } from './invoice.seed-clients.ts'
import { invoiceSeed } from './invoice.seed.ts'

describe('invoices', () => {
  it.each(invoiceCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

describe('the sample invoices', () => {
  const invoices = invoiceSeed(NOW)
  it('are the same at the same moment, and never the same object', () => {
    expect(invoiceSeed(NOW)).toEqual(invoices)
    expect(invoiceSeed(NOW)[0]?.client).not.toBe(invoices[0]?.client)
  })
  it('are past due only when their day has passed, and never otherwise unless paid', () => {
    const today = NOW.toISOString().slice(0, 10)
    for (const { invoiceStatus, dueDate } of invoices) {
      if (invoiceStatus !== 'Paid') expect(dueDate < today).toBe(invoiceStatus === 'Past Due')
    }
  })
  it('go to clients with addresses of their own, of which each has one', () => {
    const emails = clientSeed().map(({ companyEmail }) => companyEmail)
    expect(new Set(emails).size).toBe(20)
    for (const email of emails) expect(email).toMatch(/^accounts@[a-z-]+\.example$/)
    expect(new Set(invoices.map(({ client }) => client.companyEmail)).size).toBe(20)
  })
})

const seed = 20261121
describe(`invoices, by property (seed ${seed})`, () => {
  const query = fc.record(
    {
      q: fc.constantFrom('a', 'paid', '99', 'example', 'zzz'),
      status: fc.constantFrom('Paid', 'past due', 'Sent', 'none'),
      sort: fc.constantFrom('asc', 'desc'),
      sortColumn: fc.constantFrom('id', 'total', 'balance', 'dueDate', 'service', 'client.name', 'invoiceStatus'),
    },
    { requiredKeys: [] },
  )
  // The record has texts only; what is not asked for is not there.
  const asked = (of: object) => of as Record<string, string>

  it('pages cover every row exactly once, in the order of the whole', async () => {
    const api = nodeApi(freshDemo())
    await fc.assert(
      fc.asyncProperty(query, fc.integer({ min: 1, max: 60 }), async (of, perPage) => {
        const whole = await listed(api, { ...asked(of), perPage: 500 })
        const rows: number[] = []
        for (let page = 1; page <= Math.ceil(whole.total / perPage); page++) {
          rows.push(...ids((await listed(api, { ...asked(of), perPage, page })).invoices))
        }
        expect(rows).toEqual(ids(whole.invoices))
        expect(new Set(rows).size).toBe(whole.total)
      }),
      { seed, numRuns: 100 },
    )
  })
  it('an order changes nothing about what is listed, and a narrower question lists no more', async () => {
    const api = nodeApi(freshDemo())
    await fc.assert(
      fc.asyncProperty(query, async ({ q, status, ...order }) => {
        const narrow = { ...(q && { q }), ...(status && { status }), perPage: 500 }
        const plain = ids((await listed(api, narrow)).invoices)
        const sorted = ids((await listed(api, { ...narrow, ...asked(order) })).invoices)
        expect(sorted.toSorted((one, other) => other - one)).toEqual(plain)
        const wider = new Set(ids((await listed(api, { ...(q && { q }), perPage: 500 })).invoices))
        expect(plain.every((id) => wider.has(id))).toBe(true)
      }),
      { seed, numRuns: 100 },
    )
  })
})
