import {
  CredentialConflict,
  CredentialTypeConflict,
  RequirementConflict,
  type Credential,
  type CredentialType,
  type Provider,
} from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

/** So many days from today in UTC. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describeEngine('what people have to have, and have', () => {
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
    const answer = await send('POST', `/api/${path}`, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }
  const type = async (credentialTypeName: string) =>
    (await made('credential-types', { credentialTypeName })).credentialType as CredentialType
  const credential = async (body: object) => (await made('credentials', body)).credential as Credential
  const wrong = async (path: string, body: object) => {
    const answer = await send('POST', `/api/${path}`, body)
    return [answer.status, answer.body.issues?.[0]?.path]
  }

  it('a type is named once, however it is spelled, and put away once somebody has it', async () => {
    const licence = await type(' Licence d’État ')
    expect(licence).toMatchObject({ credentialTypeName: 'Licence d’État', isActive: true, isUsed: false, people: 0 })
    const again = await send('POST', '/api/credential-types', { credentialTypeName: "licence d'etat" })
    expect(parse(CredentialTypeConflict, again.body)).toMatchObject({
      reason: 'name',
      facts: { credentialType: licence },
    })
    const { credentialTypeId } = licence
    await credential({ providerId: 'p1', credentialTypeId })
    const away = await send('DELETE', `/api/credential-types/${credentialTypeId}?version=1`)
    expect(away.body).toMatchObject({ isDeleted: false, credentialType: { isActive: false, isUsed: true, people: 1 } })
    expect(await wrong('credentials', { providerId: 'p2', credentialTypeId })).toEqual([404, 'credentialTypeId'])
    const back = await send('PATCH', `/api/credential-types/${credentialTypeId}`, { version: 2, isActive: true })
    expect(back.body.credentialType).toMatchObject({ isActive: true, version: 3 })
    const { credentialTypeId: unused } = await type('Unused')
    expect((await send('DELETE', `/api/credential-types/${unused}?version=1`)).body.isDeleted).toBe(true)
    expect((await send('GET', `/api/credential-types/${unused}`)).status).toBe(404)
  })

  it('a credential says whether it is valid today, and lists begin with what ends first', async () => {
    const { credentialTypeId } = await type('ACLS')
    const of = (validFrom: string | null, validTo: string | null, more = {}) =>
      credential({ providerId: 'p1', credentialTypeId, validFrom, validTo, ...more })
    const all = [
      await of(day(-400), day(-1)),
      await of(null, day(0)),
      await of(day(-1), day(60)),
      await of(day(-1), day(61)),
      await of(day(1), day(300)),
      await of(null, null),
      await of(null, null, { isRevoked: true }),
    ]
    expect(all.map(({ status }) => status)).toEqual([
      'lapsed',
      'expiring',
      'expiring',
      'valid',
      'notYet',
      'valid',
      'revoked',
    ])
    const list = async (query: string) =>
      (
        (await send('GET', `/api/credentials?perPage=50&credentialTypeId=${credentialTypeId}${query}`)).body
          .credentials as Credential[]
      ).map(({ credentialId }) => credentialId)
    expect((await list('')).slice(0, 5)).toEqual(all.slice(0, 5).map(({ credentialId }) => credentialId))
    expect(await list('&status=expiring')).toEqual([all[1]?.credentialId, all[2]?.credentialId])
    expect(await list('&providerId=p2')).toEqual([])
    expect(await list('&q=person p1')).toHaveLength(7)
  })

  it('people are found whose credential expires soon or has lapsed, unless they have a later one', async () => {
    const { credentialTypeId } = await type('BLS')
    const people = async (credentials: string) =>
      ((await send('GET', `/api/providers?credentials=${credentials}&q=held`)).body.providers as Provider[]).map(
        ({ providerName }) => providerName,
      )
    for (const [name, ends] of [
      ['Held lapsed', [-10]],
      ['Held renewed', [-10, 300]],
      ['Held expiring', [10]],
    ] as const) {
      const { providerId } = (await made('providers', { providerName: name })).provider as Provider
      for (const end of ends) await credential({ providerId, credentialTypeId, validTo: day(end) })
    }
    expect(await people('lapsed')).toEqual(['Held lapsed'])
    expect(await people('expiring')).toEqual(['Held expiring'])
  })

  it('whoever has nothing valid today counts as lapsed, whatever begins later', async () => {
    const { credentialTypeId } = await type('NRP')
    const { providerId } = (await made('providers', { providerName: 'Gap' })).provider as Provider
    await credential({ providerId, credentialTypeId, validTo: day(-30) })
    await credential({ providerId, credentialTypeId, validFrom: day(30) })
    expect((await send('GET', '/api/providers?credentials=lapsed&q=gap')).body.total).toBe(1)
  })

  it('what a requirement alone names is put away, not deleted', async () => {
    const { credentialTypeId } = await type('TNCC')
    const { specialty } = await made('specialties', { specialtyName: 'Trauma' })
    const { shiftType } = await made('shift-types', { shiftTypeName: 'Trauma call' })
    const { specialtyId } = specialty
    const { shiftTypeId } = shiftType
    await made('requirements', { credentialTypeId, specialtyId, shiftTypeId })
    for (const at of [`specialties/${specialtyId}`, `shift-types/${shiftTypeId}`])
      expect((await send('DELETE', `/api/${at}?version=1`)).body).toMatchObject({ isDeleted: false })
  })

  it('a credential is refused with the field that is wrong, and a change to who saw an older one', async () => {
    const { credentialTypeId } = await type('Privilege')
    const own = { providerId: 'p1', credentialTypeId }
    expect(await wrong('credentials', { ...own, providerId: 'q1' })).toEqual([404, 'providerId'])
    expect(await wrong('credentials', { ...own, hospitalId: 'az' })).toEqual([404, 'hospitalId'])
    expect(await wrong('credentials', { ...own, validFrom: '2027-02-02', validTo: '2027-02-01' })).toEqual([
      400,
      'validTo',
    ])
    const first = await credential({ ...own, hospitalId: 'ny', number: ' 7 ' })
    expect(first).toMatchObject({ facilityName: 'Harbor General', number: '7', version: 1 })
    const at = `/api/credentials/${first.credentialId}`
    const second = (await send('PATCH', at, { version: 1, validTo: day(100) })).body.credential as Credential
    expect(second).toEqual({ ...first, validTo: day(100), version: 2 })
    const stale = await send('PATCH', at, { version: 1, number: null })
    expect(parse(CredentialConflict, stale.body).facts.credential).toEqual(second)
    expect((await send('DELETE', `${at}?version=2`)).status).toBe(200)
    expect((await send('GET', at)).status).toBe(404)
  })

  it('the same is required once, of what there is', async () => {
    const { credentialTypeId } = await type('PALS')
    const { requirement } = await made('requirements', { credentialTypeId, hospitalId: 'ny', shiftTypeId: 'night' })
    expect(requirement).toMatchObject({ facilityName: 'Harbor General', shiftTypeName: 'Night', specialtyId: null })
    const again = await send('POST', '/api/requirements', { credentialTypeId, hospitalId: 'ny', shiftTypeId: 'night' })
    expect(parse(RequirementConflict, again.body)).toMatchObject({ reason: 'same', facts: { requirement } })
    expect(await wrong('requirements', { credentialTypeId })).toEqual([400, 'hospitalId'])
    expect(await wrong('requirements', { credentialTypeId, hospitalId: 'az' })).toEqual([404, 'hospitalId'])
    expect(await wrong('requirements', { credentialTypeId, specialtyId: 'none' })).toEqual([404, 'specialtyId'])
    const other = (await made('requirements', { credentialTypeId, hospitalId: 'ny' })).requirement
    const at = `/api/requirements/${other.requirementId}`
    const met = await send('PATCH', at, { version: 1, shiftTypeId: 'night' })
    expect(parse(RequirementConflict, met.body).reason).toBe('same')
    const bare = await send('PATCH', at, { version: 1, hospitalId: null })
    expect([bare.status, bare.body.issues[0].path]).toEqual([400, 'hospitalId'])
    // A type that something requires is put away, not deleted.
    expect((await send('DELETE', `/api/credential-types/${credentialTypeId}?version=1`)).body.isDeleted).toBe(false)
  })
})
