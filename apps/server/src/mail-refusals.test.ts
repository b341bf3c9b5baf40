import type { AccountUser } from '@onward/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsBy, emailOf, openApp, serveFrom, type Person } from '../test/app-fixture.ts'
import { describeEngine } from '../test/open-test-db.ts'
import { readConfig } from './config.ts'
import { promiseChangesDue } from './features/publications/change-notices.ts'
import { MailRefused, type Mail } from './mail.ts'

const DAY = 86_400_000
const SAID = '550 5.1.1 nobody\r\nof that name'

describeEngine('mail that is refused for good', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let sender: Awaited<ReturnType<typeof serveFrom>>
  const tokens = new Map<Person, string>()
  const { ok } = callsBy(() => server, tokens)
  let isRefusing = true
  const taken: Mail[] = []
  let tries = 0
  const post = {
    send: async (mail: Mail) => {
      tries += 1
      if (isRefusing) throw new MailRefused('post.test:25 did not take the mail', SAID)
      taken.push(mail)
    },
  }
  beforeAll(async () => {
    server = await openApp()
    sender = await serveFrom(server.store, {}, {}, post)
    tokens.set('adminA', await server.tokenOf('adminA'))
  })
  afterAll(async () => {
    await sender.stop()
    await server.close()
  })
  const userOf = async (id: string) =>
    ((await ok('GET', '/api/users?perPage=100')).users as AccountUser[]).find(({ userId }) => userId === id)
  const send = () => sender.mailsTo('nobody@example.test')

  it('is not tried again, and is told to admins until some is taken, by an entry in the trail too', async () => {
    const { user } = await ok('POST', '/api/users', { email: 'gone@example.test', fullName: 'Ada', roles: ['Client'] })
    isRefusing = true
    await send()
    const { rows } = await sql`select from pgboss.job where state in ('created', 'retry', 'active')`.execute(
      server.store.db,
    )
    expect([tries, rows]).toEqual([1, []])
    const refused = await userOf(user.userId)
    expect(refused?.mailRefusal).toEqual({ at: expect.any(String), said: '550 5.1.1 nobody of that name' })
    const { entries } = await ok('GET', '/api/audit?action=user.mail-returned')
    expect(entries).toMatchObject([{ objectId: user.userId, after: { email: 'gone@example.test' }, userId: null }])
    isRefusing = false
    await ok('POST', `/api/users/${user.userId}/invitation`, {})
    await send()
    expect(taken.map(({ to }) => to)).toEqual(['gone@example.test'])
    expect(await userOf(user.userId)).toMatchObject({ mailRefusal: null })
  })

  it('says nothing of another address, and what waits to be told is tried again after a day', async () => {
    const first = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10)
    const look = () => promiseChangesDue(server.store.db, readConfig({}), new Date(`${first}T17:00:00Z`))
    const times = { startsAt: `${first}T07:00`, endsAt: `${first}T19:00` }
    await ok('POST', '/api/assignments', { providerId: 'p1', hospitalId: 'ny', ...times })
    isRefusing = true
    tries = 0
    await look()
    await send()
    await look()
    await send()
    expect(tries).toBe(1)
    isRefusing = false
    const refusal = (email: string, at: number) => JSON.stringify({ email, at: new Date(at).toISOString(), said: 'no' })
    const keep = (text: string) =>
      sql`update app_user set mail_refusal = ${text}::jsonb where user_id = 'p1'`.execute(server.store.db)
    await keep(refusal(emailOf('p1'), Date.now() - 1.1 * DAY))
    await look()
    await send()
    expect(taken.at(-1)).toMatchObject({ to: emailOf('p1'), subject: `New: your schedule on ${first}` })
    await keep(refusal('before@example.test', Date.now()))
    expect(await userOf('p1')).toMatchObject({ mailRefusal: null })
  })
})
