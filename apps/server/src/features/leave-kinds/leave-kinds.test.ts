import { LeaveKindConflict, type Leave, type LeaveKind } from '@onward/contract'
import { sql } from 'kysely'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

describeEngine('kinds of leave', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    server = await openApp()
    token = await server.tokenOf('adminA')
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: object, as = token) =>
    server.send(method, path, { token: as, ...(body && { body }) })
  const made = async (body: object) => {
    const answer = await send('POST', '/api/leave-kinds', body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.leaveKind as LeaveKind
  }
  let day = 0
  /** Leave on a day of its own. */
  const away = (more: object = {}) => {
    const date = new Date(Date.UTC(2031, 0, (day += 2))).toISOString().slice(0, 10)
    return send('POST', '/api/leave', {
      providerId: 'p1',
      startDate: date,
      endDate: date,
      leaveDescription: 'Away',
      ...more,
    })
  }

  it('are four to begin with, of which the last stays', async () => {
    const { body } = await send('GET', '/api/leave-kinds')
    expect(body.total).toBe(4)
    expect(
      body.leaveKinds.map(({ leaveKindId, leaveKindName, letter }: LeaveKind) => [leaveKindId, leaveKindName, letter]),
    ).toEqual([
      ['annual', 'Annual leave', 'A'],
      ['other', 'Other', 'O'],
      ['sick', 'Sick leave', 'S'],
      ['study', 'Study leave', 'ST'],
    ])
    const gone = await send('DELETE', '/api/leave-kinds/other?version=1')
    expect(gone.body).toMatchObject({ isDeleted: false, leaveKind: { isActive: false, isUsed: true } })
    // What names none is of it all the same: calls of before stay valid.
    expect((await away()).body.leave).toMatchObject({ leaveKindId: 'other', leaveKindName: 'Other' })
    await send('PATCH', '/api/leave-kinds/other', { version: 2, isActive: true })
  })

  it('have a name that nothing else has, a letter and a tint, which can be left out', async () => {
    const jury = await made({ leaveKindName: ' Jury duty ' })
    expect(jury).toMatchObject({ leaveKindName: 'Jury duty', letter: 'J', isActive: true, isUsed: false, version: 1 })
    const again = await send('POST', '/api/leave-kinds', { leaveKindName: 'JURY DUTY' })
    expect(again.status).toBe(409)
    expect(parse(LeaveKindConflict, again.body)).toMatchObject({ reason: 'name', facts: { leaveKind: jury } })
    const changed = await send('PATCH', `/api/leave-kinds/${jury.leaveKindId}`, { version: 1, letter: 'jd', tone: 3 })
    expect(changed.body.leaveKind).toEqual({ ...jury, letter: 'JD', tone: 3, version: 2 })
    const late = await send('PATCH', `/api/leave-kinds/${jury.leaveKindId}`, { version: 1, tone: 4 })
    expect(parse(LeaveKindConflict, late.body)).toMatchObject({ reason: 'version' })
    for (const [field, given] of [
      ['leaveKindName', { leaveKindName: ' ' }],
      ['letter', { leaveKindName: 'X', letter: 'abc' }],
      ['letter', { leaveKindName: 'X', letter: '?' }],
      ['tone', { leaveKindName: 'X', tone: 12 }],
    ] as const) {
      const { status, body } = await send('POST', '/api/leave-kinds', given)
      expect([status, body.issues[0].path]).toEqual([400, field])
    }
  })

  it('are put away once leave has them, given to none from then on, and kept by what has them', async () => {
    const { leaveKindId } = await made({ leaveKindName: 'Sabbatical' })
    const { leave } = (await away({ leaveKindId })).body as { leave: Leave }
    expect(leave).toMatchObject({ leaveKindId, leaveKindName: 'Sabbatical' })
    const gone = await send('DELETE', `/api/leave-kinds/${leaveKindId}?version=1`)
    expect(gone.body).toMatchObject({ isDeleted: false, leaveKind: { isActive: false, isUsed: true } })
    const refused = await away({ leaveKindId })
    expect([refused.status, refused.body.issues[0].path]).toEqual([404, 'leaveKindId'])
    const kept = await send('PATCH', `/api/leave/${leave.leaveId}`, {
      version: 1,
      leaveKindId,
      leaveDescription: 'Year',
    })
    expect(kept.body.leave).toMatchObject({ leaveKindId, leaveDescription: 'Year' })
    const moved = await send('PATCH', `/api/leave/${leave.leaveId}`, { version: 2, leaveKindId: 'study' })
    expect(moved.body.leave).toMatchObject({ leaveKindId: 'study', leaveKindName: 'Study leave', version: 3 })
    const { leaveKindId: unused } = await made({ leaveKindName: 'Unused' })
    expect((await send('DELETE', `/api/leave-kinds/${unused}?version=1`)).body.isDeleted).toBe(true)
  })

  it('are renamed for all leave that has them', async () => {
    const { leaveKindId } = await made({ leaveKindName: 'Course' })
    const { leaveId } = (await away({ leaveKindId })).body.leave as Leave
    await send('PATCH', `/api/leave-kinds/${leaveKindId}`, { version: 1, leaveKindName: 'Training' })
    const list = (await send('GET', '/api/leave?from=2031-01-01&to=2031-12-31')).body.leave as Leave[]
    expect(list.find((one) => one.leaveId === leaveId)?.leaveKindName).toBe('Training')
  })

  it('are not those of another account', async () => {
    const theirs = await server.tokenOf('adminB')
    const other = await send('POST', '/api/leave-kinds', { leaveKindName: 'Theirs' }, theirs)
    const refused = await away({ leaveKindId: other.body.leaveKind.leaveKindId })
    expect([refused.status, refused.body.issues[0].path]).toEqual([404, 'leaveKindId'])
  })

  it('are told to whoever the leave is of, and to no colleague', async () => {
    const date = '2031-11-03'
    await away({ leaveKindId: 'sick', startDate: date, endDate: date })
    const range = `from=${date}&to=${date}`
    const own = await send('GET', `/api/leave?${range}`, undefined, await server.tokenOf('p1'))
    expect(own.body.leave).toMatchObject([{ leaveKindId: 'sick', leaveKindName: 'Sick leave' }])
    const colleague = await server.tokenOf('p2')
    expect((await send('GET', `/api/leave?${range}`, undefined, colleague)).body.leave).toEqual([])
    expect((await send('GET', `/api/leave?${range}&providerId=p1`, undefined, colleague)).status).toBe(403)
    expect((await send('GET', '/api/leave-kinds', undefined, colleague)).status).toBe(403)
  })

  it('are other where a server of before writes leave', async () => {
    await sql`insert into leave (account_id, provider_id, start_date, end_date, leave_description)
      values (1, 'p1', '2031-12-01', '2031-12-02', 'Old words')`.execute(server.store.db)
    const { body } = await send('GET', '/api/leave?from=2031-12-01&to=2031-12-01')
    expect(body.leave).toMatchObject([{ leaveDescription: 'Old words', leaveKindId: 'other' }])
  })
})
