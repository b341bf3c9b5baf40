import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { giveUpCutOff, startClearing } from './cut-off.ts'
import { importFile } from './import-file.ts'
import { clearStaging, inSlices } from './staging.ts'
import { nextSlice, takeTurns } from './turns.ts'
import { writeShifts } from '#server/booking/write-shifts.ts'
import type { Db } from '#server/db.ts'
import { pino } from 'pino'

let server: Awaited<ReturnType<typeof openApp>>
let token: string
beforeAll(async () => {
  server = await openApp()
  token = await server.tokenOf('adminA')
})
afterAll(() => server.close())

const author = { accountId: 1, userId: 'adminA', requestId: 'staging' }
let prefix = ''
let files = 0
beforeEach(async () => {
  prefix = `s${(files += 1)}-`
  const people = Array.from({ length: 10 }, (_, at) => `${prefix}${at},Person ${at}\n`).join('')
  await post('providers', `providerId,providerName\n${people}`)
})

const post = (path: string, body: string) =>
  server.send('POST', `/api/import/${path}`, { token, body, headers: { 'content-type': 'text/csv' } })
const dayOf = (at: number) => new Date(Date.UTC(2028, 0, 1 + at)).toISOString().slice(0, 10)
const header = 'externalId,providerId,hospitalId,startsAt,endsAt\n'
const line = (id: string, person: number, day: number) =>
  `${prefix}${id},${prefix}${person},ny,${dayOf(day)}T07:00,${dayOf(day)}T19:00\n`
/** A shift for each of ten people, on as many days. */
const shiftsFile = (days: number) =>
  header + Array.from({ length: days * 10 }, (_, at) => line(`n${at}`, at % 10, Math.floor(at / 10))).join('')

