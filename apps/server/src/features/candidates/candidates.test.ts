import { Candidate, type Verdict } from '@onward/contract'
import { array, parse } from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addScheduler, openApp, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
type Person = 'adminA' | 'adminB' | 'plansNy'
const tokens = {} as Record<Person, string>
beforeAll(async () => {
  server = await openApp()
  await addScheduler(server.store, 'plansNy', 'ny')
  for (const person of ['adminA', 'adminB', 'plansNy'] as const) tokens[person] = await server.tokenOf(person)
})
afterAll(() => server.close())

type Asked = { body?: unknown; person?: Person }
const send = (method: string, path: string, { body, person = 'adminA' }: Asked = {}) =>
  server.send(method, path, { token: tokens[person], ...(body !== undefined && { body }) })
const ok = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}
const add = async (path: string, body: object) => ok(await send('POST', path, { body }))
const rule = async (kind: string, parameters: object, severity = 'block', more: object = {}) =>
  (await add('/api/rules', { kind, severity, parameters, ...more })).rule
const person = (providerId: string, more: object = {}) =>
  add('/api/providers', { providerId, providerName: `Person ${providerId}`, ...more })

/** A day shift at Harbor General on Wednesday, May 8, 2030, unless it says otherwise. */
const shift = (providerId: string, day: number, more: object = {}) =>
  add('/api/assignments', { ...dayOn(day), providerId, ...more })
const WEEK = { per: 'week' }
const date = (day: number) => `2030-05-${String(day).padStart(2, '0')}`
const dayOn = (day: number) => ({ hospitalId: 'ny', startsAt: `${date(day)}T07:00`, endsAt: `${date(day)}T19:00` })
const nightOn = (day: number) => ({
  hospitalId: 'ny',
  startsAt: `${date(day)}T19:00`,
  endsAt: `${date(day + 1)}T07:00`,
})

const query = (wish: object) =>
  new URLSearchParams(
    Object.entries({ perPage: 50, ...wish }).map(([name, value]): [string, string] => [name, String(value)]),
  )
const list = async (wish: object, who: Person = 'adminA') => {
  const { candidates, ...rest } = ok(await send('GET', `/api/candidates?${query(wish)}`, { person: who }))
  return { candidates: parse(array(Candidate), candidates), ...rest } as {
    candidates: Candidate[]
    total: number
    slotMinutes: number
    names: Record<string, Record<string, string>>
  }
}
const buckets = async (wish: object = dayOn(8), who?: Person) =>
  Object.fromEntries((await list(wish, who)).candidates.map(({ providerId, bucket }) => [providerId, bucket]))
const one = async (providerId: string, wish: object = dayOn(8)) => {
  const found = (await list(wish)).candidates.find((candidate) => candidate.providerId === providerId)
  if (!found) throw new Error(`${providerId} is not listed`)
  return found
}
const kindsOf = (verdicts: readonly Pick<Verdict, 'kind'>[]) => verdicts.map(({ kind }) => kind)

beforeEach(async () => {
  const { db } = server.store
  for (const table of ['rule', 'assignment', 'leave', 'contract', 'credential', 'requirement'] as const)
    await db.deleteFrom(table).execute()
  for (const table of ['providerFacility', 'providerSpecialty'] as const) await db.deleteFrom(table).execute()
  await db.deleteFrom('provider').where('providerId', 'not in', ['p1', 'p2', 'q1']).execute()
})

