import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { addScheduler, openApp, serveFrom } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Heard = { event: string; id: string | undefined; data: any } // oxlint-disable-line typescript/no-explicit-any -- tests read answers freely

describeEngine('events', () => {
  let app: App
  /** Another process on the same store. */
  let other: Awaited<ReturnType<typeof serveFrom>>
  const tokens = new Map<string, string>()
  const open: { close: () => Promise<void> }[] = []

  /** Somebody listens; `until` reads on until something is heard. */
  const listen = async (person: string, query = '', by: Pick<App, 'app'> = app) => {
    const leaving = new AbortController()
    const response = await by.app.request(`http://onward.test/api/events${query}`, {
      headers: { authorization: `Bearer ${tokens.get(person)}`, 'accept-encoding': 'gzip' },
      signal: leaving.signal,
    })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    const heard: Heard[] = []
    let rest = ''
    let hasEnded = false
    const more = async () => {
      const { value, done } = await reader.read()
      hasEnded = done
      const parts = (rest + (value ?? '')).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const fields = Object.fromEntries(part.split('\n').map((line) => line.split(/: (.*)/s)))
        heard.push({ event: fields.event, id: fields.id, data: JSON.parse(fields.data) })
      }
    }
    const until = async (isIt: (one: Heard) => boolean): Promise<Heard> => {
      for (;;) {
        const found = heard.findIndex(isIt)
        if (found !== -1) return heard.splice(0, found + 1).at(-1)!
        if (hasEnded) throw new Error('The line ended')
        await more()
      }
    }
    const close = () => reader.cancel()
    open.push({ close })
    return { response, until, close, heard }
  }
  const people =
    (...names: string[]) =>
    (one: Heard) =>
      one.event === 'people' &&
      JSON.stringify(one.data.people.map((p: { userId: string }) => p.userId)) === JSON.stringify(names)
  const by = (requestId: string | null) => (one: Heard) =>
    one.event === 'changed' && one.data.changes.some((change: { requestId: string }) => change.requestId === requestId)
  const book = (date: string, person = 'adminA') =>
    app.send('POST', '/api/assignments', {
      token: tokens.get(person)!,
      body: { providerId: 'p1', hospitalId: 'ny', startsAt: `${date}T07:00`, endsAt: `${date}T15:00` },
    })

  beforeAll(async () => {
    app = await openApp()
    other = await serveFrom(app.store)
    await addScheduler(app.store, 'plansNy', 'ny')
    for (const person of ['adminA', 'plansNy', 'adminB', 'p1', 'client'] as const)
      tokens.set(person, await app.tokenOf(person))
  })
  afterEach(async () => {
    for (const { close } of open.splice(0)) await close()
  })
  afterAll(async () => {
    await other.stop()
    await app.close()
  })

  it('tells on each process what was changed on one, and by which request', async () => {
    const [here, there] = [await listen('adminA'), await listen('plansNy', '', other)]
    expect(here.response.headers.get('content-type')).toBe('text/event-stream')
    expect(here.response.headers.get('content-encoding')).toBe(null)
    await here.until(({ event }) => event === 'changed')
    await there.until(({ event }) => event === 'changed')
    const { headers, status } = await book('2030-05-06')
    expect(status).toBe(201)
    const requestId = headers.get('x-request-id')
    for (const line of [here, there]) {
      const { data, id } = await line.until(by(requestId))
      expect(id).toMatch(/^\d+-\d+$/)
      expect(data.changes.find((one: { requestId: string }) => one.requestId === requestId)?.topics).toEqual([
        'shifts',
        'history',
      ])
    }
  })

  it('tells who asks again what they missed, and everything where that cannot be known', async () => {
    const first = await listen('adminA')
    const { id } = await first.until((one) => one.id !== undefined)
    await first.close()
    const { headers } = await book('2030-05-07')
    const second = await listen('adminA', `?since=${id}`, other)
    expect((await second.until(by(headers.get('x-request-id')))).data.changes.length).toBeGreaterThan(0)
    // Of the day before yesterday; and of a store that was put back to an earlier state.
    const [xid] = id!.split('-')
    const now = Math.floor(Date.now() / 1_000)
    for (const since of [`${xid}-${now - 2 * 86_400}`, `9${xid}-${now}`]) {
      const line = await listen('adminA', `?since=${since}`)
      const { data } = await line.until(({ event }) => event === 'changed')
      expect(data.changes).toHaveLength(1)
      expect(data.changes[0].topics).toContain('rules')
    }
  })

  it('says with each answer as of when it is, so that who listens next hears of nothing that is in it', async () => {
    const ask = (by: Pick<App, 'app'>) =>
      by.app.request('http://onward.test/api/provider', {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens.get('adminA')}`, 'content-type': 'application/json' },
        body: '{}',
      })
    const here = await listen('adminA')
    const requestId = (await book('2030-05-12')).headers.get('x-request-id')
    const booked = by(requestId)
    await here.until(booked)
    const { xid } = await app.store.db
      .selectFrom('changeEvent')
      .select('xid')
      .where('requestId', '=', requestId)
      .executeTakeFirstOrThrow()
    // A transaction of anybody on the same engine, in another database too, keeps the answer at what was before it.
    let since: string | null = null
    const ofWhen = async () => {
      since = (await ask(app)).headers.get('x-as-of')
      return Number(since?.split('-')[0])
    }
    await expect.poll(ofWhen, { timeout: 20_000 }).toBeGreaterThan(xid)
    const after = by((await book('2030-05-13')).headers.get('x-request-id'))
    const next = await listen('plansNy', `?since=${since}`, other)
    const told = await next.until(after)
    expect([...next.heard, told].some(booked)).toBe(false)
    // Without one it begins with the last minute.
    await (await listen('plansNy')).until(booked)
    const quiet = await serveFrom(app.store)
    expect((await ask(quiet)).headers.has('x-as-of')).toBe(false)
    await quiet.stop()
  })

  it('tells nobody of another account, and not of what was refused', async () => {
    const stranger = await listen('adminB')
    await stranger.until(({ event }) => event === 'changed')
    const mine = await book('2030-05-08')
    expect((await book('2030-05-08')).status).toBe(409)
    const { headers, status } = await app.send('POST', '/api/specialties', {
      token: tokens.get('adminB')!,
      body: { specialtyName: 'Surgery' },
    })
    expect(status).toBe(201)
    // What was changed before would have been told before.
    const { data } = await stranger.until(by(headers.get('x-request-id')))
    expect(JSON.stringify([...stranger.heard, data])).not.toContain(mine.headers.get('x-request-id'))
  })

  it('says who else looks at some of the same dates, on whichever process, and that they left', async () => {
    const may = 'place=board&from=2030-05-01&to=2030-05-31'
    const here = await listen('adminA', `?${may}`)
    await here.until(people())
    const there = await listen('plansNy', '?place=calendar&from=2030-05-31&to=2030-06-30', other)
    await there.until(people('adminA'))
    const { data } = await here.until(people('plansNy'))
    expect(data.people).toEqual([{ userId: 'plansNy', fullName: 'Person plansNy', places: ['calendar'] }])
    // A second window of the same person is nobody else, nor is who looks at other dates or in another account.
    const second = await listen('adminA', `?${may}`)
    await second.until(people('plansNy'))
    await (await listen('plansNy', '?place=board&from=2030-06-01&to=2030-06-30', other)).until(people())
    await (await listen('adminB', `?${may}`)).until(people())
    await there.close()
    await here.until(people())
  })

  it('refuses what it cannot read, and who does not plan', async () => {
    const ask = (query: string, person = 'adminA') =>
      app.send('GET', `/api/events${query}`, { ...(tokens.has(person) && { token: tokens.get(person)! }) })
    expect((await ask('?since=x')).body.message).toBe('since: must be the id of an event')
    expect((await ask('?place=cellar&from=2030-05-01&to=2030-05-31')).body.message).toBe(
      'place: must be calendar or board',
    )
    expect((await ask('?place=board&from=2030-05-01')).body.message).toBe('to: is missing beside place')
    expect((await ask('?place=board&from=2030-05-02&to=2030-05-01')).body.message).toBe('to: must not be before from')
    expect(await Promise.all(['p1', 'client', 'nobody'].map(async (one) => (await ask('', one)).status))).toEqual([
      403, 403, 401,
    ])
  })

  it('lets one person have a dozen windows, and the oldest give way', async () => {
    const first = await listen('plansNy')
    await first.until(({ event }) => event === 'changed')
    for (let n = 0; n < 12; n++) await (await listen('plansNy')).until(({ event }) => event === 'changed')
    await expect(first.until(({ event }) => event === 'never')).rejects.toThrow('The line ended')
  })

  it('lets nobody open one line after the other, and others as before', async () => {
    const ask = (person: string) => app.send('GET', '/api/events', { token: tokens.get(person)! })
    const answers = await Promise.all(Array.from({ length: 130 }, () => ask('plansNy')))
    const refused = answers.filter(({ status }) => status === 429)
    expect([refused.length > 0, refused[0]?.headers.get('retry-after')]).toEqual([true, '60'])
    expect((await ask('adminA')).status).toBe(200)
  })
})
