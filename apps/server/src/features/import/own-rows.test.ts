import type { Contract, Credential } from '@onward/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../../db.ts'
import { openApp } from '../../../test/app-fixture.ts'
import { counts, refused } from '../../../test/imported.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { importFile } from './import-file.ts'

describeEngine('rows of people and places that a file brings', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    server = await openApp()
    token = await server.tokenOf('adminA')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    for (const table of ['contract', 'credential', 'credentialType', 'demand'] as const)
      await server.store.db.deleteFrom(table).execute()
  })

  const send = (method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })
  const file = async (kind: string, ...lines: string[]) => {
    const headers = { 'content-type': 'text/csv' }
    return server.send('POST', `/api/import/${kind}`, { token, headers, body: `${lines.join('\n')}\n` })
  }
  const contracts = async () =>
    ((await send('GET', '/api/contracts')).body.contracts as Contract[]).map(
      ({ providerId, validFrom, validTo, fte, targetHours, leastHours, mostHours, packId, version }) => ({
        providerId,
        validFrom,
        validTo,
        fte,
        targetHours,
        leastHours,
        mostHours,
        packId,
        version,
      }),
    )
  const credentials = async () =>
    ((await send('GET', '/api/credentials')).body.credentials as Credential[]).map(
      ({ providerId, hospitalId, number, validFrom, validTo, isRevoked, version }) => [
        providerId,
        hospitalId,
        number,
        validFrom,
        validTo,
        isRevoked,
        version,
      ],
    )
  const entries = (action: string) =>
    server.store.db.selectFrom('auditEntry').where('action', '=', action).select(['before', 'after']).execute()

  it('contracts are added, changed by person and first day, and left where nothing is said', async () => {
    const head = 'providerId,validFrom,validTo,fte,targetHours'
    const first = ['p1,2027-01-01,2027-06-30,1,40', '"p1",2027-07-01T00:00,,"0,5",']
    expect(await file('contracts', head, ...first)).toEqual(counts(2, 0, 0))
    expect(await file('contracts', head, ...first)).toEqual(counts(0, 0, 2))
    const [later, earlier] = await contracts()
    const hours = { leastHours: null, mostHours: null, packId: null }
    expect(earlier).toEqual({
      providerId: 'p1',
      validFrom: '2027-01-01',
      validTo: '2027-06-30',
      fte: 1,
      targetHours: 40,
      ...hours,
      version: 1,
    })
    expect(later).toMatchObject({ validFrom: '2027-07-01', validTo: null, fte: 0.5, targetHours: null, version: 1 })

    // Without a column for the last day and the hours, both stay.
    expect(await file('contracts', 'providerId,validFrom,fte', 'p1,2027-01-01,0.8')).toEqual(counts(0, 1, 0))
    expect((await contracts())[1]).toEqual({ ...earlier, fte: 0.8, version: 2 })
    expect(await entries('contract.changed')).toMatchObject([{ before: { fte: 1 }, after: { fte: 0.8 } }])

    const packed = 'providerId,validFrom,fte,packId'
    expect(await file('contracts', packed, 'p1,2027-01-01,0.8,Nurses')).toEqual(counts(0, 1, 0))
    expect((await contracts())[1]).toEqual({ ...earlier, fte: 0.8, packId: 'nurses', version: 3 })
    expect(await refused(file('contracts', packed, 'p1,2027-01-01,0.8,none'))).toEqual([[2, 'packId', 'notWord']])

    // One is ended and the next one begun by the same file, whichever line comes first.
    const turn = ['p1,2028-01-01,,1,', 'p1,2027-07-01,2027-12-31,0.5,']
    expect(await file('contracts', head, ...turn)).toEqual(counts(1, 1, 0))
    expect((await contracts()).map(({ validTo }) => validTo)).toEqual([null, '2027-12-31', '2027-06-30'])
  })

  it('contracts that cannot be are all named, and nothing of the file is written', async () => {
    await file('contracts', 'providerId,validFrom,validTo,fte', 'p2,2027-01-01,,1')
    const before = await contracts()
    const head = 'providerId,validFrom,validTo,fte,leastHours,mostHours'
    expect(
      await refused(
        file(
          'contracts',
          head,
          'p1,2027-01-01,,1,,',
          'zz,2027-01-01,,1,,',
          'p1,2027-02-30,,1,,',
          'p1,2028-01-01,,3,,',
          'p1,,,1,,',
          'p1,2029-01-01,,,,200',
        ),
      ),
    ).toEqual([
      [3, 'providerId', 'notProvider'],
      [4, 'validFrom', 'notDate'],
      [5, 'fte', 'notNumber'],
      [6, 'validFrom', 'empty'],
      [7, 'fte', 'empty'],
      [7, 'mostHours', 'notNumber'],
    ])
    expect(
      await refused(
        file(
          'contracts',
          head,
          'p2,2027-05-01,,1,,',
          'p1,2027-01-01,2026-12-31,1,,',
          'p1,2025-01-01,2025-12-31,1,40,20',
          'p1,2024-01-01,2025-01-01,1,,',
        ),
      ),
    ).toEqual([
      [2, 'validFrom', 'overlapOpen'],
      [3, 'validTo', 'endsBefore'],
      [4, 'mostHours', 'hoursOrder'],
      [5, 'validFrom', 'overlap'],
    ])
    expect(await contracts()).toEqual(before)
    // What is wrong is said of a column that there is.
    await file('contracts', 'providerId,validFrom,fte,mostHours', 'p1,2030-01-01,1,20')
    expect(await refused(file('contracts', 'providerId,validFrom,fte,leastHours', 'p1,2030-01-01,1,40'))).toEqual([
      [2, 'leastHours', 'hoursOrder'],
    ])
    const dry = await server.send('POST', '/api/import/contracts?dryRun=', {
      token,
      headers: { 'content-type': 'text/csv' },
      body: 'providerId,validFrom,fte\np1,2031-01-01,1\n',
    })
    expect([dry.status, dry.body.issues[0].path]).toEqual([400, 'dryRun'])
  })

  it('are looked at once, and again where somebody has written meanwhile', async () => {
    const { db } = server.store
    const author = { accountId: 1, userId: 'adminA', requestId: 'twice' }
    const row = { accountId: 1, contractId: 'theirs', providerId: 'p1', validFrom: '2031-01-01', fte: 0.5 }
    const run = async (prepare: (trx: Db) => Promise<unknown>) => {
      let looked = 0
      const csv = new Blob(['providerId,validFrom,fte\np1,2031-01-01,0.5\np2,2031-01-01,1\n']).stream()
      const told = {
        onLooked: (rows: number) => void (looked = rows),
        prepare: async (trx: Db) => void (await prepare(trx)),
      }
      const { created, changed, unchanged } = await importFile(db, author, 'contracts', csv, {
        dryRun: false,
        map: [],
        ...told,
      })
      return { counts: [created, changed, unchanged], looked }
    }
    const quiet = await run(async () => {})
    expect(quiet.counts).toEqual([2, 0, 0])
    const change = (trx: Db) =>
      trx.updateTable('contract').set({ fte: 1, version: 2 }).where('providerId', '=', 'p1').execute()
    const late = await run(change)
    expect([late.counts, late.looked]).toEqual([[0, 1, 1], 2 * quiet.looked])
    await db.deleteFrom('contract').execute()
    expect((await run((trx) => trx.insertInto('contract').values(row).execute())).counts).toEqual([1, 0, 1])
  })

  it('many of one place are looked at as quickly when they are there as when they are new', async () => {
    const lines = Array.from({ length: 3_000 }, (_, at) => {
      const day = new Date(Date.UTC(2030, 0, 1 + at)).toISOString().slice(0, 10)
      return `ny,day,${day},${day},1`
    })
    const head = 'hospitalId,shiftTypeId,validFrom,validTo,monday'
    const timed = async () => {
      const before = performance.now()
      const { body } = await file('demand', head, ...lines)
      return { body, took: performance.now() - before }
    }
    const first = await timed()
    const again = await timed()
    expect([first.body.created, again.body.unchanged]).toEqual([3_000, 3_000])
    // Quadratic it was a hundred times as long.
    expect(again.took).toBeLessThan(5 * first.took)
  })

  it('credentials are known by what the file says of them', async () => {
    const type = async (credentialTypeName: string) =>
      (await send('POST', '/api/credential-types', { credentialTypeName })).body.credentialType
    const { credentialTypeId } = await type('Łódź licence')
    const { credentialTypeId: pager } = await type('Pager')
    await server.store.db
      .updateTable('credentialType')
      .set({ isActive: false })
      .where('credentialTypeId', '=', pager)
      .execute()
    const head = 'providerId,credentialType,hospitalId,number,validTo'
    const first = ['p1,łódź LICENCE,,L-1,2027-01-31', `p1,${credentialTypeId},ny,L-1,`, 'p2,Łódź licence,,,2026-12-31']
    expect(await file('credentials', head, ...first)).toEqual(counts(3, 0, 0))
    expect(await file('credentials', head, ...first)).toEqual(counts(0, 0, 3))
    // Renewed: another last day of the same.
    expect(
      await file('credentials', 'providerId,credentialType,number,validTo', 'p1,Łódź licence,L-1,2028-01-31'),
    ).toEqual(counts(0, 1, 0))
    expect(await credentials()).toEqual([
      ['p2', null, null, null, '2026-12-31', false, 1],
      ['p1', null, 'L-1', null, '2028-01-31', false, 2],
      ['p1', 'ny', 'L-1', null, null, false, 1],
    ])
    // A second one with another number, and then a file that does not say which of the two it means.
    expect(await file('credentials', 'providerId,credentialType,number', 'p1,Łódź licence,L-2')).toEqual(
      counts(1, 0, 0),
    )
    const head2 = 'providerId,credentialType,isRevoked,hospitalId,validFrom,validTo'
    expect(
      await refused(
        file(
          'credentials',
          head2,
          'p1,Łódź licence,yes,,,',
          'p2,Pager,no,,,',
          'p2,Łódź licence,no,ny,2027-02-01,2027-01-01',
        ),
      ),
    ).toEqual([
      [2, 'providerId', 'several'],
      [3, 'credentialType', 'notCredentialType'],
      [4, 'validTo', 'endsBefore'],
    ])
    expect(
      await refused(file('credentials', head2, 'p2,Nothing,perhaps,,,', 'p2,Nothing,no,,,', 'p2,Łódź licence,no,xx,,')),
    ).toEqual([
      [2, 'isRevoked', 'notYesNo'],
      [3, 'credentialType', 'notCredentialType'],
      [4, 'hospitalId', 'notFacility'],
    ])
    expect(await file('credentials', 'providerId,credentialType,isRevoked', 'p2,Łódź licence,TRUE')).toEqual(
      counts(0, 1, 0),
    )
    expect((await credentials())[0]).toEqual(['p2', null, null, null, '2026-12-31', true, 2])
    // Nothing said of it takes nothing back.
    const ends = 'providerId,credentialType,isRevoked,validTo'
    expect(await file('credentials', ends, 'p2,Łódź licence,,2027-12-31')).toEqual(counts(0, 1, 0))
    expect((await credentials())[0]).toEqual(['p2', null, null, null, '2027-12-31', true, 3])
    // However it is called, it is one type.
    const twice = file('credentials', head, `p2,łódź licence,,N,2030-01-01`, `p2,${credentialTypeId},,N,2031-01-01`)
    expect(await refused(twice)).toEqual([[3, 'providerId', 'saysElse']])
    expect(await entries('credential.created')).toHaveLength(4)
  })

  it('demand is known by its line and first day, and a day without a column stays', async () => {
    const head = 'hospitalId,shiftTypeId,validFrom,validTo,monday,tuesday,holiday'
    const first = ['ny,Day,2027-01-01,,2,2/3,', 'ny,night,2027-01-01,2027-06-30,1,,1']
    expect(await file('demand', head, ...first)).toEqual(counts(2, 0, 0))
    expect(await file('demand', head, ...first)).toEqual(counts(0, 0, 2))
    expect(await file('demand', 'hospitalId,shiftTypeId,validFrom,sunday', 'ny,day,2027-01-01,4/4')).toEqual(
      counts(0, 1, 0),
    )
    const { demand } = (await send('GET', '/api/demand?hospitalId=ny')).body
    const [two, none] = [{ least: 2, wished: 2 }, null]
    const day = [two, { least: 2, wished: 3 }, none, none, none, none, { least: 4, wished: 4 }, none]
    const one = { least: 1, wished: 1 }
    const about = { demandId: expect.any(String), hospitalId: 'ny', specialtyId: null, from: '2027-01-01' }
    expect(demand).toEqual([
      { ...about, shiftTypeId: 'day', to: null, days: day, version: 2 },
      {
        ...about,
        shiftTypeId: 'night',
        to: '2027-06-30',
        days: [one, ...day.slice(2, 6), none, none, one],
        version: 1,
      },
    ])
    expect(await entries('demand.changed')).toEqual([
      { before: { days: '2/2 2/3 – – – – – –' }, after: { days: '2/2 2/3 – – – – 4/4 –' } },
    ])

    expect(
      await refused(
        file(
          'demand',
          head,
          'ny,day,2027-02-01,,1,1,1',
          'ny,night,2027-07-01,2027-06-30,1,1,1',
          'ny,night,2026-07-01,2027-03-31,1,1,1',
        ),
      ),
    ).toEqual([
      [2, 'validFrom', 'patternOpen'],
      [3, 'validTo', 'endsBefore'],
      [4, 'validFrom', 'pattern'],
    ])
    expect(
      await refused(
        file(
          'demand',
          'hospitalId,shiftTypeId,validFrom,specialty,monday',
          'ny,Teatime,2027-02-01,,1',
          'xx,day,2027-02-01,,1',
          'ny,day,2027-02-01,Alchemy,1',
          'ny,day,2027-02-01,,3/2',
          'ny,day,2027-02-01,,many',
        ),
      ),
    ).toEqual([
      [2, 'shiftTypeId', 'notShiftType'],
      [3, 'hospitalId', 'notFacility'],
      [4, 'specialty', 'notSpecialty'],
      [5, 'monday', 'notHowMany'],
      [6, 'monday', 'notHowMany'],
    ])
  })
})
