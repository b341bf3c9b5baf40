import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../test/app-fixture.ts'
import { describeEngine } from '../../test/open-test-db.ts'
import { mendAccount } from './mend-zones.ts'

// Two releases of the rules: the first one has New York stay an hour ahead for good, as its legislators wish again and again.
const rules = vi.hoisted(() => {
  // The files of a worker share their modules: what uses these rules comes anew, and goes after the last test.
  vi.resetModules()
  return { stays: false }
})
vi.mock('@onward/scheduling/zoned', async (original) => {
  const zoned = await original<typeof import('@onward/scheduling/zoned')>()
  const ruled = (zone: string) => (rules.stays && zone === 'America/New_York' ? 'America/Puerto_Rico' : zone)
  return {
    ...zoned,
    resolveShift: (shift: Parameters<typeof zoned.resolveShift>[0]) =>
      zoned.resolveShift({ ...shift, timeZone: ruled(shift.timeZone) }),
    wallOf: (instant: string, zone: string) => zoned.wallOf(instant, ruled(zone)),
  }
})

type App = Awaited<ReturnType<typeof openApp>>
let server: App
let token: string
const now = new Date('2027-01-05T12:00:00Z')
beforeAll(async () => {
  server = await openApp({}, { now: () => now })
  token = await server.tokenOf('adminA')
})
afterAll(async () => {
  vi.doUnmock('@onward/scheduling/zoned')
  vi.resetModules()
  await server.close()
})

const assign = (hospitalId: string, startsAt: string, endsAt: string) =>
  server.send('POST', '/api/assignments', { token, body: { providerId: 'p1', hospitalId, startsAt, endsAt } })
const shifts = async () => {
  const { rows } = await server.store.query(
    'select starts_at, lower(during) as start, version from assignment order by starts_at',
  )
  return rows.map((row) => [row['starts_at'], row['start'], row['version']])
}
const mend = (keep?: 'wall' | 'instants') => mendAccount(server.store.db, 1, now, keep)

describeEngine('a new release of the rules of time zones', () => {
  const past = ['2027-01-04T07:00', '2027-01-04T11:00:00.000Z', 1]
  const west = ['2027-01-06T07:00', '2027-01-06T15:00:00.000Z', 1]
  const summer = ['2027-07-05T07:00', '2027-07-05T11:00:00.000Z', 1]
  let id: number

  beforeEach(async () => {
    await server.store.query('delete from assignment')
    rules.stays = true
    await assign('ny', '2027-01-04T07:00', '2027-01-04T19:00')
    await assign('la', '2027-01-06T07:00', '2027-01-06T19:00')
    await assign('ny', '2027-07-05T07:00', '2027-07-05T19:00')
    const { body } = await assign('ny', '2027-01-07T07:00', '2027-01-07T19:00')
    id = body.assignment.assignmentId
    rules.stays = false
  })

  it('finds nothing to say where the rules are still those that the shifts were written by', async () => {
    rules.stays = true
    expect(await mend()).toEqual({ found: 0, lines: [] })
  })

  it('is found to disagree with the shifts ahead that it moves, and only listed until it is said what stays', async () => {
    const before = await shifts()
    expect(await mend()).toEqual({
      found: 1,
      lines: [
        'Harbor General (ny), America/New_York: 1',
        '  Person p1 from 2027-01-07 07:00 to 2027-01-07 19:00: stored as 2027-01-07T11:00:00.000Z to 2027-01-07T23:00:00.000Z, by the rules of today it is 2027-01-07T12:00:00.000Z to 2027-01-08T00:00:00.000Z there',
      ],
    })
    expect(await shifts()).toEqual(before)
  })

  it.each([
    ['wall', ['2027-01-07T07:00', '2027-01-07T12:00:00.000Z', 2]],
    ['instants', ['2027-01-07T06:00', '2027-01-07T11:00:00.000Z', 2]],
  ] as const)(
    'leaves them their %s, once, through the door and with an entry in the audit trail',
    async (keep, shift) => {
      expect((await mend(keep)).found).toBe(1)
      expect(await shifts()).toEqual([past, west, shift, summer])
      const entries = await server.store.db
        .selectFrom('auditEntry')
        .where('objectId', '=', String(id))
        .where('action', '=', 'assignment.changed')
        .select(['userId', 'requestId'])
        .execute()
      expect(entries).toEqual([{ userId: null, requestId: 'zones' }])
      expect(await mend(keep)).toEqual({ found: 0, lines: [] })
    },
  )

  it('writes nothing where one of them would meet another shift by the new rules', async () => {
    await assign('la', '2027-01-07T15:00', '2027-01-07T16:00')
    const before = await shifts()
    await expect(mend('wall')).rejects.toThrow('already works at')
    expect(await shifts()).toEqual(before)
  })

  it('cannot keep the second of two moments at which the clock shows the same', async () => {
    rules.stays = true
    await assign('ny', '2027-11-07T02:30', '2027-11-07T08:00')
    rules.stays = false
    await expect(mend('instants')).rejects.toThrow('cannot keep its moments')
  })
})
