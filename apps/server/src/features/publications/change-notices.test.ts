import type { Assignment } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addScheduler, callsBy, emailOf, openApp, type Person } from '../../../test/app-fixture.ts'
import { changesBy } from '../../../test/mailed.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { readConfig } from '#server/config.ts'
import { sendChanges } from './change-mails.ts'
import { promiseChangesDue } from './change-notices.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = new Map<Person, string>()
const { ok } = callsBy(() => server, tokens)
const { look, unheard, mailed } = changesBy(() => server)

const HOUR = 3_600_000
/** Each test has days of its own, a fortnight ahead at least, so that nothing of them is soon. */
let first = new Date(Date.now() + 14 * 24 * HOUR).toISOString().slice(0, 10)
const day = (number: number) => addDays(first, number)
const times = (date: string) => ({ startsAt: `${date}T07:00`, endsAt: `${date}T19:00` })
const book = async (date: string, more: object = {}): Promise<Assignment> =>
  (await ok('POST', '/api/assignments', { providerId: 'p1', hospitalId: 'ny', ...times(date), ...more })).assignment
const change = async ({ assignmentId, version }: Assignment, to: object): Promise<Assignment> =>
  (await ok('PATCH', `/api/assignments/${assignmentId}`, { version, ...to })).assignment
const cancel = ({ assignmentId, version }: Assignment) =>
  ok('DELETE', `/api/assignments/${assignmentId}?version=${version}`)

const line = (date: string, until = '19:00', type = 'Day') => {
  const weekday = new Date(date).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })
  return `- ${weekday} ${date} 07:00 to ${weekday} ${date} ${until}, ${type}, Harbor General`
}
const mailChanges = async (person: Person, wish: string) => {
  const { version } = (await ok('GET', '/api/account', undefined, person)).account
  await ok('PATCH', '/api/account', { version, mailChanges: wish }, person)
}

