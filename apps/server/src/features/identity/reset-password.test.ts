import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { emailOf, fill, openApp, PASSWORD, serveFrom, type Answer, type Person } from '../../../test/app-fixture.ts'
import { describeEngine, openTestEngine } from '../../../test/open-test-db.ts'
import { createStore } from '../../db.ts'
import { removeExpired } from '../../housekeeping.ts'
import type { Mail } from '../../mail.ts'
import type { Engine } from '../../store/engine.ts'

const MINUTE = 60_000
const ORIGIN = 'https://onward.example'
const NEW_PASSWORD = 'a wholly other phrase'

/** The clock on the server's wall; every test has an hour of its own, and so tries of its own. */
let at = Date.parse('2026-03-03T12:00:00Z')
const clock = { now: () => new Date(at) }

let server: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  server = await openApp({ publicOrigin: ORIGIN }, clock)
})
beforeEach(() => {
  at += 60 * MINUTE
})
afterAll(() => server.close())

const said = ({ status, body }: Answer) => [status, body]
const forgot = (email: string, headers: Record<string, string> = {}) =>
  server.send('POST', '/jwt/forgot-password', { body: { email }, headers })
const linkFor = async (person: Person) => {
  expect(said(await forgot(emailOf(person)))).toEqual([200, {}])
  return server.mailedToken(emailOf(person))
}
const reset = (token: string, password = NEW_PASSWORD) =>
  server.send('POST', '/jwt/reset-password', { body: { token, password } })
const logIn = async (person: Person, password: string) =>
  (await server.send('POST', '/jwt/login', { body: { email: emailOf(person), password } })).status
const NO_LONGER = [
  400,
  { message: 'token: is no longer valid', issues: [{ path: 'token', message: 'is no longer valid' }] },
]

