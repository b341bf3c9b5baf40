import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openApp, type Person } from '../../../test/app-fixture.ts'
import { doubleBookings, NO_DOUBLE_BOOKINGS } from '../../../test/bookings.ts'
import { untilWaiting } from '../../../test/lock-waits.ts'
import { describeEngine, engineName } from '../../../test/open-test-db.ts'

type App = Awaited<ReturnType<typeof openApp>>
let server: App
let admin: string
beforeAll(async () => {
  server = await openApp()
  admin = await server.tokenOf('adminA')
})
afterAll(() => server.close())

const post = (what: string, csv: string | Uint8Array<ArrayBuffer>, token: string | undefined = admin) =>
  postAs('text/csv', what, csv, token)
const postAs = async (
  type: string,
  what: string,
  body: string | Uint8Array<ArrayBuffer>,
  token: string | undefined,
) => {
  const headers = { 'content-type': type, ...(token !== '' && { authorization: `Bearer ${token}` }) }
  const response = await server.app.request(`http://onward.test/api/import/${what}`, { method: 'POST', headers, body })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}
const counts = (created: number, changed: number, unchanged: number, ignored: string[] = []) => ({
  status: 200,
  body: { dryRun: false, rows: created + changed + unchanged, created, changed, unchanged, doubtful: [], ignored },
})
const bad = (line: number, column: string, reason: RegExp) =>
  expect.objectContaining({ line, column, reason: expect.stringMatching(reason) })
const refused = (...errors: ReturnType<typeof bad>[]) => ({
  status: 422,
  body: { message: expect.stringContaining('Nothing was imported'), errors, total: errors.length },
})
const provider = (providerId: string) =>
  server.store.db.selectFrom('provider').where('providerId', '=', providerId).selectAll().executeTakeFirst()
const shifts = async (from: string, to = from) =>
  (await server.send('GET', `/api/assignments?from=${from}&to=${to}`, { token: admin })).body.assignments

describeEngine('who may import', () => {
  const csv = 'providerId,providerName\nz9,Nobody\n'
  it.each<[Person, number]>([
    ['p1', 403],
    ['client', 403],
  ])('not %s', async (person, status) => {
    expect((await post('providers', csv, await server.tokenOf(person))).status).toBe(status)
    expect(await provider('z9')).toBeUndefined()
  })
  it('nobody without a token, and no other media type', async () => {
    expect((await post('providers', csv, '')).status).toBe(401)
    expect((await postAs('application/json', 'providers', csv, admin)).status).toBe(415)
    expect(await provider('z9')).toBeUndefined()
  })
  it('an admin only into their own account', async () => {
    expect(await post('providers', csv, await server.tokenOf('adminB'))).toEqual(counts(1, 0, 0))
    expect(await provider('z9')).toMatchObject({ accountId: 2 })
    expect(
      await post('assignments', 'providerId,hospitalId,startsAt,endsAt\nz9,ny,2047-01-04T07:00,2047-01-04T19:00\n'),
    ).toEqual(refused(bad(2, 'providerId', /not a provider of this account/)))
  })
})

