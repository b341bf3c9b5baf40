import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

describeEngine("the account's week", () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    server = await openApp()
    token = await server.tokenOf('adminA')
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })
  const book = (date: string, from: string, to: string) =>
    send('POST', '/api/assignments', {
      providerId: 'p1',
      hospitalId: 'ny',
      startsAt: `${date}T${from}`,
      endsAt: `${date}T${to}`,
    })

  it('begins on Monday until an admin says otherwise, and rules count by it', async () => {
    expect((await send('GET', '/api/week')).body).toEqual({ week: { weekStartsOn: 1, version: 1 } })
    const parameters = { window: { per: 'week' }, minutes: 600 }
    await send('POST', '/api/rules', { kind: 'mostMinutes', severity: 'block', parameters })
    // Sunday and Monday: two weeks, and one where it begins on Sunday.
    expect((await book('2031-03-02', '08:00', '16:00')).status).toBe(201)
    expect((await book('2031-03-03', '08:00', '16:00')).status).toBe(201)
    expect((await send('PATCH', '/api/week', { version: 1, weekStartsOn: 0 })).body).toEqual({
      week: { weekStartsOn: 0, version: 2 },
    })
    const { violations } = (await send('GET', '/api/violations?from=2031-03-01&to=2031-03-31')).body
    expect(violations).toMatchObject([{ from: '2031-03-02', to: '2031-03-08', amount: 360 }])
    expect((await book('2031-03-09', '08:00', '16:00')).status).toBe(201)
    expect((await book('2031-03-15', '08:00', '16:00')).status).toBe(422)
    const other = await server.send('GET', '/api/week', { token: await server.tokenOf('adminB') })
    expect(other.body.week).toEqual({ weekStartsOn: 1, version: 1 })
  })

  it('is changed by whoever saw it as it is, and by one of two at once', async () => {
    const { version } = (await send('GET', '/api/week')).body.week
    const done = await Promise.all([3, 4].map((weekStartsOn) => send('PATCH', '/api/week', { version, weekStartsOn })))
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = done.find(({ status }) => status === 409)?.body
    const { week } = (await send('GET', '/api/week')).body
    expect(refused).toMatchObject({ reason: 'version', facts: { week } })
    for (const weekStartsOn of [-1, 7, 1.5, '1', null]) {
      const { status, body } = await send('PATCH', '/api/week', { version: week.version, weekStartsOn })
      expect([weekStartsOn, status, body.issues?.[0]?.path]).toEqual([weekStartsOn, 400, 'weekStartsOn'])
    }
    // The same day again is no change.
    const same = { version: week.version, weekStartsOn: week.weekStartsOn }
    expect((await send('PATCH', '/api/week', same)).body).toEqual({ week })
  })
})