describeEngine('a forgotten password', () => {
  it('is replaced by way of the link, which is ours whatever the request claims', async () => {
    const evil = { host: 'evil.test', origin: 'https://evil.test', referer: 'https://evil.test/' }
    const forwarded = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'ftp', forwarded: 'host=evil.test' }
    expect(said(await forgot(' P1@Example.test ', { ...evil, ...forwarded }))).toEqual([200, {}])
    const [mail] = await server.mailsTo(emailOf('p1'))
    expect(JSON.stringify(mail)).not.toContain('evil.test')
    expect(mail?.text).toMatch(/^https:\/\/onward\.example\/reset-password#1\.[\w-]{43}$/m)
    expect(mail?.text).toContain('30 minutes')
    expect(said(await reset(await server.mailedToken(emailOf('p1'))))).toEqual([200, {}])
    expect([await logIn('p1', PASSWORD), await logIn('p1', NEW_PASSWORD)]).toEqual([400, 200])
  })

  it('answers the same for unknown and disabled users, and mails them nothing', async () => {
    const disabled = server.store.db.updateTable('appUser').where('userId', '=', 'q1')
    await disabled.set({ disabledAt: new Date(at).toISOString() }).execute()
    const answers = [emailOf('adminB'), 'nobody@example.test', emailOf('q1')].map(async (email) =>
      said(await forgot(email)),
    )
    expect(await Promise.all(answers)).toEqual([
      [200, {}],
      [200, {}],
      [200, {}],
    ])
    const counts = [emailOf('adminB'), 'nobody@example.test', emailOf('q1')].map(
      async (to) => (await server.mailsTo(to)).length,
    )
    expect(await Promise.all(counts)).toEqual([1, 0, 0])
    await disabled.set({ disabledAt: null }).execute()
  })

  it('asks as much of the store for a name that nobody has, before the answer and after it', async () => {
    const engine = await openTestEngine()
    const said: string[] = []
    const connect: Engine['connect'] = async (how) => {
      const client = await engine.connect(how)
      const query: typeof client.query = (text, parameters) => {
        said.push(/^\s*(\w+)/.exec(text)?.[1] ?? '')
        return client.query(text, parameters)
      }
      return { ...client, query }
    }
    const other = await serveFrom(createStore({ ...engine, connect }), {}, clock)
    await fill(createStore(engine))
    const statements = async (email: string) => {
      said.length = 0
      await other.send('POST', '/jwt/forgot-password', { body: { email } })
      const before = said.splice(0)
      await other.settled()
      // What the queue itself does comes with `WITH`.
      return {
        before,
        after: said.filter((word) => word !== 'WITH').map((word) => word.replace(/select|update/, 'insert')),
      }
    }
    // The first to come finds an empty cache of queues.
    await statements(emailOf('p2'))
    const known = await statements(emailOf('p1'))
    expect((await other.mailsTo(emailOf('p1'))).length).toBe(1)
    const unknown = await statements('nobody@example.test')
    expect(unknown).toEqual(known)
    expect(known.after.length).toBeGreaterThan(4)
    await other.stop()
    await engine.end()
  })

  it('is mailed nothing when a day has gone by since it was asked for', async () => {
    await forgot(emailOf('p2'))
    at += 24 * 60 * MINUTE + 1
    expect(await server.mailsTo(emailOf('p2'))).toEqual([])
    const { rows } = await sql`select state from pgboss.job`.execute(server.store.db)
    expect(rows).toEqual([{ state: 'cancelled' }])
    await sql`delete from pgboss.job`.execute(server.store.db)
    await forgot(emailOf('p2'))
    at += 24 * 60 * MINUTE
    expect(await server.mailsTo(emailOf('p2'))).toHaveLength(1)
  })

  it('refuses what is no address', async () => {
    const { status, body } = await forgot("' or 1=1 --")
    expect([status, body.issues[0].path]).toEqual([400, 'email'])
  })

  it('answers before the mail is sent, and logs one that cannot be sent without its link', async () => {
    const sent: string[] = []
    const send = async ({ text }: Mail) => {
      sent.push(text)
      throw new Error('the post office is closed')
    }
    const other = await serveFrom(server.store, {}, clock, { send })
    const body = { email: emailOf('client') }
    const answer = await other.send('POST', '/jwt/forgot-password', { body })
    expect([answer.status, sent]).toEqual([200, []])
    await other.settled()
    const line = other.lines.find((one) => one.includes('post office'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40, requestId: answer.headers.get('x-request-id') })
    const [, token = ''] = /#(\S+)/.exec(sent[0] ?? '') ?? []
    expect(token).toMatch(/^1\./)
    expect(other.lines.join('')).not.toContain(token)
    const { rows } = await sql<{ row: string }>`select j::text as row from pgboss.job as j`.execute(server.store.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(token.slice(2))
    await sql`delete from pgboss.job`.execute(server.store.db)
  })
})

describeEngine('a link to set a password', () => {
  it('works once, also for many at once', async () => {
    const token = await linkFor('p2')
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => reset(token)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400])
    expect(said(await reset(token))).toEqual(NO_LONGER)
  })

  it('ends when another one is asked for, also by two at once', async () => {
    const older = await linkFor('p2')
    await Promise.all([forgot(emailOf('p2')), forgot(emailOf('p2'))])
    const tokens = (await server.mailsTo(emailOf('p2'))).slice(-2).map(({ text }) => /#(\S+)/.exec(text)?.[1] ?? '')
    expect(said(await reset(older))).toEqual(NO_LONGER)
    const statuses = [await reset(tokens[0] ?? ''), await reset(tokens[1] ?? '')].map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 400])
  })

  it('ends after thirty minutes, and is removed from the store', async () => {
    const token = await linkFor('p2')
    at += 30 * MINUTE
    expect(said(await reset(token))).toEqual(NO_LONGER)
    at -= 1
    expect((await reset(token)).status).toBe(200)
    await removeExpired(server.store.db, new Date(at + 60 * MINUTE))
    expect(await server.store.db.selectFrom('mailToken').where('purpose', '=', 'reset').selectAll().execute()).toEqual(
      [],
    )
  })

  it('survives a password that is too weak', async () => {
    const token = await linkFor('p2')
    for (const weak of ['short', 'p2@example.testp2@example.test']) {
      const { status, body } = await reset(token, weak)
      expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([400, ['password']])
    }
    expect((await reset(token)).status).toBe(200)
  })

  it('of a user who was disabled meanwhile is refused', async () => {
    const token = await linkFor('p2')
    const user = server.store.db.updateTable('appUser').where('userId', '=', 'p2')
    await user.set({ disabledAt: new Date(at).toISOString() }).execute()
    expect(said(await reset(token))).toEqual(NO_LONGER)
    await user.set({ disabledAt: null }).execute()
  })

  it('is good for nothing else, and nothing else is good for it', async () => {
    const token = await linkFor('p2')
    const verify = await server.send('POST', '/jwt/verify-email', { body: { token } })
    expect(said(verify)).toEqual(NO_LONGER)
    expect((await server.send('GET', '/api/providers', { token })).status).toBe(401)
    const { accessToken } = await server.signIn('adminA')
    const foreign = token.replace(/^1/, '2')
    for (const other of [accessToken, foreign, '', 'x', `1.${'A'.repeat(43)}`, "1.' or '1'='1", '1.\u0000'])
      expect(said(await reset(other))).toEqual(NO_LONGER)
    expect((await reset(token)).status).toBe(200)
  })

  it('stands in the store as a hash only', async () => {
    const token = await linkFor('p2')
    const { rows } = await sql<{ row: string }>`select t::text as row from mail_token as t`.execute(server.store.db)
    const all = rows.map(({ row }) => row).join('\n')
    expect(rows.length).toBeGreaterThan(0)
    const secret = token.slice(2)
    for (const form of [secret, Buffer.from(token).toString('hex'), Buffer.from(secret, 'base64url').toString('hex')])
      expect(all).not.toContain(form)
    expect(server.lines.join('')).not.toContain(secret)
  })
})

