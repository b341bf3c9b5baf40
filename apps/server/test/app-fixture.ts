import { pino } from 'pino'
import { expect } from 'vitest'
import { createApp, jobsOf } from '../src/app.ts'
import { openBackground } from '../src/background.ts'
import { readConfig, type Config } from '../src/config.ts'
import type { Store } from '../src/db.ts'
import { openJobWorker } from '../src/job-worker.ts'
import { listenerOf } from '../src/http/listener.ts'
import { openLive } from '../src/live/live.ts'
import type { Metrics } from '../src/metrics.ts'
import type { Mail, Mailer } from '../src/mail.ts'
import { sortName } from '../src/names.ts'
import type { RoleName } from '@onward/contract'
import { addUser } from '../src/users.ts'
import { openTestDb } from './open-test-db.ts'

// Whatever listens has put a `Request` and a `Response` of its own in the place of Node's: so it is for what is asked here
// without a socket.
listenerOf({ fetch: () => new Response() })

export const PASSWORD = 'correct-horse-battery'
/** Its hash at the least cost that there is, of 8 KiB and one pass: most tests sign in, and few ask what that costs. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$Ub6eqqYKo6pQr74qCyXOuw$gYSzO1lLFaPlSleaTlYVJV9w3JgTpQ8IIMAQUqn0mFI'

const PEOPLE = [
  { accountId: 1, userId: 'adminA', roleName: 'Admin' },
  { accountId: 1, userId: 'p1', roleName: 'Provider' },
  { accountId: 1, userId: 'p2', roleName: 'Provider' },
  { accountId: 1, userId: 'client', roleName: 'Client' },
  { accountId: 2, userId: 'adminB', roleName: 'Admin' },
  { accountId: 2, userId: 'q1', roleName: 'Provider' },
] as const satisfies { accountId: number; userId: string; roleName: RoleName }[]
export type Person = (typeof PEOPLE)[number]['userId'] | 'plansNy' | 'plansLa'

const PLACES = [
  { accountId: 1, hospitalId: 'ny', facilityName: 'Harbor General', timeZone: 'America/New_York' },
  { accountId: 1, hospitalId: 'la', facilityName: 'Mesa Verde Clinic', timeZone: 'America/Los_Angeles' },
  { accountId: 2, hospitalId: 'az', facilityName: 'Saguaro Hospital', timeZone: 'America/Phoenix' },
]

/** Account 1 with adminA, p1, p2, a client and two facilities; account 2 with adminB, q1 and one. */
export const fill = async ({ db }: Store) => {
  await db
    .insertInto('account')
    .values([
      { accountId: 1, accountName: 'One' },
      { accountId: 2, accountName: 'Two' },
    ])
    .execute()
  await db
    .insertInto('facility')
    .values(PLACES.map((place) => ({ ...place, sortName: sortName(place.facilityName), city: null, state: null })))
    .execute()
  for (const { accountId, userId, roleName } of PEOPLE) {
    const email = emailOf(userId)
    const fullName = `Person ${userId}`
    const emailVerifiedAt = '2026-01-01T00:00:00.000Z'
    await db.insertInto('signInName').values({ email, accountId }).execute()
    await db
      .insertInto('appUser')
      .values({ accountId, userId, userName: userId, email, emailVerifiedAt, fullName, passwordHash: PASSWORD_HASH })
      .execute()
    await db.insertInto('userRole').values({ accountId, userId, roleName }).execute()
    if (roleName !== 'Provider') continue
    await db
      .insertInto('provider')
      .values({ accountId, providerId: userId, providerName: fullName, sortName: sortName(fullName), specialty: null })
      .execute()
  }
}
export const emailOf = (person: Person) => `${person.toLowerCase()}@example.test`

export type Answer = { status: number; body: any; headers: Headers } // oxlint-disable-line typescript/no-explicit-any -- tests read answers freely

