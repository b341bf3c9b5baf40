import { BudgetConflict, PremiumConflict, RateConflict, type InsightCost, type InsightRows } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addScheduler, openApp } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

describeEngine('what people are paid', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    server = await openApp()
    token = await server.tokenOf('adminA')
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })
  const made = async (path: string, body: object) => {
    const answer = await send('POST', path, body)
    expect([path, body, answer.status, answer.body]).toEqual([path, body, 201, answer.body])
    return answer.body
  }
  const cost = async (words = 'from=2027-03-01&to=2027-03-31'): Promise<InsightCost> =>
    (await send('GET', `/api/insight/cost?${words}`)).body

  it('is counted in the currency of the account, which stays once anything is said in it', async () => {
    expect((await send('GET', '/api/currency')).body).toEqual({ currency: 'USD', digits: 2, isFixed: false })
    expect((await send('PATCH', '/api/currency', { currency: 'JPY' })).body).toEqual({
      currency: 'JPY',
      digits: 0,
      isFixed: false,
    })
    expect((await send('PATCH', '/api/currency', { currency: 'KWD' })).body.digits).toBe(3)
    for (const currency of ['XQZ', 'usd', 'DOLLAR', '', 7, null]) {
      const { status, body } = await send('PATCH', '/api/currency', { currency })
      expect([currency, status, body.issues?.[0]?.path]).toEqual([currency, 400, 'currency'])
    }
    await send('PATCH', '/api/currency', { currency: 'EUR' })
    const { rate } = await made('/api/rates', { providerId: 'p1', validFrom: '2020-01-01', perHour: 1 })
    expect((await send('GET', '/api/currency')).body).toEqual({ currency: 'EUR', digits: 2, isFixed: true })
    expect((await send('PATCH', '/api/currency', { currency: 'USD' })).status).toBe(409)
    // The other account counts in its own.
    const other = await server.send('GET', '/api/currency', { token: await server.tokenOf('adminB') })
    expect(other.body).toEqual({ currency: 'USD', digits: 2, isFixed: false })
    await send('DELETE', `/api/rates/${rate.rateId}?version=1`)
    expect((await send('PATCH', '/api/currency', { currency: 'USD' })).body.currency).toBe('USD')
  })

  it('is never said twice for the same, however it is written', async () => {
    const first = await made('/api/rates', { hospitalId: 'ny', validFrom: '2020-01-01', perHour: 9_000 })
    const again = await send('POST', '/api/rates', { hospitalId: 'ny', validFrom: '2020-01-01', perHour: 1 })
    expect([again.status, parse(RateConflict, again.body).reason]).toEqual([409, 'same'])
    const { rate: later } = await made('/api/rates', { hospitalId: 'ny', validFrom: '2020-02-01', perHour: 1 })
    const moved = await send('PATCH', `/api/rates/${later.rateId}`, { version: 1, validFrom: '2020-01-01' })
    expect(parse(RateConflict, moved.body)).toMatchObject({ reason: 'same', facts: { rate: first.rate } })
    const old = await send('PATCH', `/api/rates/${later.rateId}`, { version: 7, perHour: 2 })
    expect(parse(RateConflict, old.body)).toMatchObject({ reason: 'version', facts: { rate: later } })
    const at = await Promise.all(
      Array.from({ length: 6 }, () => send('POST', '/api/rates', { validFrom: '2021-01-01', perHour: 1 })),
    )
    expect(at.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])

    await made('/api/premiums', { kind: 'night', validFrom: '2020-01-01', basisPoints: 1_000 })
    const twice = await send('POST', '/api/premiums', { kind: 'night', validFrom: '2020-01-01', perHour: 5 })
    expect(parse(PremiumConflict, twice.body).reason).toBe('same')
    await made('/api/budgets', { hospitalId: 'ny', month: '2020-01', amount: 1 })
    const second = await send('POST', '/api/budgets', { hospitalId: 'ny', month: '2020-01', amount: 2 })
    expect(parse(BudgetConflict, second.body).reason).toBe('same')
    for (const name of ['rates', 'premiums', 'budgets'])
      for (const row of (await send('GET', `/api/${name}?perPage=100`)).body[name]) {
        const id = row[`${name.slice(0, -1)}Id`]
        expect((await send('DELETE', `/api/${name}/${id}?version=${row.version}`)).status).toBe(200)
      }
  })

  it('is refused with the field that is wrong', async () => {
    const wrong = async (path: string, body: object) => {
      const answer = await send('POST', path, body)
      return [answer.status, answer.body.issues?.[0]?.path]
    }
    const rate = { validFrom: '2027-01-01', perHour: 1 }
    for (const perHour of [-1, 1.5, 100_000_001, '12', null, Number.MAX_SAFE_INTEGER + 2])
      expect([perHour, ...(await wrong('/api/rates', { ...rate, perHour }))]).toEqual([perHour, 400, 'perHour'])
    expect(await wrong('/api/rates', { ...rate, validTo: '2026-12-31' })).toEqual([400, 'validTo'])
    expect(await wrong('/api/rates', { ...rate, providerId: 'q1' })).toEqual([404, 'providerId'])
    expect(await wrong('/api/rates', { ...rate, hospitalId: 'az' })).toEqual([404, 'hospitalId'])
    expect(await wrong('/api/rates', { ...rate, shiftTypeId: 'none' })).toEqual([404, 'shiftTypeId'])
    expect(await wrong('/api/rates', { ...rate, specialtyId: 'none' })).toEqual([404, 'specialtyId'])
    const premium = { kind: 'night', validFrom: '2027-01-01' }
    expect(await wrong('/api/premiums', premium)).toEqual([400, 'basisPoints'])
    expect(await wrong('/api/premiums', { ...premium, basisPoints: 1, perHour: 1 })).toEqual([400, 'perHour'])
    expect(await wrong('/api/premiums', { ...premium, basisPoints: 0 })).toEqual([400, 'basisPoints'])
    expect(await wrong('/api/premiums', { ...premium, kind: 'rain', perHour: 1 })).toEqual([400, 'kind'])
    expect(await wrong('/api/premiums', { ...premium, hospitalId: 'az', perHour: 1 })).toEqual([404, 'hospitalId'])
    expect(await wrong('/api/budgets', { hospitalId: 'ny', month: '2027-13', amount: 1 })).toEqual([400, 'month'])
    expect(await wrong('/api/budgets', { hospitalId: 'az', month: '2027-01', amount: 1 })).toEqual([404, 'hospitalId'])
    expect(await wrong('/api/budgets', { hospitalId: 'ny', month: '2027-01', amount: 0.5 })).toEqual([400, 'amount'])
    expect((await send('GET', '/api/insight/cost?from=2027-03-01&to=2027-03-31&by=luck')).status).toBe(400)
  })

  it('makes what a month costs, of which nothing is guessed', async () => {
    const shift = async (providerId: string, startsAt: string, endsAt: string, hospitalId = 'ny') =>
      (await made('/api/assignments', { providerId, hospitalId, startsAt, endsAt })).assignment.assignmentId as number
    // The clocks go forward in the night from Saturday to Sunday: 11 hours.
    const night = await shift('p1', '2027-03-13T19:00', '2027-03-14T07:00')
    const day = await shift('p2', '2027-03-16T07:00', '2027-03-16T19:00')
    const away = await shift('p2', '2027-03-18T07:00', '2027-03-18T07:20', 'la')
    await made('/api/rates', { hospitalId: 'ny', validFrom: '2027-01-01', perHour: 10_000 })
    await made('/api/rates', { providerId: 'p1', hospitalId: 'ny', validFrom: '2027-01-01', perHour: 12_345 })
    await made('/api/premiums', { kind: 'night', validFrom: '2027-01-01', basisPoints: 1_250 })
    await made('/api/premiums', { kind: 'weekend', hospitalId: 'ny', validFrom: '2027-01-01', perHour: 333 })
    await made('/api/budgets', { hospitalId: 'ny', month: '2027-03', amount: 270_000 })

    const before = await cost()
    // 11 × 123.45; an eighth of that; 11 × 3.33; and 12 × 100.00.
    const ny = { base: 135_795 + 120_000, night: 16_974, weekend: 3_663, total: 135_795 + 120_000 + 16_974 + 3_663 }
    expect(before.rows.find(({ key }) => key === 'ny')).toMatchObject({ ...ny, minutes: 23 * 60, unrated: 0 })
    expect(before.rows.find(({ key }) => key === 'ny')).toMatchObject({
      budget: 270_000,
      difference: ny.total - 270_000,
    })
    // Nobody has said what an hour in the west costs: that is not nothing, and no sum is compared with it in it.
    expect(before.rows.find(({ key }) => key === 'la')).toMatchObject({ total: 0, unrated: 1, budget: null })
    expect(before.total).toMatchObject({ ...ny, shifts: 3, unrated: 1, budget: null, difference: null })
    expect(before.against).toEqual({ budgets: 1, budget: 270_000, total: ny.total, unrated: 0 })
    const listed = async (words: string): Promise<InsightRows> =>
      (await send('GET', `/api/insight/cost/shifts?from=2027-03-01&to=2027-03-31&${words}`)).body
    expect((await listed('figure=unrated')).rows.map(({ assignmentId }) => assignmentId)).toEqual([away])
    expect(
      (await listed('figure=total&key=ny')).rows.map(({ assignmentId, amount }) => [assignmentId, amount]),
    ).toEqual([
      [night, 135_795 + 16_974 + 3_663],
      [day, 120_000],
    ])

    // A third of an hour at 0.01: half a cent and less is none, but it is known.
    await made('/api/rates', { hospitalId: 'la', validFrom: '2027-01-01', perHour: 1 })
    await made('/api/budgets', { hospitalId: 'la', month: '2027-03', amount: 0 })
    expect((await cost()).total).toMatchObject({ unrated: 0, budget: 270_000, difference: ny.total - 270_000 })
    // A part of a month has no budget, and neither has a specialty.
    expect((await cost('from=2027-03-02&to=2027-03-31')).total).toMatchObject({ total: ny.total, budget: null })
    const months = (await cost('from=2027-03-01&to=2027-04-10&by=month')).rows
    expect(months.map(({ key, budget }) => [key, budget])).toEqual([['2027-03', 270_000]])
    const { specialty } = await made('/api/specialties', { specialtyName: 'Surgery' })
    const narrowed = await cost(`from=2027-03-01&to=2027-03-31&specialtyId=${specialty.specialtyId}`)
    expect(narrowed).toMatchObject({ rows: [], total: { shifts: 0, budget: null }, against: { budgets: 0 } })

    const file = await send('GET', '/api/export/insight/cost?from=2027-03-01&to=2027-03-31&format=csv')
    expect(String(file.body)).toContain(`,${ny.total / 100},`)
    // Who plans there is told of the hours, and not of what they cost, in whichever form they ask.
    await addScheduler(server.store, 'plansNy', 'ny')
    const plans = await server.tokenOf('plansNy')
    for (const path of [
      '/api/insight/cost',
      '/api/insight/cost/shifts',
      '/api/export/insight/cost',
      '/api/export/insight/cost/shifts',
    ]) {
      const { status } = await server.send('GET', `${path}?from=2027-03-01&to=2027-03-31&figure=total&format=csv`, {
        token: plans,
      })
      expect([path, status]).toEqual([path, 403])
    }
  })

  it('keeps what it names', async () => {
    const { specialty } = await made('/api/specialties', { specialtyName: 'Cardiology' })
    await made('/api/rates', { specialtyId: specialty.specialtyId, validFrom: '2027-01-01', perHour: 1 })
    const gone = await send('DELETE', `/api/specialties/${specialty.specialtyId}?version=1`)
    expect(gone.body.specialty).toMatchObject({ isActive: false, isUsed: true })
  })
})
