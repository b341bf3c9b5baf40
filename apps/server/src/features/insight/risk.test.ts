import type { InsightRisk, InsightRows } from '@onward/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addScheduler, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

const YEAR = new Date().getUTCFullYear() + 1
const [ONE, TWO, THREE] = [`${YEAR}-06-01`, `${YEAR}-06-02`, `${YEAR}-06-03`]
const RANGE = `from=${ONE}&to=${THREE}`

describeEngine('risk', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  const tokens = {} as Record<Person, string>
  const send = (method: string, path: string, body?: object, person: Person = 'adminA') =>
    server.send(method, path, { token: tokens[person], ...(body && { body }) })
  const made = async (path: string, body: object) => {
    const answer = await send('POST', path, body)
    expect([path, answer.status, answer.body]).toEqual([path, 201, answer.body])
    return answer.body
  }
  const book = (providerId: string | null, date: string, from = '07:00', to = '19:00', shiftTypeId = 'day') =>
    made('/api/assignments', {
      providerId,
      hospitalId: 'ny',
      shiftTypeId,
      startsAt: `${date}T${from}`,
      endsAt: `${date}T${to}`,
    })
  const read = async (person: Person = 'adminA', more = '') =>
    (await send('GET', `/api/insight/risk?${RANGE}${more}`, undefined, person)).body as InsightRisk
  const rowsOf = async (figure: string, more = '') =>
    (await send('GET', `/api/insight/risk/shifts?${RANGE}&figure=${figure}${more}`)).body as InsightRows

  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansLa', 'la')
    for (const person of ['adminA', 'plansLa'] as const) tokens[person] = await server.tokenOf(person)
    const everyDay = (least: number) => [...Array.from({ length: 7 }, () => ({ least, wished: least })), null]
    for (const [shiftTypeId, least] of [
      ['day', 2],
      ['call', 1],
    ] as const)
      await made('/api/demand', { hospitalId: 'ny', shiftTypeId, from: '2020-06-01', to: THREE, days: everyDay(least) })
    // On the first day all are there, one of them twice; on the second one is missing and one looked for; on the third nobody is.
    await book('p1', ONE)
    await book('p2', ONE)
    await book('p2', ONE, '20:00', '23:00', 'call')
    await book('p1', TWO)
    await book(null, TWO)
  })
  afterAll(() => server.close())

  it('is not known, and not none, where nobody has said how often people call out', async () => {
    const { cells, total } = await read()
    expect(
      cells.map(({ date, required, booked, missing, chance, standby }) => [
        date,
        required,
        booked,
        missing,
        chance,
        standby,
      ]),
    ).toEqual([
      [ONE, 3, 3, 0, null, null],
      [TWO, 3, 1, 2, null, null],
      [THREE, 3, 0, 3, null, null],
    ])
    expect(total).toEqual({ required: 9, booked: 4, missing: 5, shortDays: 0, expectedMissing: 0, days: 0, unknown: 3 })
  })

  it('follows the narrowest rate, and who is on two lines stays away from both', async () => {
    await made('/api/call-out-rates', { perMille: 100 })
    const again = await send('POST', '/api/call-out-rates', { perMille: 50 })
    expect([again.status, again.body.reason]).toEqual([409, 'same'])
    const all = await read()
    // Enough only if both come: 0.9 by 0.9; for each other one it would be by 0.9 once more.
    expect(all.cells[0]?.chance).toBeCloseTo(0.19, 10)
    // One of the first line each, and the second one's call.
    expect(all.cells[0]?.expectedMissing).toBeCloseTo(0.3, 10)
    expect(all.cells.slice(1).map(({ chance }) => chance)).toEqual([1, 1])
    expect(all.cells[1]?.expectedMissing).toBeCloseTo(2.1, 10)
    // One more for the day does not help the call.
    expect(all.cells[0]?.standby).toMatchObject({ shiftTypeId: 'day', specialtyId: null })
    expect(all.cells[0]?.standby?.chance).toBeCloseTo(0.1 + 0.9 * 0.1 * 0.1, 10)
    expect(all.total.shortDays).toBeCloseTo(2.19, 10)
    expect(all.byFacility).toEqual([{ hospitalId: 'ny', ...all.total }])

    await made('/api/call-out-rates', { hospitalId: 'ny', partOfDay: 'call', perMille: 500 })
    expect((await read()).cells[0]?.chance).toBeCloseTo(1 - 0.9 * 0.5, 10)
    for (const body of [{ perMille: 1_001 }, { perMille: 1.5 }, { perMille: 5, partOfDay: 'noon' }])
      expect((await send('POST', '/api/call-out-rates', body)).status).toBe(400)
  })

  it('opens the rows of each number, and what is over or elsewhere is in none', async () => {
    const { total, cells } = await read()
    for (const figure of ['required', 'booked', 'missing'] as const) {
      expect([figure, (await rowsOf(figure)).total]).toEqual([figure, total[figure]])
      for (const cell of cells) expect((await rowsOf(figure, `&at=ny&date=${cell.date}`)).total).toBe(cell[figure])
    }
    expect((await read('plansLa')).cells).toEqual([])
    expect((await read('adminA', '&hospitalId=la')).cells).toEqual([])
    const past = await send('GET', `/api/insight/risk?from=2020-06-01&to=2020-06-30`)
    expect(past.body.cells).toEqual([])
    const file = await send('GET', `/api/export/insight/risk?${RANGE}&format=csv`)
    expect(file.body).toContain(`ny,Harbor General,${ONE},3,3,0,0.55`)
  })
})
