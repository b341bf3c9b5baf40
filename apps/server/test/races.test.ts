import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom } from '../src/sample/random.ts'
import { openApp, serveFrom } from './app-fixture.ts'
import { runs } from './bookings.ts'
import { describeEngine } from './open-test-db.ts'
import { openCourse, race, strange, type Send } from './racing.ts'
import { examine, type Ask } from './racing-ledger.ts'

// A longer one, with figures: `npm run test:races`.
const PROPOSALS = runs('RACE_PROPOSALS', 200)
const SEED = runs('RACE_SEED', 1)
const FROM = '2041-06-03'

let first: Awaited<ReturnType<typeof openApp>>
let second: Awaited<ReturnType<typeof serveFrom>>
let send: Send
beforeAll(async () => {
  first = await openApp()
  second = await serveFrom(first.store)
  const token = await first.tokenOf('adminA')
  let turn = 0
  send = (method, path, options) => ((turn += 1) % 2 ? first : second).send(method, path, { token, ...options })
})
afterAll(async () => {
  await second?.stop()
  await first?.close()
})
const ask: Ask = async (sql) => (await first.store.query(sql)).rows

describeEngine('proposals of every kind at once, at two servers', () => {
  it(
    'leave nobody booked twice, lose nothing that was acknowledged, and show nobody a deadlock',
    async () => {
      const { ledger, tally, sameMoment } = await race(await openCourse(send, createRandom(SEED), FROM), PROPOSALS, 24)
      const { rows, acknowledged, ...faults } = await examine(ledger, ask, FROM)
      expect({ ...faults, strange: strange(tally) }).toEqual({
        overlaps: 0,
        lost: 0,
        toldTwice: 0,
        unasked: 0,
        filesLost: 0,
        filesOtherwise: 0,
        notWrittenDown: 0,
        strange: 0,
      })
      // A deadlock is told in these words, and keeps all others waiting for a second. Who takes an open shift at the same moment as
      // somebody else hears them too, once in thousands.
      expect(sameMoment).toBeLessThan(PROPOSALS / 50)
      expect(rows).toBeGreaterThan(PROPOSALS / 10)
      expect(acknowledged).toBeGreaterThan(rows)
      // Most of what people do to a schedule came about, and stood in others' way too.
      for (const wish of ['create', 'move', 'exchange', 'several at once', 'cancel', 'undo'])
        expect([...(tally.get(wish)?.keys() ?? [])], wish).toContain(200)
    },
    60_000 + PROPOSALS * 200,
  )
})