describeEngine('who is mailed of a change of their shifts', () => {
  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansNy', 'ny')
    for (const person of ['adminA', 'p1', 'p2', 'plansNy'] as const) tokens.set(person, await server.tokenOf(person))
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    first = addDays(first, 7)
    await server.store.db.deleteFrom('changeNotice').execute()
    for (const person of ['p1', 'p2', 'adminA', 'plansNy'] as const) await mailed(person)
  })

  it('is told of a new one, of what changed of it, and that it is gone, by a mail each', async () => {
    const made = await book(day(0))
    expect(await mailed('p1')).toEqual([[`New: your schedule on ${day(0)}`, line(day(0))]])
    const later = await change(made, { endsAt: `${day(0)}T18:00`, note: 'Bring\n- the keys' })
    expect(await mailed('p1')).toEqual([
      [
        `Changed: your schedule on ${day(0)}`,
        line(day(0), '18:00', 'Custom'),
        `  (was ${line(day(0)).slice(2)})`,
        '  (the note is new: Bring - the keys)',
      ],
    ])
    await cancel(later)
    expect(await mailed('p1')).toEqual([
      [`No longer yours: your schedule on ${day(0)}`, line(day(0), '18:00', 'Custom')],
    ])
    expect(await mailed('p1')).toEqual([])
  })

  it('is told of many steps by one mail, as the last one left it, and of what is taken back by none', async () => {
    const [kept, moved, back] = [await book(day(0)), await book(day(1)), await book(day(2))]
    await mailed('p1')
    const away = await change(moved, times(day(3)))
    await change(away, times(day(4)))
    await change(await change(back, times(day(5))), times(day(2)))
    await change(kept, {})
    await cancel(await book(day(6)))
    expect(await mailed('p1')).toEqual([
      [`Changed: your schedule from ${day(1)} to ${day(4)}`, line(day(4)), `  (was ${line(day(1)).slice(2)})`],
    ])
  })

  it('is told of what is cancelled and booked anew that it changed where it did, and nothing where it did not', async () => {
    const [kept, other, moved] = [await book(day(0)), await book(day(1)), await book(day(2))]
    await mailed('p1')
    await Promise.all([kept, other, moved].map(cancel))
    await book(day(0))
    await book(day(1), { note: 'Bring the keys' })
    const last = await book(day(2))
    expect(await mailed('p1')).toEqual([
      [`Changed: your schedule on ${day(1)}`, line(day(1)), '  (the note is new: Bring the keys)'],
    ])
    // What moves to where a cancelled one was is what that was.
    const first = await book(day(3))
    await mailed('p1')
    await cancel(last)
    await change(first, times(day(2)))
    expect(await mailed('p1')).toEqual([[`No longer yours: your schedule on ${day(3)}`, line(day(3))]])
  })

  it('both are told where a shift goes from one to the other', async () => {
    const made = await book(day(0))
    await mailed('p1')
    await change(made, { providerId: 'p2' })
    expect(await mailed('p1')).toEqual([[`No longer yours: your schedule on ${day(0)}`, line(day(0))]])
    expect(await mailed('p2')).toEqual([[`New: your schedule on ${day(0)}`, line(day(0))]])
    expect(await mailed('adminA')).toEqual([])
  })

  it('is told of a draft by nobody before it is published, and by the publication alone', async () => {
    const facility = async (publishedUntil: string | null) => {
      const { version } = (await ok('GET', '/api/facilities/ny')).facility
      await ok('PATCH', '/api/facilities/ny', { version, publishedUntil })
    }
    await facility(day(1))
    try {
      const [told] = [await book(day(1)), await book(day(3))]
      expect(await mailed('p1')).toEqual([[`New: your schedule on ${day(1)}`, line(day(1))]])
      await change(told, times(day(4)))
      // It is a draft by now, so it is gone.
      expect(await mailed('p1')).toEqual([[`No longer yours: your schedule on ${day(1)}`, line(day(1))]])
      await ok('POST', '/api/publications', { from: day(2), to: day(5) })
      expect(await mailed('p1')).toEqual([
        [`New: your schedule from ${day(2)} to ${day(5)}`, line(day(3)), line(day(4))],
      ])
    } finally {
      await facility(null)
    }
  })

  it('is told what a file brings, at once or written ahead, by one mail', async () => {
    const bring = async (dates: readonly string[]) => {
      const rows = dates.flatMap((date) =>
        ['p1', 'p2'].map((who) => `${who}-${date},${who},ny,${date}T07:00,${date}T19:00`),
      )
      const body = ['externalId,providerId,hospitalId,startsAt,endsAt', ...rows].join('\n')
      const token = tokens.get('adminA') ?? ''
      const headers = { 'content-type': 'text/csv' }
      const answer = await server.send('POST', '/api/import/assignments', { token, body, headers })
      expect(answer).toMatchObject({ status: 200, body: { created: rows.length } })
    }
    await bring([day(0)])
    expect(await mailed('p1')).toEqual([[`New: your schedule on ${day(0)}`, line(day(0))]])
    const many = Array.from({ length: 130 }, (_, at) => addDays('2033-01-01', at))
    await bring(many)
    const [first = [], second = [], ...others] = await mailed('p2')
    expect(first).toEqual([`New: your schedule on ${day(0)}`, line(day(0))])
    expect(second.slice(0, 2)).toEqual(['New: your schedule from 2033-01-01 to 2033-05-10', line('2033-01-01')])
    expect([second.length, others]).toEqual([131, []])
  })

  it('is told of none where they want none, and of what is soon where they want that', async () => {
    await mailChanges('p1', 'none')
    await book(day(0))
    expect(await mailed('p1')).toEqual([])
    await mailChanges('p1', 'soon')
    await book(day(1))
    expect(await mailed('p1')).toEqual([])
    // Twelve to thirty-six hours ahead, whatever time it is.
    const near = new Date(Date.now() + 24 * HOUR).toISOString().slice(0, 10)
    const made = await book(near)
    expect(await mailed('p1')).toEqual([[`New: your schedule on ${near}`, line(near)]])
    await cancel(made)
    await mailChanges('p1', 'all')
    await mailed('p1')
  })

  it('who cannot be told is told once they can be: the address was not known to be theirs, or they were disabled', async () => {
    const user = (set: string) => server.store.query(`update app_user set ${set} where user_id = 'p1'`)
    await user('email_verified_at = null')
    await book(day(0))
    expect(await mailed('p1')).toEqual([])
    await user('email_verified_at = now()')
    await look()
    // Between the promise and the mail.
    await user('disabled_at = now()')
    expect(await mailed('p1')).toEqual([])
    await book(day(1))
    await user('disabled_at = null')
    expect(await mailed('p1')).toEqual([[`New: your schedule on ${day(0)}`, line(day(0))]])
  })

  it('who has no shifts of their own any more is told nothing', async () => {
    await sql`delete from user_role where user_id = 'p1'`.execute(server.store.db)
    await book(day(0))
    expect(await mailed('p1')).toEqual([])
    const role = { accountId: 1, userId: 'p1', roleName: 'Provider' } as const
    await server.store.db.insertInto('userRole').values(role).execute()
  })

  it('is told how it is when the mail leaves, however late: nothing older follows', async () => {
    const made = await book(day(0))
    await look()
    const later = await change(made, { note: 'Gate 4' })
    const lines = [`New: your schedule on ${day(0)}`, line(day(0))]
    expect(await mailed('p1')).toEqual([lines])
    const gone = await cancel(later)
    await look()
    await ok('POST', `/api/batches/${gone.batchId}/undo`, {})
    expect(await mailed('p1')).toEqual([])
  })

  it('is told by the next mail what changes while one is on its way', async () => {
    const made = await book(day(0))
    await look()
    let during = async () => {}
    const mailer = { send: async () => during() }
    const db = server.store.db
    const send = sendChanges({ db, config: readConfig({}), mailer, now: () => new Date() })
    const job = { kind: 'changes', accountId: 1, userId: 'p1' }
    let later = made
    during = async () => void (later = await change(made, { note: 'Gate 4' }))
    await send(job)
    // Told twice at worst, and never not: the mail that failed left what it was to tell.
    during = () => Promise.reject(new Error('The post office is closed'))
    await expect(send(job)).rejects.toThrow('closed')
    await change(later, { endsAt: `${day(0)}T18:00` })
    expect(await mailed('p1')).toEqual([
      [
        `Changed: your schedule on ${day(0)}`,
        line(day(0), '18:00', 'Custom'),
        `  (was ${line(day(0)).slice(2)})`,
        '  (the note is new: Gate 4)',
      ],
    ])
  })

  it('is told how it is where a mail that nobody heard of again said otherwise', async () => {
    const made = await book(day(0))
    await mailed('p1')
    const db = server.store.db
    const arrives = { send: () => Promise.reject(new Error('The line was lost after the mail was taken')) }
    const send = sendChanges({ db, config: readConfig({}), mailer: arrives, now: () => new Date() })
    const later = await change(made, { endsAt: `${day(0)}T15:00` })
    await expect(send({ kind: 'changes', accountId: 1, userId: 'p1' })).rejects.toThrow('lost')
    await change(later, times(day(0)))
    expect(await mailed('p1')).toEqual([
      [`Changed: your schedule on ${day(0)}`, line(day(0)), `  (was ${line(day(0), '15:00', 'Custom').slice(2)})`],
    ])
    expect(await mailed('p1')).toEqual([])
  })

  it('that a mail said which may have arrived, and that is otherwise by now, is taken back by the next', async () => {
    const arrives = { send: () => Promise.reject(new Error('The line was lost after the mail was taken')) }
    const send = sendChanges({
      db: server.store.db,
      config: readConfig({}),
      mailer: arrives,
      now: () => new Date(),
    })
    const lost = () => expect(send({ kind: 'changes', accountId: 1, userId: 'p1' })).rejects.toThrow('lost')
    // New to who did not get it; to who did, another one than that.
    const made = await book(day(0))
    await lost()
    const moved = await change(made, times(day(1)))
    expect(await mailed('p1')).toEqual([
      [`New, no longer yours: your schedule from ${day(0)} to ${day(1)}`, line(day(1)), line(day(0))],
    ])
    // Known on one day, said to be on the next, and then nobody's.
    const later = await change(moved, times(day(2)))
    await lost()
    await cancel(later)
    expect(await mailed('p1')).toEqual([
      [`No longer yours: your schedule from ${day(1)} to ${day(2)}`, line(day(1)), line(day(2))],
    ])
    // Of a note alone nothing has to be taken back.
    const kept = await book(day(3))
    await mailed('p1')
    const noted = await change(kept, { note: 'Pager' })
    await lost()
    await change(noted, { note: 'Phone' })
    expect(await mailed('p1')).toEqual([
      [`Changed: your schedule on ${day(3)}`, line(day(3)), '  (the note is new: Phone)'],
    ])
  })

  it('is told by one mail at a time, whoever makes them', async () => {
    const made = await book(day(0))
    const db = server.store.db
    let isHeld = () => {}
    const held = new Promise<void>((go) => (isHeld = go))
    let letGo = () => {}
    const sent: string[] = []
    const slow = {
      send: async ({ subject }: { subject: string }) => {
        isHeld()
        await new Promise<void>((go) => (letGo = go))
        sent.push(subject)
      },
    }
    const job = { kind: 'changes', accountId: 1, userId: 'p1' }
    const first = sendChanges({ db, config: readConfig({}), mailer: slow, now: () => new Date() })(job)
    await held
    await cancel(made)
    const other = { send: async ({ subject }: { subject: string }) => void sent.push(subject) }
    const second = sendChanges({ db, config: readConfig({}), mailer: other, now: () => new Date() })
    await expect(second(job)).rejects.toThrow('Another mail')
    letGo()
    await first
    await second(job)
    expect(sent).toEqual([`New: your schedule on ${day(0)}`, `No longer yours: your schedule on ${day(0)}`])
  })

  it('of what was published one is told whatever one chooses, also where that mail did not leave', async () => {
    const { version } = (await ok('GET', '/api/facilities/ny')).facility
    await ok('PATCH', '/api/facilities/ny', { version, publishedUntil: day(-1) })
    await mailChanges('p1', 'none')
    try {
      await book(day(2))
      await ok('POST', '/api/publications', { from: day(0), to: day(5) })
      // It never left, and that is a day ago.
      await server.store.query(`delete from pgboss.job`)
      await server.store.query(
        `update change_notice set noted_at = noted_at - interval '2 days', changed_at = changed_at - interval '2 days'`,
      )
      expect(await mailed('p1')).toEqual([[`New: your schedule on ${day(2)}`, line(day(2))]])
    } finally {
      await mailChanges('p1', 'all')
      const facility = (await ok('GET', '/api/facilities/ny')).facility
      await ok('PATCH', '/api/facilities/ny', { version: facility.version, publishedUntil: null })
    }
  })

  it('what begins within minutes, or has begun, is told at the next look', async () => {
    // By the clock of New York.
    const wall = (minutes: number) => {
      const at = new Date(Date.now() + minutes * 60_000)
      return at.toLocaleString('sv-SE', { timeZone: 'America/New_York' }).slice(0, 16).replace(' ', 'T')
    }
    await book(day(6))
    const startsAt = wall(-5)
    const going = await book(startsAt.slice(0, 10), { startsAt, endsAt: wall(600) })
    await promiseChangesDue(server.store.db, readConfig({}), new Date())
    const [first] = await unheard('p1')
    expect(first?.text).toContain(`${startsAt.replace('T', ' ')} to`)
    await mailed('p1')
    await cancel(going)
    await promiseChangesDue(server.store.db, readConfig({}), new Date())
    expect((await server.mailsTo(emailOf('p1'))).at(-1)?.subject).toMatch(/^No longer yours/)
    await mailed('p1')
  })

  it('nobody is told of a booking that is only tried, or of what is past', async () => {
    const slot = { providerId: 'p1', hospitalId: 'ny', shiftTypeId: 'day', ...times(day(0)) }
    await ok('POST', '/api/series', { ...slot, everyWeeks: 1, weekdays: [1], until: day(9), dryRun: true })
    await book('2025-03-03')
    expect(await mailed('p1')).toEqual([])
  })
})
