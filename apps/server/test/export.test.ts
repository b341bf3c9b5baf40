import type { ImportResult } from '@onward/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Context } from '../src/context.ts'
import { exportFile } from '../src/export-file.ts'
import { openApp } from './app-fixture.ts'
import { runs } from './bookings.ts'
import { describeEngine } from './open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
let token: string
beforeAll(async () => {
  server = await openApp()
  token = await server.tokenOf('adminA')
})
afterAll(() => server.close())

const send = (method: string, path: string, body?: object) =>
  server.send(method, path, { token, ...(body && { body }) })
const taken = async (path: string) => {
  const { status, body, headers } = await send('GET', `/api/export/${path}`)
  expect([status, typeof body], JSON.stringify(body)).toEqual([200, 'string'])
  return { text: body as string, headers }
}
const MONTH = 'from=2027-03-01&to=2027-03-31'
/** What the file would do, if it were imported again. */
const again = async (kind: string, query = '') => {
  const { text } = await taken(`${kind}${query}`)
  const headers = { 'content-type': 'text/csv' }
  const { status, body } = await server.send('POST', `/api/import/${kind}?dryRun=true`, { token, headers, body: text })
  expect([status, JSON.stringify(body)]).toEqual([200, expect.any(String)])
  const { rows, created, changed, unchanged, doubtful } = body as ImportResult
  expect({ created, changed, unchanged, doubtful }).toEqual({ created: 0, changed: 0, unchanged: rows, doubtful: [] })
  return rows
}
const importCsv = async (kind: string, csv: string) => {
  const answer = await server.send('POST', `/api/import/${kind}`, {
    token,
    headers: { 'content-type': 'text/csv' },
    body: csv,
  })
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.any(String)])
}
const newestEntry = async () => {
  const { body } = await send('GET', '/api/audit?perPage=1&objectType=export')
  return body.entries[0]
}