const count = async (text: string) => Number((await server.store.query(text)).rows[0]?.['total'])
/** As the owner, who sees what is written ahead. */
const written = () => count(`select count(*) as total from assignment where external_id like '${prefix}%'`)
/** As every part of the server. */
const seen = async (db: Db = server.store.of(1)) =>
  (
    await db
      .selectFrom('assignment')
      .where('externalId', 'like', `${prefix}%`)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total
const audited = (action: string) =>
  count(`select count(*) as total from audit_entry where action = '${action}'
    and coalesce(after, before) ->> 'providerId' like '${prefix}%'`)

/** A shift of the first person, as an import writes it. */
const shift = () => ({
  externalId: `${prefix}ahead`,
  providerId: `${prefix}0`,
  hospitalId: 'ny',
  startsAt: '2028-03-01T07:00',
  endsAt: '2028-03-01T19:00',
  timeZone: 'America/New_York',
  start: '2028-03-01T12:00:00.000Z',
  end: '2028-03-02T00:00:00.000Z',
  scheduledDate: '2028-03-01',
  shiftType: 'day' as const,
  clockChange: { startsAt: null, endsAt: null },
  note: null,
})
/** An import of that shift, and what is done when it stands there ahead. */
const importing = (during: () => Promise<void>, signal?: AbortSignal) =>
  inSlices(server.store.of(1), author, takeTurns(signal), {
    before: async () => {},
    ahead: async (slice) => {
      await slice(async (trx, importId) => {
        await writeShifts(trx, author, { create: [shift()], change: [], cancel: [], importId }, 'imported')
      })
      await during()
      signal?.throwIfAborted()
    },
    last: async () => 'done',
  })

describe('a slice', () => {
  it.each([
    [250, 60, 250],
    [250, 120, 250],
    [250, 600, 50],
    [50, 12, 250],
    [50, 240, 25],
    [25, 10_000, 25],
    [25, 0, 250],
  ])('of %i rows that took %i ms is followed by one of %i', (rows, ms, next) => {
    expect(nextSlice(rows, ms)).toBe(next)
  })
})

describeEngine('a long import', () => {
  it('is written slice by slice, lets others in between, and is seen all at once', async () => {
    const ahead = new Set<number>()
    const shown = new Set<number>()
    const now = { isUnderWay: true }
    const work = post('assignments', shiftsFile(300)).finally(() => (now.isUnderWay = false))
    while (now.isUnderWay) {
      ahead.add(await written())
      shown.add(await seen())
    }
    expect(await work).toMatchObject({ status: 200, body: { created: 3_000, changed: 0 } })
    shown.add(await seen())
    expect([...shown]).toEqual([0, 3_000])
    // Each slice is written by itself; somebody who asks again and again is let in between some of them.
    const between = [...ahead].filter((rows) => rows > 0 && rows < 3_000)
    expect(between.length).toBeGreaterThan(1)
    expect([await audited('assignment.imported'), await audited('assignment.withdrawn')]).toEqual([3_000, 0])
  })

  it('holds the place of what nobody sees yet: no shift and no leave can be booked over it', async () => {
    const times = { hospitalId: 'la', startsAt: '2028-03-01T08:00', endsAt: '2028-03-01T16:00' }
    const done = await importing(async () => {
      expect([await written(), await seen(), await seen(server.store.db)]).toEqual([1, 0, 0])
      const booked = await server.send('POST', '/api/assignments', {
        token,
        body: { providerId: `${prefix}0`, ...times },
      })
      const away = { startDate: '2028-03-01', endDate: '2028-03-01', leaveDescription: 'Holiday' }
      const leave = await server.send('POST', '/api/leave', { token, body: { providerId: `${prefix}0`, ...away } })
      expect([booked.status, booked.body.reason, leave.status, leave.body.reason]).toEqual([
        409,
        'overlap',
        409,
        'assignments',
      ])
      const elsewhere = await server.send('POST', '/api/assignments', {
        token,
        body: { providerId: `${prefix}1`, ...times },
      })
      expect(elsewhere.status).toBe(201)
    })
    expect([done, await written(), await seen()]).toEqual(['done', 1, 1])
  })

  it('that is given up takes back what it wrote, and says so in the audit trail', async () => {
    const giveUp = new AbortController()
    const work = importing(async () => giveUp.abort(new Error('nobody waits')), giveUp.signal)
    await expect(work).rejects.toThrow('nobody waits')
    expect([await written(), await audited('assignment.imported'), await audited('assignment.withdrawn')]).toEqual([
      0, 1, 1,
    ])
    expect(await importing(async () => {})).toBe('done')
  })

  it('that was cut off is taken back: at the start of an only process, or once it has been silent for a minute', async () => {
    const { promise: never } = Promise.withResolvers<void>()
    const { promise: stands, resolve: isThere } = Promise.withResolvers<void>()
    // As a process that is killed leaves it: it neither goes on nor gives up.
    void importing(() => (isThere(), never))
    await stands
    await clearStaging(server.store.db)
    expect(await written()).toBe(1)
    if (server.store.engine === 'embedded') await giveUpCutOff(server.store)
    else await sql`update staged_import set heard_at = now() - interval '61 seconds'`.execute(server.store.db)
    const lines: string[] = []
    const stop = startClearing(server.store, pino({ base: null }, { write: (text: string) => lines.push(text) }))
    await stop()
    expect([await written(), await seen()]).toEqual([0, 0])
    expect(lines.map((text) => JSON.parse(text).event)).toEqual(['import.cleared'])
  })

  it('that was taken for dead writes nothing more', async () => {
    const work = importing(async () => {
      await sql`update staged_import set heard_at = now() - interval '61 seconds'`.execute(server.store.db)
      expect(await clearStaging(server.store.db)).toBe(1)
    })
    await expect(work).rejects.toThrow('given up')
    expect([await written(), await seen()]).toEqual([0, 0])
  })

  it('waits for another one of its account', async () => {
    const order: string[] = []
    const { promise: stands, resolve: isThere } = Promise.withResolvers<void>()
    const { promise: freed, resolve: free } = Promise.withResolvers<void>()
    const first = importing(() => (isThere(), freed)).then(() => order.push('first'))
    await stands
    const bytes = new Blob([shiftsFile(60)]).stream()
    const second = importFile(server.store.of(1), author, 'assignments', bytes, { dryRun: false, map: [] }).then(() =>
      order.push('second'),
    )
    for (let at = 0; at < 20; at += 1) expect(await seen()).toBe(0)
    free()
    await Promise.all([first, second])
    expect([order, await seen()]).toEqual([['first', 'second'], 601])
  })

  it('may put a new shift in the place of one that it moves', async () => {
    await post('assignments', header + line('moved', 0, 400))
    const file = shiftsFile(60) + line('moved', 0, 401) + line('instead', 0, 400)
    expect(await post('assignments', file)).toMatchObject({ status: 200, body: { created: 601, changed: 1 } })
    const { rows } = await server.store.query(
      `select external_id as id, scheduled_date::text as day from assignment where external_id in ('${prefix}moved', '${prefix}instead') order by 1`,
    )
    expect(rows).toEqual([
      { id: `${prefix}instead`, day: dayOf(400) },
      { id: `${prefix}moved`, day: dayOf(401) },
    ])
  })
})

describeEngine('a long import of rows of people and places', () => {
  const ROWS = 2_000
  const day = (at: number) => `${dayOf(at)},${dayOf(at)}`
  const KINDS = {
    contract: {
      path: 'contracts',
      file: () =>
        `providerId,validFrom,validTo,fte\n${rowsOf((at) => `${prefix}${at % 10},${day(Math.floor(at / 10))},1`)}`,
    },
    credential: {
      path: 'credentials',
      file: () =>
        `providerId,credentialType,number,validFrom,validTo\n${rowsOf((at) => `${prefix}${at % 10},Licence,${at},${day(at)}`)}`,
    },
    demand: {
      path: 'demand',
      file: () => `hospitalId,shiftTypeId,validFrom,validTo,monday\n${rowsOf((at) => `ny,day,${day(at)},1/2`)}`,
    },
    rate: {
      path: 'rates',
      file: () =>
        `hospitalId,shiftTypeId,validFrom,validTo,perHour\n${rowsOf((at) => `${at % 2 ? 'ny' : ''},day,${day(at)},95.50`)}`,
    },
    workedDay: {
      path: 'workedHours',
      file: () => `hospitalId,date,residents,rnEmployee,cnaContract\n${rowsOf((at) => `ny,${dayOf(at)},50,8,7.5`)}`,
    },
  } as const
  const NAMES = ['contract', 'credential', 'demand', 'rate', 'workedDay'] as const
  const rowsOf = (of: (at: number) => string) => Array.from({ length: ROWS }, (_, at) => `${of(at)}\n`).join('')
  const shown = async (kind: keyof typeof KINDS, db: Db = server.store.of(1)) =>
    (
      await db
        .selectFrom(kind)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    ).total
  const there = (kind: keyof typeof KINDS) =>
    count(`select count(*) as total from ${kind === 'workedDay' ? "worked_hours where role = 'rn'" : kind}`)
  const entries = (action: string) => count(`select count(*) as total from audit_entry where action = '${action}'`)
  const bring = (kind: keyof typeof KINDS, signal?: AbortSignal) =>
    importFile(server.store.of(1), author, KINDS[kind].path, new Blob([KINDS[kind].file()]).stream(), {
      dryRun: false,
      map: [],
      ...(signal && { signal }),
    })
  beforeAll(async () => {
    const body = { credentialTypeName: 'Licence' }
    await server.send('POST', '/api/credential-types', { token, body })
  })
  beforeEach(async () => {
    for (const kind of NAMES) await server.store.db.deleteFrom(kind).execute()
  })

  it.each(NAMES)(
    'of every new %s is written slice by slice, lets others in between, and is seen all at once',
    async (kind) => {
      const made = await entries(`${kind}.created`)
      const [ahead, seenBy] = [new Set<number>(), new Set<number>()]
      const now = { isUnderWay: true }
      const work = bring(kind).finally(() => (now.isUnderWay = false))
      while (now.isUnderWay) {
        ahead.add(await there(kind))
        for (const db of [server.store.of(1), server.store.db]) seenBy.add(await shown(kind, db))
      }
      expect(await work).toMatchObject({ created: ROWS, changed: 0 })
      seenBy.add(await shown(kind))
      expect([...seenBy]).toEqual([0, ROWS])
      expect([...ahead].filter((rows) => rows > 0 && rows < ROWS)).not.toEqual([])
      expect((await entries(`${kind}.created`)) - made).toBe(ROWS)
      expect(await bring(kind)).toMatchObject({ created: 0, changed: 0, unchanged: ROWS })
    },
  )

  it.each(NAMES)(
    'of every new %s that is given up takes back what it wrote, and says so in the audit trail',
    async (kind) => {
      const giveUp = new AbortController()
      const [made, gone] = [await entries(`${kind}.created`), await entries(`${kind}.deleted`)]
      const now = { isUnderWay: true }
      const work = bring(kind, giveUp.signal).finally(() => (now.isUnderWay = false))
      const end = work.catch((error: unknown) => error)
      while (now.isUnderWay) if ((await there(kind)) > 0) giveUp.abort(new Error('nobody waits'))
      expect(await end).toMatchObject({ message: 'nobody waits' })
      expect([await there(kind), await count('select count(*) as total from staged_import')]).toEqual([0, 0])
      const written = (await entries(`${kind}.created`)) - made
      expect(written).toBeGreaterThan(0)
      expect((await entries(`${kind}.deleted`)) - gone).toBe(written)
    },
  )

  it('is decided anew where somebody writes of the same person meanwhile, and refused where that is in its way', async () => {
    const body = { providerId: `${prefix}0`, validFrom: dayOf(-3), validTo: dayOf(3), fte: 0.5 }
    const now = { isUnderWay: true, hasWritten: false }
    const work = bring('contract').finally(() => (now.isUnderWay = false))
    const end = work.catch((error: unknown) => error)
    while (now.isUnderWay) {
      const isAhead = (await there('contract')) > 0
      if (now.hasWritten || !isAhead) continue
      // What is ahead is in nobody's way yet.
      expect((await server.send('POST', '/api/contracts', { token, body })).status).toBe(201)
      now.hasWritten = true
    }
    expect(await end).toMatchObject({ errors: [{ line: 2 }, { line: 12 }, { line: 22 }, { line: 32 }] })
    expect([now.hasWritten, await there('contract')]).toEqual([true, 1])
  })

  it('writes a pattern that takes the days which another one leaves with the change of that one', async () => {
    const head = 'hospitalId,shiftTypeId,validFrom,validTo,monday\n'
    await post('demand', `${head}la,day,2027-01-01,,1/1\n`)
    const file = `${KINDS.demand.file()}la,day,2027-01-01,2027-06-30,1/1\nla,day,2027-07-01,,2/2\n`
    expect(await post('demand', file)).toMatchObject({ status: 200, body: { created: ROWS + 1, changed: 1 } })
    expect(await shown('demand')).toBe(ROWS + 2)
  })

  it('holds the days of a pattern that nobody sees yet: who writes one meanwhile is refused', async () => {
    await sql`insert into staged_import (account_id) values (1)`.execute(server.store.db)
    await server.store.query(`
      insert into demand (account_id, demand_id, hospital_id, shift_type_id, from_date, days, import_id)
      select 1, 'ahead', 'ny', 'day', '2027-01-01', '[1,1,1,1,1,1,1,1]', import_id from staged_import`)
    const days = Array.from({ length: 8 }, () => ({ least: 1, wished: 1 }))
    const body = { hospitalId: 'ny', shiftTypeId: 'day', from: '2027-02-01', to: null, days }
    expect(await server.send('POST', '/api/demand', { token, body })).toMatchObject({
      status: 409,
      body: { reason: 'overlap', facts: { demand: [] } },
    })
    expect([await there('demand'), await shown('demand')]).toEqual([1, 0])
    await server.store.db.deleteFrom('stagedImport').execute()
  })

  it('that a server of before takes back leaves nothing behind', async () => {
    await sql`insert into staged_import (account_id) values (1)`.execute(server.store.db)
    await server.store.query(`
      insert into contract (account_id, contract_id, provider_id, valid_from, fte, import_id)
      select 1, 'left', '${prefix}0', '2027-01-01', 1, import_id from staged_import`)
    expect([await there('contract'), await shown('contract')]).toEqual([1, 0])
    // It knows of shifts alone.
    await sql`update staged_import set given_up_at = now()`.execute(server.store.db)
    await sql`delete from staged_import`.execute(server.store.db)
    expect(await there('contract')).toBe(0)
  })

  it('keeps what its rows refer to: who takes that away meanwhile puts it away', async () => {
    const add = async (path: string, body: object) => (await server.send('POST', path, { token, body })).body
    const times = { startsAt: '10:00', endsAt: '18:00', days: 0 }
    const { shiftType } = await add('/api/shift-types', { shiftTypeName: `Late ${prefix}`, ...times })
    const { credentialType } = await add('/api/credential-types', { credentialTypeName: `Permit ${prefix}` })
    await sql`insert into staged_import (account_id) values (1)`.execute(server.store.db)
    await server.store.query(`
      insert into demand (account_id, demand_id, hospital_id, shift_type_id, from_date, days, import_id)
      select 1, 'late', 'ny', '${shiftType.shiftTypeId}', '2027-01-01', '[1,1,1,1,1,1,1,1]', import_id from staged_import`)
    await server.store.query(`
      insert into credential (account_id, credential_id, provider_id, credential_type_id, valid_from, import_id)
      select 1, 'permit', '${prefix}0', '${credentialType.credentialTypeId}', '2027-01-01', import_id from staged_import`)
    const remove = (path: string) => server.send('DELETE', `${path}?version=1`, { token })
    expect([
      await remove(`/api/shift-types/${shiftType.shiftTypeId}`),
      await remove(`/api/credential-types/${credentialType.credentialTypeId}`),
    ]).toMatchObject([
      { status: 200, body: { isDeleted: false, shiftType: { isActive: false } } },
      { status: 200, body: { isDeleted: false, credentialType: { isActive: false } } },
    ])
    await server.store.db.deleteFrom('stagedImport').execute()
  })
})
