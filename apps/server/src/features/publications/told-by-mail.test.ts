import type { Assignment, Leave, Publication } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsBy, emailOf, openApp, serveFrom, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { readConfig } from '#server/config.ts'
import type { Mail } from '#server/mail.ts'
import { promiseChangesDue } from './change-notices.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = new Map<Person, string>()
const { ok, send } = callsBy(() => server, tokens)

const DAY = 86_400_000
const first = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10)
const WEEK = `from=${first}&to=${addDays(first, 7)}`
/** A day on, in the middle of New York's. */
const later = () => new Date(`${new Date(Date.now() + DAY).toISOString().slice(0, 10)}T17:00:00Z`)

/** Whole numbers below a limit, the same each time. */
const drawing = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % below
  }
}

type Asked = [method: string, path: string, body?: object]
/** Something that an admin may do next, whether it is refused or not. */
const steps = (draw: (below: number) => number) => {
  const batches: number[] = []
  /** What was cancelled, to be booked anew. */
  const gone: Asked[] = []
  const one = <T>(list: readonly T[]) => list[draw(Math.max(1, list.length))]
  const times = () => {
    const date = addDays(first, draw(6))
    const hour = one(['07', '09']) ?? '07'
    return { startsAt: `${date}T${hour}:00`, endsAt: `${date}T19:00` }
  }
  const fresh = (): Asked => {
    const slot = { providerId: one(['p1', 'p2', null]), hospitalId: one(['ny', 'la']), ...times() }
    return ['POST', '/api/assignments', slot]
  }
  const next = async (): Promise<Asked> => {
    const shift = one((await ok('GET', `/api/assignments?${WEEK}`)).assignments as Assignment[])
    const away = one((await ok('GET', `/api/leave?${WEEK}`)).leave as Leave[])
    const publication = one((await ok('GET', '/api/publications')).publications as Publication[])
    const facility = (await ok('GET', '/api/facilities/ny')).facility
    const [from, to] = [addDays(first, draw(4)), addDays(first, 4 + draw(3))]
    const change = (to: object): Asked =>
      shift ? ['PATCH', `/api/assignments/${shift.assignmentId}`, { version: shift.version, ...to }] : fresh()
    const days = () => {
      const startDate = addDays(first, draw(6))
      return { startDate, endDate: addDays(startDate, draw(2)), leaveDescription: one(['Trip', 'Course']) ?? 'Trip' }
    }
    const freshLeave = (): Asked => ['POST', '/api/leave', { providerId: one(['p1', 'p2']), ...days() }]
    const changeLeave = (to: object): Asked =>
      away ? ['PATCH', `/api/leave/${away.leaveId}`, { version: away.version, ...to }] : freshLeave()
    const cancelled = (some: Assignment | undefined): Asked => {
      if (!some) return fresh()
      const { assignmentId, version, providerId, hospitalId, startsAt, endsAt, note } = some
      gone.push(['POST', '/api/assignments', { providerId, hospitalId, startsAt, endsAt, note }])
      return ['DELETE', `/api/assignments/${assignmentId}?version=${version}`]
    }
    const cancelledLeave = (some: Leave | undefined): Asked => {
      if (!some) return freshLeave()
      const { leaveId, version, providerId, startDate, endDate, leaveDescription } = some
      gone.push(['POST', '/api/leave', { providerId, startDate, endDate, leaveDescription }])
      return ['DELETE', `/api/leave/${leaveId}?version=${version}`]
    }
    const ways: Asked[] = [
      fresh(),
      fresh(),
      change(times()),
      change({ providerId: one(['p1', 'p2', null]) }),
      change({ note: one(['a', 'b', null]) }),
      change({ hospitalId: one(['ny', 'la']) }),
      cancelled(shift),
      one(gone.slice(-3)) ?? fresh(),
      ['POST', `/api/batches/${one(batches.slice(-4)) ?? 0}/undo`, {}],
      ['POST', '/api/publications', { from, to }],
      ['POST', `/api/publications/${publication?.publicationId ?? 0}/withdrawal`, {}],
      freshLeave(),
      changeLeave(days()),
      changeLeave({ providerId: one(['p1', 'p2']) }),
      cancelledLeave(away),
      one(gone.slice(-3)) ?? freshLeave(),
      ['PATCH', '/api/facilities/ny', { version: facility.version, publishedUntil: from }],
    ]
    return one(ways) ?? fresh()
  }
  return async () => {
    const { status, body } = await send(...(await next()))
    expect(status).toBeLessThan(500)
    if (body.batchId) batches.push(body.batchId)
  }
}

const GONE = /^(No longer yours|No longer published|Cancelled)/
const COME = /^(New|Yours again|Recorded)/
/**
 * The shifts and the leave that somebody knows of who has read these mails, in order. What a mail says of one must fit what they knew, unless
 * mails may come twice.
 */