describeEngine('a file of providers', () => {
  it('creates, changes and leaves alone, and says how many', async () => {
    const csv =
      '\ufeff"Provider ID",provider_name,Specialty,more\r\n00017,"O\'Hara, Zoë",Cardiology,x\r\n00018,Ann,,\r\n\r\n'
    expect(await post('providers', csv)).toEqual(counts(2, 0, 0, ['more']))
    expect(await provider('00017')).toMatchObject({
      providerName: "O'Hara, Zoë",
      sortName: "o'hara, zoe",
      specialty: 'Cardiology',
    })
    expect(await post('providers', csv)).toEqual(counts(0, 0, 2, ['more']))
    expect(await post('providers', csv.replace('Ann', 'Anne'))).toEqual(counts(0, 1, 1, ['more']))
    expect(await provider('00018')).toMatchObject({ providerName: 'Anne', specialty: null })
    // A column that the file does not have stays as it is.
    expect(await post('providers', 'providerId,providerName\n00017,Zoë\n')).toEqual(counts(0, 1, 0))
    expect(await provider('00017')).toMatchObject({ providerName: 'Zoë', specialty: 'Cardiology' })
  })

  it('takes its columns from map, and refuses a field that there is not', async () => {
    const csv = 'No,Who\nm1,Ann\n'
    expect(await post('providers?map=providerId%3DNo&map=providerName=Who', csv)).toEqual(counts(1, 0, 0))
    expect(await post('providers?map=providerId=Number&map=providerName=Who', csv)).toEqual(
      refused(bad(1, 'Number', /no such column for providerId/)),
    )
    for (const query of ['map=name=Who', 'map=Who', 'preset=cms-hospitals', 'preset=toString']) {
      expect((await post(`providers?${query}`, csv)).status).toBe(400)
    }
  })

  it('names every bad line, and writes none', async () => {
    const lines = [
      'providerId,providerName,specialty',
      'g1,Good One,',
      ',No Id,',
      '"a,b",Comma,',
      'g2, ,',
      'g3,"two\nlines",',
      'g4,Too few',
      'g5,Too many,x,y',
      'g6,Empty behind,x,,',
      'g1,Good One,',
      'g1,Another One,',
      `g7,${'n'.repeat(201)},`,
    ]
    expect(await post('providers', lines.join('\n'))).toEqual(
      refused(
        bad(3, 'providerId', /empty/),
        bad(4, 'providerId', /comma/),
        bad(5, 'providerName', /empty/),
        bad(6, 'providerName', /control character/),
        bad(8, '', /2 cells, the header 3/),
        bad(9, '', /4 cells, the header 3/),
        bad(12, 'providerId', /something else about g1 than line 2/),
        bad(13, 'providerName', /more than 200/),
      ),
    )
    expect(await provider('g1')).toBeUndefined()
  })

  it('writes nothing for one bad line in 10,000', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => (at === 7_776 ? ',Nameless' : `many${at},Person ${at}`))
    expect(await post('providers', ['providerId,providerName', ...rows].join('\r\n'))).toEqual(
      refused(bad(7_778, 'providerId', /empty/)),
    )
    expect(await provider('many0')).toBeUndefined()
  })

  it('lists the first thousand bad lines and counts them all', async () => {
    const { status, body } = await post('providers', `providerId,providerName\n${',x\n'.repeat(1_500)}`)
    expect([status, body.errors.length, body.total]).toEqual([422, 1_000, 1_500])
  })

  it.each(['dryRun=true', 'dryRun=1', 'dry-run=true', 'dry-run=1&dryRun=0'])(
    'writes nothing on a dry run, and says what it would do: %s',
    async (query) => {
      const { body } = await post(`providers?${query}`, 'providerId,providerName\ndry,Run\n')
      expect(body).toEqual({ ...counts(1, 0, 0).body, dryRun: true })
      expect(await provider('dry')).toBeUndefined()
    },
  )

  it.each(['dry_run=true', 'dryrun=1', 'account=2', 'Map=providerId=No'])(
    'writes nothing for a parameter that it does not know, and names it: %s',
    async (query) => {
      const [name = ''] = query.split('=')
      const { status, body } = await post(`providers?${query}`, 'providerId,providerName\ndry,Run\n')
      expect([status, body.issues]).toEqual([400, [{ path: name, message: 'is not known here' }]])
      expect(await provider('dry')).toBeUndefined()
    },
  )

  it('takes a file of semicolons or tabs, as spreadsheets write them', async () => {
    const lines = ['providerId,providerName,specialty', 'semi,"Lange; Åse, Dr.",Cardiology', 'semi2,Bo,']
    for (const delimiter of [';', '\t']) {
      const csv = lines.map((line) => line.replace(/,(?! Dr)/g, delimiter)).join('\r\n')
      expect(await post('providers?dryRun=1', csv)).toMatchObject({ status: 200, body: { rows: 2, created: 2 } })
    }
    const excel = 'providerId;providerName\nsemi;"Lange; Åse"\n'
    expect(await post('providers', excel)).toEqual(counts(1, 0, 0))
    expect(await provider('semi')).toMatchObject({ providerName: 'Lange; Åse' })
  })

  it('names a column that is probably a field under another name, and leaves out what it is told to', async () => {
    const csv = 'providerId,providerName,Speciality,Ward\nnear,Ann,Cardiology,7\n'
    expect(await post('providers', csv)).toEqual(
      refused(bad(1, 'Speciality', /map=specialty=Speciality .* ignore=Speciality/)),
    )
    expect(await provider('near')).toBeUndefined()
    expect(await post('providers?ignore=speciality', csv)).toEqual(counts(1, 0, 0, ['Ward']))
    expect(await provider('near')).toMatchObject({ specialty: null })
    expect(await post('providers?map=specialty=Speciality', csv)).toEqual(counts(0, 1, 0, ['Ward']))
    expect(await provider('near')).toMatchObject({ specialty: 'Cardiology' })
    expect(await post('providers', 'Badge,providerName\nnear,Ann\n')).toEqual(
      refused(bad(1, 'providerId', /no such column for providerId$/)),
    )
    expect(await post('providers', 'providerIds,providerName\nnear,Ann\n')).toEqual(
      refused(bad(1, 'providerId', /if it is providerIds, say map=providerId=providerIds/)),
    )
  })

  it.each<[string, number[], RegExp]>([
    ['a spreadsheet', [0x50, 0x4b, 3, 4, 20, 0], /spreadsheet \(\.xlsx\)/],
    ['an old spreadsheet', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], /spreadsheet \(\.xls\)/],
    ['a gzip archive', [0x1f, 0x8b, 8, 0, 0], /gzip/],
  ])('calls %s what it is', async (_, bytes, reason) => {
    expect(await post('providers', Uint8Array.from(bytes))).toEqual(refused(bad(1, '', reason)))
  })

  it('refuses what is empty, has no such column or is not UTF-8', async () => {
    expect(await post('providers', '')).toEqual(refused(bad(1, '', /empty/)))
    expect(await post('providers', 'id,name,name\n1,2,3')).toEqual(
      refused(bad(1, 'providerId', /no such column/), bad(1, 'providerName', /no such column/)),
    )
    const text = 'providerId,providerName\nu1,José\n'
    expect(await post('providers', Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(refused(bad(1, '', /UTF-16/)))
    expect(await post('providers', Buffer.from(text, 'latin1'))).toEqual(refused(bad(2, '', /not UTF-8/)))
    expect(await post('providers', 'providerId,providerName\n')).toEqual(counts(0, 0, 0))
  })

  it('tells what was wrong before the place where a file cannot be read any further', async () => {
    expect(await post('providers', 'providerId,providerName\nr1,\nr2,"Ann\nr3,Bea\n')).toEqual(
      refused(bad(2, 'providerName', /empty/), bad(3, '', /never closed/)),
    )
  })

  it('leaves the name of before in the audit trail, of whom and what it gives another', async () => {
    await post('providers', 'providerId,providerName\nren1,Ann Old\nren2,Bea\n')
    await post('facilities', 'hospitalId,facilityName,state\nren3,Old House,NY\n')
    await post('providers', 'providerId,providerName,specialty\nren1,Ann New,\nren2,Bea,Cardiology\nren4,Cy,\n')
    await post('facilities', 'hospitalId,facilityName,state\nren3,New House,NY\n')
    const entries = await server.store.db
      .selectFrom('auditEntry')
      .where('action', 'like', '%.renamed')
      .where('objectId', 'like', 'ren%')
      .select(['userId', 'action', 'objectType', 'objectId', 'before', 'after'])
      .orderBy('entryId')
      .execute()
    expect(entries).toEqual(
      [
        ['provider', 'ren1', 'Ann Old', 'Ann New'],
        ['facility', 'ren3', 'Old House', 'New House'],
      ].map(([objectType, objectId, before, after]) => ({
        userId: 'adminA',
        action: `${objectType}.renamed`,
        objectType,
        objectId,
        before: { name: before },
        after: { name: after },
      })),
    )
  })

  it('is in the audit trail once', async () => {
    await post('providers', 'providerId,providerName\naudited,Ann\n')
    const entry = await server.store.db
      .selectFrom('auditEntry')
      .selectAll()
      .orderBy('entryId', 'desc')
      .executeTakeFirst()
    expect(entry).toMatchObject({
      userId: 'adminA',
      action: 'import.done',
      objectId: 'providers',
      after: { created: 1 },
    })
  })
})