describeEngine('a password that was reset', () => {
  it('ends every session of that user and of nobody else', async () => {
    const sessions = [await server.signIn('adminA'), await server.signIn('adminA')]
    const other = await server.signIn('adminB')
    const opens = async (token: string) => (await server.send('GET', '/api/providers', { token })).status
    expect((await reset(await linkFor('adminA'))).status).toBe(200)
    for (const { accessToken, refreshToken } of sessions) {
      expect(await opens(accessToken)).toBe(401)
      expect((await server.send('POST', '/jwt/refresh-token', { body: { refreshToken } })).status).toBe(401)
    }
    expect(await opens(other.accessToken)).toBe(200)
    const { db } = server.store
    const ended = db.selectFrom('session').where('userId', '=', 'adminA').select('endReason').execute()
    for (const { endReason } of await ended) expect(endReason).toBe('password_reset')
    const entry = db.selectFrom('auditEntry').where('action', '=', 'password.reset').where('userId', '=', 'adminA')
    expect((await entry.select('after').executeTakeFirst())?.after).toEqual({ sessionsEnded: 3 })
  })

  it('lets no sign-in with the old one through that began before it', async () => {
    await reset(await linkFor('q1'), PASSWORD)
    const token = await linkFor('q1')
    const [statuses] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => logIn('q1', PASSWORD))),
      reset(token),
    ])
    for (const status of statuses) expect([200, 400]).toContain(status)
    const live = server.store.db.selectFrom('session').where('userId', '=', 'q1').where('endedAt', 'is', null)
    expect(await live.selectAll().execute()).toEqual([])
  })

  it("clears that name's tries to sign in", async () => {
    const tries = () =>
      server.store.db
        .selectFrom('attempt')
        .where('bucket', 'like', `sign-in ${emailOf('client')}%`)
        .selectAll()
        .execute()
    for (let i = 0; i < 10; i += 1) await logIn('client', 'wrong-horse-battery')
    expect([await logIn('client', PASSWORD), (await tries()).length]).toEqual([429, 2])
    expect((await reset(await linkFor('client'))).status).toBe(200)
    expect([await tries(), await logIn('client', NEW_PASSWORD)]).toEqual([[], 200])
  })
})

