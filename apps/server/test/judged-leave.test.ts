import { RulesRefusal } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addScheduler, openApp, type Answer } from './app-fixture.ts'
import { describeEngine } from './open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = {} as Record<'adminA' | 'plansNy', string>
beforeAll(async () => {
  server = await openApp()
  await addScheduler(server.store, 'plansNy', 'ny')
  for (const person of ['adminA', 'plansNy'] as const) tokens[person] = await server.tokenOf(person)
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['ruleOverride', 'rule', 'leave', 'assignment'] as const)
    await server.store.db.deleteFrom(table).execute()
})

const send = (method: string, path: string, body?: unknown, token = tokens.adminA) =>
  server.send(method, path, { token, ...(body !== undefined && { body }) })
const ok = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}
const refused = ({ status, body }: Answer) => {
  expect(status).toBe(422)
  return parse(RulesRefusal, body).facts.verdicts
}
/** No shift that ends on the eve of leave, or begins on the day after. */
const nearLeave = async (more: object) =>
  ok(
    await send('POST', '/api/rules', {
      kind: 'nearLeave',
      parameters: { before: 1440, after: 1440, statuses: ['approved'] },
      ...more,
    }),
  )
const night = async (date: string, hospitalId = 'ny') => {
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
  const body = { providerId: 'p1', hospitalId, startsAt: `${date}T19:00`, endsAt: `${next}T07:00` }
  return ok(await send('POST', '/api/assignments', body)).assignment
}
const away = (startDate: string, endDate: string) => ({
  providerId: 'p1',
  startDate,
  endDate,
  leaveDescription: 'Away',
})

describeEngine('leave beside shifts', () => {
  it('is refused by what a rule blocks, and nothing of it is recorded', async () => {
    const { assignmentId } = await night('2031-05-10')
    await nearLeave({ severity: 'block' })
    const [verdict, ...others] = refused(await send('POST', '/api/leave', away('2031-05-12', '2031-05-14')))
    expect(others).toEqual([])
    expect(verdict).toMatchObject({
      kind: 'nearLeave',
      needs: 'cure',
      assignmentIds: [assignmentId],
      facts: { side: 'before', leave: { from: '2031-05-12', to: '2031-05-14' } },
    })
    expect(ok(await send('GET', '/api/leave?from=2031-05-01&to=2031-05-31')).leave).toEqual([])
    // Two days later there is a day between.
    ok(await send('POST', '/api/leave', away('2031-05-14', '2031-05-15')))
  })

  it('goes over a warning with a reason, which is kept with the shift that it is about', async () => {
    const { assignmentId } = await night('2031-05-10')
    await nearLeave({ severity: 'warn', override: 'reason' })
    const { providerId: _, ...row } = away('2031-05-12', '2031-05-14')
    const several = { ...row, providerIds: ['p1'] }
    const [verdict] = refused(await send('POST', '/api/leave/batch', several))
    expect(verdict?.needs).toBe('reason')
    const overrides = [{ verdictKey: verdict?.key, reason: 'The flight is booked' }]
    const { batchId } = ok(await send('POST', '/api/leave/batch', { ...several, overrides }))
    expect(ok(await send('GET', `/api/assignments/${assignmentId}/overrides`)).overrides).toMatchObject([
      { reason: 'The flight is booked' },
    ])
    // A step back asks nobody.
    expect(ok(await send('POST', `/api/batches/${batchId}/undo`, {})).leave).toMatchObject([{ status: 'cancelled' }])
  })

  it('is changed over a warning too, and answers by which batch that is taken back', async () => {
    await night('2031-05-10')
    const { leave } = ok(await send('POST', '/api/leave', away('2031-05-20', '2031-05-21')))
    await nearLeave({ severity: 'warn', override: 'reason' })
    const to = { version: leave.version, startDate: '2031-05-12' }
    const [verdict] = refused(await send('PATCH', `/api/leave/${leave.leaveId}`, to))
    const overrides = [{ verdictKey: verdict?.key, reason: 'It was agreed' }]
    const changed = ok(await send('PATCH', `/api/leave/${leave.leaveId}`, { ...to, overrides }))
    const undone = ok(await send('POST', `/api/batches/${changed.batchId}/undo`, {}))
    expect(undone.leave).toMatchObject([{ startDate: '2031-05-20', endDate: '2031-05-21' }])
    const cancelled = ok(await send('DELETE', `/api/leave/${leave.leaveId}?version=${undone.leave[0].version}`))
    expect(cancelled).toMatchObject({ leave: { status: 'cancelled' }, batchId: expect.any(Number) })
  })

  it('is let be where it was as near before, and where it comes no nearer', async () => {
    await night('2031-05-10')
    const { leave } = ok(await send('POST', '/api/leave', away('2031-05-12', '2031-05-14')))
    await nearLeave({ severity: 'block' })
    const note = { version: leave.version, leaveDescription: 'Away with the family' }
    const { leave: noted } = ok(await send('PATCH', `/api/leave/${leave.leaveId}`, note))
    const longer = { version: noted.version, endDate: '2031-05-15' }
    expect(ok(await send('PATCH', `/api/leave/${leave.leaveId}`, longer)).leave.endDate).toBe('2031-05-15')
  })

  it('tells a scheduler of a shift elsewhere that there is one, not which and where', async () => {
    await night('2031-05-10', 'la')
    await nearLeave({ severity: 'block' })
    const answer = await send('POST', '/api/leave', away('2031-05-12', '2031-05-14'), tokens.plansNy)
    const [verdict] = refused(answer)
    expect(verdict).toMatchObject({ assignmentIds: [], facts: { shift: { hospitalId: '', shiftTypeId: '' } } })
    expect(JSON.stringify(answer.body)).not.toMatch(/Mesa Verde/)
  })
})
