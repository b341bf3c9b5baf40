import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addScheduler, openApp } from '../../test/app-fixture.ts'
import { describeEngine } from '../../test/open-test-db.ts'

const REST = { kind: 'rest', severity: 'block', parameters: { minutes: 600 } }

describeEngine('a shift that nobody works yet', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let admin: string
  const send = async (method: string, path: string, body?: object, token = admin) =>
    server.send(method, path, { token, ...(body && { body }) })
  const times = (day: number, month = '03') => {
    const date = `2026-${month}-${String(day).padStart(2, '0')}`
    return { startsAt: `${date}T07:00`, endsAt: `${date}T19:00` }
  }
  const book = async (providerId: string | null, day: number, more: object = {}) => {
    const answer = await send('POST', '/api/assignments', { providerId, hospitalId: 'ny', ...times(day), ...more })
    expect([answer.status, answer.body]).toEqual([201, expect.anything()])
    return answer.body.assignment
  }
  const change = (shift: { assignmentId: number; version: number }, to: object) =>
    send('PATCH', `/api/assignments/${shift.assignmentId}`, { version: shift.version, ...to })

  beforeAll(async () => {
    server = await openApp()
    admin = await server.tokenOf('adminA')
    await addScheduler(server.store, 'plansNy', 'ny')
    await addScheduler(server.store, 'plansLa', 'la')
  })
  afterAll(() => server.close())

  it('is asked for by name: without any word of a person a field is missing', async () => {
    const answer = await send('POST', '/api/assignments', { hospitalId: 'ny', ...times(1) })
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, 'providerId'])
    expect(await book(null, 1)).toMatchObject({ providerId: null, providerName: null, version: 1 })
  })

  it('stands beside any other at the same time, and beside leave', async () => {
    await book(null, 2)
    await book(null, 2)
    await book('p1', 2)
    expect(
      (
        await send('POST', '/api/leave', {
          providerId: 'p2',
          startDate: '2026-03-02',
          endDate: '2026-03-02',
          leaveDescription: 'Away',
        })
      ).status,
    ).toBe(201)
  })

  it('is given to somebody, whom it then meets, and opened again', async () => {
    const open = await book(null, 3)
    const busy = await book('p1', 3)
    const refused = await change(open, { providerId: 'p1' })
    expect([refused.status, refused.body.reason, refused.body.facts.shifts[0].assignmentId]).toEqual([
      409,
      'overlap',
      busy.assignmentId,
    ])
    const given = await change(open, { providerId: 'p2' })
    expect([given.status, given.body.assignment.providerId, given.body.assignment.version]).toEqual([200, 'p2', 2])
    const opened = await change(given.body.assignment, { providerId: null })
    expect([opened.status, opened.body.assignment.providerName]).toEqual([200, null])
    const undone = await send('POST', `/api/batches/${opened.body.batchId}/undo`)
    expect([undone.status, undone.body.assignments[0].providerId]).toEqual([200, 'p2'])
  })

  it('goes to the first of two who take it at once', async () => {
    const open = await book(null, 4)
    const answers = await Promise.all(['p1', 'p2'].map((providerId) => change(open, { providerId })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('changes hands with others in one proposal', async () => {
    const [open, own] = [await book(null, 5), await book('p1', 5)]
    const seen = ({ assignmentId, version }: typeof open) => ({ kind: 'change', assignmentId, version })
    const answer = await send('POST', '/api/proposals', {
      mode: 'commit',
      changes: [
        { ...seen(open), providerId: 'p1' },
        { ...seen(own), providerId: null },
      ],
    })
    expect([answer.status, answer.body.assignments?.map((one: typeof open) => one.providerId)]).toEqual([
      200,
      ['p1', null],
    ])
  })

  it('is listed beside the others, and not in a calendar whose rows have a person; it is needed still', async () => {
    const open = await book(null, 6, { hospitalId: 'la' })
    const own = await book('p1', 6, { hospitalId: 'la' })
    const listed = async (query: string) => {
      const { body } = await send('GET', `/api/assignments?from=2026-03-06&to=2026-03-06&${query}`)
      return body.assignments.map(({ assignmentId }: typeof open) => assignmentId)
    }
    expect([await listed('open=true'), await listed('open=false')]).toEqual([[open.assignmentId], [own.assignmentId]])
    expect((await listed('')).toSorted()).toEqual([open.assignmentId, own.assignmentId].toSorted())
    const month = { requestType: 'adminCalendarView', inputDate: '2026-03' }
    const rows = (await send('POST', '/api/admin', month)).body.adminCalendarView
    expect(rows.some(({ providerId }: typeof open) => providerId === null)).toBe(false)
    await send('POST', '/api/demand/days', {
      hospitalId: 'la',
      shiftTypeId: 'day',
      date: '2026-03-06',
      least: 2,
      wished: 2,
    })
    const { body } = await send('GET', '/api/coverage?from=2026-03-06&to=2026-03-06&hospitalId=la')
    expect(body.coverage).toMatchObject([{ least: 2, onDuty: 1, open: 1 }])
  })

  it('is found somebody for, of whom none has it yet', async () => {
    const open = await book(null, 7)
    const { status, body } = await send('GET', `/api/candidates?assignmentId=${open.assignmentId}`)
    expect([status, body.candidates.map(({ providerId }: { providerId: string }) => providerId).sort()]).toEqual([
      200,
      ['p1', 'p2'],
    ])
  })

  it('is judged once somebody works it, and not before', async () => {
    const made = await send('POST', '/api/rules', REST)
    expect([made.status, made.body]).toEqual([201, expect.anything()])
    await book('p1', 8)
    const open = await book(null, 9, { startsAt: '2026-03-08T22:00', endsAt: '2026-03-09T06:00' })
    const refused = await change(open, { providerId: 'p1' })
    expect([refused.status, refused.body.facts?.verdicts?.[0]?.kind]).toEqual([422, 'rest'])
    await send('DELETE', `/api/rules/${made.body.rule.ruleId}?version=1`)
  })

  it('is left by leave, and by somebody who leaves', async () => {
    const shift = await book('p2', 10)
    const leave = {
      providerIds: ['p2'],
      startDate: '2026-03-10',
      endDate: '2026-03-10',
      leaveDescription: 'Sick',
      shifts: [{ assignmentId: shift.assignmentId, version: 1, outcome: 'open' }],
    }
    const booked = await send('POST', '/api/leave/batch', leave)
    expect([booked.status, booked.body.assignments?.[0]?.providerId]).toEqual([201, null])

    await send('POST', '/api/providers', { providerId: 'p9', providerName: 'Nine Example' })
    const ahead = await book('p9', 10, { startsAt: '2030-05-01T07:00', endsAt: '2030-05-01T19:00' })
    expect((await send('DELETE', '/api/providers/p9?version=1&ahead=open')).status).toBe(200)
    const { body } = await send('GET', `/api/assignments/${ahead.assignmentId}`)
    expect(body.assignment).toMatchObject({ providerId: null, status: 'confirmed', version: 2 })
  })

  it('comes back from a file as it went into it', async () => {
    const open = await book(null, 11)
    // Beside it another one at the same time, at another place.
    await book(null, 11, { hospitalId: 'la' })
    const authorization = `Bearer ${admin}`
    const days = 'format=csv&from=2026-03-11&to=2026-03-11'
    const file = await server.app.request(`http://onward.test/api/export/assignments?${days}`, {
      headers: { authorization },
    })
    const csv = await file.text()
    const take = async (body: string) => {
      const headers = { authorization, 'content-type': 'text/csv' }
      const taken = await server.app.request('http://onward.test/api/import/assignments', {
        method: 'POST',
        headers,
        body,
      })
      return [taken.status, await taken.json()]
    }
    expect(await take(csv)).toEqual([200, expect.objectContaining({ created: 0, changed: 0, unchanged: 2 })])
    const longer = csv.replaceAll('T19:00', 'T20:00')
    expect(await take(longer)).toEqual([200, expect.objectContaining({ created: 0, changed: 2 })])
    const { body } = await send('GET', `/api/assignments/${open.assignmentId}`)
    expect(body.assignment).toMatchObject({ providerId: null, endsAt: '2026-03-11T20:00' })
    // A line that names neither a shift nor a person has just lost one of them.
    const lost = 'providerId,hospitalId,startsAt,endsAt\n,ny,2026-03-11T07:00,2026-03-11T19:00\n'
    expect(await take(lost)).toEqual([422, expect.objectContaining({ total: 1 })])
  })

  describe('is not for everybody to see', () => {
    it('a provider neither lists nor opens it', async () => {
      const open = await book(null, 12)
      const token = await server.tokenOf('p1')
      const read = await send('GET', `/api/assignments/${open.assignmentId}`, undefined, token)
      const list = await send('GET', '/api/assignments?from=2026-03-12&to=2026-03-12', undefined, token)
      expect([read.status, list.body.assignments]).toEqual([403, []])
    })
    it('a scheduler of another facility does not, whoever they are', async () => {
      const open = await book(null, 13)
      const token = await server.tokenOf('plansLa')
      const read = await send('GET', `/api/assignments/${open.assignmentId}`, undefined, token)
      const list = await send('GET', '/api/assignments?from=2026-03-13&to=2026-03-13', undefined, token)
      expect([read.status, list.body.assignments]).toEqual([404, []])
      const near = await send(
        'GET',
        '/api/assignments?from=2026-03-13&to=2026-03-13',
        undefined,
        await server.tokenOf('plansNy'),
      )
      expect(near.body.assignments).toHaveLength(1)
    })
  })
})
