import { afterEach, beforeEach, expect, it } from 'vitest'
import { fill } from '../test/app-fixture.ts'
import { describeEngine, openTestDb } from '../test/open-test-db.ts'
import type { Store } from './db.ts'
import { removeExpired } from './housekeeping.ts'
import { hashOf } from './tokens.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describeEngine('removing what has run out', () => {
  const now = new Date('2026-03-03T12:00:00Z')
  const at = (millis: number) => new Date(now.getTime() + millis).toISOString()
  const owner = { accountId: 1, userId: 'p1' }
  let store: Store
  beforeEach(async () => {
    store = await openTestDb()
    await fill(store)
  })
  afterEach(() => store.close())

  it('takes sessions that ended more than thirty days ago, with their tokens, and leaves the others', async () => {
    const { db } = store
    const ends = [-30 * DAY - MINUTE, -30 * DAY + MINUTE, -MINUTE, MINUTE, 31 * DAY]
    for (const [i, end] of ends.entries()) {
      const session = { ...owner, expiresAt: at(end) }
      const { sessionId } = await db
        .insertInto('session')
        .values(session)
        .returning('sessionId')
        .executeTakeFirstOrThrow()
      const token = { accountId: 1, sessionId, tokenHash: hashOf(`token ${i}`), expiresAt: at(end) }
      await db
        .insertInto('refreshToken')
        .values({ ...token, parentHash: null })
        .execute()
    }
    await removeExpired(db, now)
    const left = await db.selectFrom('session').select('expiresAt').orderBy('expiresAt').execute()
    expect(left.map(({ expiresAt }) => expiresAt)).toEqual(ends.slice(1).map(at))
    expect(await db.selectFrom('refreshToken').selectAll().execute()).toHaveLength(4)
  })

  it('takes tokens as soon as they are good for nothing', async () => {
    const { db } = store
    const session = { ...owner, expiresAt: at(DAY) }
    const { sessionId } = await db
      .insertInto('session')
      .values(session)
      .returning('sessionId')
      .executeTakeFirstOrThrow()
    for (const end of [-MINUTE, MINUTE]) {
      const token = { accountId: 1, tokenHash: hashOf(`token ${end}`), expiresAt: at(end) }
      await db
        .insertInto('accessToken')
        .values({ ...token, sessionId })
        .execute()
      await db
        .insertInto('mailToken')
        .values({ ...token, userId: 'p1', purpose: 'reset' })
        .execute()
    }
    await removeExpired(db, now)
    for (const table of ['accessToken', 'mailToken'] as const)
      expect(await db.selectFrom(table).select('expiresAt').execute()).toEqual([{ expiresAt: at(MINUTE) }])
  })

  it('takes counted tries, idempotency keys and imports that did nothing after a day', async () => {
    const { db } = store
    for (const begin of [-DAY - MINUTE, -DAY + MINUTE, 0]) {
      await db
        .insertInto('attempt')
        .values({ bucket: 'b', windowStart: at(begin), tries: 1 })
        .execute()
      const key = { ...owner, key: `key ${begin}`, requestHash: 'x', createdAt: at(begin) }
      await db.insertInto('idempotencyKey').values(key).execute()
      const state = { ...owner, importId: `import ${begin}`, state: '{}', createdAt: at(begin) }
      await db.insertInto('importState').values(state).execute()
    }
    await removeExpired(db, now)
    const kept = [at(-DAY + MINUTE), at(0)]
    const tries = await db.selectFrom('attempt').select('windowStart').orderBy('windowStart').execute()
    const keys = await db.selectFrom('idempotencyKey').select('createdAt').orderBy('createdAt').execute()
    const states = await db.selectFrom('importState').select('createdAt').orderBy('createdAt').execute()
    expect(states.map(({ createdAt }) => createdAt)).toEqual(kept)
    expect(tries.map(({ windowStart }) => windowStart)).toEqual(kept)
    expect(keys.map(({ createdAt }) => createdAt)).toEqual(kept)
  })

  it('takes imports that did something after three months, and dry runs of them after a day', async () => {
    const { db } = store
    await db.deleteFrom('importState').execute()
    for (const days of [91, 89, 2])
      for (const dryRun of [true, false]) {
        const state = JSON.stringify({ state: 'done', dryRun })
        const importId = `${days} ${dryRun}`
        await db
          .insertInto('importState')
          .values({ ...owner, importId, state, createdAt: at(-days * DAY) })
          .execute()
      }
    await removeExpired(db, now)
    const states = await db.selectFrom('importState').select('importId').orderBy('createdAt').execute()
    expect(states.map(({ importId }) => importId)).toEqual(['89 false', '2 false'])
  })
})
