import type { Assignment, RollOutReport } from '@onward/contract'
import { addDays, weekday } from '@onward/scheduling'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callsBy, addScheduler, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = new Map<Person, string>()
const { send, ok } = callsBy(() => server, tokens)
// Each test has a year and a name of its own.
let year = 2030
/** The first Monday of the year, and days after it. */
const monday = () => {
  const first = `${year}-01-01`
  return addDays(first, (8 - weekday(first)) % 7)
}
const on = (days: number) => addDays(monday(), days)
const slot = (week: number, day: number, more: object = {}) => ({
  week,
  weekday: day,
  hospitalId: 'ny',
  shiftTypeId: 'day',
  ...more,
})
const pattern = (slots: object[], more: object = {}) => ({
  templateName: `Weeks of ${year}`,
  weeks: 2,
  anchor: monday(),
  holidays: 'normal',
  slots,
  ...more,
})
const made = async (slots: object[], more: object = {}, person: Person = 'adminA') =>
  (await ok('POST', '/api/templates', pattern(slots, more), person)).template
const apply = async (templateId: string, from: string, to: string, more: object = {}): Promise<RollOutReport> =>
  ok('POST', `/api/templates/${templateId}/apply`, { from, to, as: 'people', ...more })
const standing = async (from: string, to: string) => {
  const { assignments } = await ok('GET', `/api/assignments?from=${from}&to=${to}`)
  return (assignments as Assignment[]).map(
    ({ providerId, startsAt, endsAt }) => `${providerId} ${startsAt} ${endsAt.slice(11)}`,
  )
}

