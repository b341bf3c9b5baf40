import type { ImportResult, InsightWorked, WorkedFigures, WorkedRole, WorkedRows } from '@onward/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addScheduler, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { describeSharedData, sharedData } from '../../../test/shared-data.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = {} as Record<Person, string>
const open = async () => {
  server = await openApp()
  await addScheduler(server.store, 'plansLa', 'la')
  for (const person of ['adminA', 'adminB', 'p1', 'plansLa'] as const) tokens[person] = await server.tokenOf(person)
}
const get = (path: string, person: Person = 'adminA') => server.send('GET', path, { token: tokens[person] })
const report = async (words: string, person?: Person) => {
  const { status, body } = await get(`/api/insight/worked?${words}`, person)
  expect([words, status]).toEqual([words, 200])
  return body as InsightWorked
}
const days = async (words: string, person?: Person) =>
  (await get(`/api/insight/worked/days?${words}`, person)).body as WorkedRows
const send = (body: string, words = '') =>
  server.send('POST', `/api/import/worked-hours${words}`, {
    token: tokens.adminA,
    headers: { 'content-type': 'text/csv' },
    body,
  })
const file = (...lines: string[]) => send(`${lines.join('\n')}\n`)
const counts = (created: number, changed: number, unchanged: number) =>
  expect.objectContaining({ status: 200, body: expect.objectContaining({ created, changed, unchanged }) })
const refused = async (answer: ReturnType<typeof file>) => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(422)
  return body.errors.map(({ line, column, code }: Record<string, unknown>) => [line, column, code])
}
const stored = async () => ({
  days: await server.store.db.selectFrom('workedDay').select(['hospitalId', 'date', 'residents', 'version']).execute(),
  hours: await server.store.db.selectFrom('workedHours').select(['role', 'employee', 'contract']).execute(),
})