describeEngine('candidates', () => {
  it('are everybody else of the account, in their buckets, the best first', async () => {
    await rule('rest', { minutes: 660 })
    await rule('mostMinutes', { window: WEEK, minutes: 1500 })
    await rule('consecutiveDays', { count: 'worked', most: 1 }, 'warn')
    await rule('specialty', {})
    const { specialty } = await add('/api/specialties', { specialtyName: `ICU ${Date.now()}` })
    const specialtyIds = [specialty.specialtyId]
    for (const id of ['free', 'near', 'warned', 'tired', 'away', 'busy', 'left', 'ends'])
      await person(id, { specialtyIds, ...(id === 'ends' && { lastDay: date(7) }) })
    await shift('near', 6)
    await shift('warned', 9, { startsAt: `${date(9)}T07:00`, endsAt: `${date(9)}T08:00` })
    await shift('tired', 8, { startsAt: `${date(7)}T15:00`, endsAt: `${date(7)}T23:00` })
    await shift('busy', 8, { startsAt: `${date(8)}T18:59`, endsAt: `${date(8)}T20:00`, hospitalId: 'ny' })
    await add('/api/leave', { providerId: 'away', startDate: date(8), endDate: date(8), leaveDescription: 'x' })
    const { provider } = ok(await send('GET', '/api/providers/left'))
    ok(await send('DELETE', `/api/providers/left?version=${provider.version}`))
    const wish = { ...dayOn(8), specialtyId: specialty.specialtyId }
    const { candidates, total, slotMinutes } = await list(wish)
    expect(candidates.map(({ providerId, bucket }) => [providerId, bucket])).toEqual([
      ['free', 'free'],
      ['near', 'nearLimit'],
      ['warned', 'needsOverride'],
      ['tired', 'blocked'],
      ['away', 'onLeave'],
      ['busy', 'bookedElsewhere'],
      ['p1', 'notQualified'],
      ['p2', 'notQualified'],
      ['ends', 'inactive'],
      ['left', 'inactive'],
    ])
    expect({ total, slotMinutes }).toEqual({ total: 10, slotMinutes: 720 })
    const told = Object.fromEntries(candidates.map((candidate) => [candidate.providerId, candidate]))
    expect(told.near).toMatchObject({ verdicts: [], near: [{ kind: 'mostMinutes', amount: 60, severity: 'inform' }] })
    expect(told.tired?.verdicts).toMatchObject([{ kind: 'rest', amount: 180 }, { kind: 'consecutiveDays' }])
    expect(told.away?.meets.leave).toMatchObject([{ startDate: date(8) }])
    expect(told.busy?.meets.shifts).toMatchObject([{ facilityName: 'Harbor General', startsAt: `${date(8)}T18:59` }])
    expect(told.p1).toMatchObject({ isTrained: false })
    expect(told.ends).toMatchObject({ isActive: false, lastDay: date(7) })
    // Pages are pieces of the same list.
    const pages = await Promise.all([1, 2, 3].map((page) => list({ ...wish, perPage: 4, page })))
    expect(pages.flatMap((page) => page.candidates)).toEqual(candidates)
    // What was said to be blocked is, and what was not is booked.
    expect((await send('POST', '/api/assignments', { body: { ...wish, providerId: 'tired' } })).status).toBe(422)
    expect((await send('POST', '/api/assignments', { body: { ...wish, providerId: 'warned' } })).status).toBe(201)
  })

  it('have the cures of what fails, each of which clears it', async () => {
    await rule('rest', { minutes: 660 })
    await rule('mostMinutes', { window: WEEK, minutes: 1500 }, 'warn')
    await rule('credential', {})
    const { credentialType } = await add('/api/credential-types', { credentialTypeName: `ACLS ${Date.now()}` })
    const { credentialTypeId } = credentialType
    for (const id of ['tired', 'busy', 'lapsed']) await person(id)
    for (const providerId of ['p1', 'p2', 'tired', 'busy'])
      await add('/api/credentials', { providerId, credentialTypeId, validTo: date(30) })
    await add('/api/requirements', { credentialTypeId, hospitalId: 'ny' })
    await shift('tired', 8, { startsAt: `${date(7)}T12:00`, endsAt: `${date(7)}T22:00` })
    for (const day of [9, 10])
      await shift('busy', day, { startsAt: `${date(day)}T08:00`, endsAt: `${date(day)}T20:00` })

    const found = (await list(dayOn(8))).candidates.flatMap(({ providerId, verdicts }) =>
      verdicts.flatMap(({ key, kind, cures }) => (cures ?? []).map((cure) => ({ providerId, key, kind, cure }))),
    )
    const offered = (id: string, of: string) =>
      found.filter(({ providerId, kind }) => providerId === id && kind === of).map(({ cure }) => cure)
    expect(offered('tired', 'rest')).toMatchObject([
      { change: 'startLater', startsAt: `${date(8)}T09:00`, size: 120, causes: 0, dropped: null },
      {
        change: 'drop',
        dropped: { providerId: 'tired', startsAt: `${date(7)}T12:00`, facilityName: 'Harbor General' },
      },
      { change: 'replace', shiftTypeId: 'night', startsAt: `${date(8)}T19:00`, dropped: null },
    ])
    expect(offered('busy', 'mostMinutes').map(({ change }) => change)).toContain('drop')
    expect(offered('lapsed', 'credential')).toMatchObject([
      { change: 'credential', credential: { credentialTypeId, validFrom: date(8), validTo: date(8) } },
    ])

    /** The slot or what is stored as the cure says, and how it was again. */
    const apply = async (cure: (typeof found)[number]['cure'], providerId: string) => {
      if (cure.dropped?.assignmentId) {
        const path = `/api/assignments/${cure.dropped.assignmentId}`
        const { assignment } = ok(await send('GET', path))
        const cancelled = ok(await send('DELETE', `${path}?version=${assignment.version}`))
        return { wish: dayOn(8), back: () => send('POST', `/api/batches/${cancelled.batchId}/undo`, { body: {} }) }
      }
      if (cure.credential) {
        await add('/api/credentials', { providerId, ...cure.credential, hospitalId: undefined })
        const back = () => server.store.db.deleteFrom('credential').where('providerId', '=', providerId).execute()
        return { wish: dayOn(8), back }
      }
      const { startsAt, endsAt, shiftTypeId } = cure
      const asked = { ...dayOn(8), ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) }
      return { wish: { ...asked, ...(shiftTypeId && { shiftTypeId }) }, back: () => undefined }
    }
    const left: unknown[] = []
    for (const { providerId, key, cure } of found) {
      const { wish, back } = await apply(cure, providerId)
      const { verdicts } = await one(providerId, wish)
      if (verdicts.some((verdict) => verdict.key === key)) left.push({ providerId, key, cure })
      await back()
    }
    expect(left).toEqual([])
    expect(new Set(found.map(({ cure }) => cure.change))).toEqual(
      new Set(['startLater', 'endEarlier', 'replace', 'drop', 'credential']),
    )
  })

  it('are told no cure by a shift elsewhere, or by one that has been', async () => {
    await rule('rest', { minutes: 660 })
    await person('both', { hospitalIds: ['la', 'ny'] })
    await shift('both', 7, { ...nightOn(7), hospitalId: 'la', endsAt: `${date(8)}T02:00` })
    const changesFor = async (who: Person) =>
      (await list(dayOn(8), who)).candidates
        .filter(({ providerId }) => providerId === 'both')
        .flatMap(({ verdicts }) => verdicts.flatMap(({ cures }) => (cures ?? []).map(({ change }) => change)))
    expect(await changesFor('adminA')).toContain('drop')
    const told = await changesFor('plansNy')
    expect(told).toContain('startLater')
    expect(told).not.toContain('drop')
  })

  it('have the figures of the week and the month, without days of leave and across facilities', async () => {
    await add('/api/contracts', { providerId: 'p1', validFrom: '2030-01-01', fte: 1, targetHours: 35 })
    // Nights of Saturday and Sunday, a weekend, and a day of another month.
    await shift('p1', 4, nightOn(4))
    await shift('p1', 5, { ...nightOn(5), hospitalId: 'la' })
    await shift('p1', 7)
    await add('/api/assignments', {
      ...dayOn(6),
      startsAt: '2030-04-27T07:00',
      endsAt: '2030-04-27T19:00',
      providerId: 'p1',
    })
    // Of the second night seven hours are in the week of the slot, which begins on Monday the sixth.
    expect(await one('p1')).toMatchObject({
      weekMinutes: 420 + 720,
      targetMinutes: 2100,
      nights: 2,
      weekends: 1,
      isAtHome: false,
      restMinutes: { before: 12 * 60, after: null },
    })
    await add('/api/leave', { providerId: 'p1', startDate: date(9), endDate: date(10), leaveDescription: 'x' })
    await shift('p1', 11, { startsAt: `${date(11)}T06:00`, endsAt: `${date(11)}T07:00` })
    expect(await one('p1')).toMatchObject({ targetMinutes: 1500, restMinutes: { after: 59 * 60 } })
    expect(await one('p2')).toMatchObject({ weekMinutes: 0, targetMinutes: null, nights: 0, weekends: 0 })
  })

  it('have nights, weekends and minutes as the rules count them', async () => {
    const NIGHT = { partsOfDay: ['night'], clock: { from: 0, to: 300 } }
    const month = { per: 'month' }
    await rule('count', { counted: 'shifts', window: month, most: 1, which: NIGHT }, 'inform')
    await rule('count', { counted: 'weekends', window: month, most: 1 }, 'inform')
    await rule('mostMinutes', { window: WEEK, minutes: 60 }, 'inform')
    // From half past four, to the stroke of midnight, to a minute after it, over a weekend, and in another zone.
    for (const [from, to, hospitalId] of [
      ['02T04:30', '02T08:00', 'ny'],
      ['03T15:00', '04T00:00', 'ny'],
      ['06T15:00', '07T00:01', 'ny'],
      ['11T07:00', '11T08:00', 'ny'],
      ['17T19:00', '20T09:00', 'ny'],
      ['26T22:00', '27T06:00', 'la'],
      ['31T23:00', '32T07:00', 'ny'],
    ])
      await shift('p1', 1, {
        hospitalId,
        startsAt: `2030-05-${from}`,
        endsAt: to === '32T07:00' ? '2030-06-01T07:00' : `2030-05-${to}`,
      })
    const { nights, weekends, weekMinutes, verdicts } = await one('p1', nightOn(25))
    const actual = verdicts.map(({ kind, unit, facts }) => [kind, unit, facts.actual])
    // The slot is a night of its own; its weekend has a shift already.
    expect(actual.toSorted()).toEqual([
      ['count', 'shifts', nights + 1],
      ['count', 'weekends', weekends],
      ['mostMinutes', 'minutes', weekMinutes + 720],
    ])
    expect({ nights, weekends, weekMinutes }).toEqual({ nights: 5, weekends: 2, weekMinutes: 11 * 60 })
  })

  it('are met by a call of 62 hours from its first to its last minute', async () => {
    await shift('p1', 6, { startsAt: `${date(6)}T07:00`, endsAt: `${date(8)}T21:00` })
    expect(await buckets(dayOn(8))).toMatchObject({ p1: 'bookedElsewhere' })
    expect(await buckets({ ...dayOn(8), startsAt: `${date(8)}T21:00`, endsAt: `${date(9)}T07:00` })).toMatchObject({
      p1: 'free',
    })
    const call = { hospitalId: 'ny', startsAt: `${date(7)}T06:00`, endsAt: `${date(9)}T20:00` }
    expect(await list(call)).toMatchObject({ slotMinutes: 62 * 60 })
    expect(await buckets(call)).toMatchObject({ p1: 'bookedElsewhere', p2: 'free' })
  })

  it('take a shift over from who has it, who is left out, and meet themselves nowhere', async () => {
    await rule('rest', { minutes: 660 })
    const { assignment } = await shift('p1', 8)
    const { assignmentId } = assignment
    expect(await buckets({ assignmentId })).toEqual({ p2: 'free' })
    expect(await buckets({ assignmentId, startsAt: `${date(8)}T12:00`, endsAt: `${date(9)}T00:00` })).toEqual({
      p2: 'free',
    })
    await shift('p2', 7, nightOn(6))
    expect(await buckets({ assignmentId })).toEqual({ p2: 'free' })
    await shift('p2', 7, nightOn(7))
    expect(await buckets({ assignmentId })).toEqual({ p2: 'blocked' })
  })

  it('who share a specialty with whose shift it is come first', async () => {
    const { specialty } = await add('/api/specialties', { specialtyName: `ER ${Date.now()}` })
    const specialtyIds = [specialty.specialtyId]
    await person('gone', { specialtyIds })
    await person('zed', { specialtyIds })
    const { assignment } = await shift('gone', 8)
    const { candidates } = await list({ assignmentId: assignment.assignmentId })
    expect(candidates.map(({ providerId, isAlike }) => [providerId, isAlike])).toEqual([
      ['zed', true],
      ['p1', false],
      ['p2', false],
    ])
  })

  it('who never work together are not said to meet because both were asked', async () => {
    const never = { providerId: 'p1', others: ['p2'], together: 'never' }
    await rule('pair', never)
    expect(await buckets()).toMatchObject({ p1: 'free', p2: 'free' })
    await shift('p1', 8, { startsAt: `${date(8)}T18:00`, endsAt: `${date(8)}T23:00` })
    expect(await buckets()).toMatchObject({ p1: 'bookedElsewhere', p2: 'blocked' })
  })

  it('are blocked all alike by notice, and not by what is missing', async () => {
    await rule('notice', { minutes: 30 * 1440 })
    await rule('count', { counted: 'shifts', window: { per: 'month' }, least: 5 })
    expect(await buckets()).toEqual({ p1: 'free', p2: 'free' })
    const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    const wish = { hospitalId: 'ny', startsAt: `${soon}T07:00`, endsAt: `${soon}T19:00` }
    expect(await buckets(wish)).toEqual({ p1: 'blocked', p2: 'blocked' })
    expect(kindsOf((await one('p1', wish)).verdicts)).toEqual(['notice'])
  })

  it('are found by name', async () => {
    await person('zoe', { providerName: 'Zoë Nakamura' })
    expect(await buckets({ ...dayOn(8), q: 'zoe naka' })).toEqual({ zoe: 'free' })
    expect(await list({ ...dayOn(8), q: 'nobody' })).toMatchObject({ candidates: [], total: 0 })
  })

  it('of a scheduler are who may work at their facilities, and what is elsewhere is not told', async () => {
    await rule('rest', { minutes: 660 })
    await person('la', { hospitalIds: ['la'] })
    await person('both', { hospitalIds: ['la', 'ny'] })
    await shift('p1', 8, { startsAt: `${date(8)}T10:00`, endsAt: `${date(8)}T12:00`, hospitalId: 'la' })
    await shift('p2', 7, { ...nightOn(7), hospitalId: 'la', endsAt: `${date(8)}T02:00` })
    const { candidates, names } = await list(dayOn(8), 'plansNy')
    expect(candidates.map(({ providerId, bucket }) => [providerId, bucket])).toEqual([
      ['both', 'free'],
      ['p2', 'blocked'],
      ['p1', 'bookedElsewhere'],
    ])
    expect(candidates.at(-1)?.meets.shifts).toMatchObject([
      { assignmentId: null, hospitalId: '', facilityName: 'another facility' },
    ])
    expect(JSON.stringify({ candidates, names })).not.toMatch(/"la"|Mesa Verde/)
  })

  it('are not there for a shift or a facility elsewhere, of another account, or unknown', async () => {
    const { assignment } = await shift('p1', 8, { hospitalId: 'la' })
    const { assignmentId } = assignment
    const status = async (wish: object, who?: Person) =>
      (await send('GET', `/api/candidates?${query(wish)}`, { ...(who && { person: who }) })).status
    expect(await status({ assignmentId }, 'plansNy')).toBe(404)
    expect(await status({ assignmentId }, 'adminB')).toBe(404)
    expect(await status({ assignmentId: 999_999 })).toBe(404)
    expect(await status(dayOn(8), 'adminB')).toBe(404)
    for (const hospitalId of ['la', 'az', 'none'])
      expect(await status({ ...dayOn(8), hospitalId }, 'plansNy')).toBe(404)
    for (const wrong of [{ shiftTypeId: 'none' }, { specialtyId: 'none' }])
      expect(await status({ ...dayOn(8), ...wrong })).toBe(404)
    for (const wrong of [
      {},
      { hospitalId: 'ny' },
      { ...dayOn(8), endsAt: `${date(8)}T06:00` },
      { ...dayOn(8), startsAt: 'now' },
    ])
      expect(await status(wrong)).toBe(400)
    const old = { hospitalId: 'ny', startsAt: '0001-01-02T07:00', endsAt: '0001-01-02T19:00' }
    expect(await status(old)).toBe(400)
  })
})
