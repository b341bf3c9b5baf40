import { ShiftTypeConflict, type Assignment, type ShiftTypeRow } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

describeEngine('the shift types of an account', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  const tokens = {} as Record<'adminA' | 'adminB', string>
  beforeAll(async () => {
    server = await openApp()
    for (const person of ['adminA', 'adminB'] as const) tokens[person] = await server.tokenOf(person)
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: object, person: 'adminA' | 'adminB' = 'adminA') =>
    server.send(method, path, { token: tokens[person], ...(body && { body }) })
  const list = async (query = '', person: 'adminA' | 'adminB' = 'adminA') => {
    const { status, body } = await send('GET', `/api/shift-types?perPage=50${query}`, undefined, person)
    expect(status, JSON.stringify(body)).toBe(200)
    return body as { shiftTypes: ShiftTypeRow[]; total: number }
  }
  const created = async (body: object) => {
    const answer = await send('POST', '/api/shift-types', body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.shiftType as ShiftTypeRow
  }
  const change = (id: string, body: object) => send('PATCH', `/api/shift-types/${id}`, body)
  const remove = (id: string, version: number) => send('DELETE', `/api/shift-types/${id}?version=${version}`)
  const refused = ({ status, body }: Answer) => {
    expect(status).toBe(409)
    return parse(ShiftTypeConflict, body)
  }
  const wrong = ({ status, body }: Answer) => [status, ...body.issues.map(({ path }: { path: string }) => path)]
  let day = 0
  /** A shift on a day of its own. */
  const book = async (times: readonly [from: string, to: string, days?: number], kind: object = {}) => {
    const [from, to, days = 0] = times
    day += 8
    const on = (more: number) => new Date(Date.UTC(2031, 0, day + more)).toISOString().slice(0, 10)
    const walls = { startsAt: `${on(0)}T${from}`, endsAt: `${on(days)}T${to}` }
    return send('POST', '/api/assignments', { providerId: 'p1', hospitalId: 'ny', ...walls, ...kind })
  }
  const booked = async (...given: Parameters<typeof book>) => {
    const { status, body } = await book(...given)
    expect(status, JSON.stringify(body)).toBe(201)
    return body.assignment as Assignment
  }
  const typeOf = ({ shiftType, shiftTypeId, shiftTypeName }: Assignment) => [shiftType, shiftTypeId, shiftTypeName]

  it('begin with four, by when they begin', async () => {
    const { shiftTypes, total } = await list()
    expect(total).toBe(4)
    expect(shiftTypes.map(({ shiftTypeId, startsAt, endsAt, days }) => [shiftTypeId, startsAt, endsAt, days])).toEqual([
      ['call', '07:00', '07:00', 1],
      ['day', '07:00', '19:00', 0],
      ['night', '19:00', '07:00', 1],
      ['custom', null, null, null],
    ])
    expect((await list('&q=NIG')).shiftTypes.map(({ shiftTypeId }) => shiftTypeId)).toEqual(['night'])
    expect((await list('', 'adminB')).total).toBe(4)
  })

  it('are added, renamed, given other times, and of this account alone', async () => {
    const late = await created({ shiftTypeName: ' Spätdienst ', startsAt: '14:00', endsAt: '22:00', partOfDay: 'day' })
    expect(late).toMatchObject({ shiftTypeName: 'Spätdienst', days: 0, partOfDay: 'day', isUsed: false, version: 1 })
    // One that ends no later than it began ends on the next day.
    expect(await created({ shiftTypeName: 'Long call', startsAt: '08:00', endsAt: '08:00' })).toMatchObject({ days: 1 })
    expect(await created({ shiftTypeName: 'Standby' })).toMatchObject({
      startsAt: null,
      days: null,
      partOfDay: 'custom',
    })
    const to = await change(late.shiftTypeId, { version: 1, endsAt: '22:30' })
    expect(to.body.shiftType).toEqual({ ...late, endsAt: '22:30', version: 2 })
    const others = await send(
      'PATCH',
      `/api/shift-types/${late.shiftTypeId}`,
      { version: 2, endsAt: '21:00' },
      'adminB',
    )
    expect(others.status).toBe(404)
    expect((await list('&q=spatdienst')).shiftTypes).toMatchObject([{ endsAt: '22:30' }])
    expect((await list('', 'adminB')).total).toBe(4)
  })

  it.each([
    [{ shiftTypeName: ' ' }, 'shiftTypeName'],
    [{ shiftTypeName: 'A', startsAt: '7:00', endsAt: '19:00' }, 'startsAt'],
    [{ shiftTypeName: 'A', endsAt: '19:00' }, 'startsAt'],
    [{ shiftTypeName: 'A', startsAt: '07:00' }, 'endsAt'],
    [{ shiftTypeName: 'A', startsAt: '07:00', endsAt: '07:00', days: 0 }, 'endsAt'],
    [{ shiftTypeName: 'A', startsAt: '07:00', endsAt: '07:00', days: 8 }, 'days'],
    [{ shiftTypeName: 'A', partOfDay: 'homeCall' }, 'partOfDay'],
  ])('are refused by their field: %o', async (body, field) => {
    expect(wrong(await send('POST', '/api/shift-types', body))).toEqual([400, field])
  })

  it('have a name of their own, and tell who changes one at once what it is by then', async () => {
    const { shiftTypeId, version } = await created({ shiftTypeName: 'Twilight' })
    const taken = refused(await send('POST', '/api/shift-types', { shiftTypeName: 'TWILIGHT' }))
    expect([taken.reason, taken.facts.shiftType.shiftTypeId]).toEqual(['name', shiftTypeId])
    expect(refused(await change(shiftTypeId, { version, shiftTypeName: 'night' })).reason).toBe('name')
    await change(shiftTypeId, { version, shiftTypeName: 'Dusk' })
    const late = refused(await change(shiftTypeId, { version, startsAt: '18:00', endsAt: '22:00' }))
    expect([late.reason, late.facts.shiftType.shiftTypeName]).toEqual(['version', 'Dusk'])
  })

  it('are deleted while no shift has them, put away once one has, and come back', async () => {
    const unused = await created({ shiftTypeName: 'Never' })
    expect((await remove(unused.shiftTypeId, 1)).body).toMatchObject({ isDeleted: true })
    expect((await send('GET', `/api/shift-types/${unused.shiftTypeId}`)).status).toBe(404)

    const { shiftTypeId } = await created({ shiftTypeName: 'Once', startsAt: '05:00', endsAt: '06:00' })
    const shift = await booked(['05:00', '06:00'])
    await send('DELETE', `/api/assignments/${shift.assignmentId}?version=1`)
    const away = (await remove(shiftTypeId, 1)).body
    expect(away).toMatchObject({ isDeleted: false, shiftType: { isActive: false, isUsed: true, version: 2 } })
    expect((await list('&status=inactive')).shiftTypes.map((row) => row.shiftTypeId)).toEqual([shiftTypeId])
    // It is no longer what a shift at its times is, nor given to a new one.
    expect(typeOf(await booked(['05:00', '06:00']))).toEqual(['custom', 'custom', 'Custom'])
    expect(wrong(await book(['05:00', '06:00'], { shiftTypeId }))).toEqual([404, 'shiftTypeId'])
    expect((await change(shiftTypeId, { version: 2, isActive: true })).body.shiftType.isActive).toBe(true)
    expect(typeOf(await booked(['05:00', '06:00']))).toEqual(['custom', shiftTypeId, 'Once'])
    const custom = (await list('&q=custom')).shiftTypes[0]
    expect(refused(await remove('custom', custom?.version ?? 0)).reason).toBe('needed')
  })

  it('are those of its shifts: named by id or word, or following from the times', async () => {
    const evening = await created({ shiftTypeName: 'Evening', startsAt: '15:00', endsAt: '23:00', partOfDay: 'night' })
    const own = ['night', evening.shiftTypeId, 'Evening']
    expect(typeOf(await booked(['07:00', '19:00']))).toEqual(['day', 'day', 'Day'])
    expect(typeOf(await booked(['15:00', '23:00']))).toEqual(own)
    expect(typeOf(await booked(['16:00', '20:00']))).toEqual(['custom', 'custom', 'Custom'])
    expect(typeOf(await booked(['16:00', '20:00'], { shiftTypeId: evening.shiftTypeId }))).toEqual(own)
    expect(typeOf(await booked(['16:00', '20:00'], { shiftType: 'call' }))).toEqual(['call', 'call', 'Call'])
    expect(wrong(await book(['16:00', '20:00'], { shiftTypeId: 'nothing' }))).toEqual([404, 'shiftTypeId'])
    const both = { shiftTypeId: evening.shiftTypeId, shiftType: 'day' }
    expect(wrong(await book(['16:00', '20:00'], both))).toEqual([400, 'shiftType'])
  })

  it('stay with a shift whose note, place or date is changed, and go where the times or somebody says so', async () => {
    const late = await created({ shiftTypeName: 'Late', startsAt: '13:00', endsAt: '21:00', partOfDay: 'day' })
    const shift = await booked(['13:00', '21:00'])
    const own = ['day', late.shiftTypeId, 'Late']
    let version = 1
    const after = async (body: object) => {
      const answer = await send('PATCH', `/api/assignments/${shift.assignmentId}`, { version, ...body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      version += 1
      return answer.body.assignment as Assignment
    }
    const kept = await after({ note: 'Keys' })
    expect(kept).toEqual({ ...shift, note: 'Keys', version: 2 })
    expect(typeOf(await after({ hospitalId: 'la' }))).toEqual(own)
    expect(typeOf(await after({ hospitalId: 'ny', shiftType: 'day' }))).toEqual(own)
    const on = (date: string) => ({ startsAt: `${date}T13:00`, endsAt: `${date}T21:00` })
    // As the calendar moves it, with the word that it knows; and as anybody else does.
    expect(typeOf(await after({ ...on('2030-03-05'), shiftType: 'day' }))).toEqual(own)
    expect(typeOf(await after(on('2030-03-06')))).toEqual(own)
    expect(typeOf(await after({ startsAt: '2030-03-06T19:00', endsAt: '2030-03-07T07:00' }))[1]).toBe('night')
    expect(typeOf(await after({ shiftTypeId: late.shiftTypeId }))).toEqual(own)
    expect(typeOf(await after({ shiftType: 'custom' }))[1]).toBe('custom')
    // Another time of the type moves nobody's shift.
    await after({ shiftTypeId: late.shiftTypeId })
    await change(late.shiftTypeId, { version: 1, startsAt: '12:00', endsAt: '20:00' })
    const read = (await send('GET', `/api/assignments/${shift.assignmentId}`)).body.assignment as Assignment
    expect([read.startsAt, ...typeOf(read)]).toEqual(['2030-03-06T19:00', ...own])
  })

  it('and what a shift asks for survive a file that says the same again', async () => {
    const early = await created({ shiftTypeName: 'Early', startsAt: '06:00', endsAt: '14:00', partOfDay: 'day' })
    const { body } = await send('POST', '/api/specialties', { specialtyName: 'Surgery' })
    const { specialtyId } = body.specialty
    const file = (note: string) =>
      server.send('POST', '/api/import/assignments?overwrite=true', {
        token: tokens.adminA,
        body: `externalId,providerId,hospitalId,startsAt,endsAt,shiftType,note\nx1,p2,ny,2032-05-04T06:00,2032-05-04T14:00,day,${note}\n`,
        headers: { 'content-type': 'text/csv' },
      })
    expect((await file('first')).status).toBe(200)
    const find = async () =>
      (await send('GET', '/api/assignments?from=2032-05-04&to=2032-05-04')).body.assignments[0] as Assignment
    const { assignmentId } = await find()
    const to = { version: 1, shiftTypeId: early.shiftTypeId, specialtyId }
    expect((await send('PATCH', `/api/assignments/${assignmentId}`, to)).status).toBe(200)
    expect((await file('second')).status).toBe(200)
    expect(await find()).toMatchObject({ note: 'second', ...to, version: 3, specialtyName: 'Surgery' })
  })

  it('keep their length when only their name is changed, and last no longer than a shift may', async () => {
    const { shiftTypeId } = await created({ shiftTypeName: 'Long', startsAt: '07:00', endsAt: '08:00', days: 1 })
    const renamed = await change(shiftTypeId, { version: 1, shiftTypeName: 'Longer' })
    expect(renamed.body.shiftType).toMatchObject({ shiftTypeName: 'Longer', days: 1 })
    expect((await change(shiftTypeId, { version: 2, startsAt: '09:00' })).body.shiftType).toMatchObject({ days: 1 })
    const week = { shiftTypeName: 'Week', startsAt: '07:00', days: 7 }
    expect(wrong(await send('POST', '/api/shift-types', { ...week, endsAt: '07:01' }))).toEqual([400, 'days'])
    expect((await created({ ...week, endsAt: '07:00' })).days).toBe(7)
    const first = (await list('&q=night')).shiftTypes[0]
    expect(wrong(await change('night', { version: first?.version ?? 0, partOfDay: 'day' }))).toEqual([400, 'partOfDay'])
  })

  it('are kept by a shift that stays when it was, or whose type may be at any time', async () => {
    const standby = await created({ shiftTypeName: 'On standby' })
    const evening = await created({ shiftTypeName: 'Twelve', startsAt: '12:00', endsAt: '18:00', partOfDay: 'day' })
    for (const { shiftTypeId } of [standby, evening]) {
      const { assignmentId, startsAt, endsAt } = await booked(['16:00', '20:00'], { shiftTypeId })
      const same = await send('PATCH', `/api/assignments/${assignmentId}`, { version: 1, startsAt, endsAt, note: 'n' })
      expect(same.body.assignment).toMatchObject({ shiftTypeId, version: 2 })
      const later = { version: 2, endsAt: endsAt.replace('T20', 'T21') }
      const moved = await send('PATCH', `/api/assignments/${assignmentId}`, later)
      expect(moved.body.assignment.shiftTypeId).toBe(shiftTypeId === standby.shiftTypeId ? shiftTypeId : 'custom')
    }
    // Another word for the type tells nothing of a shift that is moved to another place.
    const { assignmentId } = await booked(['12:00', '18:00'])
    await change(evening.shiftTypeId, { version: 1, partOfDay: 'night' })
    const elsewhere = await send('PATCH', `/api/assignments/${assignmentId}`, { version: 1, hospitalId: 'la' })
    expect(typeOf(elsewhere.body.assignment)).toEqual(['day', evening.shiftTypeId, 'Twelve'])
  })

  it('that are put away are not given by their word while another goes by it', async () => {
    const version = (await list('&q=call')).shiftTypes.find(({ shiftTypeId }) => shiftTypeId === 'call')?.version ?? 0
    await remove('call', version)
    expect(typeOf(await booked(['16:00', '20:00'], { shiftType: 'call' }))[1]).toBe('call')
    const home = await created({ shiftTypeName: 'Home call', partOfDay: 'call' })
    expect(typeOf(await booked(['16:00', '20:00'], { shiftType: 'call' }))).toEqual([
      'call',
      home.shiftTypeId,
      'Home call',
    ])
  })

  it('follow the word where a server of before writes it alone', async () => {
    const { assignmentId } = await booked(['07:00', '19:00'])
    await server.store.db
      .updateTable('assignment')
      .set({ shiftType: 'night' })
      .where('assignmentId', '=', assignmentId)
      .execute()
    const read = (await send('GET', `/api/assignments/${assignmentId}`)).body.assignment as Assignment
    expect(typeOf(read)).toEqual(['night', 'night', 'Night'])
  })
})