describeEngine('worked hours of files', () => {
  beforeAll(open)
  afterAll(() => server.close())
  beforeEach(async () => void (await server.store.db.deleteFrom('workedDay').execute()))

  const HEAD = 'hospitalId,date,residents,rnHours,rnEmployee,rnContract,cnaEmployee,cnaContract'
  const FIRST = ['la,20260130,50,8,8.0,0,"20,25",4.50', 'la,2026-01-31,,16,16,0,21,', 'ny,20260201,10,,7.5,0.25,,']

  it('are known by facility and day, whatever way a day is written, and counted in hundredths', async () => {
    expect(await file(HEAD, ...FIRST)).toEqual(counts(3, 0, 0))
    expect(await file(HEAD, ...FIRST)).toEqual(counts(0, 0, 3))
    expect((await stored()).days).toEqual([
      { hospitalId: 'la', date: '2026-01-30', residents: 50, version: 1 },
      { hospitalId: 'la', date: '2026-01-31', residents: null, version: 1 },
      { hospitalId: 'ny', date: '2026-02-01', residents: 10, version: 1 },
    ])
    const { roles, months, total, facilities, known } = await report('from=2026-01-01&to=2026-02-28')
    expect(known).toEqual({ from: '2026-01-30', to: '2026-02-01' })
    expect(facilities).toEqual(
      [
        { hospitalId: 'ny', facilityName: 'Harbor General', days: 1 },
        { hospitalId: 'la', facilityName: 'Mesa Verde Clinic', days: 2 },
      ].toSorted((a, b) => (a.facilityName < b.facilityName ? -1 : 1)),
    )
    const rn = {
      role: 'rn',
      hours: 2_400,
      employee: 2_400,
      contract: 0,
      whole: 2,
      residentHours: 800,
      residentDays: 50,
    }
    const cna = {
      role: 'cna',
      hours: 4_575,
      employee: 4_125,
      contract: 450,
      // What people on contract worked on the 31st is not known, and not nothing.
      whole: 1,
      residentHours: 2_475,
      residentDays: 50,
    }
    expect(months[0]).toEqual({
      month: '2026-01',
      days: 2,
      // Of both facilities each day of the month is expected.
      daysOf: 62,
      residents: 50,
      residentsOn: 1,
      hours: 6_975,
      employee: 6_525,
      contract: 450,
      whole: 1,
      residentHours: 3_275,
      residentDays: 50,
      roles: [rn, cna],
    })
    expect(months[1]).toMatchObject({ month: '2026-02', days: 1, daysOf: 56, hours: 775, whole: 0, residentDays: 0 })
    expect(total).toMatchObject({ days: 3, daysOf: 118, hours: 7_750, employee: 7_275, contract: 475 })
    expect(roles.map(({ role, hours }) => [role, hours])).toEqual([
      ['rn', 3_175],
      ['cna', 4_575],
    ])
  })

  it('change where a file says something else, and stay where it has no column', async () => {
    await file(HEAD, ...FIRST)
    expect(await file('hospitalId,date,rnEmployee', 'la,20260130,9', 'la,20260131,16')).toEqual(counts(0, 1, 1))
    const {
      days: [day],
      hours,
    } = await stored()
    expect(day).toMatchObject({ date: '2026-01-31' })
    expect(hours).toContainEqual({ role: 'rn', employee: 900, contract: 0 })
    expect(hours).toContainEqual({ role: 'cna', employee: 2_025, contract: 450 })
    const entries = await server.store.db
      .selectFrom('auditEntry')
      .where('action', '=', 'workedDay.changed')
      .select(['before', 'after'])
      .execute()
    expect(entries.at(-1)).toEqual({ before: { rn: '8 + 0' }, after: { rn: '9 + 0' } })
    // What is blank becomes unknown; a role of which nothing is said any more has no row.
    expect(await file('hospitalId,date,cnaEmployee,cnaContract', 'la,20260130,,')).toEqual(counts(0, 1, 0))
    expect((await stored()).hours.filter(({ role }) => role === 'cna')).toHaveLength(1)
  })

  it('that cannot be are all named, and nothing of the file is kept', async () => {
    await file(HEAD, FIRST[0] ?? '')
    const before = await stored()
    const rows = [
      'xx,20260101,1,1,1,0,0,0',
      'la,20260230,1,1,1,0,0,0',
      'la,,1,1,1,0,0,0',
      'la,20260102,1.5,1,1,0,0,0',
      'la,20260103,1,1,1.005,0,0,0',
      'la,20260104,1,1,-1,0,0,0',
      'la,20260105,1,9,8,0.98,0,0',
      'la,20260105,2,9,8,1.01,0,0',
      'la,20260105,3,9,8,1.01,0,0',
      'la,20260106,1,1,1,0,many,0',
    ]
    expect(await refused(file(HEAD, ...rows))).toEqual([
      [2, 'hospitalId', 'notFacility'],
      [3, 'date', 'notDate'],
      [4, 'date', 'empty'],
      [5, 'residents', 'notWhole'],
      [6, 'rnEmployee', 'notHours'],
      [7, 'rnEmployee', 'notHours'],
      [8, 'rnHours', 'notTotal'],
      [10, 'date', 'saysElse'],
      [11, 'cnaEmployee', 'notHours'],
    ])
    expect(await stored()).toEqual(before)
    // Zeros behind say nothing more, and a hundredth is rounding.
    expect(await file(HEAD, 'la,20260107,50.0,8.01,8.000,0,0,0')).toEqual(counts(1, 0, 0))
    expect((await send(`${HEAD}\nla,20260108,1,1,1,0,0,0\n`, '?dryRun=true')).body).toMatchObject({ created: 1 })
    expect((await stored()).days).toHaveLength(2)
  })

  it('of another account are neither written nor read', async () => {
    expect(await refused(file('hospitalId,date,rnEmployee', 'az,20260101,8'))).toEqual([
      [2, 'hospitalId', 'notFacility'],
    ])
    await file(HEAD, ...FIRST)
    const range = 'from=2026-01-01&to=2026-02-28'
    expect(await report(range, 'adminB')).toMatchObject({ known: null, facilities: [], roles: [], total: { hours: 0 } })
    expect(await report(`${range}&hospitalId=la`, 'adminB')).toMatchObject({ known: null, total: { hours: 0 } })
    expect(await days(`${range}&figure=hours&hospitalId=la`, 'adminB')).toMatchObject({ total: 0, sum: 0, rows: [] })
  })

  it('are told to a scheduler of their facilities alone', async () => {
    await file(HEAD, ...FIRST)
    const range = 'from=2026-01-01&to=2026-02-28'
    const own = await report(range, 'plansLa')
    expect([own.isPartial, own.facilities.map(({ hospitalId }) => hospitalId)]).toEqual([true, ['la']])
    expect(own.total).toMatchObject({ hours: 6_975, days: 2, daysOf: 59 })
    expect(await report(`${range}&hospitalId=ny`, 'plansLa')).toMatchObject({ known: null, total: { hours: 0 } })
    expect((await days(`${range}&figure=hours`, 'plansLa')).rows.map(({ hospitalId }) => hospitalId)).toEqual([
      'la',
      'la',
    ])
    expect((await get(`/api/insight/worked?${range}`, 'p1')).status).toBe(403)
    expect((await server.send('GET', `/api/insight/worked?${range}`)).status).toBe(401)
  })

  it('each number opens its days, and is what they sum to', async () => {
    await file(HEAD, ...FIRST)
    const range = 'from=2026-01-01&to=2026-02-28'
    const { months, roles, total } = await report(range)
    for (const figure of ['hours', 'employee', 'contract'] as const) {
      expect((await days(`${range}&figure=${figure}`)).sum).toBe(total[figure])
      for (const { role, ...of } of roles)
        expect((await days(`${range}&figure=${figure}&role=${role}`)).sum).toBe(of[figure])
      for (const { month, ...of } of months) {
        const listed = await days(`${range}&figure=${figure}&month=${month}`)
        expect([listed.sum, listed.total]).toEqual([of[figure], of.days])
        expect(listed.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(of[figure])
      }
    }
    const [row] = (await days(`${range}&figure=contract&role=cna&month=2026-01&page=2&perPage=1`)).rows
    expect(row).toMatchObject({ date: '2026-01-31', employee: 2_100, contract: null, isWhole: false, amount: 0 })
    expect(await days(`${range}&figure=hours&month=2025-12`)).toMatchObject({ total: 0, rows: [] })
    const text = (await get(`/api/export/insight/worked?${range}`)).body as string
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      'month,role,days,daysOf,daysWhole,hours,employeeHours,contractHours,residentDays,hoursPerResidentDay',
      '2026-01,rn,2,62,2,24,24,0,50,0.16',
      '2026-01,cna,2,62,1,45.75,41.25,4.5,50,0.5',
    ])
    const listed = (await get(`/api/export/insight/worked/shifts?${range}&figure=hours&role=rn`)).body as string
    expect(listed).toContain('ny,Harbor General,')
    expect(listed.trim().split('\r\n')).toHaveLength(4)
  })

  it.each([
    ['', 'from'],
    ['from=2026-01-01', 'to'],
    ['from=2026-02-01&to=2026-01-01', 'to'],
    ['from=2020-01-01&to=2026-01-01', 'to'],
    ['from=2026-01-01&to=2026-01-02&figure=minutes', 'figure'],
    ['from=2026-01-01&to=2026-01-02&figure=hours&role=doctor', 'role'],
    ['from=2026-01-01&to=2026-01-02&figure=hours&month=2026-13', 'month'],
  ])('answers 400 for %s', async (words, field) => {
    const { status, body } = await get(
      `/api/insight/worked/days?${words.includes('figure') ? '' : 'figure=hours&'}${words}`,
    )
    expect([status, body.issues[0].path]).toEqual([400, field])
  })
})

