import { afterAll, beforeAll, expect, it } from 'vitest'
import { addScheduler, openApp, type Answer } from './app-fixture.ts'
import { describeEngine } from './open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
type Person = 'adminA' | 'plansNy'
const tokens = {} as Record<Person, string>
beforeAll(async () => {
  server = await openApp()
  await addScheduler(server.store, 'plansNy', 'ny')
  for (const person of ['adminA', 'plansNy'] as const) tokens[person] = await server.tokenOf(person)
})
afterAll(() => server.close())

const send = (method: string, path: string, body?: unknown, person: Person = 'adminA') =>
  server.send(method, path, { token: tokens[person], ...(body !== undefined && { body }) })
const ok = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}
const commit = async (changes: object[], person: Person = 'adminA') =>
  ok(await send('POST', '/api/proposals', { mode: 'commit', changes }, person))
const undo = (batchId: number, person: Person = 'adminA') => send('POST', `/api/batches/${batchId}/undo`, {}, person)
const today = new Date().toISOString().slice(0, 10)
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const list = async (person: Person = 'adminA') =>
  ok(await send('GET', `/api/batches?from=${today}&to=${tomorrow}&perPage=500`, undefined, person)).batches

let used = 0
const days = () => {
  used += 1
  return (day: number) => new Date(Date.UTC(2040, used, day)).toISOString().slice(0, 10)
}
const day = (date: string, more: object = {}) => ({
  kind: 'create',
  providerId: 'p1',
  hospitalId: 'ny',
  startsAt: `${date}T07:00`,
  endsAt: `${date}T19:00`,
  ...more,
})
const seen = ({ assignmentId, version }: { assignmentId: number; version: number }) => ({ assignmentId, version })
const read = async (assignmentId: number) => ok(await send('GET', `/api/assignments/${assignmentId}`)).assignment
/** A row but for what every write changes. */
const same = (row: object) => ({ ...row, version: 0 })

