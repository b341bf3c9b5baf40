import { DemandConflict, DemandDayConflict, type Demand, type DemandDay } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

const cell = (least: number, wished = least) => ({ least, wished })
const WEEK = [cell(2, 3), cell(2, 3), cell(2, 3), cell(2, 3), cell(2, 3), cell(1), null, null]

describeEngine('what facilities need', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  const tokens = {} as Record<'adminA' | 'adminB', string>
  let icu: string
  beforeAll(async () => {
    server = await openApp()
    for (const person of ['adminA', 'adminB'] as const) tokens[person] = await server.tokenOf(person)
    icu = (await send('POST', '/api/specialties', { specialtyName: 'Intensive care' })).body.specialty.specialtyId
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    server.send(method, path, { token: tokens.adminA, headers, ...(body && { body }) })
  let year = 2030
  /** A year of its own, of which nothing is said yet. */
  const nextYear = () => ({ from: `${(year += 1)}-01-01`, to: `${year}-12-31` })
  const pattern = (more: object = {}) => ({ hospitalId: 'ny', shiftTypeId: 'day', days: WEEK, ...nextYear(), ...more })
  const created = async (body: object) => {
    const answer = await send('POST', '/api/demand', body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.demand as Demand
  }
  const list = async (query = '') =>
    (await send('GET', `/api/demand?perPage=500${query}`)).body as { demand: Demand[]; total: number }
  const refused = ({ status, body }: Answer) => {
    expect([status, body]).toEqual([409, expect.anything()])
    return parse(DemandConflict, body)
  }
  const wrong = ({ status, body }: Answer) => [status, ...(body.issues ?? []).map(({ path }: { path: string }) => path)]

  it('is added, found, changed and deleted, and is of this account alone', async () => {
    const row = await created(pattern({ specialtyId: icu }))
    expect(row).toMatchObject({ hospitalId: 'ny', shiftTypeId: 'day', specialtyId: icu, days: WEEK, version: 1 })
    expect((await list('&hospitalId=ny&q=intensive')).demand).toEqual([row])
    expect(await list('&hospitalId=la')).toEqual({ demand: [], total: 0 })
    const days = WEEK.with(6, cell(1, 2))
    const changed = await send('PATCH', `/api/demand/${row.demandId}`, { version: 1, days, to: null })
    expect(changed.body.demand).toEqual({ ...row, days, to: null, version: 2 })
    const same = await send('PATCH', `/api/demand/${row.demandId}`, { version: 2, days })
    expect(same.body.demand.version).toBe(2)
    const late = refused(await send('PATCH', `/api/demand/${row.demandId}`, { version: 1, days: WEEK }))
    expect([late.reason, late.facts.demand]).toEqual(['version', [changed.body.demand]])
    for (const [method, body] of [
      ['PATCH', { version: 2 }],
      ['DELETE', undefined],
    ] as const) {
      const path = `/api/demand/${row.demandId}${body ? '' : '?version=2'}`
      expect((await server.send(method, path, { token: tokens.adminB, ...(body && { body }) })).status).toBe(404)
    }
    expect((await send('DELETE', `/api/demand/${row.demandId}?version=1`)).status).toBe(409)
    expect((await send('DELETE', `/api/demand/${row.demandId}?version=2`)).status).toBe(200)
    expect((await list(`&q=intensive`)).total).toBe(0)
  })

  it.each([
    ['fewer wished for than the least', { days: WEEK.with(0, { least: 2, wished: 1 }) }, ['days.0']],
    ['a day too few', { days: WEEK.slice(1) }, ['days']],
    ['half a person', { days: WEEK.with(2, cell(0.5)) }, ['days.2.least', 'days.2.wished']],
    ['an end before the beginning', { from: '2026-02-02', to: '2026-02-01' }, ['to']],
    ['a date that never was', { from: '2026-02-30' }, ['from']],
  ])('is refused with %s', async (_, more, paths) => {
    expect(wrong(await send('POST', '/api/demand', pattern(more)))).toEqual([400, ...paths])
  })
  it.each([
    ['facility', { hospitalId: 'az' }, 'hospitalId'],
    ['shift type', { shiftTypeId: 'none' }, 'shiftTypeId'],
    ['specialty', { specialtyId: 'none' }, 'specialtyId'],
  ])('is refused of a %s of somebody else', async (_, more, path) => {
    expect(wrong(await send('POST', '/api/demand', pattern(more)))).toEqual([404, path])
  })

  it('is said once of each date, and whoever says it again is told by what', async () => {
    const first = await created(pattern())
    const range = { from: first.to, to: null }
    const met = refused(await send('POST', '/api/demand', pattern(range)))
    expect([met.reason, met.facts.demand]).toEqual(['overlap', [first]])
    // Of another specialty, shift type or facility it is something else.
    for (const more of [{ specialtyId: icu }, { shiftTypeId: 'night' }, { hospitalId: 'la' }])
      await created(pattern({ from: first.from, to: first.to, ...more }))
    const after = await created(pattern())
    const back = await send('PATCH', `/api/demand/${after.demandId}`, { version: 1, from: first.to })
    expect(refused(back).facts.demand).toEqual([first])
  })

  it('is written by two at the same moment once', async () => {
    const body = pattern()
    const answers = await Promise.all([send('POST', '/api/demand', body), send('POST', '/api/demand', body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('is made once for a key, however often it is sent', async () => {
    const body = pattern()
    const key = { 'idempotency-key': 'demand-1' }
    const [one, two] = [await send('POST', '/api/demand', body, key), await send('POST', '/api/demand', body, key)]
    expect([two.status, two.body]).toEqual([201, one.body])
    expect((await send('POST', '/api/demand', pattern(), key)).status).toBe(422)
  })

  it('is saved as a whole: what ends makes room for what begins', async () => {
    const old = await created(pattern({ to: null }))
    const gone = await created(pattern({ hospitalId: 'la' }))
    const to = `${Number(old.from.slice(0, 4)) + 1}-06-30`
    const begins = { ...pattern(), from: to.replace('06-30', '07-01'), to: null }
    const { status, body } = await send('POST', '/api/demand/save', {
      create: [begins],
      change: [{ demandId: old.demandId, version: 1, to }],
      delete: [{ demandId: gone.demandId, version: 1 }],
    })
    expect([status, body.demand.map(({ from, version }: Demand) => [from, version])]).toEqual([
      200,
      [
        [begins.from, 1],
        [old.from, 2],
      ],
    ])
    const ids = new Set((await list()).demand.map(({ demandId }) => demandId))
    expect([ids.has(gone.demandId), ids.has(body.demand[0].demandId)]).toEqual([false, true])
    await send('DELETE', `/api/demand/${body.demand[0].demandId}?version=1`)
  })

  it('is not saved in part, and everything that is wrong is named', async () => {
    const [one, two] = [await created(pattern()), await created(pattern())]
    const before = await list()
    const save = (body: object) => send('POST', '/api/demand/save', body)
    const change = [
      { demandId: one.demandId, version: 1, days: WEEK.with(0, cell(9)) },
      { demandId: two.demandId, version: 1, days: WEEK.with(3, { least: 4, wished: 1 }).with(5, cell(-1)) },
    ]
    expect(wrong(await save({ change }))).toEqual([
      400,
      'change.1.days.3',
      'change.1.days.5.least',
      'change.1.days.5.wished',
    ])
    const stale = change.map((row) => ({ ...row, days: WEEK, version: 7 }))
    expect(refused(await save({ change: stale })).facts.demand).toHaveLength(2)
    const alike = pattern()
    expect(wrong(await save({ create: [pattern(), alike, alike] }))).toEqual([400, 'create.2.from'])
    expect(wrong(await save({ delete: [{ demandId: 'none', version: 1 }] }))).toEqual([404, 'delete.0.demandId'])
    const twice = { demandId: one.demandId, version: 1 }
    expect(wrong(await save({ change: [twice], delete: [twice] }))).toEqual([400, 'change.0.demandId'])
    expect(await list()).toEqual(before)
  })

  it('keeps its shift type and specialty from being deleted, and stays where one is put away', async () => {
    const { shiftType } = (await send('POST', '/api/shift-types', { shiftTypeName: 'Late' })).body
    const { specialty } = (await send('POST', '/api/specialties', { specialtyName: 'Burns' })).body
    const row = await created(pattern({ shiftTypeId: shiftType.shiftTypeId, specialtyId: specialty.specialtyId }))
    for (const path of [`shift-types/${shiftType.shiftTypeId}`, `specialties/${specialty.specialtyId}`])
      expect((await send('DELETE', `/api/${path}?version=1`)).body.isDeleted).toBe(false)
    expect((await send('PATCH', `/api/demand/${row.demandId}`, { version: 1, to: null })).status).toBe(200)
    expect(wrong(await send('POST', '/api/demand', pattern({ shiftTypeId: shiftType.shiftTypeId })))).toEqual([
      404,
      'shiftTypeId',
    ])
  })

  it('differs on single days, one for each line and date', async () => {
    const on = { hospitalId: 'la', shiftTypeId: 'night', date: '2029-12-24', least: 1, wished: 2, note: ' Quiet ' }
    const made = await send('POST', '/api/demand/days', on)
    const { demandDay }: { demandDay: DemandDay } = made.body
    expect([made.status, demandDay.note, demandDay.specialtyId]).toEqual([201, 'Quiet', null])
    const again = await send('POST', '/api/demand/days', on)
    expect([again.status, parse(DemandDayConflict, again.body).facts.demandDay]).toEqual([409, demandDay])
    const path = `/api/demand/days/${demandDay.demandDayId}`
    expect(wrong(await send('PATCH', path, { version: 1, least: 3 }))).toEqual([400, 'wished'])
    const changed = await send('PATCH', path, { version: 1, least: 2, note: null })
    expect(changed.body.demandDay).toEqual({ ...demandDay, least: 2, note: null, version: 2 })
    expect(parse(DemandDayConflict, (await send('PATCH', path, { version: 1, least: 0 })).body).reason).toBe('version')
    const other = await send('POST', '/api/demand/days', { ...on, date: '2029-12-25' })
    const moved = await send('PATCH', `/api/demand/days/${other.body.demandDay.demandDayId}`, {
      version: 1,
      date: on.date,
    })
    expect(parse(DemandDayConflict, moved.body)).toMatchObject({ reason: 'date', facts: changed.body })
    const found = await send('GET', '/api/demand/days?hospitalId=la&from=2029-12-24&to=2029-12-24')
    expect(found.body).toEqual({ demandDays: [changed.body.demandDay], total: 1 })
    expect((await send('DELETE', `${path}?version=2`)).status).toBe(200)
    expect((await send('PATCH', path, { version: 2 })).status).toBe(404)
  })
})
