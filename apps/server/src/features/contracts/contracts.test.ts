import { ContractConflict, type Contract } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

describeEngine('the contracts of an account', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    server = await openApp()
    token = await server.tokenOf('adminA')
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })
  const create = (body: object) => send('POST', '/api/contracts', { providerId: 'p1', fte: 1, ...body })
  const made = async (body: object) => {
    const answer = await create(body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.contract as Contract
  }

  it('follow one another, and no two of a person have a day in common', async () => {
    const first = await made({ validFrom: '2027-01-01', validTo: '2027-06-30', targetHours: 40 })
    expect(first).toMatchObject({ providerName: 'Person p1', fte: 1, targetHours: 40, mostHours: null, version: 1 })
    const second = await made({ validFrom: '2027-07-01', fte: 0.5, packId: 'nurses' })
    expect([first.packId, second.packId]).toEqual([null, 'nurses'])
    for (const days of [
      { validFrom: '2026-12-01' },
      { validFrom: '2027-06-30', validTo: '2027-06-30' },
      { validFrom: '2030-01-01' },
    ]) {
      const { status, body } = await create(days)
      expect([days, status, parse(ContractConflict, body).reason]).toEqual([days, 409, 'overlap'])
    }
    await made({ validFrom: '2026-01-01', validTo: '2026-12-31' })
    await made({ providerId: 'p2', validFrom: '2027-01-01' })
    const longer = await send('PATCH', `/api/contracts/${first.contractId}`, { version: 1, validTo: '2027-07-01' })
    expect(parse(ContractConflict, longer.body)).toMatchObject({ reason: 'overlap', facts: { contract: second } })
    const shorter = await send('PATCH', `/api/contracts/${first.contractId}`, { version: 1, validTo: '2027-05-31' })
    expect(shorter.body.contract).toEqual({ ...first, validTo: '2027-05-31', version: 2 })
    const list = (await send('GET', '/api/contracts?providerId=p1')).body.contracts as Contract[]
    expect(list.map(({ validFrom }) => validFrom)).toEqual(['2027-07-01', '2027-01-01', '2026-01-01'])
    expect((await send('DELETE', `/api/contracts/${second.contractId}?version=1`)).status).toBe(200)
    await made({ validFrom: '2030-01-01' })
  })

  it('that are added at the same moment never overlap', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create({ providerId: 'p2', validFrom: '2025-01-01', validTo: '2025-12-31' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
  })

  it('are refused with the field that is wrong', async () => {
    const wrong = async (body: object) => {
      const answer = await create({ validFrom: '2040-01-01', ...body })
      return [answer.status, answer.body.issues?.[0]?.path]
    }
    expect(await wrong({ validTo: '2039-12-31' })).toEqual([400, 'validTo'])
    expect(await wrong({ fte: 0 })).toEqual([400, 'fte'])
    expect(await wrong({ fte: 2.5 })).toEqual([400, 'fte'])
    expect(await wrong({ leastHours: 40, mostHours: 30 })).toEqual([400, 'mostHours'])
    expect(await wrong({ leastHours: 40, targetHours: 30 })).toEqual([400, 'targetHours'])
    expect(await wrong({ mostHours: 40, targetHours: 50 })).toEqual([400, 'targetHours'])
    expect(await wrong({ mostHours: 169 })).toEqual([400, 'mostHours'])
    expect(await wrong({ packId: 'none' })).toEqual([400, 'packId'])
    expect(await wrong({ providerId: 'q1' })).toEqual([404, 'providerId'])
  })
})
