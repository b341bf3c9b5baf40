import type { Leave } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addScheduler, callsBy, emailOf, openApp, type Person } from '../../../test/app-fixture.ts'
import { changesBy } from '../../../test/mailed.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { removeExpired } from '#server/housekeeping.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = new Map<Person, string>()
const { ok } = callsBy(() => server, tokens)
const { look, mailed } = changesBy(() => server)

const HOUR = 3_600_000
const today = new Date().toISOString().slice(0, 10)
/** Each test has days of its own, far enough ahead that nothing of them is soon. */
let first = addDays(today, 14)
const day = (number: number) => addDays(first, number)
const record = async (days: object, more: object = {}, by: Person = 'adminA'): Promise<Leave> =>
  (await ok('POST', '/api/leave', { providerId: 'p1', leaveDescription: 'Wedding', ...days, ...more }, by)).leave
const change = async ({ leaveId, version }: Leave, to: object): Promise<Leave> =>
  (await ok('PATCH', `/api/leave/${leaveId}`, { version, ...to })).leave
const cancel = ({ leaveId, version }: Leave) => ok('DELETE', `/api/leave/${leaveId}?version=${version}`)
const from = (start: string, end = start) => ({ startDate: start, endDate: end })

const named = (date: string) =>
  `${new Date(date).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })} ${date}`
const mailChanges = async (person: Person, wish: string) => {
  const { version } = (await ok('GET', '/api/account', undefined, person)).account
  await ok('PATCH', '/api/account', { version, mailChanges: wish }, person)
}

