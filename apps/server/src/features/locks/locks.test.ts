import { afterAll, beforeAll, expect, it } from 'vitest'
import { addScheduler, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = new Map<Person, string>()
const send = (method: string, path: string, body?: object, person: Person = 'adminA') =>
  server.send(method, path, { token: tokens.get(person) ?? '', ...(body && { body }) })
const made = async (path: string, body: object) => {
  const answer = await send('POST', path, body)
  expect([path, answer.status, answer.body]).toEqual([path, 201, expect.anything()])
  return answer.body
}
const day = (date: string) => ({ startsAt: `${date}T07:00`, endsAt: `${date}T19:00` })
const book = async (date: string, providerId: string | null = 'p1', hospitalId = 'ny') =>
  (await made('/api/assignments', { providerId, hospitalId, ...day(date) })).assignment
const close = async (from: string, to: string, hospitalId: string | null = 'ny') =>
  (await made('/api/locks', { hospitalId, from, to, reason: 'Paid' })).lock
const reopen = ({ lockId }: { lockId: number }) => send('DELETE', `/api/locks/${lockId}`)
const closed = { message: expect.stringContaining('is closed'), reason: 'locked', facts: { lock: expect.anything() } }
const refused = async (answer: ReturnType<typeof send>) => {
  const { status, body } = await answer
  expect([status, body]).toEqual([423, closed])
  return body
}

describeEngine('days that are closed', () => {
  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansLa', 'la')
    for (const person of ['adminA', 'adminB', 'plansLa', 'p1'] as const)
      tokens.set(person, await server.tokenOf(person))
  })
  afterAll(() => server.close())

  it('refuse what would be written on them, with who closed them and why', async () => {
    const [stands, outside] = [await book('2026-03-03'), await book('2026-04-02')]
    const lock = await close('2026-03-01', '2026-03-31')
    expect(lock).toMatchObject({ facilityName: 'Harbor General', reason: 'Paid', userName: 'Person adminA' })
    const at = `/api/assignments/${stands.assignmentId}`
    expect((await refused(send('PATCH', at, { version: 1, note: 'Late' }))).facts.lock).toEqual(lock)
    await refused(send('PATCH', at, { version: 1, ...day('2026-04-03') }))
    await refused(send('PATCH', `/api/assignments/${outside.assignmentId}`, { version: 1, ...day('2026-03-04') }))
    await refused(send('DELETE', `${at}?version=1`))
    await refused(send('POST', '/api/assignments', { providerId: 'p2', hospitalId: 'ny', ...day('2026-03-31') }))
    const changes = [{ kind: 'cancel', assignmentId: stands.assignmentId, version: 1 }]
    await refused(send('POST', '/api/proposals', { mode: 'judge', changes }))
    // Elsewhere, and on other days, as before.
    await book('2026-03-05', 'p2', 'la')
    await book('2026-04-04')
    expect((await send('GET', at)).body.assignment).toEqual(stands)
    expect((await reopen(lock)).status).toBe(200)
    expect((await send('PATCH', at, { version: 1, note: 'Late' })).status).toBe(200)
  })

  it('are left by no way around: a step back, a file, and a zone that is put right', async () => {
    const shift = await book('2026-05-03')
    const { batchId } = (await send('PATCH', `/api/assignments/${shift.assignmentId}`, { version: 1, note: 'n' })).body
    const lock = await close('2026-05-01', '2026-05-31', null)
    await refused(send('POST', `/api/batches/${batchId}/undo`, {}))
    const csv = 'providerId,hospitalId,startsAt,endsAt\np2,ny,2026-05-09T07:00,2026-05-09T19:00\n'
    const taken = await server.app.request('http://onward.test/api/import/assignments', {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.get('adminA')}`, 'content-type': 'text/csv' },
      body: csv,
    })
    expect([taken.status, await taken.json()]).toEqual([423, closed])
    await reopen(lock)
  })

  it('at all places refuse leave too, at one of them they do not', async () => {
    const leave = { providerId: 'p2', startDate: '2026-06-10', endDate: '2026-06-12', leaveDescription: 'Away' }
    const one = await close('2026-06-01', '2026-06-30')
    const { leave: kept } = await made('/api/leave', leave)
    const all = await close('2026-06-12', '2026-06-30', null)
    await refused(send('PATCH', `/api/leave/${kept.leaveId}`, { version: 1, leaveDescription: 'Elsewhere' }))
    await refused(send('DELETE', `/api/leave/${kept.leaveId}?version=1`))
    await refused(send('POST', '/api/leave', { ...leave, startDate: '2026-06-20', endDate: '2026-07-02' }))
    await reopen(all)
    expect((await send('DELETE', `/api/leave/${kept.leaveId}?version=1`)).status).toBe(200)
    await reopen(one)
  })

  it('wait for what is being written, so that nothing slips in', async () => {
    const count = async () => (await send('GET', '/api/assignments?from=2026-08-01&to=2026-08-31')).body.total as number
    const writes = Array.from({ length: 12 }, (_, at) =>
      send('POST', '/api/assignments', { providerId: null, hospitalId: 'ny', ...day(`2026-08-${10 + at}`) }),
    )
    const lock = await close('2026-08-01', '2026-08-31')
    const whenClosed = await count()
    const statuses = (await Promise.all(writes)).map(({ status }) => status)
    expect(await count()).toBe(whenClosed)
    expect(statuses.filter((status) => status === 201)).toHaveLength(whenClosed)
    expect(statuses.every((status) => status === 201 || status === 423)).toBe(true)
    await reopen(lock)
  })

  it('are closed by admins, seen by who plans there, and nobody else’s', async () => {
    const lock = await close('2026-09-01', '2026-09-30')
    expect((await send('GET', '/api/locks')).body).toMatchObject({ locks: [lock], total: 1 })
    expect((await send('GET', '/api/locks', undefined, 'plansLa')).body).toEqual({ locks: [], total: 0 })
    expect((await send('GET', '/api/locks', undefined, 'adminB')).body).toEqual({ locks: [], total: 0 })
    expect((await send('DELETE', `/api/locks/${lock.lockId}`, undefined, 'adminB')).status).toBe(404)
    expect((await send('DELETE', `/api/locks/${lock.lockId}`, undefined, 'plansLa')).status).toBe(403)
    const wrong = { from: '2026-09-02', to: '2026-09-01', reason: 'x' }
    expect((await send('POST', '/api/locks', wrong)).status).toBe(400)
    expect((await send('POST', '/api/locks', { ...wrong, to: '2026-09-03', hospitalId: 'az' })).status).toBe(404)
    expect((await reopen(lock)).body.lock).toEqual(lock)
  })
})
