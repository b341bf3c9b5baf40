import type { InsightRows, InsightToday } from '@onward/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsBy, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

// A Wednesday, 07:00 in Los Angeles; in Auckland it is Thursday.
const NOW = new Date('2027-03-17T14:00:00Z')
const READER = 'timeZone=Pacific/Auckland'

describeEngine('what may be at any time', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  const tokens = new Map<Person, string>()
  const { ok } = callsBy(() => server, tokens)
  beforeAll(async () => {
    server = await openApp({}, { now: () => NOW })
    tokens.set('adminA', await server.tokenOf('adminA'))
    const days = [...Array.from({ length: 7 }, () => ({ least: 1, wished: 1 })), null]
    await ok('POST', '/api/demand', { hospitalId: 'la', shiftTypeId: 'custom', from: '2027-03-01', to: null, days })
  })
  afterAll(() => server.close())

  const today = (): Promise<InsightToday> => ok('GET', `/api/insight/today?${READER}`)
  const listed = (words: string): Promise<InsightRows> => ok('GET', `/api/insight/today/shifts?${READER}&${words}`)
  const places = ({ rows }: InsightRows) =>
    rows.map(({ date, state, assignmentId }) => `${date} ${state} ${assignmentId === null ? 'no shift' : 'a shift'}`)
  const post = (date: string) =>
    ok('POST', '/api/assignments', {
      providerId: null,
      hospitalId: 'la',
      shiftTypeId: 'custom',
      startsAt: `${date}T09:00`,
      endsAt: `${date}T15:00`,
    })

  it('is missing on the dates of its facility, in no hour and in no half of a day', async () => {
    const report = await today()
    expect(report).toMatchObject({
      today: '2027-03-18',
      now: { required: 0 },
      short: { open: 0, notPosted: 0, beyond: 0 },
      anyTime: { required: 3, filled: 0, open: 0, notPosted: 3, missing: 3 },
      cells: [],
    })
    expect(report.anyTime.cells.map(({ hospitalId, date, missing }) => [hospitalId, date, missing])).toEqual([
      ['la', '2027-03-17', 1],
      ['la', '2027-03-18', 1],
      ['la', '2027-03-19', 1],
    ])
    expect(places(await listed('figure=anyTimeMissing&at=la&date=2027-03-17'))).toEqual([
      '2027-03-17 notPosted no shift',
    ])
  })

  it('is short once it is posted with its times', async () => {
    await post('2027-03-18')
    const { short, anyTime } = await today()
    expect(short).toMatchObject({ open: 1, notPosted: 0, beyond: 0 })
    expect(short.rows.map(({ date, state }) => [date, state])).toEqual([['2027-03-18', 'open']])
    expect(anyTime).toMatchObject({ required: 3, open: 1, notPosted: 2, missing: 2 })
    for (const figure of ['missing', 'open'])
      expect(places(await listed(`figure=${figure}`))).toEqual(['2027-03-18 open a shift'])
    expect(places(await listed('figure=anyTimeMissing'))).toEqual([
      '2027-03-17 notPosted no shift',
      '2027-03-19 notPosted no shift',
    ])
    // A second one is looked for beyond what is required.
    await post('2027-03-18')
    expect((await today()).short).toMatchObject({ open: 1, beyond: 1 })
    expect(places(await listed('figure=beyond'))).toEqual(['2027-03-18 beyond a shift'])
  })

  it('is at a facility of the same place, whichever are asked for', async () => {
    const placeOf = async (words: string) => {
      const { facilities }: InsightToday = await ok('GET', `/api/insight/today?${words}`)
      return facilities.find(({ hospitalId }) => hospitalId === 'la')?.place
    }
    expect(await placeOf('')).toBe(1)
    expect(await placeOf('hospitalId=la')).toBe(1)
  })

  it('is a row of the file', async () => {
    const lines: string[] = String(await ok('GET', `/api/export/insight/today?${READER}`))
      .trim()
      .split('\r\n')
    expect(lines.slice(1)).toEqual([
      'la,Mesa Verde Clinic,2027-03-17,anyTime,1,0,0,1',
      'la,Mesa Verde Clinic,2027-03-18,anyTime,1,0,1,0',
      'la,Mesa Verde Clinic,2027-03-19,anyTime,1,0,0,1',
    ])
  })
})
