import type { InsightStability, StabilityRows } from '@onward/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addScheduler, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { withdrawShifts } from '#server/booking/withdraw-shifts.ts'
import { writeShifts } from '#server/booking/write-shifts.ts'
import type { Db } from '#server/db.ts'

// What is done is written down with the time of the store: shifts lie so many days from now.
const DAY = 86_400_000
const now = Date.now()
const day = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10)
const RANGE = `from=${day(-1)}&to=${day(1)}`

describeEngine('stability', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  const tokens = {} as Record<Person, string>
  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansLa', 'la')
    for (const person of ['adminA', 'adminB', 'plansLa', 'p1', 'client'] as const)
      tokens[person] = await server.tokenOf(person)
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: object, person: Person = 'adminA') =>
    server.send(method, path, { token: tokens[person], ...(body && { body }) })
  const done = async (method: string, path: string, body?: object, person: Person = 'adminA') => {
    const answer = await send(method, path, body, person)
    expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
    return answer.body
  }
  const book = async (providerId: string | null, hospitalId: string, days: number, person: Person = 'adminA') => {
    const body = { providerId, hospitalId, startsAt: `${day(days)}T07:00`, endsAt: `${day(days)}T19:00` }
    return (await done('POST', '/api/assignments', body, person)).assignment as {
      assignmentId: number
      version: number
    }
  }
  const change = ({ assignmentId }: { assignmentId: number }, version: number, to: object, person: Person = 'adminA') =>
    done('PATCH', `/api/assignments/${assignmentId}`, { version, ...to }, person)
  const read = async <Answer = InsightStability>(path: string, person: Person = 'adminA') =>
    (await done('GET', `/api/insight/stability${path}`, undefined, person)) as Answer
  const told = ({ rows }: StabilityRows) =>
    rows.map(({ what, notice, before, after }) =>
      [what, notice, before?.providerId, after && `${after.providerId} ${after.hospitalId}`].join(' '),
    )

  it('counts what people had been told and is otherwise, by place and author, and names each', async () => {
    // Handed over and cancelled within days; moved to another place; an open one that is taken, and one that waits.
    const near = await book('p1', 'ny', 5)
    await change(near, 1, { providerId: 'p2' })
    await done('DELETE', `/api/assignments/${near.assignmentId}?version=2`)
    const away = await book('p1', 'la', 10, 'plansLa')
    await change(away, 1, { hospitalId: 'ny' })
    const far = await book('p1', 'la', 40)
    await change(far, 1, { providerId: null }, 'plansLa')
    await change(far, 2, { providerId: 'p2' }, 'plansLa')
    await book(null, 'ny', 6)
    // A note is nothing that anybody has to live by.
    await change(far, 3, { note: 'Bring the keys' })

    const report = await read(`?${RANGE}&compare=before`)
    expect(report).toMatchObject({
      isPartial: false,
      total: {
        changes: 4,
        under14: 3,
        under7: 2,
        under2: 0,
        from14: 1,
        handedOver: 1,
        cancelled: 1,
        relocated: 1,
        opened: 1,
      },
      fills: { openings: 2, filled: 1, waiting: 1, passed: 0, gone: 0, median: 0, nineOfTen: 0 },
      before: { total: { changes: 0 }, fills: { openings: 0, median: null } },
    })
    expect(report.rows.map(({ key, changes }) => [key, changes]).sort()).toEqual([
      ['la', 2],
      ['ny', 2],
    ])
    const authors = await read(`?${RANGE}&by=author`)
    expect(authors.rows.map(({ key, changes }) => [key, changes]).sort()).toEqual([
      ['adminA', 3],
      ['plansLa', 1],
    ])
    const people = await read(`?${RANGE}&by=person`)
    expect(people.rows.map(({ key, changes }) => [key, changes]).sort()).toEqual([
      ['p1', 3],
      ['p2', 1],
    ])
    expect(told(await read<StabilityRows>(`/shifts?${RANGE}&figure=changes`))).toEqual([
      'opened from14 p1 null la',
      'relocated from7to14 p1 p1 ny',
      'cancelled from2to7 p2 ',
      'handedOver from2to7 p1 p2 ny',
    ])
    const [relocated] = (await read<StabilityRows>(`/shifts?${RANGE}&figure=relocated`)).rows
    expect(relocated).toMatchObject({ userId: 'adminA', isElsewhere: false, assignmentId: away.assignmentId })
    const [filled] = (await read<StabilityRows>(`/shifts?${RANGE}&figure=filled&key=la`)).rows
    expect(filled).toMatchObject({ what: 'filled', userId: 'plansLa', fillMinutes: 0, after: { providerId: 'p2' } })
  })

  it('tells a scheduler of their places, and not where a shift has gone from there', async () => {
    const report = await read(`?${RANGE}`, 'plansLa')
    expect(report).toMatchObject({ isPartial: true, total: { changes: 2 }, fills: { openings: 1 } })
    expect(report.rows.map(({ key }) => key)).toEqual(['la'])
    const { rows } = await read<StabilityRows>(`/shifts?${RANGE}&figure=relocated`, 'plansLa')
    expect(rows).toMatchObject([{ before: { hospitalId: 'la' }, after: null, isElsewhere: true }])
    expect((await read(`?${RANGE}&hospitalId=ny`, 'plansLa')).total.changes).toBe(0)
    expect((await read(`?${RANGE}`, 'adminB')).total.changes).toBe(0)
  })

  it('tells the notice of a shift that has gone elsewhere by its start where it was', async () => {
    const query = `${RANGE}&figure=relocated`
    const newest = async (person: Person) => (await read<StabilityRows>(`/shifts?${query}`, person)).rows[0]
    const before = (await read(`?${RANGE}`, 'plansLa')).total
    const shift = await book('p2', 'la', 50)
    await change(shift, 1, { hospitalId: 'ny', startsAt: `${day(3)}T07:00`, endsAt: `${day(3)}T19:00` })
    expect(await newest('adminA')).toMatchObject({ assignmentId: shift.assignmentId, notice: 'from2to7' })
    const own = await newest('plansLa')
    expect(own).toMatchObject({ assignmentId: shift.assignmentId, notice: 'from14', isElsewhere: true })
    expect(own?.noticeMinutes).toBeGreaterThan(48 * 1440)
    const { total } = await read(`?${RANGE}`, 'plansLa')
    expect([total.from14 - before.from14, total.under14 - before.under14]).toEqual([1, 0])
    const file = await send('GET', `/api/export/insight/stability/shifts?${query}&format=csv`, undefined, 'plansLa')
    expect(file.body).toContain(`,from14,${own?.noticeMinutes},`)
  })

  it('has an open shift that is brought to another place wait there alone', async () => {
    const before = (await read(`?${RANGE}`, 'plansLa')).fills
    const shift = await book(null, 'la', 30)
    await change(shift, 1, { hospitalId: 'ny' })
    await change(shift, 2, { providerId: 'p2' })
    const { fills } = await read(`?${RANGE}`, 'plansLa')
    expect(fills).toEqual({ ...before, openings: before.openings + 1, gone: before.gone + 1 })
    const at = async (figure: string) =>
      (await read<StabilityRows>(`/shifts?${RANGE}&figure=${figure}`)).rows.flatMap(({ assignmentId, before: of }) =>
        assignmentId === shift.assignmentId ? of?.hospitalId : [],
      )
    expect([await at('gone'), await at('filled')]).toEqual([['la'], ['ny']])
  })

  it('has no shift wait that an import has written and not ended, or has taken back', async () => {
    const before = (await read(`?${RANGE}`)).fills
    const author = { accountId: 1, userId: 'adminA', requestId: 'stability' }
    const create = [
      {
        externalId: 'ahead',
        providerId: null,
        hospitalId: 'ny',
        startsAt: '2048-03-01T07:00',
        endsAt: '2048-03-01T19:00',
        timeZone: 'America/New_York',
        start: '2048-03-01T12:00:00.000Z',
        end: '2048-03-02T00:00:00.000Z',
        scheduledDate: '2048-03-01',
        shiftType: 'day' as const,
        clockChange: { startsAt: null, endsAt: null },
        note: null,
      },
    ]
    const store = server.store.of(1)
    const seeing = (importId: string, work: (trx: Db) => Promise<unknown>) =>
      store.transaction().execute(async (trx) => {
        await sql`select set_config('onward.import_id', ${importId}, true)`.execute(trx)
        await work(trx)
      })
    const ahead = async () => {
      const staged = store.insertInto('stagedImport').values({ accountId: 1 }).returning('importId')
      const { importId } = await staged.executeTakeFirstOrThrow()
      await seeing(importId, (trx) =>
        writeShifts(trx, author, { create, change: [], cancel: [], importId }, 'imported'),
      )
      return importId
    }
    const end = () => store.deleteFrom('stagedImport').execute()
    const stopped = await ahead()
    expect((await read(`?${RANGE}`)).fills).toEqual(before)
    await seeing(stopped, (trx) => withdrawShifts(trx, author, stopped))
    await end()
    expect((await read(`?${RANGE}`)).fills).toEqual(before)
    expect((await read<StabilityRows>(`/shifts?${RANGE}&figure=waiting`)).total).toBe(before.waiting)
    await ahead()
    await end()
    const { fills } = await read(`?${RANGE}`)
    expect(fills).toEqual({ ...before, openings: before.openings + 1, waiting: before.waiting + 1 })
  })

  it('counts an undo, and what is published at the moment at which it is', async () => {
    const before = (await read(`?${RANGE}`)).total
    const kept = await book('p1', 'ny', 20)
    const proposed = { mode: 'commit', changes: [{ kind: 'cancel', assignmentId: kept.assignmentId, version: 1 }] }
    const { batchId } = await done('POST', '/api/proposals', proposed)
    await done('POST', `/api/batches/${batchId}/undo`)
    const undone = (await read(`?${RANGE}`)).total
    expect([undone.cancelled - before.cancelled, undone.restored - before.restored]).toEqual([1, 1])

    // Nobody is told beyond tomorrow: what is planned there is felt when it is published.
    const seen = await done('GET', '/api/facilities/ny')
    await done('PATCH', '/api/facilities/ny', { version: seen.facility.version, publishedUntil: day(1) })
    const drafted = await book('p2', 'ny', 25)
    await change(drafted, 1, { providerId: 'p1' })
    await change(kept, 3, { providerId: 'p2' })
    expect((await read(`?${RANGE}`)).total).toEqual(undone)
    const { publication } = await done('POST', '/api/publications', { from: day(2), to: day(30), hospitalIds: ['ny'] })
    const published = (await read(`?${RANGE}`)).total
    expect([published.changes - undone.changes, published.handedOver - undone.handedOver]).toEqual([1, 1])
    // Taken back, one is with whom it was before, and the other nobody’s any more.
    await done('POST', `/api/publications/${publication.publicationId}/withdrawal`)
    const withdrawn = (await read(`?${RANGE}`)).total
    expect([withdrawn.handedOver - published.handedOver, withdrawn.cancelled - published.cancelled]).toEqual([1, 1])

    // Told in ten days by a write of its own: what people know until then stands in what was done long before.
    await server.store.query(
      `insert into audit_entry (account_id, at, user_id, action, object_type, object_id, before, after)
       select account_id, at + interval '10 days', user_id, action, object_type, object_id, after,
         after || '{"providerId": null, "publication": "published"}'
       from audit_entry where account_id = 1 and object_id = '${kept.assignmentId}' and after->>'publication' = 'changed'`,
    )
    const { rows } = await read<StabilityRows>(`/shifts?from=${day(9)}&to=${day(11)}&figure=opened`)
    expect(rows).toMatchObject([{ before: { providerId: 'p1' }, after: { providerId: null } }])
  })

  it('leaves as a file, and says which field it cannot take', async () => {
    const figures = await send('GET', `/api/export/insight/stability?${RANGE}&format=csv&by=person`)
    expect(figures.status).toBe(200)
    const rows = await send('GET', `/api/export/insight/stability/shifts?${RANGE}&format=csv&figure=relocated`)
    expect(rows.status).toBe(200)
    const wrong = async (words: string) => (await send('GET', `/api/insight/stability${words}`)).body.issues?.[0]?.path
    expect(await wrong(`?${RANGE}&by=month`)).toBe('by')
    expect(await wrong(`?from=${day(1)}&to=${day(-1)}`)).toBe('to')
    expect(await wrong(`/shifts?${RANGE}&figure=people`)).toBe('figure')
    expect((await send('GET', `/api/insight/stability?${RANGE}`, undefined, 'p1')).status).toBe(403)
    expect((await server.send('GET', `/api/insight/stability?${RANGE}`)).status).toBe(401)
  })
})