describeEngine('a file of facilities', () => {
  it('takes no code for a time zone, and says which one is probably meant', async () => {
    const zones = ['EST', 'cst', 'MST', 'BST', 'Eastern', '-05:00']
    const csv = zones.map((zone, at) => `abbr${at},Place,${zone}\n`).join('')
    expect(await post('facilities', `hospitalId,facilityName,timeZone\n${csv}`)).toEqual(
      refused(
        bad(2, 'timeZone', /probably America\/New_York is meant/),
        bad(3, 'timeZone', /probably America\/Chicago is meant/),
        bad(4, 'timeZone', /probably America\/Denver is meant/),
        bad(5, 'timeZone', /probably Europe\/London is meant/),
        bad(6, 'timeZone', /not a time zone such as/),
        bad(7, 'timeZone', /not a time zone such as/),
      ),
    )
  })
})

describeEngine('a file of assignments', () => {
  const header = 'externalId,providerId,hospitalId,startsAt,endsAt,shiftType,note'
  beforeEach(async () => {
    const stores = server.store.db
    await stores.deleteFrom('assignment').execute()
    await stores.deleteFrom('leave').execute()
  })

  it('resolves the clock of each place, and the same file twice changes nothing', async () => {
    const csv = `${header}\nx1,p1,ny,2027-03-13T19:00,2027-03-14T07:00,,"A note,\nof two lines"\n,p2,la,2027-03-14 07:00:00,2027-03-14 15:00,,\n`
    expect(await post('assignments', csv)).toEqual(counts(2, 0, 0))
    const [night, day] = await shifts('2027-03-13', '2027-03-14')
    expect(night).toMatchObject({
      shiftType: 'night',
      elapsedMinutes: 660,
      start: '2027-03-14T00:00:00.000Z',
      note: 'A note,\nof two lines',
    })
    expect(day).toMatchObject({
      shiftType: 'custom',
      start: '2027-03-14T14:00:00.000Z',
      timeZone: 'America/Los_Angeles',
    })
    expect(await post('assignments', csv)).toEqual(counts(0, 0, 2))
    expect(await post('assignments', csv.replace('A note', 'Another'))).toEqual(counts(0, 1, 1))
    const [changed] = await shifts('2027-03-13')
    expect(changed).toMatchObject({ assignmentId: night.assignmentId, version: 2, note: 'Another,\nof two lines' })
    const { body } = await server.send('GET', `/api/assignments/${night.assignmentId}/history`, { token: admin })
    expect(body.entries).toMatchObject([
      { action: 'assignment.imported', userId: 'adminA', before: null, after: night },
      { action: 'assignment.imported', userId: 'adminA', before: night, after: changed },
    ])
  })

  it('lets two shifts trade places, and leaves cancelled ones cancelled', async () => {
    const csv = (a: string, b: string) =>
      `${header}\na,${a},ny,2047-01-04T07:00,2047-01-04T19:00,,\nb,${b},la,2047-01-04T07:00,2047-01-04T19:00,,\n`
    expect(await post('assignments', csv('p1', 'p2'))).toEqual(counts(2, 0, 0))
    expect(await post('assignments', csv('p2', 'p1'))).toEqual(counts(0, 2, 0))
    const [{ assignmentId, version }] = await shifts('2047-01-04')
    await server.send('DELETE', `/api/assignments/${assignmentId}?version=${version}`, { token: admin })
    const { status, body } = await post('assignments', csv('p2', 'p1'))
    expect([status, body.unchanged, body.doubtful]).toMatchObject([
      200,
      2,
      [bad(expect.any(Number), 'externalId', /stays cancelled/)],
    ])
    expect(await shifts('2047-01-04')).toHaveLength(1)
  })

  it('lets people move round in a ring, many at once, each shift keeping its history', async () => {
    const names = ['r0', 'r1', 'r2', 'r3']
    await post('providers', `providerId,providerName\n${names.map((id) => `${id},Ring ${id}\n`).join('')}`)
    const dates = Array.from({ length: 20 }, (_, at) => `2027-06-${String(at + 1).padStart(2, '0')}`)
    const csv = (turn: number) =>
      `${header}\n${dates
        .flatMap((date) =>
          names.map((_, at) => {
            const id = names[(at + turn) % names.length]
            return `${date}-${at},${id},${at % 2 ? 'la' : 'ny'},${date}T07:00,${date}T19:00,,\n`
          }),
        )
        .join('')}`
    expect(await post('assignments', csv(0))).toEqual(counts(80, 0, 0))
    const before = await shifts('2027-06-01')
    expect(await post('assignments', csv(1))).toEqual(counts(0, 80, 0))
    expect(await post('assignments', csv(1))).toEqual(counts(0, 0, 80))
    const after = await shifts('2027-06-01')
    const [shift] = after
    const earlier = before.find(({ assignmentId }: { assignmentId: number }) => assignmentId === shift.assignmentId)
    expect(earlier.providerId).not.toBe(shift.providerId)
    const { body } = await server.send('GET', `/api/assignments/${shift.assignmentId}/history`, { token: admin })
    expect(body.entries).toMatchObject([
      { action: 'assignment.imported', before: null, after: earlier },
      { action: 'assignment.imported', before: earlier, after: shift },
    ])
  })

  it('lets two people exchange more than one statement holds', async () => {
    const dates = Array.from({ length: 2_100 }, (_, at) =>
      new Date(Date.UTC(2031, 0, 1 + at)).toISOString().slice(0, 10),
    )
    const csv = (a: string, b: string) =>
      `${header}\n${dates
        .map(
          (date) => `a${date},${a},ny,${date}T07:00,${date}T19:00,,\nb${date},${b},ny,${date}T07:00,${date}T19:00,,\n`,
        )
        .join('')}`
    expect(await post('assignments', csv('p1', 'p2'))).toEqual(counts(4_200, 0, 0))
    expect(await post('assignments', csv('p2', 'p1'))).toEqual(counts(0, 4_200, 0))
    expect(await doubleBookings(server.store)).toEqual(NO_DOUBLE_BOOKINGS)
  })

  it('asks what stays of the shifts ahead when a file corrects the zone of their facility', async () => {
    const place = (zone: string) => `hospitalId,facilityName,timeZone\nzoned,Zoned,${zone}\n`
    const row = (id: string, day: string) => `${id},p1,zoned,${day}T07:00,${day}T19:00,,\n`
    const csv = `${header}\n${row('z', '2047-01-04')}${row('past', '2020-01-06')}`
    const zones = async () =>
      [...(await shifts('2020-01-06')), ...(await shifts('2047-01-04'))].filter(
        ({ hospitalId }) => hospitalId === 'zoned',
      )
    expect(await post('facilities', place('America/New_York'))).toEqual(counts(1, 0, 0))
    expect(await post('assignments', csv)).toEqual(counts(2, 0, 0))
    const question = bad(
      2,
      'timeZone',
      /Zoned was America\/New_York, and Person p1 from 2047-01-04 07:00 .*keep=wall.*keep=instants/,
    )
    for (const query of ['', '?dry-run=true'])
      expect(await post(`facilities${query}`, place('America/Denver'))).toEqual(refused(question))
    expect((await post('facilities?keep=none', place('America/Denver'))).status).toBe(400)

    const looked = await post('facilities?keep=wall&dry-run=true', place('America/Denver'))
    const answer = bad(
      2,
      'timeZone',
      /from 2047-01-04 07:00 .* begins at 2047-01-04T14:00:00.000Z, not 2047-01-04T12:00/,
    )
    expect([looked.status, looked.body.doubtful]).toMatchObject([200, [answer]])
    const past = { timeZone: 'America/New_York', startsAt: '2020-01-06T07:00', version: 1 }
    const before = { timeZone: 'America/New_York', start: '2047-01-04T12:00:00.000Z', version: 1 }
    expect(await zones()).toMatchObject([past, before])

    const wall = await post('facilities?keep=wall', place('America/Denver'))
    expect(wall.body).toMatchObject({ changed: 1, doubtful: [answer] })
    const denver = { timeZone: 'America/Denver', startsAt: '2047-01-04T07:00', start: '2047-01-04T14:00:00.000Z' }
    expect(await zones()).toMatchObject([past, { ...denver, shiftType: 'day', version: 2 }])

    const instants = await post('facilities?keep=instants', place('America/Chicago'))
    expect(instants.body.doubtful).toMatchObject([
      bad(2, 'timeZone', /stays at its moments: the clock there shows 2047-01-04 08:00 to 2047-01-04 20:00/),
    ])
    const chicago = { timeZone: 'America/Chicago', startsAt: '2047-01-04T08:00', start: '2047-01-04T14:00:00.000Z' }
    expect(await zones()).toMatchObject([past, { ...chicago, shiftType: 'custom', version: 3 }])
    const entries = await server.store.db
      .selectFrom('auditEntry')
      .where('action', '=', 'assignment.changed')
      .where(sql`after ->> 'hospitalId'`, '=', 'zoned')
      .select(['userId', 'requestId'])
      .execute()
    expect(entries).toEqual([
      { userId: 'adminA', requestId: expect.any(String) },
      { userId: 'adminA', requestId: expect.any(String) },
    ])
  })

  it('corrects no zone where a shift ahead would then meet another one', async () => {
    const place = (zone: string) => `hospitalId,facilityName,timeZone\nmeets,Meets,${zone}\n`
    expect(await post('facilities', place('America/New_York'))).toEqual(counts(1, 0, 0))
    const csv = `${header}\nm1,p1,meets,2047-01-05T07:00,2047-01-05T19:00,,\nm2,p1,ny,2047-01-05T19:00,2047-01-05T23:00,,\n`
    expect(await post('assignments', csv)).toEqual(counts(2, 0, 0))
    expect(await post('facilities?keep=wall', place('America/Denver'))).toEqual(
      refused(bad(2, '', /With keep=wall Person p1 already works at Harbor General/)),
    )
    expect(await shifts('2047-01-05')).toMatchObject([{ timeZone: 'America/New_York', version: 1 }, { version: 1 }])
  })

  it('never takes a shift in silence that a stray quote has swallowed', async () => {
    const row = (id: string, person: string, note: string) =>
      `${id},${person},ny,2047-01-04T07:00,2047-01-04T19:00,,${note}\n`
    for (const second of ['call the "desk"', '"', 'keys"', '""more""'])
      for (const more of ['', row('s3', 'p2', '')]) {
        const csv = header + '\n' + row('s1', 'p1', '"bring the keys') + row('s2', 'p2', second) + more
        expect(await post('assignments', csv)).toEqual(refused(bad(2, '', /opens with a quote/)))
      }
    expect(await shifts('2047-01-04')).toEqual([])
    // In a column that nobody reads it swallows as much.
    const unread =
      'providerId,hospitalId,startsAt,endsAt,colour\np1,ny,2047-01-04T07:00,2047-01-04T19:00,"red\np2,la,2047-01-04T07:00,2047-01-04T19:00,blue"\n'
    expect(await post('assignments', unread)).toEqual(refused(bad(2, '', /takes in whole lines/)))
  })

  it('names columns that look like its own instead of dropping them', async () => {
    const csv = 'providerId,hospitalId,startsAt,endsAt,Type,Notes\np1,ny,2047-01-04T07:00,2047-01-04T19:00,night,Keys\n'
    expect(await post('assignments', csv)).toEqual(
      refused(bad(1, 'Type', /map=shiftType=Type/), bad(1, 'Notes', /map=note=Notes/)),
    )
    expect(await post('assignments?map=shiftType=Type&map=note=Notes', csv)).toEqual(counts(1, 0, 0))
    expect(await shifts('2047-01-04')).toMatchObject([{ shiftType: 'night', note: 'Keys' }])
  })

  it('keeps a shift that was changed by hand, and names it, unless it is told to write over', async () => {
    const csv = (end: string) => `${header}\nhand,p1,ny,2047-01-04T07:00,2047-01-04T${end},,\n`
    await post('assignments', csv('19:00'))
    const [{ assignmentId, version }] = await shifts('2047-01-04')
    const change = { version, endsAt: '2047-01-04T15:00' }
    await server.send('PATCH', `/api/assignments/${assignmentId}`, { token: admin, body: change })
    for (const end of ['19:00', '18:00']) {
      const { status, body } = await post('assignments', csv(end))
      expect([status, body.changed, body.unchanged, body.doubtful]).toMatchObject([
        200,
        0,
        1,
        [bad(2, 'externalId', /changed here, differs from the file, and stays as it is/)],
      ])
    }
    expect(await shifts('2047-01-04')).toMatchObject([{ endsAt: '2047-01-04T15:00', version: 2 }])
    // What a file and a hand agree on is nothing to look at.
    expect(await post('assignments', csv('15:00'))).toEqual(counts(0, 0, 1))
    expect(await post('assignments?overwrite=true', csv('18:00'))).toEqual(counts(0, 1, 0))
    expect(await shifts('2047-01-04')).toMatchObject([{ endsAt: '2047-01-04T18:00', version: 3 }])
    // From then on it is a file's again.
    expect(await post('assignments', csv('19:00'))).toEqual(counts(0, 1, 0))
  })

  it('names a shift that may be another one with its start corrected, when nothing else tells them apart', async () => {
    const csv = (...starts: string[]) =>
      `providerId,hospitalId,startsAt,endsAt\n${starts.map((at) => `p1,ny,2047-01-04T${at}:00,2047-01-04T${Number(at) + 2}:00\n`).join('')}`
    expect(await post('assignments', csv('10', '16'))).toEqual(counts(2, 0, 0))
    const { status, body } = await post('assignments', csv('13', '16'))
    expect([status, body.created, body.doubtful]).toMatchObject([
      200,
      1,
      [bad(2, 'startsAt', /may be the shift from 2047-01-04 10:00 with another start/)],
    ])
    // A second shift on a day of which the file names every other one is no double.
    expect((await post('assignments', csv('10', '13', '16', '19'))).body.doubtful).toEqual([])
  })

  it('keeps the notes of changed shifts when the file has none', async () => {
    const csv = (end: string) =>
      `externalId,providerId,hospitalId,startsAt,endsAt\nkept,p1,ny,2047-01-04T07:00,2047-01-04T${end}\n`
    await post('assignments', `${header}\nkept,p1,ny,2047-01-04T07:00,2047-01-04T19:00,,Keep this\n`)
    expect(await post('assignments', csv('18:00'))).toEqual(counts(0, 1, 0))
    expect(await shifts('2047-01-04')).toMatchObject([{ note: 'Keep this', endsAt: '2047-01-04T18:00' }])
  })

  it('names what is unknown, cannot be a shift or meets another line', async () => {
    const lines = [
      header,
      ',nobody,ny,2047-01-04T07:00,2047-01-04T19:00,,',
      ',p1,nowhere,2047-01-04T07:00,2047-01-04T19:00,,',
      ',p1,ny,2047-01-04T19:00,2047-01-04T07:00,,',
      ',p1,ny,2027-02-30T07:00,01/05/2027,late,',
      ',p2,ny,2047-01-05T07:00,2047-01-06T07:00,call,',
      ',p2,la,2047-01-05T19:00,2047-01-05T23:00,,',
      ',p2,la,2047-01-06T01:00,2047-01-06T05:00,,',
      ',p2,ny,2047-01-06T08:00,2047-01-06T09:00,,',
      ',p2,ny,2047-01-05T07:00,2047-01-05T08:00,,',
    ]
    expect(await post('assignments', lines.join('\n'))).toEqual(
      refused(
        bad(2, 'providerId', /not a provider/),
        bad(3, 'hospitalId', /not a facility/),
        bad(4, 'endsAt', /must end after/),
        bad(5, 'startsAt', /local date and time/),
        bad(5, 'endsAt', /local date and time/),
        bad(5, 'shiftType', /day, night, call, custom/),
        bad(7, 'startsAt', /Person p2 already works at that time: see line 6/),
        bad(8, 'startsAt', /see line 6/),
        bad(10, 'externalId', /something else .* than line 6/),
      ),
    )
    expect(await shifts('2047-01-01', '2047-01-31')).toEqual([])
  })

  it('names the person and the line that meets a stored shift or leave', async () => {
    const body = { providerId: 'p1', hospitalId: 'la', startsAt: '2047-01-04T07:00', endsAt: '2047-01-04T19:00' }
    await server.send('POST', '/api/assignments', { token: admin, body })
    const leave = { providerId: 'p2', startDate: '2047-01-08', endDate: '2047-01-09', leaveDescription: 'Annual leave' }
    await server.send('POST', '/api/leave', { token: admin, body: leave })
    const csv = `${header}\n,p1,ny,2047-01-03T07:00,2047-01-03T19:00,,\n,p1,ny,2047-01-04T12:00,2047-01-04T20:00,,\n,p2,ny,2047-01-07T19:00,2047-01-08T07:00,,\n`
    for (const query of ['', '?dryRun=1']) {
      expect(await post(`assignments${query}`, csv)).toEqual(
        refused(
          bad(
            3,
            'startsAt',
            /^Person p1 already works at Mesa Verde Clinic from 2047-01-04 07:00 to 2047-01-04 19:00 \(Pacific Time\)$/,
          ),
          bad(4, 'startsAt', /^Person p2 is on leave from 2047-01-08 to 2047-01-09 \(Annual leave\)$/),
        ),
      )
    }
    expect(await shifts('2047-01-01', '2047-01-31')).toHaveLength(1)
  })

  it('gives one of two the place when both come at once', async () => {
    const csv = (place: string) => `${header}\n${place},p1,${place},2047-01-04T07:00,2047-01-04T19:00,,\n`
    const answers = await Promise.all([
      post('assignments', csv('ny')),
      post('assignments', csv('ny').replace('ny,', 'other,')),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const body = { providerId: 'p2', hospitalId: 'la', startsAt: '2047-01-04T07:00', endsAt: '2047-01-04T19:00' }
    const [created, imported] = await Promise.all([
      server.send('POST', '/api/assignments', { token: admin, body }),
      post('assignments', csv('ny').replaceAll('p1', 'p2').replace('ny,', 'third,')),
    ])
    expect([created.status, imported.status].sort()).toEqual(created.status === 201 ? [201, 422] : [200, 409])
    expect(await shifts('2047-01-04')).toHaveLength(2)
  })

  // The embedded engine lets one transaction in at a time.
  it.skipIf(engineName === 'embedded')('names whom somebody else books while it writes', async () => {
    const other = await server.store.db.startTransaction().execute()
    await sql`
      insert into assignment (account_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during, scheduled_date, shift_type)
      values (1, 'p1', 'la', '2047-01-04T07:00', '2047-01-04T19:00', 'America/Los_Angeles',
        tstzrange('2047-01-04T15:00Z', '2047-01-05T03:00Z'), '2047-01-04', 'day')`.execute(other)
    const importing = post('assignments', `${header}\n,p1,ny,2047-01-04T07:00,2047-01-04T19:00,,\n`)
    await untilWaiting(server.store, 1)
    await other.commit().execute()
    expect(await importing).toEqual(refused(bad(2, 'startsAt', /^Person p1 already works at Mesa Verde Clinic/)))
  })
})
