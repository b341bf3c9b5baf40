import { SpecialtyConflict, type Provider, type Specialty } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

describeEngine('the specialties of an account', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    server = await openApp()
    token = await server.tokenOf('adminA')
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })
  const list = async (query = '') =>
    ((await send('GET', `/api/specialties?perPage=50${query}`)).body as { specialties: Specialty[] }).specialties
  const named = async (name: string) => {
    const found = (await list('&status=all')).find(({ specialtyName }) => specialtyName === name)
    if (!found) throw new Error(`No specialty ${name}`)
    return found
  }
  const refused = ({ status, body }: Answer) => {
    expect(status).toBe(409)
    return parse(SpecialtyConflict, body)
  }
  /** A file of people, each with what they are trained for. */
  const people = async (...rows: [id: string, specialty: string][]) => {
    const body = `providerId,providerName,specialty\n${rows.map(([id, of]) => `${id},Person ${id},${of}\n`).join('')}`
    const answer = await server.send('POST', '/api/import/providers', {
      token,
      body,
      headers: { 'content-type': 'text/csv' },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const specialtyOf = async (id: string) =>
    ((await send('GET', `/api/providers?perPage=50&q=Person ${id}`)).body.providers as Provider[]).find(
      ({ providerId }) => providerId === id,
    )?.specialty
  /** All of a person's, the first one first. */
  const trained = async (id: string) =>
    (
      await server.store.db
        .selectFrom('providerSpecialty as p')
        .innerJoin('specialty as s', (join) =>
          join.onRef('s.accountId', '=', 'p.accountId').onRef('s.specialtyId', '=', 'p.specialtyId'),
        )
        .where('p.providerId', '=', id)
        .orderBy('p.place')
        .select('s.specialtyName')
        .execute()
    ).map(({ specialtyName }) => specialtyName)

  it('come with the people of a file, one for each name however it is spelled', async () => {
    await people(['f1', 'Chirurgie Générale'], ['f2', 'chirurgie generale'], ['f3', 'Radiology'], ['f4', ''])
    expect((await list()).map(({ specialtyName, people: count }) => [specialtyName, count])).toEqual([
      ['Chirurgie Générale', 2],
      ['Radiology', 1],
    ])
    await people(['f3', 'Chirurgie Générale'], ['f1', ''])
    expect([await trained('f1'), await trained('f3')]).toEqual([[], ['Chirurgie Générale']])
  })

  it('of a person who has several keep the others when a file names one of them, or a new first one', async () => {
    await people(['m1', 'Anaesthesia'])
    const icu = (await send('POST', '/api/specialties', { specialtyName: 'Intensive care' })).body
      .specialty as Specialty
    const row = { accountId: 1, providerId: 'm1', specialtyId: icu.specialtyId, place: 1 }
    await server.store.db.insertInto('providerSpecialty').values(row).execute()
    await people(['m1', 'Anaesthesia'])
    expect(await trained('m1')).toEqual(['Anaesthesia', 'Intensive care'])
    await people(['m1', 'intensive care'])
    expect(await trained('m1')).toEqual(['Intensive care', 'Anaesthesia'])
    await people(['m1', 'Paediatrics'])
    expect(await trained('m1')).toEqual(['Paediatrics', 'Anaesthesia'])
  })

  it('are renamed for everybody who has them', async () => {
    await people(['r1', 'ER'], ['r2', 'ER'])
    const { specialtyId, version } = await named('ER')
    const { body } = await send('PATCH', `/api/specialties/${specialtyId}`, { version, specialtyName: ' Emergency ' })
    expect(body.specialty).toEqual({
      specialtyId,
      specialtyName: 'Emergency',
      isActive: true,
      people: 2,
      isUsed: true,
      version: 2,
    })
    expect([await specialtyOf('r1'), await trained('r2')]).toEqual(['Emergency', ['Emergency']])
    const late = refused(await send('PATCH', `/api/specialties/${specialtyId}`, { version, specialtyName: 'A&E' }))
    expect([late.reason, late.facts.specialty.specialtyName]).toEqual(['version', 'Emergency'])
    expect(refused(await send('POST', '/api/specialties', { specialtyName: 'EMERGENCY' })).reason).toBe('name')
  })

  it.each(['Психиатрия', 'طبّ الطوارئ', 'บริการฉุกเฉิน'])('are one under a name of any letters: %s', async (name) => {
    const [one, other] = [`${name} 1`, `${name} 2`]
    await people([`l-${name}`, one])
    const { specialtyId, version } = await named(one)
    await send('PATCH', `/api/specialties/${specialtyId}`, { version, specialtyName: other })
    expect(await named(other)).toMatchObject({ specialtyId, people: 1 })
    await people([`k-${name}`, other])
    expect(await named(other)).toMatchObject({ specialtyId, people: 2 })
    expect((await list()).filter(({ specialtyName }) => specialtyName.startsWith(name))).toHaveLength(1)
    expect(refused(await send('POST', '/api/specialties', { specialtyName: other })).reason).toBe('name')
  })

  it('have a name that can be seen', async () => {
    expect((await send('POST', '/api/specialties', { specialtyName: '\u200b' })).status).toBe(400)
  })

  it('are deleted while nobody has them, put away once somebody has, and come back', async () => {
    const made = (await send('POST', '/api/specialties', { specialtyName: 'Nobody’s' })).body.specialty as Specialty
    expect((await send('DELETE', `/api/specialties/${made.specialtyId}?version=1`)).body.isDeleted).toBe(true)
    expect((await send('GET', `/api/specialties/${made.specialtyId}`)).status).toBe(404)
    await people(['d1', 'Dermatology'])
    const { specialtyId } = await named('Dermatology')
    const away = (await send('DELETE', `/api/specialties/${specialtyId}?version=1`)).body
    expect(away).toMatchObject({ isDeleted: false, specialty: { isActive: false, version: 2 } })
    expect(await trained('d1')).toEqual(['Dermatology'])
    // A shift asks for one that is in use.
    const shift = { providerId: 'p1', hospitalId: 'ny', startsAt: '2031-01-01T07:00', endsAt: '2031-01-01T19:00' }
    const asked = await send('POST', '/api/assignments', { ...shift, specialtyId })
    expect([asked.status, asked.body.issues]).toMatchObject([404, [{ path: 'specialtyId' }]])
    await send('PATCH', `/api/specialties/${specialtyId}`, { version: 2, isActive: true })
    expect((await send('POST', '/api/assignments', { ...shift, specialtyId })).body.assignment).toMatchObject({
      specialtyId,
      specialtyName: 'Dermatology',
    })
  })
})
