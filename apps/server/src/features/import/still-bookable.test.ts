import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { readFile } from './import-file.ts'
import { ImportRefused } from './refused.ts'

const AUTHOR = { accountId: 1, userId: 'adminA', requestId: null }

describeEngine('an import of shifts', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    server = await openApp()
    token = await server.tokenOf('adminA')
  })
  afterAll(() => server.close())

  const fileOf = (days: number, providerId: string, hospitalId: string) => {
    const rows = Array.from({ length: days }, (_, at) => {
      const date = new Date(Date.UTC(2030, 0, 1 + at)).toISOString().slice(0, 10)
      return `${providerId},${hospitalId},${date}T07:00,${date}T19:00\n`
    })
    return `providerId,hospitalId,startsAt,endsAt\n${rows.join('')}`
  }
  /** Imports a file while `meanwhile` happens, once all of it has been read and none of it is written. */
  const whileRead = async (text: string, meanwhile: () => Promise<unknown>) => {
    async function* bytes() {
      yield new TextEncoder().encode(text)
    }
    const read = await readFile(server.store.db, AUTHOR, 'assignments', bytes(), { dryRun: false, map: [] })
    await meanwhile()
    return read.run()
  }
  const shifts = async () => (await server.store.db.selectFrom('assignment').select('assignmentId').execute()).length

  it.each([20, 3_000])(
    'of %i refuses by line who has left since it was looked at, and writes nothing',
    async (days) => {
      const { body } = await server.send('GET', '/api/providers/p2', { token })
      const leaves = () => server.send('DELETE', `/api/providers/p2?version=${body.provider.version}`, { token })
      const refused = await whileRead(fileOf(days, 'p2', 'ny'), leaves).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(ImportRefused)
      expect(refused).toMatchObject({ total: days })
      expect(await shifts()).toBe(0)
      const back = { version: body.provider.version + 1, isActive: true }
      expect((await server.send('PATCH', '/api/providers/p2', { token, body: back })).status).toBe(200)
    },
  )

  it('refuses what is after a last day, or at a place that was closed', async () => {
    const { body } = await server.send('GET', '/api/providers/p1', { token })
    const to = { version: body.provider.version, lastDay: '2030-01-05' }
    const late = await whileRead(fileOf(10, 'p1', 'ny'), () =>
      server.send('PATCH', '/api/providers/p1', { token, body: to }),
    ).catch((error: unknown) => error)
    expect(late).toMatchObject({ total: 5 })
    const closed = await whileRead(fileOf(3, 'p1', 'la'), () =>
      server.send('DELETE', '/api/facilities/la?version=1', { token }),
    ).catch((error: unknown) => error)
    expect(closed).toMatchObject({ total: 3 })
    expect(await shifts()).toBe(0)
  })
})