describeEngine('a list as a file', () => {
  it('is a file by name, never kept by a cache, and an entry of the audit trail', async () => {
    const { text, headers } = await taken('facilities?q=harbor')
    expect(text).toBe(
      'hospitalId,facilityName,timeZone,city,state,code,tone,isActive,version\r\n' +
        'ny,Harbor General,America/New_York,,,HAR,,true,1\r\n',
    )
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="facilities-20\d\d-\d\d-\d\d\.csv"$/)
    expect([headers.get('cache-control'), headers.get('content-encoding')]).toEqual(['no-store', null])
    expect(await newestEntry()).toMatchObject({
      userId: 'adminA',
      action: 'export.begun',
      objectId: 'facilities',
      after: { kind: 'facilities', format: 'csv', rows: 1, q: 'harbor', status: 'active' },
    })
  })

  it('holds what the list of the same filters holds, of this account alone', async () => {
    await send('POST', '/api/leave', {
      providerId: 'p2',
      startDate: '2027-04-01',
      endDate: '2027-04-02',
      leaveDescription: '=HYPERLINK("x")',
    })
    expect((await taken('leave?from=2027-04-02&to=2027-04-30&providerId=p2')).text.split('\r\n')[1]).toBe(
      `1,p2,Person p2,2027-04-01,2027-04-02,"'=HYPERLINK(""x"")",other,Other,approved,1`,
    )
    expect((await taken('leave?from=2027-04-02&to=2027-04-30&providerId=p1')).text.split('\r\n')).toHaveLength(2)
    expect((await taken('providers?q=P2')).text).toContain('\r\np2,Person p2,,,,,true,1\r\n')
    const { text } = await taken('audit?action=leave.created')
    expect(text.split('\r\n')).toHaveLength(3)
    expect(text).toContain(',adminA,Person adminA,leave.created,leave,1,Person p2,')
    const other = { token: await server.tokenOf('adminB') }
    const { body } = await server.send('GET', '/api/export/facilities?status=all', other)
    expect(body).toContain('Saguaro')
    expect(body).not.toContain('Harbor')
  })

  it('holds the shifts of the people and facilities that were chosen, thousands of them, and the open ones where that is asked', async () => {
    const times = { startsAt: '2027-06-20T07:00', endsAt: '2027-06-20T19:00' }
    const made = []
    for (const shift of [
      { providerId: 'p1', hospitalId: 'ny' },
      { providerId: 'p2', hospitalId: 'la' },
      { providerId: null, hospitalId: 'ny' },
    ]) {
      const { body } = await send('POST', '/api/assignments', { ...shift, ...times })
      made.push(body.assignment.assignmentId)
    }
    const [own, elsewhere, open] = made
    const many = Array.from({ length: 5_999 }, (_, at) => `other-${at}`)
    const chosen = async (wish: object) => {
      const { status, body } = await send('POST', '/api/export/assignments', {
        from: '2027-06-01',
        to: '2027-06-30',
        ...wish,
      })
      expect([status, typeof body], JSON.stringify(body)).toEqual([200, 'string'])
      const lines: string[] = body.trim().split('\r\n').slice(1)
      return lines.map((line) => Number(line.split(',')[7])).toSorted((one, next) => one - next)
    }
    expect(await chosen({})).toEqual([own, elsewhere, open])
    expect(await chosen({ providerId: ['p1', ...many] })).toEqual([own])
    expect(await chosen({ providerId: ['p1', ...many], open: 'true' })).toEqual([own, open])
    expect(await chosen({ hospitalId: ['ny', ...many] })).toEqual([own, open])
    expect(await chosen({ providerId: ['p1', 'p2'], hospitalId: ['la'], open: 'true' })).toEqual([elsewhere])
    expect(await chosen({ providerId: [], hospitalId: ['ny'] })).toEqual([])
    const { status, body } = await send('POST', '/api/export/assignments', {
      from: '2027-06-01',
      to: '2027-06-30',
      hospitalId: [...many, 'ny', 'la'],
    })
    expect([status, body.issues[0].path]).toEqual([400, 'hospitalId'])
  })

  it('holds the leave that the page of leave shows: by name, facility, specialty, kind, and who is scheduled', async () => {
    const { specialty } = (await send('POST', '/api/specialties', { specialtyName: 'Renal care' })).body
    const person = async (providerName: string, more: object) =>
      (await send('POST', '/api/providers', { providerName, ...more })).body.provider.providerId as string
    const ada = await person('Ada Leaves', { hospitalIds: ['ny'], specialtyIds: [specialty.specialtyId] })
    // No id spells him: ids are hexadecimal.
    const wim = await person('Wim Leaves', { hospitalIds: ['la'] })
    const gone = await person('Cy Leaves', { hospitalIds: ['ny'] })
    for (const [providerId, leaveKindId] of [
      [ada, 'sick'],
      [ada, 'annual'],
      [wim, 'annual'],
      [gone, 'annual'],
    ]) {
      const day = leaveKindId === 'sick' ? '2027-08-03' : '2027-08-20'
      const row = { providerId, leaveKindId, startDate: day, endDate: day, leaveDescription: 'Away' }
      expect((await send('POST', '/api/leave', row)).status).toBe(201)
    }
    const { db } = server.store
    await db.updateTable('provider').set({ isActive: false }).where('providerId', '=', gone).execute()
    const shown = async (query: string) => {
      const { text } = await taken(`leave?from=2027-08-01&to=2027-08-31&${query}`)
      const lines = text.trim().split('\r\n').slice(1)
      return lines
        .map((line) => line.split(','))
        .map(([, who, , , , , kind]) => `${who} ${kind}`)
        .toSorted()
    }
    const of = (...rows: string[]) => rows.toSorted()
    expect(await shown('')).toEqual(of(`${ada} sick`, `${ada} annual`, `${wim} annual`, `${gone} annual`))
    expect(await shown('active=true')).toEqual(of(`${ada} sick`, `${ada} annual`, `${wim} annual`))
    expect(await shown('active=true&hospitalId=ny')).toEqual(of(`${ada} sick`, `${ada} annual`))
    expect(await shown('leaveKindId=sick')).toEqual([`${ada} sick`])
    expect(await shown(`specialtyId=${specialty.specialtyId}&leaveKindId=annual`)).toEqual([`${ada} annual`])
    expect(await shown('q=wim')).toEqual([`${wim} annual`])
    // As the page itself finds them.
    for (const filter of ['hospitalId=ny', 'leaveKindId=annual', 'q=leaves', `specialtyId=${specialty.specialtyId}`]) {
      const { people } = (await send('GET', `/api/leave/month?month=2027-08&away=true&perPage=500&${filter}`)).body
      const rows = people.flatMap(({ leave }: { leave: { providerId: string; leaveKindId: string }[] }) =>
        leave.map(({ providerId, leaveKindId }) => `${providerId} ${leaveKindId}`),
      )
      expect(await shown(`active=true&${filter}`)).toEqual(rows.toSorted())
    }
  })

  it('refuses more days than a list has, and what is no format', async () => {
    const refused = async (path: string) => {
      const { status, body } = await send('GET', `/api/export/${path}`)
      return [status, body.issues[0].path]
    }
    expect(await refused('assignments?from=2027-01-01&to=2027-12-31')).toEqual([400, 'to'])
    expect(await refused('providers?format=xls')).toEqual([400, 'format'])
    expect(await refused('audit?start=never')).toEqual([400, 'start'])
  })

  it('is a workbook as well, and a text with the mark that spreadsheets ask for', async () => {
    const beginning = async (format: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await server.app.request(`http://onward.test/api/export/providers?format=${format}`, { headers })
      const bytes = Buffer.from(await answer.arrayBuffer())
      return [answer.headers.get('content-disposition')?.slice(-6), bytes.subarray(0, 4).toString('latin1')]
    }
    expect(await beginning('xlsx')).toEqual(['.xlsx"', 'PK\u0003\u0004'])
    expect(await beginning('csv')).toEqual([expect.stringMatching(/\.csv"$/), '\u00ef\u00bb\u00bfp'])
  })

  it('is refused where it has more rows than a file may', async () => {
    const ids = async (most: number) => Array.from({ length: most }, (_, at) => at)
    const source = { kind: 'audit', columns: [], filters: {}, ids, rows: async () => [], idOf: () => 0 } as const
    // It is asked for nothing before the rows have been counted.
    await expect(exportFile({} as Context, 'csv', source)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('250000 rows'),
    })
  })

  it('ends before its end where the store fails on the way', async () => {
    const { query } = server.store
    await query(`insert into audit_entry (account_id, action, object_type) select 1, 'leave.changed', 'leave'
      from generate_series(1, 1200)`)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await server.app.request('http://onward.test/api/export/audit', { headers })
    const reader = answer.body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    await query('alter table audit_entry rename to hidden')
    const rest = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(rest()).rejects.toThrow('audit_entry')
    await query('alter table hidden rename to audit_entry')
    expect(server.lines.some((line) => line.includes('export failed'))).toBe(true)
  })
})

describeEngine('what was exported and is imported again', () => {
  it('changes nothing: shifts of the browser, of a file, with a spreadsheet’s formulas, at places out of use', async () => {
    await importCsv(
      'providers',
      ['providerId,providerName,specialty', "z1,'=Łucja,+1", "z2,''=O’Brien,-", "z3,'tis Ann,"].join('\n'),
    )
    const place = { timeZone: 'America/New_York', city: '@home', state: '-' }
    await send('POST', '/api/facilities', { ...place, hospitalId: '=1+1', facilityName: '\'=Old; "Mill", ’s' })
    await importCsv(
      'assignments',
      [
        'externalId,providerId,hospitalId,startsAt,endsAt,note',
        "-7,z1,'=1+1,2027-03-13T19:00,2027-03-14T07:00,''=2",
        ',z2,=1+1,2027-03-14T07:00,2027-03-14T19:00,',
      ].join('\n'),
    )
    for (const [day, note] of [
      ['20', ' \t=SUM(A1)\r\nsecond "line", ; \u0007'],
      ['21', "'"],
      ['22', null],
    ]) {
      const body = {
        providerId: 'z1',
        hospitalId: '=1+1',
        startsAt: `2027-03-${day}T07:00`,
        endsAt: `2027-03-${day}T19:00`,
      }
      expect((await send('POST', '/api/assignments', { ...body, note })).status).toBe(201)
    }
    const { db } = server.store
    await db.updateTable('facility').set({ isActive: false }).where('hospitalId', '=', '=1+1').execute()
    expect(await again('assignments', `?${MONTH}`)).toBe(5)
    // With the two of whom leave was taken above.
    expect(await again('providers')).toBe(7)
    expect(await again('facilities', '?status=all')).toBe(3)
  })

  it('changes nothing of rates either, to the last unit of whichever currency', async () => {
    const { specialty } = (await send('POST', '/api/specialties', { specialtyName: '=Renal, "Ł’s"' })).body
    for (const [currency, perHour, written] of [
      ['USD', [0, 1, 113, 9_550, 100_000_000], ['0', '0.01', '1.13', '95.5', '1000000']],
      ['JPY', [9_500, 100_000_000], ['9500', '100000000']],
      ['KWD', [1, 95_125], ['0.001', '95.125']],
    ] as const) {
      expect((await send('PATCH', '/api/currency', { currency })).status).toBe(200)
      for (const [at, amount] of perHour.entries()) {
        const named = at % 2 ? { providerId: 'p1', specialtyId: specialty.specialtyId } : { hospitalId: 'ny' }
        const row = { ...named, validFrom: `2027-01-0${at + 1}`, validTo: '2027-12-31', perHour: amount }
        expect((await send('POST', '/api/rates', row)).status).toBe(201)
      }
      expect(await again('rates')).toBe(perHour.length)
      const lines = (await taken('rates')).text.trim().split('\r\n').slice(1)
      expect(lines.map((line) => line.split(',').slice(6, 8).join(' ')).toSorted()).toEqual(
        written.map((text) => `${text} ${currency}`).toSorted(),
      )
      expect(await again('rates', '?q=renal')).toBe(Math.floor(perHour.length / 2))
      await server.store.db.deleteFrom('rate').execute()
    }
    await send('PATCH', '/api/currency', { currency: 'USD' })
  })

  it('changes what was changed in it, and never somebody else’s shift', async () => {
    const times = { startsAt: '2027-05-20T07:00', endsAt: '2027-05-20T19:00' }
    const { body } = await send('POST', '/api/assignments', { providerId: 'p1', hospitalId: 'ny', ...times })
    const id = body.assignment.assignmentId
    const { text } = await taken('assignments?from=2027-05-01&to=2027-05-31')
    expect(text).toContain(`\r\nonward:${id},p1,ny,2027-05-20T07:00,`)
    const file = (csv: string) =>
      server.send('POST', '/api/import/assignments', { token, headers: { 'content-type': 'text/csv' }, body: csv })
    const moved = await file(text.replace('2027-05-20T19:00', '2027-05-20T15:00'))
    expect([moved.body.changed, moved.body.created]).toEqual([1, 0])
    const { assignment } = (await send('GET', `/api/assignments/${id}`)).body
    expect([assignment.endsAt, assignment.version]).toEqual(['2027-05-20T15:00', 2])
    const alien = await file(text.replace(',p1,ny', ',p2,ny'))
    expect([alien.status, alien.body.errors[0]]).toMatchObject([422, { column: 'externalId' }])
    // From another system, where the number is of no shift that is here.
    const foreign = text.replace(`onward:${id},p1,ny`, 'onward:999999,p2,ny')
    expect((await file(foreign)).body).toMatchObject({ created: 1, changed: 0 })
    expect((await file(foreign)).body).toMatchObject({ created: 0, unchanged: 1 })
  })

  it('changes nothing, whatever people write', async () => {
    const signs = fc.constantFrom(
      "'",
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '"',
      ',',
      ';',
      ' ',
      'ł',
      '’',
      '\u0007',
      '\u00a0',
    )
    const texts = fc.oneof(fc.string({ unit: signs, maxLength: 12 }), fc.string({ maxLength: 30 }), fc.lorem())
    const note = texts.filter((text) => !text.includes('\u0000'))
    let day = Date.UTC(2028, 0, 1)
    await fc.assert(
      fc.asyncProperty(fc.array(note, { minLength: 1, maxLength: 8 }), texts, texts, async (notes, name, word) => {
        const from = new Date(day).toISOString().slice(0, 10)
        for (const text of notes) {
          const date = new Date(day).toISOString().slice(0, 10)
          day += 86_400_000
          const shift = {
            providerId: 'p1',
            hospitalId: 'la',
            startsAt: `${date}T07:00`,
            endsAt: `${date}T19:00`,
            note: text,
          }
          expect((await send('POST', '/api/assignments', shift)).status).toBe(201)
        }
        const to = new Date(day - 86_400_000).toISOString().slice(0, 10)
        const made = await send('POST', '/api/facilities', {
          facilityName: name,
          city: word,
          timeZone: 'Europe/Berlin',
        })
        // What a file could not say is let in by no door.
        expect([201, 400]).toContain(made.status)
        expect(await again('assignments', `?from=${from}&to=${to}`)).toBe(notes.length)
        await again('facilities', '?status=all')
      }),
      { numRuns: runs('EXPORT_RUNS', 25) },
    )
  })
})
