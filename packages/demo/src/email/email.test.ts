import type { Email } from '@onward/contract/samples'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi, NOW } from '../../test/node-api.ts'
import { BASE, ids, listed, opened } from './email.calls.ts'
import { emailCases } from './email.cases.ts'
import { emailSeed } from './email.seed.ts'

describe('e-mail', () => {
  it.each(emailCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

describe('the sample mails', () => {
  const mails = emailSeed(NOW)
  it('are the same at the same moment, and never the same object', () => {
    expect(emailSeed(NOW)).toEqual(mails)
    expect(emailSeed(NOW)[0]).not.toBe(mails[0])
    mails[0]?.labels.push('private')
    expect(emailSeed(NOW)[0]?.labels).not.toEqual(mails[0]?.labels)
  })
  it('come to us unless we wrote them, from addresses that cannot exist', () => {
    const addresses = (mail: Email) => [mail.from, ...mail.to, ...mail.cc, ...mail.bcc].map(({ email }) => email)
    for (const mail of mails) {
      for (const address of addresses(mail)) expect(address).toMatch(/^[a-z.-]+@[a-z0-9-]+\.(test|example)$/)
    }
  })
  it('have replies older than themselves, the newest first', () => {
    for (const { time, replies } of mails) {
      const times = [time, ...replies.map((reply) => reply.time)]
      expect(times).toEqual(times.toSorted().toReversed())
    }
  })
})

const seed = 20261121
describe(`e-mail, by property (seed ${seed})`, () => {
  const label = fc.constantFrom('private', 'company', 'important', 'personal')
  const emailIds = fc.uniqueArray(fc.integer({ min: 1, max: 40 }))
  const asked = fc.record(
    {
      q: fc.constantFrom('a', 're', 'survey', 'zzz'),
      folder: fc.constantFrom('', 'inbox', 'spam', 'trash', 'draft', 'sent', 'starred', 'other'),
      label,
    },
    { requiredKeys: [] },
  )
  const given = (question: object) => question as Record<string, string>

  it('toggling a label twice changes nothing but the order of the labels', async () => {
    const inOrder = (mails: Email[]) => mails.map((mail) => ({ ...mail, labels: mail.labels.toSorted() }))
    await fc.assert(
      fc.asyncProperty(emailIds, label, async (emailIds, label) => {
        const api = nodeApi(freshDemo())
        const before = (await listed(api, { folder: '' })).emails
        await api.post(`${BASE}/update-emails-label`, { emailIds, label })
        const between = (await listed(api, { folder: '' })).emails
        expect(ids(between.filter((mail, at) => mail.labels.length !== before[at]?.labels.length))).toEqual(
          ids(before.filter(({ id }) => emailIds.includes(id))),
        )
        await api.post(`${BASE}/update-emails-label`, { emailIds, label })
        expect(inOrder((await listed(api, { folder: '' })).emails)).toEqual(inOrder(before))
      }),
      { seed, numRuns: 60 },
    )
  })

  it('a narrower question lists no more, and a flag says whether there is a neighbour', async () => {
    const api = nodeApi(freshDemo())
    await fc.assert(
      fc.asyncProperty(asked, fc.integer({ min: 1, max: 40 }), async ({ q, folder, label }, id) => {
        const wide = { ...(folder !== undefined && { folder }) }
        const narrow = { ...wide, ...(q && { q }), ...(label && { label }) }
        const wider = new Set(ids((await listed(api, given(wide))).emails))
        expect(ids((await listed(api, given(narrow))).emails).every((one) => wider.has(one))).toBe(true)
        const answer = await api.get(`${BASE}/get-email`, { id, ...given(narrow) })
        if (answer.status === 404) return
        const { hasPreviousMail, hasNextMail } = await opened(api, id, given(narrow))
        const statusOf = async (dir: string) =>
          (await api.get(`${BASE}/paginate-email`, { dir, emailId: id, ...given(narrow) })).status
        expect(await statusOf('previous')).toBe(hasPreviousMail ? 200 : 404)
        expect(await statusOf('next')).toBe(hasNextMail ? 200 : 404)
      }),
      { seed, numRuns: 100 },
    )
  })
})
