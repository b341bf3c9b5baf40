import { RulesRefusal } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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

type Asked = { body?: unknown; person?: Person }
const send = (method: string, path: string, { body, person = 'adminA' }: Asked = {}) =>
  server.send(method, path, { token: tokens[person], ...(body !== undefined && { body }) })
const ok = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}
const rule = async (body: object) => ok(await send('POST', '/api/rules', { body })).rule
const REST = { kind: 'rest', severity: 'block', parameters: { minutes: 600 } }

let used = 0
/** The first day of a month that no other case has. */
const month = () => {
  used += 1
  return (day: number) =>
    `${2031 + Math.floor(used / 12)}-${String((used % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
const next = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
const night = (date: string, more: object = {}) => ({
  providerId: 'p1',
  hospitalId: 'ny',
  startsAt: `${date}T19:00`,
  endsAt: `${next(date)}T07:00`,
  ...more,
})
const call = (date: string) => night(date, { startsAt: `${date}T08:00`, endsAt: `${next(date)}T08:00` })
const day = (date: string, more: object = {}) =>
  night(date, { startsAt: `${date}T07:00`, endsAt: `${date}T19:00`, ...more })
const book = (body: object, person: Person = 'adminA') => send('POST', '/api/assignments', { body, person })
const booked = async (body: object) => ok(await book(body)).assignment
const move = ({ assignmentId, version }: { assignmentId: number; version: number }, to: object) =>
  send('PATCH', `/api/assignments/${assignmentId}`, { body: { version, ...to } })
const cancel = ({ assignmentId, version }: { assignmentId: number; version: number }) =>
  send('DELETE', `/api/assignments/${assignmentId}?version=${version}`)
const versionOf = async (id: string) => ok(await send('GET', `/api/providers/${id}`)).provider.version
const refused = ({ status, body }: Answer) => {
  expect(status).toBe(422)
  return parse(RulesRefusal, body)
}

beforeEach(async () => {
  await server.store.db.deleteFrom('rule').execute()
})

describeEngine('a booking', () => {
  it('is refused by what a rule blocks, with every reason in words, and nothing is written', async () => {
    const on = month()
    const { ruleId } = await rule(REST)
    await rule({ kind: 'mostMinutes', severity: 'block', parameters: { window: { per: 'day' }, minutes: 900 } })
    const first = await booked(night(on(3)))
    const { message, facts } = refused(await book(day(on(4), { startsAt: `${on(4)}T16:59`, endsAt: `${on(5)}T01:00` })))
    expect(message).toBe(
      `9 h 59 min of rest between the Night shift at Harbor General from ${on(3)} 19:00 to ${on(4)} 07:00 and ` +
        `the Custom shift at Harbor General from ${on(4)} 16:59 to ${on(5)} 01:00; at least 10 h must be free, 1 min are missing.`,
    )
    expect(facts.verdicts).toMatchObject([
      { ruleId, kind: 'rest', severity: 'block', providerId: 'p1', amount: 1, unit: 'minutes' },
    ])
    // The shift that was refused is not stored, and has no id.
    expect(facts.verdicts[0]?.assignmentIds).toEqual([first.assignmentId])
    expect(facts.names).toMatchObject({ facilities: { ny: 'Harbor General' }, providers: { p1: 'Person p1' } })
    const shifts = await server.store.db
      .selectFrom('assignment')
      .where('scheduledDate', '>=', on(1))
      .selectAll()
      .execute()
    expect(shifts.filter(({ scheduledDate }) => scheduledDate <= on(28))).toHaveLength(1)
    // To the minute.
    await booked(day(on(4), { startsAt: `${on(4)}T17:00`, endsAt: `${on(5)}T01:00` }))
  })

  it('goes through with a warning, with a rule that is off, of other days or of other people', async () => {
    const on = month()
    for (const other of [
      { severity: 'warn' },
      { severity: 'off' },
      { validTo: '2030-12-31' },
      { scope: { providerIds: ['p2'] } },
      { scope: { hospitalIds: ['la'] } },
    ])
      await rule({ ...REST, ...other })
    await booked(night(on(3)))
    expect(await book(day(on(4)))).toMatchObject({ status: 201 })
  })

  it('is refused by a rule of a pack only to whom the contract of that day names the pack', async () => {
    const on = month()
    const contract = async (providerId: string, validFrom: string, more: object) =>
      ok(await send('POST', '/api/contracts', { body: { providerId, validFrom, fte: 1, ...more } })).contract
    await rule({ ...REST, scope: { packIds: ['nurses'] } })
    await contract('p1', on(1), { validTo: on(10), packId: 'acgme' })
    const named = await contract('p1', on(11), { validTo: on(28), packId: 'nurses' })
    await contract('p2', on(1), { validTo: on(28) })
    const nightThenDay = async (first: number, providerId: string) => {
      await booked(night(on(first), { providerId }))
      return book(day(on(first + 1), { providerId }))
    }
    expect((await nightThenDay(3, 'p1')).status).toBe(201)
    expect(refused(await nightThenDay(13, 'p1')).facts.verdicts).toMatchObject([{ kind: 'rest', providerId: 'p1' }])
    expect((await nightThenDay(13, 'p2')).status).toBe(201)
    const without = { version: named.version, packId: null }
    ok(await send('PATCH', `/api/contracts/${named.contractId}`, { body: without }))
    expect((await book(day(on(14)))).status).toBe(201)
  })

  it('of seven calls in a row ends at the rule, whatever the places', async () => {
    const on = month()
    await rule({ kind: 'consecutiveDays', severity: 'block', parameters: { count: 'worked', most: 3 } })
    for (const date of [3, 4, 5]) await booked(call(on(date)))
    const { facts } = refused(await book({ ...call(on(6)), hospitalId: 'la' }))
    expect(facts.verdicts).toMatchObject([{ kind: 'consecutiveDays', amount: 1, unit: 'days' }])
  })

  it('may make better what was bad before, and not worse', async () => {
    const on = month()
    const [first, , third] = [await booked(call(on(3))), await booked(call(on(4))), await booked(call(on(5)))]
    await rule({ kind: 'mostMinutes', severity: 'block', parameters: { window: { per: 'month' }, minutes: 1440 } })
    refused(await book(call(on(20))))
    expect((await move(first, { note: 'Seen' })).status).toBe(200)
    expect((await move(third, { endsAt: `${on(6)}T07:00` })).status).toBe(200)
    refused(await move({ ...third, version: 2 }, { endsAt: `${on(6)}T09:00` }))
    expect((await cancel({ ...first, version: 2 })).status).toBe(200)
  })

  it('of who plans at one facility is not told where else somebody works', async () => {
    const on = month()
    await rule(REST)
    await booked(night(on(3), { hospitalId: 'la', shiftTypeId: 'night' }))
    const { message, facts } = refused(await book(day(on(4), { startsAt: `${on(4)}T12:00` }), 'plansNy'))
    expect(message).toContain('the other shift at another facility')
    expect(JSON.stringify(facts)).not.toContain('Night')
    expect(JSON.stringify(facts)).not.toContain('"la"')
    expect(facts.verdicts[0]?.assignmentIds).toEqual([])
  })

  it('is not excused by something else that was wrong with the same shift', async () => {
    const on = month()
    await rule({ kind: 'mostMinutes', severity: 'warn', parameters: { window: { per: 'day' }, minutes: 480 } })
    const shift = await booked(day(on(3)))
    await server.store.db.updateTable('rule').set({ severity: 'block' }).execute()
    refused(await move(shift, { startsAt: `${on(9)}T07:00`, endsAt: `${on(9)}T19:00` }))
    expect((await move(shift, { endsAt: `${on(3)}T16:00` })).status).toBe(200)
    await rule({ kind: 'homeFacility', severity: 'block', parameters: {} })
    const body = { facilityName: 'Third', timeZone: 'America/New_York' }
    const { hospitalId } = ok(await send('POST', '/api/facilities', { body })).facility
    ok(
      await send('PATCH', '/api/providers/p1', { body: { version: await versionOf('p1'), hospitalIds: [hospitalId] } }),
    )
    refused(await move({ ...shift, version: 2 }, { hospitalId: 'la', endsAt: `${on(3)}T14:00` }))
    expect((await move({ ...shift, version: 2 }, { endsAt: `${on(3)}T14:00` })).status).toBe(200)
    ok(await send('PATCH', '/api/providers/p1', { body: { version: await versionOf('p1'), hospitalIds: [] } }))
  })

  it('on short notice is refused when it moves or takes away, too', async () => {
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const shift = await booked(day(soon))
    await rule({ kind: 'notice', severity: 'block', parameters: { minutes: 10_080 } })
    refused(await cancel(shift))
    refused(await move(shift, { startsAt: `${soon}T08:00` }))
    expect((await move(shift, { note: 'Seen' })).status).toBe(200)
    await server.store.db.deleteFrom('rule').execute()
    expect((await cancel({ ...shift, version: 2 })).status).toBe(200)
  })

  it('builds up what a rule asks at least, and does not take it away', async () => {
    const on = month()
    await rule({
      kind: 'count',
      severity: 'block',
      parameters: { counted: 'shifts', window: { per: 'month' }, least: 2 },
    })
    await rule({ kind: 'completeWeekends', severity: 'block', parameters: {} })
    // A Saturday of that month.
    const first = [...Array(7).keys()].find((at) => new Date(on(8 + at)).getUTCDay() === 6) ?? 0
    const saturday = await booked(day(on(8 + first)))
    await booked(day(on(9 + first)))
    const { facts } = refused(await cancel(saturday))
    expect(facts.verdicts.map(({ kind }) => kind).toSorted()).toEqual(['completeWeekends', 'count'])
  })

  it('is judged with whom a rule pairs its person, whatever the order in which both are booked', async () => {
    const on = month()
    const parameters = { providerId: 'p1', others: ['p2'], together: 'never' }
    await rule({ kind: 'pair', severity: 'block', parameters })
    for (let at = 1; at <= 8; at += 1) {
      const both = await Promise.all([book(day(on(at))), book(day(on(at), { providerId: 'p2' }))])
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
    }
  })

  it('at the ends of the calendar is let be', async () => {
    await rule({
      kind: 'count',
      severity: 'block',
      parameters: { counted: 'days', window: { per: 'year' }, most: 400 },
    })
    for (const date of ['0001-01-02', '9999-12-29']) expect((await book(day(date))).status).toBe(201)
    expect((await send('GET', '/api/violations?from=9999-12-01&to=9999-12-31')).status).toBe(400)
  })

  it('is judged by the credentials that its shift requires', async () => {
    const on = month()
    const type = ok(await send('POST', '/api/credential-types', { body: { credentialTypeName: `ACLS ${on(1)}` } }))
    const { credentialTypeId } = type.credentialType
    const requirement = ok(await send('POST', '/api/requirements', { body: { hospitalId: 'ny', credentialTypeId } }))
    await rule({ kind: 'credential', severity: 'block', parameters: {} })
    const credential = { providerId: 'p1', credentialTypeId, validTo: on(4) }
    ok(await send('POST', '/api/credentials', { body: credential }))
    await booked(day(on(3)))
    // It ends in the middle of the night.
    const { facts } = refused(await book(night(on(4))))
    expect(facts.verdicts).toMatchObject([
      { kind: 'credential', facts: { reason: 'expires', date: on(4), day: on(5) } },
    ])
    expect(facts.names.credentialTypes).toEqual({ [credentialTypeId]: `ACLS ${on(1)}` })
    ok(await send('DELETE', `/api/requirements/${requirement.requirement.requirementId}?version=1`))
  })
})

describeEngine('what stands against the rules', () => {
  const list = async (query: string) => ok(await send('GET', `/api/violations?${query}`))

  it('is listed by person, facility and rule, the heaviest first, and changes nothing', async () => {
    const on = month()
    for (const providerId of ['p1', 'p2']) {
      await booked(night(on(3), { providerId }))
      await booked(day(on(4), { providerId, hospitalId: providerId === 'p1' ? 'ny' : 'la' }))
    }
    const days = `from=${on(1)}&to=${on(28)}`
    expect(await list(days)).toMatchObject({ violations: [], total: 0, byRule: [] })
    const warn = await rule({ ...REST, severity: 'warn' })
    const block = await rule({ ...REST, scope: { providerIds: ['p2'] } })
    const all = await list(days)
    expect(all.total).toBe(3)
    expect(all.violations.map(({ ruleId, providerId }: never) => [ruleId, providerId])).toEqual([
      [block.ruleId, 'p2'],
      [warn.ruleId, 'p1'],
      [warn.ruleId, 'p2'],
    ])
    expect(all).toMatchObject({
      byRule: [
        { ruleId: warn.ruleId, count: 2 },
        { ruleId: block.ruleId, count: 1 },
      ],
      byProvider: [
        { providerId: 'p2', count: 2 },
        { providerId: 'p1', count: 1 },
      ],
      byFacility: [
        { hospitalId: 'ny', count: 3 },
        { hospitalId: 'la', count: 2 },
      ],
    })
    expect((await list(`${days}&hospitalId=la`)).total).toBe(2)
    expect((await list(`${days}&providerId=p1`)).total).toBe(1)
    expect((await list(`${days}&hospitalIds=la,elsewhere`)).total).toBe(2)
    expect((await list(`${days}&hospitalIds=la,ny`)).total).toBe(3)
    expect((await list(`${days}&hospitalIds=ny&providerIds=p1`)).total).toBe(1)
    expect((await list(`${days}&providerIds=p1,p2`)).total).toBe(3)
    expect((await list(`${days}&providerIds=`)).total).toBe(0)
    expect((await list(`${days}&ruleId=${block.ruleId}`)).total).toBe(1)
    expect((await list(`${days}&perPage=2&page=2`)).violations).toHaveLength(1)
    expect((await list(`from=${on(5)}&to=${on(28)}`)).total).toBe(0)
    // Across the edge of what is asked for.
    expect((await list(`from=${on(4)}&to=${on(4)}`)).total).toBe(3)
  })

  it('is all there in pages, with what is of one rule and person together, and in a file', async () => {
    const on = month()
    for (const providerId of ['p1', 'p2']) for (const at of [3, 4, 5, 6]) await booked(day(on(at), { providerId }))
    for (const minutes of [60, 120])
      await rule({ kind: 'mostMinutes', severity: 'warn', parameters: { window: { per: 'day' }, minutes } })
    await rule({ kind: 'mostMinutes', severity: 'block', parameters: { window: { per: 'week' }, minutes: 1200 } })
    const days = `from=${on(1)}&to=${on(28)}`
    type Row = { key: string; ruleId: string; providerId: string }
    const rows: Row[] = []
    const pages: { total: number; groups: (Omit<Row, 'key'> & { count: number })[]; byRule: { count: number }[] }[] = []
    do {
      const page = await list(`${days}&order=together&perPage=3&page=${pages.length + 1}`)
      pages.push(page)
      rows.push(...page.violations)
    } while (rows.length < (pages[0]?.total ?? 0) && pages.length < 20)
    const groupOf = ({ ruleId, providerId }: Omit<Row, 'key'>) => `${ruleId} ${providerId}`
    const { violations, total } = await list(`${days}&perPage=500`)
    expect(rows).toHaveLength(total)
    expect(rows.map(({ key }) => key).toSorted()).toEqual(violations.map(({ key }: Row) => key).toSorted())
    // Of each rule and person there is one run, and its count is that of its rows, on whichever pages they are.
    const runs = rows.map(groupOf).filter((group, at, all) => group !== all[at - 1])
    expect(new Set(runs).size).toBe(runs.length)
    expect(runs.length).toBeGreaterThanOrEqual(6)
    const times = Map.groupBy(rows, groupOf)
    for (const one of pages.flatMap(({ groups }) => groups)) expect(one.count).toBe(times.get(groupOf(one))?.length)
    expect(pages[0]?.byRule.reduce((sum, { count }) => sum + count, 0)).toBe(total)

    const file: string = ok(await send('GET', `/api/export/violations?${days}`))
    const lines = file.trim().split('\r\n')
    expect(lines[0]).toMatch(/^.?severity,providerId,providerName,message,from,to/)
    expect(lines).toHaveLength(total + 1)
  })

  it('is counted to the last of more than a page, as it is listed', async () => {
    const on = month()
    const days = `from=${on(1)}&to=${on(28)}`
    for (const providerId of ['p1', 'p2'])
      for (let at = 1; at <= 24; at += 1) await booked(day(on(at), { providerId, hospitalId: at % 2 ? 'ny' : 'la' }))
    const perDay = { kind: 'mostMinutes', parameters: { window: { per: 'day' }, minutes: 60 } }
    for (let severe = 0; severe < 24; severe += 1) await rule({ ...perDay, severity: 'warn' })
    await rule({ ...perDay, severity: 'inform' })
    const counts = async (more = '') => ok(await send('GET', `/api/violations/counts?${days}${more}`))
    const { total, byProvider, assignmentIds } = await counts()
    expect(total).toBe(1_200)
    const pages = [1, 2, 3].map((page) => list(`${days}&perPage=500&page=${page}`))
    const listed = (await Promise.all(pages)).flatMap(({ violations }) => violations) as {
      severity: string
      assignmentIds: number[]
    }[]
    expect(listed).toHaveLength(total)
    expect(byProvider).toEqual((await list(`${days}&perPage=1`)).byProvider)
    const told = listed.flatMap((one) => (one.severity === 'inform' ? [] : one.assignmentIds))
    expect(assignmentIds.toSorted()).toEqual([...new Set(told)].toSorted())
    const here = await counts('&hospitalId=la')
    expect([here.total, here.byProvider]).toEqual(
      await list(`${days}&hospitalId=la`).then((all) => [all.total, all.byProvider]),
    )
    expect((await send('GET', '/api/violations/counts?from=2026-01-01&to=2026-12-31')).status).toBe(400)
  })

  it.each([
    ['from=2026-11-30&to=2026-11-01', 'to'],
    ['from=2026-01-01&to=2026-12-31', 'to'],
    ['from=2026-01-01', 'to'],
  ])('is refused for %s', async (query, path) => {
    const { status, body } = await send('GET', `/api/violations?${query}`)
    expect([status, body.issues[0].path]).toEqual([400, path])
  })
})