const knownBy = (person: Person, mails: readonly Mail[], mayRepeat = false) => {
  const known: string[] = []
  const forget = (line: string) => {
    const at = known.indexOf(line)
    if (!mayRepeat)
      expect(at, `${person} is told of a change of what they never knew: ${line}`).toBeGreaterThanOrEqual(0)
    if (at >= 0) known.splice(at, 1)
  }
  for (const { text } of mails) {
    const [come, gone]: [string[], string[]] = [[], []]
    for (const part of text.split('\n\n').filter((some) => /:\n- /.test(some)))
      for (const shift of part.slice(part.indexOf('\n- ') + 3).split('\n- ')) {
        const [line = '', ...changes] = shift.split('\n')
        const was = changes.map((change) => / {2}\(was (.*)\)$/.exec(change)?.[1]).find((words) => words !== undefined)
        if (!COME.test(part)) forget(was ?? line)
        ;(GONE.test(part) ? gone : come).push(line)
      }
    expect(
      gone.filter((line) => come.includes(line)),
      `${person} is told of the same that it is and is not:\n${text}`,
    ).toEqual([])
    known.push(...come.filter((line) => !mayRepeat || !known.includes(line)))
  }
  return known.toSorted()
}
const toldTo = async (person: Person) => {
  const { assignments } = await ok('GET', `/api/assignments?${WEEK}`, undefined, person)
  const weekday = (date: string) => new Date(date).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })
  const wall = (time: string) => `${weekday(time.slice(0, 10))} ${time.replace('T', ' ')}`
  const day = (date: string) => `${weekday(date)} ${date}`
  const { leave } = await ok('GET', `/api/leave?${WEEK}`, undefined, person)
  const away = (leave as Leave[]).map(({ startDate, endDate, leaveKindName, leaveDescription }) => {
    const days = startDate === endDate ? day(startDate) : `${day(startDate)} to ${day(endDate)}`
    return `${days}, ${leaveKindName}: ${leaveDescription}`
  })
  return (assignments as Assignment[])
    .map((shift) => `${wall(shift.startsAt)} to ${wall(shift.endsAt)}, ${shift.shiftTypeName}, ${shift.facilityName}`)
    .concat(away)
    .toSorted()
}

describeEngine('who has read their mails', () => {
  beforeAll(async () => {
    server = await openApp()
    for (const person of ['adminA', 'p1', 'p2'] as const) tokens.set(person, await server.tokenOf(person))
  })
  afterAll(() => server.close())

  it('knows their schedule, whatever was done in whichever order while mails were made and sent', async () => {
    const draw = drawing(7)
    const step = steps(draw)
    const sweep = () => promiseChangesDue(server.store.db, readConfig({}), later())
    for (let round = 0; round < 60; round += 1)
      await Promise.all([
        step(),
        step(),
        ...(draw(3) === 0 ? [sweep()] : []),
        ...(draw(3) === 0 ? [server.mailsTo('nobody@example.test')] : []),
      ])
    for (const person of ['p1', 'p2'] as const) {
      await server.mailsTo(emailOf(person))
      await sweep()
      const mails = await server.mailsTo(emailOf(person))
      expect(knownBy(person, mails)).toEqual(await toldTo(person))
      expect(mails.length).toBeGreaterThan(2)
    }
  })

  it('knows it in the end, though two processes send and each third mail is taken without a word', async () => {
    const draw = drawing(11)
    const step = steps(draw)
    const taken: Mail[] = []
    const postOffice = {
      send: async (mail: Mail) => {
        taken.push(mail)
        if (draw(3) === 0) throw new Error('The line was lost')
      },
    }
    const senders = [
      await serveFrom(server.store, {}, {}, postOffice),
      await serveFrom(server.store, {}, {}, postOffice),
    ]
    const sweep = () => promiseChangesDue(server.store.db, readConfig({}), later())
    // What failed would be tried again in half a minute.
    const again = () => server.store.query(`update pgboss.job set start_after = now() where state = 'retry'`)
    const send = () => Promise.all(senders.map((one) => one.mailsTo('nobody@example.test')))
    await server.store.query('delete from change_notice; delete from leave_notice')
    for (const person of ['p1', 'p2'] as const) taken.push(...(await server.mailsTo(emailOf(person))))
    const before = taken.length
    for (let round = 0; round < 30; round += 1) {
      await Promise.all([
        step(),
        step(),
        ...(draw(2) === 0 ? [sweep(), sweep()] : []),
        ...(draw(2) === 0 ? [send()] : []),
      ])
      if (draw(3) === 0) await again()
    }
    for (let round = 0; round < 40; round += 1) {
      await sweep()
      await again()
      await send()
    }
    for (const person of ['p1', 'p2'] as const) {
      const mails = taken.filter(({ to }) => to === emailOf(person))
      expect(knownBy(person, mails, true)).toEqual([...new Set(await toldTo(person))])
    }
    expect(taken.length).toBeGreaterThan(before)
    for (const one of senders) await one.stop()
  })
})
