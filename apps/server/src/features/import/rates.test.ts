import { RateConflict, type Rate } from '@onward/contract'
import { sql } from 'kysely'
import { parse } from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../../db.ts'
import { takeMoney } from '../../money.ts'
import { openApp } from '../../../test/app-fixture.ts'
import { counts, refused } from '../../../test/imported.ts'
import { untilWaiting } from '../../../test/lock-waits.ts'
import { describeEngine, engineName } from '../../../test/open-test-db.ts'
import { importFile } from './import-file.ts'

describeEngine('rates that a file brings', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  let renal: string
  let nightlyId: string
  beforeAll(async () => {
    server = await openApp()
    token = await server.tokenOf('adminA')
    renal = (await send('POST', '/api/specialties', { specialtyName: 'Renal, acute' })).body.specialty.specialtyId
    const nightly = { shiftTypeName: 'Łate ’round', startsAt: '20:00', endsAt: '04:00', days: 1 }
    nightlyId = (await send('POST', '/api/shift-types', nightly)).body.shiftType.shiftTypeId
    await file('providers', 'providerId,providerName', 'Ł’1,Łucja', '"q""2",Bo')
  })
  afterAll(() => server.close())
  beforeEach(() => server.store.db.deleteFrom('rate').execute())

  const send = (method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })
  const sendFile = (path: string, body: string, more: Record<string, string> = {}) =>
    server.send('POST', `/api/import/${path}`, { token, headers: { 'content-type': 'text/csv', ...more }, body })
  const file = (kind: string, ...lines: string[]) => sendFile(kind, `${lines.join('\n')}\n`)
  const rates = async () =>
    ((await send('GET', '/api/rates?perPage=100')).body.rates as Rate[]).map((rate) => {
      const { providerId, hospitalId, shiftTypeId, specialtyId, validFrom, validTo, perHour, version } = rate
      return [providerId, hospitalId, shiftTypeId, specialtyId, validFrom, validTo, perHour, version]
    })
  const currency = (to: string) => send('PATCH', '/api/currency', { currency: to })
  const entries = (action: string) =>
    server.store.db.selectFrom('auditEntry').where('action', '=', action).select(['before', 'after']).execute()
  const HEAD = 'providerId,hospitalId,shiftTypeId,specialtyId,validFrom,validTo,perHour'

  it('are added, known again by what they name and their first day, and count in what shifts cost', async () => {
    const first = [
      'p1,ny,day,,2027-01-01,2027-06-30,95.50',
      'p1,,,,2027-01-01,,"90,5"',
      `,,Night,"renal, ACUTE",2027-01-01T00:00,,120`,
      ',,,,2027-01-01,,80',
    ]
    expect(await file('rates', HEAD, ...first)).toEqual(counts(4, 0, 0))
    expect(await file('rates', HEAD, ...first)).toEqual(counts(0, 0, 4))
    expect(await rates()).toEqual([
      ['p1', 'ny', 'day', null, '2027-01-01', '2027-06-30', 9_550, 1],
      ['p1', null, null, null, '2027-01-01', null, 9_050, 1],
      [null, null, 'night', renal, '2027-01-01', null, 12_000, 1],
      [null, null, null, null, '2027-01-01', null, 8_000, 1],
    ])
    expect(await entries('rate.created')).toContainEqual({
      before: null,
      after: {
        providerId: 'p1',
        hospitalId: 'ny',
        shiftTypeId: 'day',
        specialtyId: null,
        validFrom: '2027-01-01',
        validTo: '2027-06-30',
        perHour: 9_550,
      },
    })

    // Another amount and last day of the same, and another first day is another rate.
    const next = ['p1,ny,day,,2027-01-01,2027-03-31,97.25', 'p1,ny,day,,2027-04-01,,99']
    expect(await file('rates', HEAD, ...next)).toEqual(counts(1, 1, 0))
    expect((await rates()).slice(0, 2)).toEqual([
      ['p1', 'ny', 'day', null, '2027-04-01', null, 9_900, 1],
      ['p1', 'ny', 'day', null, '2027-01-01', '2027-03-31', 9_725, 2],
    ])
    expect(await entries('rate.changed')).toEqual([
      {
        before: { validTo: '2027-06-30', perHour: 9_550 },
        after: { validTo: '2027-03-31', perHour: 9_725 },
      },
    ])
    // Without a column for the last day it stays; what the file has no column to name is any.
    expect(
      await file(
        'rates',
        'providerId,hospitalId,shiftTypeId,validFrom,perHour',
        'p1,ny,Day,2027-01-01,98',
        'p1,,,2027-01-01,90.50',
      ),
    ).toEqual(counts(0, 1, 1))
    expect((await rates())[1]).toEqual(['p1', 'ny', 'day', null, '2027-01-01', '2027-03-31', 9_800, 3])
    expect(await file('rates', 'validFrom,perHour', '2027-01-01,80')).toEqual(counts(0, 0, 1))

    const times = { startsAt: '2027-02-02T07:00', endsAt: '2027-02-02T19:00' }
    await send('POST', '/api/assignments', { providerId: 'p1', hospitalId: 'ny', shiftTypeId: 'day', ...times })
    const cost = await send('GET', '/api/insight/cost?from=2027-02-01&to=2027-02-28')
    expect(cost.body.total).toMatchObject({ minutes: 720, base: 12 * 9_800, unrated: 0 })
  })

  it('that cannot be are all named by line and column, and nothing of the file is written', async () => {
    expect(
      await refused(
        file(
          'rates',
          HEAD,
          'p1,ny,day,,2027-01-01,,95',
          'zz,xx,Teatime,Alchemy,2027-01-01,,95',
          'p1,az,,,2027-01-01,,95',
          'p1,,,,,,',
          'p1,,,,2027-02-30,01/02/2027,95',
          'p1,,,,2028-01-01,,-95',
          'p1,,,,2028-01-01,,95.505',
          'p1,,,,2028-01-01,,"1,200"',
          'p1,,,,2028-01-01,,1000000.01',
          'p1,,,,2028-01-01,,$95',
          '"p,1",,,,2028-01-01,,95',
          'p1,,,,2028-01-01,95',
        ),
      ),
    ).toEqual([
      [3, 'providerId', 'notProvider'],
      [3, 'hospitalId', 'notFacility'],
      [3, 'shiftTypeId', 'notShiftType'],
      [3, 'specialtyId', 'notSpecialty'],
      [4, 'hospitalId', 'notFacility'],
      [5, 'validFrom', 'empty'],
      [5, 'perHour', 'empty'],
      [6, 'validFrom', 'notDate'],
      [6, 'validTo', 'notDate'],
      [7, 'perHour', 'notAmount'],
      [8, 'perHour', 'amountDigits'],
      [9, 'perHour', 'amountThousands'],
      [10, 'perHour', 'notAmount'],
      [11, 'perHour', 'notAmount'],
      [12, 'providerId', 'comma'],
      [13, '', undefined],
    ])
    expect(
      await refused(
        file(
          'rates',
          HEAD,
          'p1,,,,2027-01-01,2026-12-31,95',
          'p2,,Night,,2027-01-01,,95',
          'p2,,Night,,2027-01-01,,95',
          'p2,,,,2027-01-01,,95',
        ),
      ),
    ).toEqual([[2, 'validTo', 'endsBefore']])
    // However its type is called it is the same rate.
    const twice = file('rates', HEAD, 'p2,,Night,,2027-01-01,,95', 'p2,,night,,2027-01-01,,96')
    expect(await refused(twice)).toEqual([[3, 'validFrom', 'saysElse']])
    expect((await twice).body.errors[0].reason).toBe(
      'says something else about p2, –, night, –, 2027-01-01 than line 2',
    )
    // A column that is not known would make of each person's rate one for anybody: what is near to a field is asked back.
    for (const column of ['provider', 'hospital_id2', 'Specialty'])
      expect(await refused(file('rates', `${column},validFrom,perHour`, 'p1,2027-01-01,95'))).toEqual([
        [1, column, undefined],
      ])
    expect(await rates()).toEqual([])
  })

  it('are read in the currency of the account, with its decimals', async () => {
    await currency('JPY')
    expect(await file('rates', HEAD, ',,,,2027-01-01,,9500')).toEqual(counts(1, 0, 0))
    expect(await refused(file('rates', HEAD, ',,,,2027-01-01,,95.5'))).toEqual([[2, 'perHour', 'amountDigits']])
    expect((await rates())[0]?.[6]).toBe(9_500)
    await server.store.db.deleteFrom('rate').execute()
    await currency('KWD')
    expect(await file('rates', HEAD, ',,,,2027-01-01,,95.125')).toEqual(counts(1, 0, 0))
    expect((await rates())[0]?.[6]).toBe(95_125)
    await server.store.db.deleteFrom('rate').execute()
    expect((await currency('USD')).body.currency).toBe('USD')
  })

  it('are written of nobody and nothing that was put away, and stay where they name it already', async () => {
    await file('providers', 'providerId,providerName', 'left,Leo')
    expect(await file('rates', HEAD, `left,ny,${nightlyId},,2027-01-01,,95`)).toEqual(counts(1, 0, 0))
    const { db } = server.store
    const put = async (isActive: boolean) => {
      await db.updateTable('provider').set({ isActive }).where('providerId', '=', 'left').execute()
      await db.updateTable('shiftType').set({ isActive }).where('shiftTypeId', '=', nightlyId).execute()
    }
    await put(false)
    expect(await file('rates', HEAD, `left,ny,${nightlyId},,2027-01-01,2027-12-31,96`)).toEqual(counts(0, 1, 0))
    expect(await refused(file('rates', HEAD, 'left,,,,2027-01-01,,95', ',,Łate ’round,,2027-01-01,,95'))).toEqual([
      [2, 'providerId', 'notProvider'],
      [3, 'shiftTypeId', 'notShiftType'],
    ])
    await put(true)
  })

  it('are only looked at on a dry run, and are written after the answer where that is asked', async () => {
    const lines = `${HEAD}\np1,,,,2027-01-01,,95\n`
    expect(await sendFile('rates?dryRun=true', lines)).toMatchObject({ body: { dryRun: true, created: 1 } })
    expect(await rates()).toEqual([])
    const later = { prefer: 'respond-async', 'idempotency-key': 'rates-later' }
    expect(await sendFile('rates?fileName=rates.csv', lines, later)).toMatchObject({ status: 202 })
    await server.settled()
    // It is not read again.
    await sendFile('rates', `${HEAD}\np2,,,,2027-01-01,,95\n`, later)
    await server.settled()
    const { body } = await send('GET', '/api/imports/rates-later')
    expect(body).toMatchObject({ kind: 'rates', state: 'done', fileName: 'rates.csv', result: { created: 1 } })
    expect(await rates()).toEqual([['p1', null, null, null, '2027-01-01', null, 9_500, 1]])
  })

  it('take 5,000 lines of the mean kind, and are the same when they come again', async () => {
    const day = (at: number) => new Date(Date.UTC(2030, 0, 1 + at)).toISOString().slice(0, 10)
    const lines = Array.from({ length: 5_000 }, (_, at) => {
      const who = ['Ł’1', '"q""2"', '', ' p1 '][at % 4]
      const ends = at % 3 === 0 ? '' : day(at)
      return `${who},"ny",ŁATE ’ROUND,,${day(at)},${ends},"${Math.floor(at / 7)},${String(at % 100).padStart(2, '0')}"`
    })
    const mean = `\ufeff${[HEAD, ...lines, ...lines.slice(0, 500), ''].join('\r\n')}\r\n`
    expect(await sendFile('rates', mean)).toEqual(counts(5_000, 0, 500))
    expect(await sendFile('rates', mean)).toEqual(counts(0, 0, 5_500))
    const { rows } = await server.store.query(
      'select count(*)::integer as total, sum(per_hour)::integer as sum, count(distinct provider_id)::integer as people from rate',
    )
    const sum = lines.reduce((all, _, at) => all + Math.floor(at / 7) * 100 + (at % 100), 0)
    expect(rows).toEqual([{ total: 5_000, sum, people: 3 }])
    const cut = mean.replace(`,${day(4_321)},`, `,${day(4_321)},,`)
    expect(await refused(sendFile('rates', cut))).toEqual([[4_323, '', undefined]])
  })

  const author = { accountId: 1, userId: 'adminA', requestId: 'rates' }
  const run = (prepare: (trx: Db) => Promise<unknown>) => {
    const bytes = new Blob(['validFrom,Amount\n2027-01-01,95.50\n']).stream()
    const options = { dryRun: false, map: ['perHour=Amount'] }
    return importFile(server.store.of(1), author, 'rates', bytes, {
      ...options,
      prepare: async (trx) => void (await prepare(trx)),
    })
  }

  it('are refused where the account counts in another currency by the time they are written', async () => {
    const meanwhile = (trx: Db) =>
      trx.updateTable('account').set({ currency: 'EUR' }).where('accountId', '=', 1).execute()
    await expect(run(meanwhile)).rejects.toMatchObject({
      errors: [{ line: 1, column: 'Amount', code: 'otherCurrency', facts: { from: 'USD', to: 'EUR' } }],
    })
    expect(await rates()).toEqual([])
  })

  it('are looked at again where somebody writes of the same, or of what anybody is paid, meanwhile', async () => {
    const { db } = server.store
    const row = { accountId: 1, rateId: 'theirs', validFrom: '2027-01-01', perHour: 9_550 }
    const add = (trx: Db) => trx.insertInto('rate').values(row).execute()
    expect(await run(add)).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
    const change = (trx: Db) => trx.updateTable('rate').set({ perHour: 1, version: 2 }).execute()
    expect(await run(change)).toMatchObject({ created: 0, changed: 1, unchanged: 0 })
    expect(await rates()).toEqual([[null, null, null, null, '2027-01-01', null, 9_550, 3]])
    await db.deleteFrom('rate').execute()
  })

  it.skipIf(engineName === 'embedded')('wait for whoever writes an amount', async () => {
    const [held, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = server.store
      .of(1)
      .transaction()
      .execute(async (trx) => {
        await takeMoney(trx, 1)
        held.resolve()
        await ended.promise
      })
    await held.promise
    let isDone = false
    const importing = run(async () => {}).finally(() => (isDone = true))
    await untilWaiting(server.store, 1, '%from account%for no key update%')
    expect([isDone, await rates()]).toEqual([false, []])
    ended.resolve()
    await holding
    expect(await importing).toMatchObject({ created: 1 })
  })

  it('hold what they name from their first day on before anybody sees them', async () => {
    await sql`insert into staged_import (account_id) values (1)`.execute(server.store.db)
    await server.store.query(`
      insert into rate (account_id, rate_id, hospital_id, specialty_id, valid_from, per_hour, import_id)
      select 1, 'ahead', 'ny', '${renal}', '2027-01-01', 1, import_id from staged_import`)
    expect(await rates()).toEqual([])
    const body = { hospitalId: 'ny', specialtyId: renal, validFrom: '2027-01-01', perHour: 2 }
    const added = await send('POST', '/api/rates', body)
    expect([added.status, parse(RateConflict, added.body)]).toMatchObject([
      409,
      { reason: 'same', facts: { rate: null } },
    ])
    const { rate } = (await send('POST', '/api/rates', { ...body, validFrom: '2027-02-01' })).body
    const moved = await send('PATCH', `/api/rates/${rate.rateId}`, { version: 1, validFrom: '2027-01-01' })
    expect([moved.status, parse(RateConflict, moved.body)]).toMatchObject([
      409,
      { reason: 'same', facts: { rate: null } },
    ])
    // A server of before knows nothing of rates that are given up.
    await sql`update staged_import set given_up_at = now()`.execute(server.store.db)
    await sql`delete from staged_import`.execute(server.store.db)
    const { rows } = await server.store.query('select count(*)::integer as total from rate')
    expect(rows).toEqual([{ total: 1 }])
  })
})