// As the files call them.
const PBJ = {
  rnDon: 'RNDON',
  rnAdmin: 'RNadmin',
  rn: 'RN',
  lpnAdmin: 'LPNadmin',
  lpn: 'LPN',
  cna: 'CNA',
  naTrainee: 'NAtrn',
  medAide: 'MedAide',
} as const satisfies Record<WorkedRole, string>
const ROLES = Object.keys(PBJ) as WorkedRole[]

describeSharedData('files of the Payroll-Based Journal', () => {
  const LONG = 'cms-pbj/PBJ_Daily_Nurse_Staffing_335513_2017-2025.csv'
  const SHORT = 'cms-pbj/PBJ_Daily_Nurse_Staffing_Q2_2024.015009.csv'
  /** Read by other means than those of the product: one line at a time, a name in quotes left out. */
  const linesOf = async (path: string) => {
    const [head = '', ...lines] = (await sharedData(path))
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
    const names = head.split(',')
    return lines.map((line) => {
      const cells = line.replace(/"[^"]*"/, '').split(',')
      return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
    })
  }
  type Line = Awaited<ReturnType<typeof linesOf>>[number]
  const hundredths = (cell = '') => Math.round(Number(cell) * 100)
  const isWhole = (line: Line, role: WorkedRole) =>
    line[`Hrs_${PBJ[role]}_emp`] !== '' && line[`Hrs_${PBJ[role]}_ctr`] !== ''
  const total = (lines: readonly Line[], of: (line: Line) => number) => lines.reduce((sum, line) => sum + of(line), 0)
  const summed = (lines: readonly Line[], roles: readonly WorkedRole[]): WorkedFigures => {
    const half = (line: Line, end: string) =>
      roles.reduce((sum, role) => sum + hundredths(line[`Hrs_${PBJ[role]}_${end}`]), 0)
    const whole = lines.filter((line) => roles.every((role) => isWhole(line, role)))
    const [employee, contract] = [total(lines, (line) => half(line, 'emp')), total(lines, (line) => half(line, 'ctr'))]
    return {
      employee,
      contract,
      hours: employee + contract,
      whole: whole.length,
      residentHours: total(whole, (line) => half(line, 'emp') + half(line, 'ctr')),
      residentDays: total(whole, ({ MDScensus }) => Number(MDScensus)),
    }
  }

  describeEngine('imported', () => {
    beforeAll(async () => {
      await open()
      const homes = ['335513,Home by the sea,America/New_York', '015009,Home in the hills,America/Chicago']
      const body = `hospitalId,facilityName,timeZone\n${homes.join('\n')}\n`
      const headers = { 'content-type': 'text/csv' }
      await server.send('POST', '/api/import/facilities', { token: tokens.adminA, headers, body })
    })
    afterAll(() => server.close())
    const post = async (path: string) => {
      const { status, body } = await send((await sharedData(path)).toString('utf8'), '?preset=cms-pbj')
      expect(status, JSON.stringify(body)).toBe(200)
      return body as ImportResult
    }

    it('are taken whole, once, with a column too many, cells that are blank and a mark in front', async () => {
      const ignored = ['PROVNAME', 'CITY', 'STATE', 'COUNTY_NAME', 'COUNTY_FIPS', 'CY_Qtr']
      const long = { rows: 3_105, doubtful: [], ignored: [...ignored, 'Hrs_RNDON.1'] }
      expect(await post(LONG)).toMatchObject({ ...long, created: 3_105, changed: 0, unchanged: 0 })
      expect(await post(LONG)).toMatchObject({ ...long, created: 0, changed: 0, unchanged: 3_105 })
      expect(await post(SHORT)).toMatchObject({ rows: 91, created: 91, ignored })
    })

    it('come to the sums of their columns, month by month and role by role', async () => {
      for (const [hospitalId, path] of [
        ['335513', LONG],
        ['015009', SHORT],
      ] as const) {
        const byMonth = Map.groupBy(
          await linesOf(path),
          ({ WorkDate = '' }) => `${WorkDate.slice(0, 4)}-${WorkDate.slice(4, 6)}`,
        )
        let compared = 0
        for (const year of new Set([...byMonth.keys()].map((month) => month.slice(0, 4)))) {
          const { months, roles } = await report(`from=${year}-01-01&to=${year}-12-31&hospitalId=${hospitalId}`)
          expect(roles.map(({ role }) => role)).toEqual(ROLES)
          for (const { month, roles: of, days: there, daysOf, residents, residentsOn, ...all } of months) {
            const lines = byMonth.get(month) ?? []
            expect([month, there, residentsOn]).toEqual([month, lines.length, lines.length])
            expect([month, residents]).toEqual([month, total(lines, ({ MDScensus }) => Number(MDScensus))])
            expect([month, all]).toEqual([month, summed(lines, ROLES)])
            for (const { role, ...figures } of of)
              expect([month, role, figures]).toEqual([month, role, summed(lines, [role])])
            expect(daysOf).toBe(new Date(Number(year), Number(month.slice(5)), 0).getDate())
            compared += lines.length
          }
        }
        expect(compared).toBe([...byMonth.values()].flat().length)
      }
    })

    it('say what is missing: days that nobody reported, and hours that were left blank', async () => {
      const gap = (await report('from=2018-01-01&to=2018-12-31&hospitalId=335513')).months
      expect(gap.slice(0, 4).map(({ month, days: there, daysOf }) => [month, there, daysOf])).toEqual([
        ['2018-01', 0, 31],
        ['2018-02', 0, 28],
        ['2018-03', 0, 31],
        ['2018-04', 30, 30],
      ])
      const [april] = (await report('from=2017-04-01&to=2017-04-30&hospitalId=335513')).months
      expect(april).toMatchObject({ days: 30, daysOf: 30, whole: 0 })
      expect(april?.roles.find(({ role }) => role === 'medAide')).toMatchObject({ whole: 0, residentDays: 0 })
      expect(april?.roles.find(({ role }) => role === 'rn')).toMatchObject({ whole: 30 })
    })
  })
})
