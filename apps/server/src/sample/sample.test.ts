import type { Verdict } from '@onward/contract'
import { addMonths, conflicts, daysOf, leaveBlocks, monthOf } from '@onward/scheduling'
import { resolveShift } from '@onward/scheduling/zoned'
import { describe, expect, it } from 'vitest'
import { serveFrom } from '../../test/app-fixture.ts'
import { describeEngine, openTestDb } from '../../test/open-test-db.ts'
import { sampleFacilities } from './facilities.ts'
import { hashPassword } from '../passwords.ts'
import { addUser } from '../users.ts'
import { holdsSample, loadSample, SAMPLE_PASSWORD, SAMPLE_SIGN_INS } from './load-sample.ts'
import { SAMPLE_PROVIDER_ID, sampleClinicians } from './names.ts'
import { createRandom } from './random.ts'
import { sampleRoster } from './roster.ts'
import { sampleStanding } from './standing.ts'

const SEED = 2026
// Thirty months without a gap: clock changes, a leap day and turns of the year among them.
const MOMENTS = Array.from({ length: 10 }, (_, at) => new Date(Date.UTC(2026, 9 + at * 3, 15)))

describe('the sample roster', () => {
  it('is the same for the same seed and month, and another for another', () => {
    const { open: _, gaps: _gaps, ...roster } = sampleRoster(SEED, new Date('2026-11-21T02:00:00Z'))
    expect(sampleRoster(SEED, new Date('2026-11-02T23:00:00Z'))).toMatchObject(roster)
    expect(sampleRoster(SEED + 1, new Date('2026-11-02T23:00:00Z'))).not.toEqual(roster)
  })

  it.each(MOMENTS)('keeps the rules around %o', (now) => {
    const { shifts, leave } = sampleRoster(SEED, now)
    expect(conflicts(shifts, ({ providerId }) => providerId)).toEqual([])
    const absences = Map.groupBy(leave, ({ providerId }) => providerId)
    expect(shifts.filter((shift) => absences.get(shift.providerId)?.some((days) => leaveBlocks(days, shift)))).toEqual(
      [],
    )
    const ends = new Map<string, number>()
    for (const shift of shifts) {
      const { start, end, scheduledDate } = resolveShift(shift)
      expect({ start, end, scheduledDate }).toEqual({
        start: shift.start,
        end: shift.end,
        scheduledDate: shift.scheduledDate,
      })
      expect(Date.parse(start) - (ends.get(shift.providerId) ?? 0)).toBeGreaterThanOrEqual(11 * 3_600_000)
      ends.set(shift.providerId, Date.parse(end))
    }
  })

  it.each(MOMENTS)('is alive around %o', (now) => {
    const { shifts, open, leave } = sampleRoster(SEED, now)
    expect(open.length).toBeGreaterThan(2)
    const month = monthOf(now.toISOString())
    const byDate = Map.groupBy(shifts, ({ scheduledDate }) => scheduledDate)
    for (const date of daysOf(month)) {
      const today = byDate.get(date) ?? []
      expect(today.length).toBeGreaterThan(8)
      expect(new Set(today.map(({ shiftType }) => shiftType))).toContain('night')
    }
    expect(shifts.length / byDate.size).toBeGreaterThan(18)
    const own = shifts.filter(
      (shift) => shift.providerId === SAMPLE_PROVIDER_ID && shift.scheduledDate.startsWith(month),
    )
    expect(new Set(own.map(({ shiftType }) => shiftType))).toEqual(new Set(['day', 'night', 'call']))
    expect(own.length).toBeGreaterThan(9)
    const ownLeave = leave.filter(({ providerId }) => providerId === SAMPLE_PROVIDER_ID)
    // Each month has some: a sample that was loaded at the end of one is looked at in the next.
    expect(ownLeave.map(({ startDate }) => monthOf(startDate))).toEqual([-1, 0, 1].map((by) => addMonths(month, by)))
    expect(new Set(shifts.map(({ shiftType }) => shiftType))).toEqual(new Set(['day', 'night', 'call', 'custom']))
  })
})

describeEngine('loading the sample', () => {
  const now = new Date('2026-11-21T02:00:00Z')

  it('fills an empty store once, also when two start at once, and everybody can sign in', async () => {
    const store = await openTestDb()
    try {
      expect(await Promise.all([loadSample(store, now), loadSample(store, now)])).toEqual([true, true])
      expect(await loadSample(store, now)).toBe(true)
      const count = async (table: 'provider' | 'facility' | 'assignment' | 'leave') =>
        Number(
          (
            await store.db
              .selectFrom(table)
              .select(({ fn }) => fn.countAll().as('n'))
              .executeTakeFirstOrThrow()
          ).n,
        )
      const { shifts, open, leave } = sampleRoster(SEED, now)
      expect(await count('provider')).toBe(sampleClinicians.length)
      expect(await count('facility')).toBe(sampleFacilities.length)
      expect(await count('assignment')).toBe(shifts.length + open.length)
      expect(await count('leave')).toBe(leave.length)
      const { send } = await serveFrom(store)
      for (const { email } of SAMPLE_SIGN_INS) {
        const { status, body } = await send('POST', '/jwt/login', { body: { email, password: SAMPLE_PASSWORD } })
        expect([email, status]).toEqual([email, 200])
        const [role] = body.userData.userValidation.rolesList
        expect(`${role.roleName.toLowerCase()}@onward.test`).toBe(email)
        if (role.roleName !== 'Admin') continue
        // The history of a sample shift reads like that of any other.
        const token = body.accessToken
        const { assignments } = (await send('GET', '/api/assignments?from=2026-11-21&to=2026-11-21', { token })).body
        // A few things stand against its rules, and none that blocks.
        const stands = (await send('GET', '/api/violations?from=2026-11-01&to=2026-11-30&perPage=500', { token })).body
        const said = stands.violations as Verdict[]
        expect(new Set(said.map(({ severity }) => severity))).toEqual(new Set(['warn']))
        expect(new Set(said.map(({ kind }) => kind))).toEqual(new Set(['consecutiveDays', 'credential']))
        expect(stands.total).toBe(said.length)
        expect(said.length).toBeLessThan(shifts.length / 10)
        const { assignmentId } = assignments[0]
        const { entries } = (await send('GET', `/api/assignments/${assignmentId}/history`, { token })).body
        expect(entries).toMatchObject([
          { action: 'assignment.created', userName: 'Rosalind Achterdale', before: null, after: assignments[0] },
        ])
      }
    } finally {
      await store.close()
    }
  })

  it('leaves a store alone that holds an account', async () => {
    const store = await openTestDb()
    try {
      await store.db.insertInto('account').values({ accountId: 7, accountName: 'Seven' }).execute()
      expect(await loadSample(store, now)).toBe(false)
      expect(await store.db.selectFrom('provider').select('providerId').execute()).toEqual([])
    } finally {
      await store.close()
    }
  })
})