/** Somebody of account 1 who plans at one facility. */
export const addScheduler = async ({ db }: Store, userId: 'plansNy' | 'plansLa', hospitalId: string) =>
  addUser(db, {
    accountId: 1,
    userId,
    userName: userId,
    email: emailOf(userId),
    emailVerifiedAt: '2026-01-01T00:00:00.000Z',
    fullName: `Person ${userId}`,
    passwordHash: PASSWORD_HASH,
    isClaim: false,
    roles: ['Scheduler'],
    hospitalIds: [hospitalId],
  })

/** The real app on a store of its own, unless an empty one is given, with people and places of two accounts. */
export const openApp = async (overrides: Partial<Config> = {}, clock: { now?: () => Date } = {}, given?: Store) => {
  const store = given ?? (await openTestDb())
  await fill(store)
  const server = await serveFrom(store, overrides, clock)
  const close = async () => {
    await server.settled()
    await server.stop()
    await store.close()
  }
  return { store, ...server, close }
}

/** Calls of whom `tokens` holds, an admin unless it is said who; what `ok` asks for has to go well. */
export const callsBy = (
  server: () => Pick<Awaited<ReturnType<typeof openApp>>, 'send'>,
  tokens: ReadonlyMap<Person, string>,
) => {
  const send = (method: string, path: string, body?: object, person: Person = 'adminA', headers = {}) =>
    server().send(method, path, { token: tokens.get(person) ?? '', headers, ...(body && { body }) })
  const ok = async (...call: Parameters<typeof send>) => {
    const answer = await send(...call)
    expect([call[1], answer.status, answer.body]).toEqual([
      call[1],
      expect.toSatisfy((s: number) => s < 300),
      expect.anything(),
    ])
    return answer.body
  }
  return { send, ok }
}

/** Another server process on the same store, as far as the app can tell. */
export const serveFrom = async (
  store: Store,
  overrides: Partial<Config> = {},
  clock: { now?: () => Date; monotonic?: () => number; metrics?: Metrics } = {},
  postOffice?: Mailer,
) => {
  const config = { ...readConfig({}), ...overrides }
  const lines: string[] = []
  const log = pino({ level: 'info', base: null }, { write: (line: string) => lines.push(line) })
  const mails: Mail[] = []
  const mailer = postOffice ?? { send: async (mail: Mail) => void mails.push(mail) }
  const background = openBackground()
  const live = openLive(store, log)
  const app = await createApp({ config, store, log, background, live, ...clock })
  // Not started: tests say when it works.
  const worker = openJobWorker(store, log, jobsOf({ config, store, mailer, log, ...clock }))

  const send = async (
    method: string,
    path: string,
    options: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const { token, body, headers = {} } = options
    const response = await app.request(`http://onward.test${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    // It would end in some minutes.
    if (response.headers.get('content-type') === 'text/event-stream') await response.body?.cancel()
    const text = response.bodyUsed ? '' : await response.text()
    const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers } as Answer
  }
  const signIn = async (person: Person, password = PASSWORD) => {
    const { status, body } = await send('POST', '/jwt/login', { body: { email: emailOf(person), password } })
    if (status !== 200) throw new Error(`${person} could not sign in: ${JSON.stringify(body)}`)
    return body as { accessToken: string; refreshToken: string; userData: unknown }
  }
  /** The mails to an address so far, oldest first. */
  const mailsTo = async (email: string) => {
    await worker.drain()
    return mails.filter(({ to }) => to === email)
  }
  /** The token of the newest link that was mailed to an address. */
  const mailedToken = async (email: string) => {
    const [, token] = /#([^\s&]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '') ?? []
    if (token === undefined) throw new Error(`No link was mailed to ${email}`)
    return token
  }
  const tokenOf = async (person: Person) => (await signIn(person)).accessToken
  return {
    app,
    send,
    signIn,
    tokenOf,
    mailsTo,
    mailedToken,
    settled: async () => {
      await background.settled()
      await worker.drain()
    },
    stop: async () => {
      await live.stop()
      await background.stop()
      await worker.stop()
    },
    lines,
  }
}