describeEngine('asking too often', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  let proxied: Awaited<ReturnType<typeof serveFrom>>
  beforeAll(async () => {
    proxied = await serveFrom(server.store, { trustProxy: true }, clock)
  })
  const send = (path: string, body: object, address: string) =>
    proxied.send('POST', path, { body, headers: from(address) })
  const times = (count: number) => Array.from({ length: count }, (_, i) => i)
  const expectTooMany = ({ status, headers }: Answer) => {
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }

  it.each([emailOf('p1'), 'nobody@example.test'])(
    'blocks nobody: past five an hour for %s, from wherever, one mail goes out every ten minutes',
    async (email) => {
      const ask = async (i: number) => {
        const { status, body } = await send('/jwt/forgot-password', { email }, `203.0.113.${i}`)
        expect([status, body]).toEqual([200, {}])
        return (await proxied.mailsTo(email)).length
      }
      const isKnown = email !== 'nobody@example.test'
      for (const i of times(20)) await ask(i)
      // The first five, and one for the ten minutes.
      expect(await ask(20)).toBe(isKnown ? 6 : 0)
      at += 10 * MINUTE
      expect(await ask(21)).toBe(isKnown ? 7 : 0)
      expect(await ask(22)).toBe(isKnown ? 7 : 0)
      if (isKnown) expect((await reset(await proxied.mailedToken(email))).status).toBe(200)
      at += 60 * MINUTE
      expect(await ask(23)).toBe(isKnown ? 8 : 0)
    },
  )

  it('slows down after twenty an hour from one network address, for any name', async () => {
    const ask = (i: number, address: string) => send('/jwt/forgot-password', { email: `n${i}@example.test` }, address)
    for (const i of times(21)) expect((await ask(i, '203.0.113.1')).status).toBe(200)
    expectTooMany(await ask(21, '203.0.113.1'))
    expect((await ask(21, '203.0.113.2')).status).toBe(200)
    at += MINUTE / 2
    expect((await ask(21, '203.0.113.1')).status).toBe(200)
  })

  it.each([
    ['reset-password', { token: 'x', password: NEW_PASSWORD }],
    ['verify-email', { token: 'x' }],
    ['confirm-email', { token: 'x' }],
    ['invitation', { token: 'x' }],
  ])('slows down who guesses at %s, after thirty an hour from one network address', async (path, body) => {
    for (const _ of times(31)) expect((await send(`/jwt/${path}`, body, '203.0.113.1')).status).toBe(400)
    expectTooMany(await send(`/jwt/${path}`, body, '203.0.113.1'))
    expect((await send(`/jwt/${path}`, body, '203.0.113.2')).status).toBe(400)
    at += 5_000
    expect((await send(`/jwt/${path}`, body, '203.0.113.1')).status).toBe(400)
  })

  it('stands in the way of no link that is good, whoever guesses in the same house, and spends nothing of theirs', async () => {
    const house = '203.0.113.1'
    const password = NEW_PASSWORD
    const guess = () => send('/jwt/reset-password', { token: 'x', password }, house)
    for (const _ of times(32)) await guess()
    for (const person of ['p1', 'p2', 'client'] as const) {
      expect((await guess()).status).toBe(429)
      await proxied.send('POST', '/jwt/forgot-password', { body: { email: emailOf(person) } })
      const token = await proxied.mailedToken(emailOf(person))
      // A password that is too weak is no guess at a link.
      expect((await send('/jwt/reset-password', { token, password: 'short' }, house)).status).toBe(400)
      expect((await send('/jwt/reset-password', { token, password }, house)).status).toBe(200)
      // Spent, it is as dead as any.
      expect((await send('/jwt/reset-password', { token, password }, house)).status).toBe(429)
    }
  })

  it('is written down of a spent link only as often as it is heard', async () => {
    const token = await linkFor('p2')
    expect((await reset(token)).status).toBe(200)
    const refusals = async () => {
      const entries = server.store.db.selectFrom('auditEntry').where('action', '=', 'password.reset-refused')
      return (await entries.where('userId', '=', 'p2').select('entryId').execute()).length
    }
    const before = await refusals()
    for (const _ of times(40)) await send('/jwt/reset-password', { token, password: NEW_PASSWORD }, '203.0.113.9')
    expect((await refusals()) - before).toBe(31)
  })
})
