import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, serveFrom, type Answer } from './app-fixture.ts'
import {
  doubleBookings,
  meets,
  NO_DOUBLE_BOOKINGS,
  quietDate,
  runs,
  shiftAt,
  slot,
  wall,
  type Slot,
} from './bookings.ts'
import { describeEngine } from './open-test-db.ts'

const ROUNDS = runs('RACE_ROUNDS', 12)
const PATIENCE = 60_000 + ROUNDS * 1_000

type Server = Awaited<ReturnType<typeof openApp>>
let first: Server
let second: Awaited<ReturnType<typeof serveFrom>>
let token: string
beforeAll(async () => {
  first = await openApp()
  second = await serveFrom(first.store)
  token = await first.tokenOf('adminA')
})
afterAll(() => first.close())

/** Both processes take turns, as behind a load balancer. */
let turn = 0
const send = (method: string, path: string, body?: object) =>
  ((turn += 1) % 2 ? first : second).send(method, path, { token, ...(body && { body }) })

let round = 0
const freshDate = () => quietDate((round += 1))
const statuses = (answers: Answer[]) => answers.map(({ status }) => status)
const only = (answers: Answer[], allowed: number[]) => {
  for (const { status, body } of answers) expect(allowed, `${JSON.stringify(body)}`).toContain(status)
}

describeEngine('fifty calls at once for the same hours of one person', () => {
  it('are taken once', async () => {
    const date = freshDate()
    const one: Slot = { provider: 'p1', place: 'ny', from: 420, minutes: 720 }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => send('POST', '/api/assignments', shiftAt(date, { ...one, from: 420 + i }))),
    )
    const taken = answers.filter(({ status }) => status === 201).map(({ body }) => body.assignment)
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.conflicts)
    expect([taken.length, refused.length]).toEqual([1, 49])
    // Who waited sees what was taken meanwhile, and says so.
    for (const conflicts of refused) expect(conflicts).toEqual(taken)
  })

  it('moved there, are taken once', async () => {
    const date = freshDate()
    const at = (day: number): Slot => ({ provider: 'p2', place: 'ny', from: day * 1440, minutes: 480 })
    const seeded = await Promise.all(
      Array.from({ length: 12 }, (_, i) => send('POST', '/api/assignments', shiftAt(date, at(i)))),
    )
    only(seeded, [201])
    const target = { startsAt: wall(date, 20_000), endsAt: wall(date, 20_480) }
    const answers = await Promise.all(
      seeded.map(({ body }) =>
        send('PATCH', `/api/assignments/${body.assignment.assignmentId}`, { version: 1, ...target }),
      ),
    )
    expect(statuses(answers).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
  })

  it('as leave and as shifts, end as one or the other', async () => {
    const date = freshDate()
    const leave = { providerId: 'p1', startDate: date, endDate: date, leaveDescription: 'Race' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2
          ? send('POST', '/api/leave', leave)
          : send(
              'POST',
              '/api/assignments',
              shiftAt(date, { provider: 'p1', place: 'ny', from: 480 + i, minutes: 60 }),
            ),
      ),
    )
    expect(statuses(answers).filter((status) => status === 201)).toHaveLength(1)
    only(answers, [201, 409])
  })
})

describeEngine('random bookings at once', () => {
  it(
    'keep every taken shift apart, and refuse only what meets a taken one',
    async () => {
      const property = fc.asyncProperty(fc.array(slot, { minLength: 2, maxLength: 14 }), async (slots) => {
        const date = freshDate()
        const answers = await Promise.all(slots.map((one) => send('POST', '/api/assignments', shiftAt(date, one))))
        only(answers, [201, 409])
        const taken = slots.filter((_, i) => answers[i]?.status === 201)
        const refused = slots.filter((_, i) => answers[i]?.status === 409)
        for (const [i, one] of taken.entries()) {
          for (const other of taken.slice(i + 1)) expect(meets(one, other)).toBe(false)
        }
        for (const one of refused) expect(taken.some((other) => meets(one, other))).toBe(true)
      })
      await fc.assert(property, { numRuns: ROUNDS })
    },
    PATIENCE,
  )

  it(
    'survive moves, cancellations and leave in between',
    async () => {
      const move = fc.record({ which: fc.nat(5), to: slot, how: fc.constantFrom('move', 'move', 'cancel', 'leave') })
      const property = fc.asyncProperty(
        fc.array(slot, { minLength: 6, maxLength: 6 }),
        fc.array(move, { minLength: 4, maxLength: 12 }),
        async (slots, moves) => {
          const date = freshDate()
          const created = await Promise.all(slots.map((one) => send('POST', '/api/assignments', shiftAt(date, one))))
          only(created, [201, 409])
          const rows = created.flatMap(({ body }) => body.assignment ?? [])
          const answers = await Promise.all(
            moves.map(({ which, to, how }) => {
              const path = `/api/assignments/${rows[which % rows.length].assignmentId}`
              if (how === 'cancel') return send('DELETE', `${path}?version=1`)
              if (how === 'move') return send('PATCH', path, { version: 1, ...shiftAt(date, to) })
              const day = wall(date, to.from).slice(0, 10)
              return send('POST', '/api/leave', {
                providerId: to.provider,
                startDate: day,
                endDate: day,
                leaveDescription: 'Race',
              })
            }),
          )
          only(answers, [200, 201, 409])
          expect(await doubleBookings(first.store)).toEqual(NO_DOUBLE_BOOKINGS)
        },
      )
      await fc.assert(property, { numRuns: ROUNDS })
    },
    PATIENCE,
  )

  it(
    'trade places without waiting for each other for ever',
    async () => {
      for (let i = 0; i < ROUNDS; i += 1) {
        const date = freshDate()
        const at = (provider: 'p1' | 'p2'): Slot => ({ provider, place: 'ny', from: 420, minutes: 480 })
        const [a, b] = await Promise.all([
          send('POST', '/api/assignments', shiftAt(date, at('p1'))),
          send('POST', '/api/assignments', shiftAt(date, at('p2'))),
        ])
        const answers = await Promise.all([
          send('PATCH', `/api/assignments/${a.body.assignment.assignmentId}`, { version: 1, providerId: 'p2' }),
          send('PATCH', `/api/assignments/${b.body.assignment.assignmentId}`, { version: 1, providerId: 'p1' }),
        ])
        expect(statuses(answers)).toEqual([409, 409])
      }
    },
    PATIENCE,
  )
})

describeEngine('after all of it', () => {
  it('nobody is anywhere twice', async () => {
    expect(await doubleBookings(first.store)).toEqual(NO_DOUBLE_BOOKINGS)
  })
})
