import { HolidayConflict, type Holiday } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

describeEngine('the holidays of an account', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    server = await openApp()
    token = await server.tokenOf('adminA')
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    server.send(method, path, { token, headers, ...(body && { body }) })
  const add = (hospitalId: string | null, ...all: [date: string, holidayName: string][]) =>
    send('POST', '/api/holidays', { hospitalId, holidays: all.map(([date, holidayName]) => ({ date, holidayName })) })
  const added = async (...given: Parameters<typeof add>) => {
    const { status, body } = await add(...given)
    expect(status, JSON.stringify(body)).toBe(201)
    return body.holidays as Holiday[]
  }
  const list = async (query: string) =>
    ((await send('GET', `/api/holidays?perPage=50${query}`)).body.holidays as Holiday[]).map((one) => one.holidayName)
  const refused = ({ status, body }: Answer) => {
    expect([status, body]).toEqual([409, expect.anything()])
    return parse(HolidayConflict, body)
  }

  it('are added many at once, by date, for all facilities or one', async () => {
    const [year] = await added(null, ['2027-01-01', ' New Year '], ['2027-12-25', 'Christmas'])
    expect(year).toMatchObject({ hospitalId: null, facilityName: null, date: '2027-01-01', holidayName: 'New Year' })
    const [founded] = await added('ny', ['2027-06-01', 'Founders’ Day'])
    expect(founded?.facilityName).toBe('Harbor General')
    expect(await list('&from=2027-01-01&to=2027-12-31')).toEqual(['New Year', 'Founders’ Day', 'Christmas'])
    expect(await list('&hospitalId=la&from=2027-01-01')).toEqual(['New Year', 'Christmas'])
    expect(await list('&q=harbor')).toEqual(['Founders’ Day'])
    expect(await list('&q=chris')).toEqual(['Christmas'])
    const others = await server.send('GET', '/api/holidays', { token: await server.tokenOf('adminB') })
    expect(others.body).toEqual({ holidays: [], total: 0 })
  })

  it('are added all or none, and those in the way are named', async () => {
    const there = await added('la', ['2028-01-01', 'New Year'], ['2028-05-01', 'May Day'])
    const twice = refused(await add('la', ['2028-03-01', 'New'], ['2028-05-01', 'Labour'], ['2028-01-01', 'Year']))
    expect([twice.reason, twice.facts.holidays]).toEqual(['date', there])
    expect(await list('&from=2028-03-01&to=2028-03-01')).toEqual([])
    // At another place, or at all of them, it is another one.
    await added('ny', ['2028-01-01', 'New Year'])
    await added(null, ['2028-01-01', 'New Year'])
    const same = await add(null, ['2028-07-01', 'One'], ['2028-07-01', 'Two'])
    expect([same.status, same.body.issues]).toMatchObject([400, [{ path: 'holidays.1.date' }]])
    const nowhere = await add('az', ['2028-07-01', 'One'])
    expect([nowhere.status, nowhere.body.issues]).toMatchObject([404, [{ path: 'hospitalId' }]])
    const wrong = await add(null, ['2028-02-30', 'Never'], ['2028-07-01', ' '])
    const paths = wrong.body.issues.map(({ path }: { path: string }) => path)
    expect([wrong.status, paths]).toEqual([400, ['holidays.0.date', 'holidays.1.holidayName']])
  })

  it('are made once for a key', async () => {
    const body = { holidays: [{ date: '2029-01-01', holidayName: 'New Year' }] }
    const key = { 'idempotency-key': 'holidays-1' }
    const one = await send('POST', '/api/holidays', body, key)
    expect([one.status, (await send('POST', '/api/holidays', body, key)).body]).toEqual([201, one.body])
  })

  it('are changed and deleted by who saw the newest', async () => {
    const [one, other] = await added(null, ['2030-01-01', 'New Year'], ['2030-01-06', 'Epiphany'])
    const path = `/api/holidays/${one?.holidayId}`
    const changed = await send('PATCH', path, { version: 1, holidayName: 'First of January', hospitalId: 'ny' })
    expect(changed.body.holiday).toMatchObject({
      holidayName: 'First of January',
      facilityName: 'Harbor General',
      version: 2,
    })
    expect(refused(await send('PATCH', path, { version: 1, date: '2030-01-02' }))).toMatchObject({
      reason: 'version',
      facts: { holidays: [changed.body.holiday] },
    })
    const moved = await send('PATCH', path, { version: 2, date: '2030-01-06', hospitalId: null })
    expect(refused(moved)).toMatchObject({ reason: 'date', facts: { holidays: [other] } })
    expect((await send('DELETE', `${path}?version=1`)).status).toBe(409)
    expect((await send('DELETE', `${path}?version=2`)).status).toBe(200)
    expect((await send('DELETE', `${path}?version=2`)).status).toBe(404)
  })
})