describeEngine('templates', () => {
  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansNy', 'ny')
    await addScheduler(server.store, 'plansLa', 'la')
    for (const person of ['adminA', 'adminB', 'p1', 'client', 'plansNy', 'plansLa'] as const)
      tokens.set(person, await server.tokenOf(person))
  })
  afterAll(() => server.close())
  beforeEach(() => {
    year += 1
  })

  it('are kept with what they name, and changed by who saw the newest', async () => {
    const own = { startsAt: '09:00', endsAt: '12:30', days: 0 }
    const { templateId, ...rest } = await made([
      slot(1, 1, { providerId: 'p1' }),
      slot(2, 3, { shiftTypeId: 'custom', hospitalId: 'la', ...own }),
    ])
    expect(rest).toMatchObject({
      weeks: 2,
      slotCount: 2,
      hospitalIds: ['ny', 'la'],
      facilityNames: ['Harbor General', 'Mesa Verde Clinic'],
      appliedAt: null,
      version: 1,
    })
    const { template } = await ok('GET', `/api/templates/${templateId}`)
    expect(template.slots).toMatchObject([
      { providerName: 'Person p1', facilityName: 'Harbor General', shiftTypeName: 'Day', startsAt: null },
      { providerId: null, providerName: null, ...own },
    ])
    const path = `/api/templates/${templateId}`
    const changed = (await ok('PATCH', path, { version: 1, weeks: 3, slots: [slot(3, 0)] })).template
    expect(changed).toMatchObject({ weeks: 3, slotCount: 1, hospitalIds: ['ny'], version: 2 })
    expect((await ok('PATCH', path, { version: 2, weeks: 3, slots: [slot(3, 0)] })).template.version).toBe(2)
    const late = await send('PATCH', path, { version: 1, weeks: 4 })
    expect([late.status, late.body.reason, late.body.facts.template.version]).toEqual([409, 'version', 2])
    expect(late.body.facts.template.slots).toMatchObject([{ week: 3, weekday: 0 }])
    // What stands in a week that would go has to go first.
    const short = await send('PATCH', path, { version: 2, weeks: 1 })
    expect([short.status, short.body.issues[0].path]).toEqual([400, 'slots.0.week'])
    expect((await send('DELETE', `${path}?version=1`)).status).toBe(409)
    await ok('DELETE', `${path}?version=2`)
    expect((await send('GET', path)).status).toBe(404)
  })

  it('have names of their own in the account, however they are spelled', async () => {
    await made([], { templateName: `Été ${year}` })
    const again = await send('POST', '/api/templates', pattern([], { templateName: `  ÉTÉ ${year} ` }))
    expect([again.status, again.body.reason, again.body.facts.template.templateName]).toEqual([
      409,
      'name',
      `Été ${year}`,
    ])
    expect((await send('POST', '/api/templates', pattern([], { templateName: `Été ${year}` }), 'adminB')).status).toBe(
      201,
    )
  })

  it('make their shifts on any dates, in halves as at once, and nothing twice', async () => {
    const { templateId } = await made([
      slot(1, 1, { providerId: 'p1' }),
      slot(1, 5, { providerId: 'p2', shiftTypeId: 'night' }),
      slot(2, 3),
      slot(2, 3),
    ])
    expect(await apply(templateId, on(0), on(6))).toMatchObject({ wanted: 2, created: 2, open: 0 })
    expect(await apply(templateId, on(0), on(20), { dryRun: true })).toMatchObject({
      wanted: 6,
      created: 4,
      batchId: null,
    })
    const report = await apply(templateId, on(0), on(20))
    expect(report).toMatchObject({ wanted: 6, created: 4, open: 2, skippedBy: { there: 2 } })
    expect(await standing(on(0), on(20))).toEqual([
      `p1 ${on(0)}T07:00 19:00`,
      `p2 ${on(4)}T19:00 07:00`,
      `null ${on(9)}T07:00 19:00`,
      `null ${on(9)}T07:00 19:00`,
      `p1 ${on(14)}T07:00 19:00`,
      `p2 ${on(18)}T19:00 07:00`,
    ])
    expect(await apply(templateId, on(0), on(20))).toMatchObject({ created: 0, skippedBy: { there: 6 } })
    const { template } = await ok('GET', `/api/templates/${templateId}`)
    expect(template).toMatchObject({ appliedFrom: on(0), appliedTo: on(20), version: 1 })
    await ok('POST', `/api/batches/${report.batchId}/undo`)
    expect(await standing(on(0), on(20))).toHaveLength(2)
  })

  it('treat public holidays as they say', async () => {
    await ok('POST', '/api/holidays', { holidays: [{ date: on(2), holidayName: 'Founders' }], hospitalId: 'ny' })
    const slots = [slot(1, 3, { providerId: 'p1' }), slot(1, 0, { providerId: 'p2' })]
    const of = async (holidays: string) => {
      const { templateId } = await made(slots, { holidays, templateName: `${holidays} ${year}` })
      const { batchId } = await apply(templateId, on(0), on(3))
      const shifts = await standing(on(0), on(3))
      if (batchId !== null) await ok('POST', `/api/batches/${batchId}/undo`)
      return shifts
    }
    expect(await of('normal')).toEqual([`p1 ${on(2)}T07:00 19:00`])
    expect(await of('sunday')).toEqual([`p2 ${on(2)}T07:00 19:00`])
    expect(await of('none')).toEqual([])
  })

  it('open what nobody can work, and say what has gone since', async () => {
    const { shiftType } = await ok('POST', '/api/shift-types', {
      shiftTypeName: `Early ${year}`,
      startsAt: '05:00',
      endsAt: '11:00',
    })
    const { specialty } = await ok('POST', '/api/specialties', { specialtyName: `Care ${year}` })
    const { templateId } = await made([
      slot(1, 1, { providerId: 'p1' }),
      slot(1, 2, { shiftTypeId: shiftType.shiftTypeId, specialtyId: specialty.specialtyId }),
    ])
    // What a template asks for is put away, not deleted.
    for (const [path, id] of [
      ['shift-types', shiftType.shiftTypeId],
      ['specialties', specialty.specialtyId],
    ])
      expect((await ok('DELETE', `/api/${path}/${id}?version=1`)).isDeleted).toBe(false)
    const leave = { providerId: 'p1', startDate: on(0), endDate: on(0), leaveDescription: 'Away' }
    await ok('POST', '/api/leave', leave)
    expect(await apply(templateId, on(0), on(6))).toMatchObject({
      created: 1,
      open: 1,
      opened: [{ reason: 'leave', providerId: 'p1' }],
      skipped: [{ reason: 'shiftType' }],
    })
  })

  it('are drafts beyond what has been published, and nothing on closed days', async () => {
    const { templateId } = await made([slot(1, 1, { providerId: 'p1' })], { weeks: 1 })
    const horizon = async (publishedUntil: string | null) => {
      const { version } = (await ok('GET', '/api/facilities/ny')).facility
      return send('PATCH', '/api/facilities/ny', { version, publishedUntil })
    }
    await horizon(on(6))
    const { batchId } = await apply(templateId, on(0), on(13))
    const { assignments } = await ok('GET', `/api/assignments?from=${on(0)}&to=${on(13)}`)
    expect((assignments as Assignment[]).map(({ publication }) => publication)).toEqual(['published', 'draft'])
    await ok('POST', `/api/batches/${batchId}/undo`)
    const { lock } = await ok('POST', '/api/locks', { hospitalId: 'ny', from: on(7), to: on(7), reason: 'Paid' })
    const refused = await send('POST', `/api/templates/${templateId}/apply`, { from: on(0), to: on(13), as: 'open' })
    expect([refused.status, refused.body.facts.lock]).toEqual([423, lock])
    expect(await standing(on(0), on(13))).toEqual([])
    await ok('DELETE', `/api/locks/${lock.lockId}`)
    await server.store.db.updateTable('facility').set({ publishedUntil: null }).execute()
  })

  it('are a scheduler’s where they are about their facilities alone', async () => {
    const here = await made([slot(1, 1)], { templateName: `Here ${year}` }, 'plansNy')
    const both = await made([slot(1, 1), slot(1, 2, { hospitalId: 'la' })], { templateName: `Both ${year}` })
    const names = async (person: Person) =>
      (await ok('GET', '/api/templates?perPage=500', undefined, person)).templates.map(
        ({ templateName }: { templateName: string }) => templateName,
      )
    expect(await names('plansNy')).toEqual(expect.arrayContaining([`Here ${year}`]))
    expect(await names('plansNy')).not.toContain(`Both ${year}`)
    expect(await names('plansLa')).not.toContain(`Here ${year}`)
    expect(await names('adminB')).not.toContain(`Here ${year}`)
    for (const person of ['plansLa', 'adminB'] as const) {
      const path = `/api/templates/${here.templateId}`
      expect((await send('GET', path, undefined, person)).status).toBe(404)
      expect((await send('PATCH', path, { version: 1, weeks: 3 }, person)).status).toBe(404)
      expect((await send('DELETE', `${path}?version=1`, undefined, person)).status).toBe(404)
      const wish = { from: on(0), to: on(6), as: 'open' }
      expect((await send('POST', `${path}/apply`, wish, person)).status).toBe(404)
    }
    expect((await send('GET', `/api/templates/${both.templateId}`, undefined, 'plansNy')).status).toBe(404)
    // A name that is taken elsewhere is said to be, and nothing else of it.
    const taken = await send('POST', '/api/templates', pattern([], { templateName: `Both ${year}` }), 'plansNy')
    expect([taken.status, taken.body.facts]).toEqual([409, { template: null }])
    const beyond = { version: 1, slots: [slot(1, 1, { hospitalId: 'la' })] }
    const refused = await send('PATCH', `/api/templates/${here.templateId}`, beyond, 'plansNy')
    expect([refused.status, refused.body.issues[0].path]).toEqual([404, 'slots.0.hospitalId'])
  })

  it.each([
    [{ weeks: 13 }, 400, 'weeks'],
    [{ weeks: 0 }, 400, 'weeks'],
    [{ holidays: 'maybe' }, 400, 'holidays'],
    [{ anchor: '2031-02-30' }, 400, 'anchor'],
    [{ templateName: ' ' }, 400, 'templateName'],
    [{ slots: Array.from({ length: 3001 }, () => slot(1, 1)) }, 400, 'slots'],
    [{ slots: [slot(3, 1)] }, 400, 'slots.0.week'],
    [{ slots: [slot(1, 7)] }, 400, 'slots.0.weekday'],
    [{ slots: [slot(1, 1), slot(1, 1, { shiftTypeId: 'custom' })] }, 400, 'slots.1.startsAt'],
    [{ slots: [slot(1, 1, { startsAt: '19:00', endsAt: '07:00', days: 0 })] }, 400, 'slots.0.endsAt'],
    [{ slots: [slot(1, 1, { startsAt: '07:00', endsAt: '08:00', days: 7 })] }, 400, 'slots.0.days'],
    [{ slots: [slot(1, 1, { hospitalId: 'az' })] }, 404, 'slots.0.hospitalId'],
    [{ slots: [slot(1, 1, { shiftTypeId: 'gone' })] }, 404, 'slots.0.shiftTypeId'],
    [{ slots: [slot(1, 1, { specialtyId: 'gone' })] }, 404, 'slots.0.specialtyId'],
    [{ slots: [slot(1, 1, { providerId: 'q1' })] }, 404, 'slots.0.providerId'],
  ])('are not kept with %o', async (wrong, status, path) => {
    const refused = await send('POST', '/api/templates', pattern([], wrong))
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([status, path])
  })

  it('are not applied to what cannot be, and kept and applied once under a key', async () => {
    const key = (name: string) => ({ 'idempotency-key': `${name}-${year}` })
    const body = pattern([slot(1, 1, { providerId: 'p1' })])
    const first = await ok('POST', '/api/templates', body, 'adminA', key('make'))
    expect(await ok('POST', '/api/templates', body, 'adminA', key('make'))).toEqual(first)
    const path = `/api/templates/${first.template.templateId}/apply`
    const wish = { from: on(0), to: on(6), as: 'people' }
    for (const [wrong, field] of [
      [{ to: on(-1) }, 'to'],
      [{ to: on(92) }, 'to'],
      [{ as: 'ghosts' }, 'as'],
      [{ from: '9999-12-01', to: '9999-12-31' }, 'to'],
    ] as const) {
      const { status, body: said } = await send('POST', path, { ...wish, ...wrong })
      expect([status, said.issues[0].path]).toEqual([400, field])
    }
    const applied = await ok('POST', path, wish, 'adminA', key('apply'))
    expect(applied.created).toBe(1)
    expect(await ok('POST', path, wish, 'adminA', key('apply'))).toEqual(applied)
  })

  it('are for whoever plans', async () => {
    expect((await server.send('GET', '/api/templates')).status).toBe(401)
    for (const person of ['p1', 'client'] as const) {
      expect((await send('GET', '/api/templates', undefined, person)).status).toBe(403)
      expect((await send('POST', '/api/templates', pattern([]), person)).status).toBe(403)
    }
  })
})
