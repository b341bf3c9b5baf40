import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from './app-fixture.ts'
import { describeEngine } from './open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
let token: string
beforeAll(async () => {
  server = await openApp()
  token = await server.tokenOf('adminA')
})
afterAll(() => server.close())

/** What is made of each, and something else. */
const CREATES: Record<string, [one: object, other: object]> = {
  specialties: [{ specialtyName: 'Once' }, { specialtyName: 'Twice' }],
  'shift-types': [
    { shiftTypeName: 'Once', partOfDay: 'day' },
    { shiftTypeName: 'Twice', partOfDay: 'day' },
  ],
  'credential-types': [{ credentialTypeName: 'Once' }, { credentialTypeName: 'Twice' }],
  'leave-kinds': [
    { leaveKindName: 'Once', tone: 1 },
    { leaveKindName: 'Twice', tone: 1 },
  ],
  credentials: [
    { providerId: 'p1', credentialTypeId: 'kept' },
    { providerId: 'p2', credentialTypeId: 'kept' },
  ],
  requirements: [
    { credentialTypeId: 'kept', hospitalId: 'la' },
    { credentialTypeId: 'kept', hospitalId: 'ny' },
  ],
  contracts: [
    { providerId: 'p1', validFrom: '2027-01-01', fte: 1 },
    { providerId: 'p2', validFrom: '2027-01-01', fte: 1 },
  ],
}

describeEngine('what is made with an Idempotency-Key', () => {
  beforeAll(async () => {
    const row = { accountId: 1, credentialTypeId: 'kept', credentialTypeName: 'Kept', sortName: 'kept' }
    await server.store.db.insertInto('credentialType').values(row).execute()
  })

  it.each(Object.keys(CREATES))(
    '%s: is made once, however often and at once it is sent, and never as something else',
    async (what) => {
      const [one, other] = CREATES[what] ?? []
      const path = `/api/${what}`
      const post = (body: object | undefined, key: string) =>
        server.send('POST', path, { token, headers: { 'idempotency-key': key }, ...(body && { body }) })
      const total = async () => (await server.send('GET', path, { token })).body.total as number
      const before = await total()
      const key = `${what}-once`
      const answers = [...(await Promise.all([post(one, key), post(one, key)])), await post(one, key)]
      expect(
        answers.map(({ status }) => status),
        JSON.stringify(answers[0]?.body),
      ).toEqual([201, 201, 201])
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
      expect(await total()).toBe(before + 1)
      expect((await post(other, key)).status).toBe(422)
      expect(await total()).toBe(before + 1)
      expect((await post(other, `${what}-other`)).status).toBe(201)
      expect(await total()).toBe(before + 2)
    },
  )
})