describeEngine('who is mailed of leave of their own', () => {
  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansNy', 'ny')
    for (const person of ['adminA', 'p1', 'p2', 'plansNy'] as const) tokens.set(person, await server.tokenOf(person))
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    first = addDays(first, 14)
    await server.store.db.deleteFrom('changeNotice').execute()
    await server.store.db.deleteFrom('leaveNotice').execute()
    for (const person of ['p1', 'p2', 'adminA', 'plansNy'] as const) await mailed(person)
  })

  it('is told that it is recorded, what changed of it, and that it is cancelled, by a mail each', async () => {
    const made = await record(from(day(0), day(2)))
    const line = `${named(day(0))} to ${named(day(2))}, Other: Wedding`
    expect(await mailed('p1')).toEqual([[`Recorded: your leave from ${day(0)} to ${day(2)}`, `- ${line}`]])
    const later = await change(made, { ...from(day(1)), leaveKindId: 'annual', leaveDescription: 'Two\n- weddings' })
    const now = `${named(day(1))}, Annual leave: Two - weddings`
    expect(await mailed('p1')).toEqual([[`Changed: your leave on ${day(1)}`, `- ${now}`, `  (was ${line})`]])
    await cancel(later)
    expect(await mailed('p1')).toEqual([[`Cancelled: your leave on ${day(1)}`, `- ${now}`]])
    expect(await mailed('p1')).toEqual([])
    expect(await mailed('adminA')).toEqual([])
  })

  it('is told of many steps once, as the last one left it, and of what is taken back nothing', async () => {
    const made = await record(from(day(0)))
    await mailed('p1')
    const moved = await change(await change(made, from(day(3))), from(day(4)))
    await cancel(await record(from(day(6))))
    expect(await mailed('p1')).toEqual([
      [
        `Changed: your leave on ${day(4)}`,
        `- ${named(day(4))}, Other: Wedding`,
        `  (was ${named(day(0))}, Other: Wedding)`,
      ],
    ])
    await change(await change(moved, from(day(5))), from(day(4)))
    expect(await mailed('p1')).toEqual([])
  })

  it('is told nothing of what is cancelled and recorded anew, and of another reason as a change', async () => {
    const made = await record(from(day(0)))
    await mailed('p1')
    await cancel(made)
    const again = await record(from(day(0)))
    expect(await mailed('p1')).toEqual([])
    await cancel(again)
    await record(from(day(0)), { leaveDescription: 'Her wedding' })
    const line = `- ${named(day(0))}, Other: `
    expect(await mailed('p1')).toEqual([
      [`Changed: your leave on ${day(0)}`, `${line}Her wedding`, `  (was ${line.slice(2)}Wedding)`],
    ])
  })

  it('hears of the shift that went for it by the same mail, and who gets the shift of that alone', async () => {
    const { assignment } = await ok('POST', '/api/assignments', {
      providerId: 'p1',
      hospitalId: 'ny',
      startsAt: `${day(1)}T07:00`,
      endsAt: `${day(1)}T19:00`,
    })
    for (const person of ['p1', 'p2'] as const) await mailed(person)
    const { assignmentId, version } = assignment
    const shifts = [{ outcome: 'handOver', assignmentId, version, providerId: 'p2' }]
    const input = { providerIds: ['p1'], ...from(day(1)), leaveDescription: 'Sick leave', leaveKindId: 'sick', shifts }
    await ok('POST', '/api/leave/batch', input)
    const shift = `- ${named(day(1))} 07:00 to ${named(day(1))} 19:00, Day, Harbor General`
    expect(await mailed('p1')).toEqual([
      [
        `No longer yours: your schedule on ${day(1)}; Recorded: your leave on ${day(1)}`,
        shift,
        `- ${named(day(1))}, Sick leave`,
      ],
    ])
    expect(await mailed('p2')).toEqual([[`New: your schedule on ${day(1)}`, shift]])
  })

  it('goes from one to the other: cancelled for the first, recorded for the second', async () => {
    const made = await record(from(day(0)))
    await mailed('p1')
    await change(made, { providerId: 'p2' })
    const line = `- ${named(day(0))}, Other: Wedding`
    expect(await mailed('p1')).toEqual([[`Cancelled: your leave on ${day(0)}`, line]])
    expect(await mailed('p2')).toEqual([[`Recorded: your leave on ${day(0)}`, line]])
  })

  it('is told of none where they want none, of what is soon where they want that, and never of what is over', async () => {
    try {
      await mailChanges('p1', 'none')
      await cancel(await record(from(day(0))))
      expect(await server.store.db.selectFrom('leaveNotice').selectAll().execute()).toEqual([])
      await mailChanges('p1', 'soon')
      await record(from(day(1)))
      expect(await mailed('p1')).toEqual([])
      const soon = await record(from(addDays(today, 1)))
      expect(await mailed('p1')).toEqual([
        [`Recorded: your leave on ${addDays(today, 1)}`, `- ${named(addDays(today, 1))}, Other: Wedding`],
      ])
      await cancel(soon)
      await mailed('p1')
    } finally {
      await mailChanges('p1', 'all')
    }
    await record(from(addDays(today, -9), addDays(today, -2)))
    expect(await mailed('p1')).toEqual([])
  })

  it('is told no more after thirty days, of leave as of shifts, where they could not be told until then', async () => {
    const { db } = server.store
    await record(from(day(0)))
    const times = { startsAt: `${day(2)}T07:00`, endsAt: `${day(2)}T19:00` }
    await ok('POST', '/api/assignments', { providerId: 'p1', hospitalId: 'ny', ...times })
    const waiting = async () => [
      (await db.selectFrom('leaveNotice').selectAll().execute()).length,
      (await db.selectFrom('changeNotice').selectAll().execute()).length,
    ]
    await removeExpired(db, new Date(Date.now() + 29 * 24 * HOUR))
    expect(await waiting()).toEqual([1, 1])
    await removeExpired(db, new Date(Date.now() + 31 * 24 * HOUR))
    expect(await waiting()).toEqual([0, 0])
    // So long a look ahead ended the sessions too.
    for (const person of tokens.keys()) tokens.set(person, await server.tokenOf(person))
  })

  it('is told in their own language, with the names of the page', async () => {
    await ok('POST', '/api/account/language', { language: 'de' }, 'p1')
    try {
      await record(from(day(0), day(1)), { leaveKindId: 'annual' })
      await look()
      const mail = (await server.mailsTo(emailOf('p1'))).at(-1)
      expect(mail?.subject).toMatch(/^Eingetragen: Ihre Abwesenheit vom [\d.]+ bis [\d.]+$/)
      expect(mail?.text).toMatch(/, Urlaub: Wedding$/m)
      expect(mail?.text).not.toContain('Die Zeiten sind die des jeweiligen Orts')
    } finally {
      await ok('POST', '/api/account/language', { language: 'en' }, 'p1')
    }
  })
})