describe('what people of the sample have', () => {
  it('is mostly valid, expires soon for a few, and has lapsed for one; nobody has two contracts at once', () => {
    const today = '2026-11-21'
    const { contracts, credentials } = sampleStanding(createRandom(SEED), today)
    const ends = credentials.map(({ validTo }) => validTo ?? '')
    expect(ends.filter((end) => end < today)).toHaveLength(1)
    const soon = ends.filter((end) => end >= today && end <= '2027-01-20').length
    expect(soon).toBeGreaterThan(3)
    expect(soon).toBeLessThan(credentials.length / 4)
    for (const { providerId } of sampleClinicians) {
      const [first, second] = contracts.filter((one) => one.providerId === providerId)
      if (second) expect((first?.validTo ?? '9') < second.validFrom).toBe(true)
      expect(first?.validFrom).toBeDefined()
    }
  })
})

describeEngine('a user of the sample', () => {
  it('is named to the admins of their account, as long as they can sign in, and not to who only tries it out', async () => {
    const store = await openTestDb()
    await loadSample(store, new Date())
    const trial = await serveFrom(store, { isTrial: true })
    const real = await serveFrom(store, { isTrial: false })
    const tokenOf = async (email: string, password: string) =>
      (await trial.send('POST', '/jwt/login', { body: { email, password } })).body.accessToken as string
    const password = 'a long enough phrase'
    const email = 'ada@example.test'
    const emailVerifiedAt = '2026-01-01T00:00:00.000Z'
    const person = { accountId: 1, userId: 'ada', userName: 'ada', fullName: 'Ada', email, emailVerifiedAt }
    const passwordHash = await hashPassword(password)
    await addUser(store.db, { ...person, passwordHash, isClaim: false, roles: ['Admin'] })
    const [sample, own] = [await tokenOf('admin@onward.test', SAMPLE_PASSWORD), await tokenOf(email, password)]
    const named = async (server: typeof real, token: string) =>
      (await server.send('GET', '/api/users', { token })).body.published as string[] | undefined
    const all = SAMPLE_SIGN_INS.map((one) => one.email).toSorted()
    expect(await named(trial, sample)).toBeUndefined()
    expect([await named(trial, own), await named(real, sample), await named(real, own)]).toEqual([all, all, all])

    const { body } = await real.send('GET', '/api/users?perPage=50', { token: own })
    for (const { userId, version } of body.users.filter((one: { email: string }) => all.includes(one.email)))
      expect(
        (await real.send('PATCH', `/api/users/${userId}`, { token: own, body: { version, disabled: true } })).status,
      ).toBe(200)
    expect([await named(real, own), await holdsSample(store)]).toEqual([undefined, false])
    for (const server of [trial, real]) await server.stop()
    await store.close()
  })

  it('is no secret to who registers, as it is published', async () => {
    const store = await openTestDb()
    await loadSample(store, new Date())
    const server = await serveFrom(store)
    const register = async (email: string, username: string) =>
      (await server.send('POST', '/jwt/register', { body: { email, username, password: 'a long enough phrase' } })).body
    const [email, username] = ['This email is already in use.', 'This username is already in use.']
    expect(await register('Admin@onward.test', 'Admin')).toEqual({ error: { email, username } })
    expect(await register('admin@onward.test', 'somebody')).toEqual({ error: { email, username: null } })
    expect(await register('somebody@example.test', 'provider')).toEqual({ error: { email: null, username } })
    expect(await register('nobody@onward.test', 'somebody')).toMatchObject({ user: { isEmailVerified: false } })
    await server.stop()
    await store.close()
  })

  it('is told that their password is published where the store is for real use', async () => {
    const store = await openTestDb()
    await loadSample(store, new Date())
    const told = async (isTrial: boolean) => {
      const server = await serveFrom(store, { isTrial })
      const said = []
      for (const { email } of SAMPLE_SIGN_INS) {
        const { body } = await server.send('POST', '/jwt/login', { body: { email, password: SAMPLE_PASSWORD } })
        said.push(body.userData.isPublished)
      }
      await server.stop()
      return said
    }
    expect([await told(true), await told(false)]).toEqual([
      SAMPLE_SIGN_INS.map(() => undefined),
      SAMPLE_SIGN_INS.map(() => true),
    ])
    await store.close()
  })
})