describeEngine('a batch', () => {
  it('is taken back after the one that followed it, step by step to nothing', async () => {
    const on = days()
    const made = await commit([day(on(1))])
    const [shift] = made.assignments
    const changed = await commit([{ kind: 'change', ...seen(shift), note: 'changed' }])
    expect((await undo(changed.batchId)).body).toMatchObject({ left: [], assignments: [{ note: null, version: 3 }] })
    expect((await undo(made.batchId)).body).toMatchObject({ left: [], assignments: [{ status: 'cancelled' }] })
  })

  it('is taken back as one: what it created, changed and cancelled is as before, and by a batch of its own', async () => {
    const on = days()
    const { assignments } = await commit([
      day(on(1), { note: 'as it was' }),
      day(on(2)),
      day(on(3), { providerId: 'p2' }),
    ])
    const [first, second, third] = assignments
    const { batchId } = await commit([
      { kind: 'change', ...seen(first), startsAt: `${on(1)}T19:00`, endsAt: `${on(2)}T07:00`, note: 'moved' },
      { kind: 'cancel', ...seen(second) },
      { kind: 'change', ...seen(third), providerId: 'p1', hospitalId: 'la' },
      day(on(5)),
    ])
    const undone = ok(await undo(batchId))
    expect(undone.left).toEqual([])
    for (const one of [first, second, third]) expect(same(await read(one.assignmentId))).toEqual(same(one))
    expect(undone.assignments.map(({ status }: { status: string }) => status).sort()).toEqual([
      'cancelled',
      'confirmed',
      'confirmed',
      'confirmed',
    ])
    // Taking back what was taken back does it again.
    ok(await undo(undone.batchId))
    expect(await read(first.assignmentId)).toMatchObject({
      startsAt: `${on(1)}T19:00`,
      note: 'moved',
      shiftType: 'night',
    })
    expect((await read(second.assignmentId)).status).toBe('cancelled')
    expect(await read(third.assignmentId)).toMatchObject({ providerId: 'p1', hospitalId: 'la' })
  })

  it('is taken back once, also by two at the same moment', async () => {
    const on = days()
    const { batchId, assignments } = await commit([day(on(1))])
    const answers = await Promise.all([1, 2, 3].map(() => undo(batchId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'undone' })
    expect(await read(assignments[0].assignmentId)).toMatchObject({ status: 'cancelled', version: 2 })
  })

  it('leaves alone, and tells, what somebody has changed since', async () => {
    const on = days()
    const { batchId, assignments } = await commit([day(on(1)), day(on(2))])
    const [first, second] = assignments
    ok(await send('PATCH', `/api/assignments/${first.assignmentId}`, { version: 1, note: 'mine' }))
    const undone = ok(await undo(batchId))
    expect(undone.left).toMatchObject([
      { of: 'assignment', assignment: { assignmentId: first.assignmentId, note: 'mine' } },
    ])
    expect((await read(first.assignmentId)).status).toBe('confirmed')
    expect((await read(second.assignmentId)).status).toBe('cancelled')
    const alone = await commit([day(on(4))])
    ok(await send('PATCH', `/api/assignments/${alone.assignments[0].assignmentId}`, { version: 1, note: 'mine' }))
    expect(ok(await undo(alone.batchId))).toMatchObject({ batchId: null, assignments: [], left: [{}] })
  })

  it('cannot be taken back over what has taken its place: all of that is told', async () => {
    const on = days()
    const { assignments } = await commit([day(on(1)), day(on(2))])
    const { batchId } = await commit(
      assignments.map((one: (typeof assignments)[0]) => ({ kind: 'cancel', ...seen(one) })),
    )
    await commit([day(on(1), { note: 'instead' }), day(on(2), { hospitalId: 'la' })])
    const { status, body } = await undo(batchId)
    expect(status).toBe(409)
    expect(body.facts.conflicts.map(({ conflict }: { conflict: { reason: string } }) => conflict.reason)).toEqual([
      'overlap',
      'overlap',
    ])
    expect((await read(assignments[0].assignmentId)).status).toBe('cancelled')
  })

  it('brings leave and the shifts that went with it back', async () => {
    const on = days()
    const { assignments } = await commit([day(on(1)), day(on(2))])
    const [one, other] = assignments
    const leave = { providerIds: ['p1'], startDate: on(1), endDate: on(2), leaveDescription: 'Sick' }
    const shifts = [
      { ...seen(one), outcome: 'cancel' },
      { ...seen(other), outcome: 'handOver', providerId: 'p2' },
    ]
    const { leave: recorded } = ok(await send('POST', '/api/leave/batch', { ...leave, shifts }))
    const [batch] = await list()
    expect(batch).toMatchObject({
      actions: [
        { action: 'assignment.cancelled', count: 1 },
        { action: 'assignment.changed', count: 1 },
        { action: 'leave.created', count: 1 },
      ],
      providerNames: ['Person p1', 'Person p2'],
      providers: 2,
      from: on(1),
      to: on(2),
    })
    const undone = ok(await undo(batch.batchId))
    expect(undone.leave).toMatchObject([{ leaveId: recorded[0].leaveId, status: 'cancelled' }])
    expect(same(await read(one.assignmentId))).toEqual(same(one))
    expect(same(await read(other.assignmentId))).toEqual(same(other))
    // And again: the leave is recorded anew.
    expect(ok(await undo(undone.batchId)).leave).toMatchObject([
      { status: 'approved', startDate: on(1), endDate: on(2) },
    ])
    expect((await list())[0]).toMatchObject({ undoes: undone.batchId })
    expect((await list()).find(({ batchId }: { batchId: number }) => batchId === batch.batchId).undoneBy).toBe(
      undone.batchId,
    )
  })

  it('is a scheduler’s to see and to take back where they booked it', async () => {
    const on = days()
    const ours = await commit([day(on(1))])
    const theirs = await commit([day(on(2))], 'plansNy')
    const ids = (await list('plansNy')).map(({ batchId }: { batchId: number }) => batchId)
    expect(ids).toContain(theirs.batchId)
    expect(ids).not.toContain(ours.batchId)
    expect((await undo(ours.batchId, 'plansNy')).status).toBe(404)
    expect((await undo(theirs.batchId, 'plansNy')).status).toBe(200)
  })

  it('of another account, or that never was, is not there', async () => {
    expect((await undo(999_999)).status).toBe(404)
    const { batchId } = await commit([day(days()(1))])
    const token = await server.tokenOf('adminB')
    expect((await server.send('POST', `/api/batches/${batchId}/undo`, { token, body: {} })).status).toBe(404)
  })

  it('stands on the history of its shifts', async () => {
    const { batchId, assignments } = await commit([day(days()(1))])
    const { entries } = ok(await send('GET', `/api/assignments/${assignments[0].assignmentId}/history`))
    expect(entries).toMatchObject([{ action: 'assignment.created', batchId }])
  })

  it('tells a scheduler nothing of what has gone elsewhere since', async () => {
    const on = days()
    const { batchId, assignments } = await commit([day(on(1))], 'plansNy')
    const [shift] = assignments
    await commit([{ kind: 'change', ...seen(shift), hospitalId: 'la', note: 'not theirs' }])
    const answer = await undo(batchId, 'plansNy')
    expect(answer).toMatchObject({ status: 200, body: { batchId: null, left: [], hidden: 1 } })
    expect(JSON.stringify(answer.body)).not.toContain('not theirs')
    expect(ok(await undo(batchId))).toMatchObject({ left: [{ assignment: { note: 'not theirs' } }], hidden: 0 })
  })

  it('leaves a shift alone whose times would mean others by now', async () => {
    const on = days()
    const { assignments } = await commit([day(on(1), { hospitalId: 'la' })])
    const { batchId } = await commit([
      { kind: 'change', ...seen(assignments[0]), startsAt: `${on(1)}T08:00`, endsAt: `${on(1)}T20:00` },
    ])
    const facility = () =>
      server.store.db.updateTable('facility').where('accountId', '=', 1).where('hospitalId', '=', 'la')
    await facility().set({ timeZone: 'America/Denver' }).execute()
    try {
      expect(ok(await undo(batchId))).toMatchObject({
        batchId: null,
        left: [{ assignment: { startsAt: `${on(1)}T08:00` } }],
      })
    } finally {
      await facility().set({ timeZone: 'America/Los_Angeles' }).execute()
    }
  })

  it('that leads back to who is not there any more says whose shift it is', async () => {
    const on = days()
    ok(await send('POST', '/api/providers', { providerId: `gone-${on(1)}`, providerName: 'Somebody Gone' }))
    const { assignments } = await commit([day(on(1), { providerId: `gone-${on(1)}` })])
    const { batchId } = await commit([{ kind: 'cancel', ...seen(assignments[0]) }])
    await server.store.db
      .updateTable('provider')
      .set({ isActive: false })
      .where('providerId', '=', `gone-${on(1)}`)
      .execute()
    const { status, body } = await undo(batchId)
    expect([status, body.reason, body.facts]).toMatchObject([
      409,
      'gone',
      { field: 'providerId', assignment: { providerName: 'Somebody Gone' } },
    ])
  })

  it('of leave that was cancelled is refused by what is in its way now, as shifts are', async () => {
    const on = days()
    const away = { providerId: 'p2', startDate: on(1), endDate: on(2), leaveDescription: 'Away' }
    const { leave } = ok(await send('POST', '/api/leave', away))
    ok(await send('DELETE', `/api/leave/${leave.leaveId}?version=1`))
    const [{ batchId }] = await list()
    await commit([day(on(1), { providerId: 'p2' })])
    const { status, body } = await undo(batchId)
    expect([status, body.reason, body.facts.conflicts]).toMatchObject([
      409,
      'conflicts',
      [{ conflict: { reason: 'assignments' } }],
    ])
  })

  it('does not lead a scheduler over what only an admin may go over', async () => {
    const on = days()
    const { ruleId } = ok(
      await send('POST', '/api/rules', {
        kind: 'rest',
        severity: 'warn',
        override: 'admin',
        parameters: { minutes: 600 },
      }),
    ).rule
    const { assignments } = await commit([day(on(1))], 'plansNy')
    const { batchId } = await commit([{ kind: 'cancel', ...seen(assignments[0]) }], 'plansNy')
    await commit([day(on(2), { startsAt: `${on(2)}T01:00`, endsAt: `${on(2)}T11:00` })], 'plansNy')
    expect((await undo(batchId, 'plansNy')).status).toBe(422)
    expect((await undo(batchId)).status).toBe(200)
    await server.store.db.deleteFrom('rule').where('ruleId', '=', ruleId).execute()
  })
})
