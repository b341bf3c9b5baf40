import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailOf, openApp, PASSWORD, serveFrom, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { hashPassword } from '../../passwords.ts'

const MINUTE = 60_000
/** Two minutes into a window of fifteen, so that no test runs across its end. */
const NOON = Date.parse('2026-03-03T12:02:00Z')
let at = NOON
const clock = { now: () => new Date(at) }

let direct: Awaited<ReturnType<typeof openApp>>
let behindProxy: Awaited<ReturnType<typeof serveFrom>>
beforeAll(async () => {
  direct = await openApp({}, clock)
  behindProxy = await serveFrom(direct.store, { trustProxy: true }, clock)
})
afterAll(() => direct.close())

const WRONG = 'wrong-horse-battery'
const logIn = (email: string, password: string, from: string, server: Pick<typeof behindProxy, 'send'> = behindProxy) =>
  server.send('POST', '/jwt/login', { body: { email, password }, headers: { 'x-forwarded-for': from } })
const times = (count: number) => Array.from({ length: count }, (_, i) => i)
/** As if so many had been tried; the bucket must be there, so that its name is proved. */
const setTries = async (bucket: string, tries: number) => {
  const row = direct.store.db.updateTable('attempt').where('bucket', '=', bucket).set({ tries })
  await row.returning('bucket').executeTakeFirstOrThrow()
}

describeEngine('guessing passwords', () => {
  it('stops at the eleventh try for one name from one address, whatever headers claim, right password or wrong', async () => {
    const claims = (i: number) => ({
      'x-forwarded-for': `198.51.100.${i}`,
      forwarded: `for=198.51.100.${i}`,
      'x-real-ip': `198.51.100.${i}`,
      'cf-connecting-ip': `198.51.100.${i}`,
    })
    const tryAs = (i: number, password: string) =>
      direct.send('POST', '/jwt/login', { body: { email: emailOf('p1'), password }, headers: claims(i) })
    for (const i of times(10)) expect((await tryAs(i, WRONG)).status).toBe(400)
    for (const password of [WRONG, PASSWORD]) {
      const { status, body, headers } = await tryAs(11, password)
      expect([status, body]).toEqual([429, { message: 'Too many tries. Try again in 13 minutes.' }])
      expect(headers.get('retry-after')).toBe(String(13 * 60))
    }
    // Behind our proxy another address is another caller, and the honest one gets in.
    expect((await logIn(emailOf('p1'), PASSWORD, '203.0.113.9')).status).toBe(200)
    at += 13 * MINUTE
    expect((await tryAs(12, PASSWORD)).status).toBe(200)
    at = NOON
  })

  it("goes by the last entry of the proxy's list, the one that a caller cannot write", async () => {
    await logIn(emailOf('p2'), WRONG, '198.51.100.1, 203.0.113.1')
    await setTries(`sign-in ${emailOf('p2')} 203.0.113.1`, 10)
    expect((await logIn(emailOf('p2'), PASSWORD, '198.51.100.77, 203.0.113.1')).status).toBe(429)
    expect((await logIn(emailOf('p2'), PASSWORD, '203.0.113.1, 203.0.113.2')).status).toBe(200)
  })

  it('starts to count anew after a sign-in', async () => {
    const bucket = `sign-in ${emailOf('client')} 203.0.113.3`
    for (const _ of times(2)) {
      expect((await logIn(emailOf('client'), WRONG, '203.0.113.3')).status).toBe(400)
      await setTries(bucket, 9)
      expect((await logIn(emailOf('client'), PASSWORD, '203.0.113.3')).status).toBe(200)
    }
    expect((await logIn(emailOf('client'), WRONG, '203.0.113.3')).status).toBe(400)
  })

  it('does not tell names apart by capitals', async () => {
    await logIn('ADMINB@example.test', WRONG, '203.0.113.4')
    await setTries('sign-in adminb@example.test 203.0.113.4', 9)
    expect((await logIn('adminb@EXAMPLE.test', WRONG, '203.0.113.4')).status).toBe(400)
    expect((await logIn(emailOf('adminB'), PASSWORD, '203.0.113.4')).status).toBe(429)
  })

  it('leaves one try from each address after a hundred for one name from anywhere', async () => {
    const name = emailOf('q1')
    expect((await logIn(name, WRONG, '203.0.113.5')).status).toBe(400)
    await setTries(`sign-in ${name}`, 99)
    expect((await logIn(name, WRONG, '203.0.113.6')).status).toBe(400)
    expect((await logIn(name, WRONG, '203.0.113.7')).status).toBe(400)
    for (const password of [WRONG, PASSWORD]) {
      const { status, headers } = await logIn(name, password, '203.0.113.7')
      expect([status, headers.get('retry-after')]).toEqual([429, String(13 * 60)])
    }
    // Whoever knows the password needs no second one.
    expect((await logIn(name, PASSWORD, '203.0.113.8')).status).toBe(200)
    at += 60 * MINUTE
    expect((await logIn(name, WRONG, '203.0.113.7')).status).toBe(400)
    expect((await logIn(name, PASSWORD, '203.0.113.7')).status).toBe(200)
    at = NOON
  })

  it('shuts nobody out: twelve strangers with ten wrong passwords each leave the right one good', async () => {
    const name = emailOf('adminA')
    for (const i of times(12))
      for (const _ of times(10)) expect((await logIn(name, WRONG, `198.51.100.${i}`)).status).toBeOneOf([400, 429])
    expect((await logIn(name, PASSWORD, '203.0.113.20')).status).toBe(200)
  })

  it('slows one address down after three hundred for any name, and lets somebody in every few seconds', async () => {
    const tryAs = (name: string) => logIn(name, WRONG, '203.0.113.30')
    expect((await tryAs('a@example.test')).status).toBe(400)
    await setTries('sign-in from 203.0.113.30', 299)
    // The last one in its turn, and the first in the next few seconds.
    for (const name of ['b@example.test', 'c@example.test']) expect((await tryAs(name)).status).toBe(400)
    const { status, headers } = await tryAs('d@example.test')
    expect([status, headers.get('retry-after')]).toEqual([429, '5'])
    at += 5_000
    expect((await logIn(emailOf('q1'), PASSWORD, '203.0.113.30')).status).toBe(200)
    at = NOON
  })

  it('counts failures alone: a house in which everybody signs in is not slowed down', async () => {
    expect((await logIn('a@example.test', WRONG, '203.0.113.40')).status).toBe(400)
    await setTries('sign-in from 203.0.113.40', 299)
    for (const person of ['p1', 'p2', 'q1', 'p1', 'p2'] as const)
      expect((await logIn(emailOf(person), PASSWORD, '203.0.113.40')).status).toBe(200)
    expect((await logIn('b@example.test', WRONG, '203.0.113.40')).status).toBe(400)
  })

  it('counts an IPv6 household as one, whatever address it draws, and two as two', async () => {
    const name = emailOf('p2')
    for (const i of times(10)) expect((await logIn(name, WRONG, `2001:db8:0:1::${i}`)).status).toBe(400)
    expect((await logIn(name, WRONG, '[2001:db8:0:1:ffff::7]:4711')).status).toBe(429)
    expect((await logIn(name, PASSWORD, '2001:db8:0:2::1')).status).toBe(200)
  })

  it.each([
    ['with a port', '203.0.113.50:4711', '203.0.113.50'],
    ['as IPv6 writes it', '::ffff:203.0.113.51', '203.0.113.51'],
    ['of nine thousand characters', `203.0.113.52${'0'.repeat(9_000)}`, ''],
    ['that is none', 'unknown', ''],
    ['that is empty', '198.51.100.1,', ''],
  ])('reads a forwarded address %s, or passes it over', async (_, forwarded, address) => {
    const name = `${forwarded.length}@example.test`
    expect((await logIn(name, WRONG, forwarded)).status).toBe(400)
    await setTries(`sign-in ${name} ${address}`, 10)
    expect((await logIn(name, WRONG, forwarded)).status).toBe(429)
  })
})

describeEngine('a device on which somebody has signed in', () => {
  const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0] ?? ''
  const from = '203.0.113.70'
  const logInOn = (cookie: string, email: string, password: string, address = from) =>
    behindProxy.send('POST', '/jwt/login', {
      body: { email, password },
      headers: { cookie, 'x-forwarded-for': address },
    })

  it('is known again by a cookie that no script reads and no other page sends', async () => {
    const answer = await logIn(emailOf('client'), PASSWORD, from)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^onward-device-[\da-f]{16}=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    )
    const secure = await serveFrom(direct.store, { publicOrigin: 'https://onward.example' }, clock)
    const { headers } = await secure.send('POST', '/jwt/login', {
      body: { email: emailOf('client'), password: PASSWORD },
    })
    expect(headers.get('set-cookie')).toMatch(/^__Host-onward-device-.*; SameSite=Strict; Secure$/)
    expect((await logIn(emailOf('client'), WRONG, from)).headers.get('set-cookie')).toBeNull()
  })

  it('lets them in though strangers have used up every try of that name and that address', async () => {
    const name = emailOf('adminB')
    const cookie = cookieOf(await logIn(name, PASSWORD, from))
    for (const _ of times(10)) expect((await logIn(name, WRONG, from)).status).toBe(400)
    await setTries(`sign-in ${name}`, 5_000)
    await setTries(`sign-in from ${from}`, 5_000)
    expect((await logIn(name, PASSWORD, from)).status).toBe(429)
    expect((await logInOn(`other=1; ${cookie}`, name, PASSWORD)).status).toBe(200)
    // Of another name, or made up, it is worth nothing.
    for (const other of [cookieOf(await logIn(emailOf('p1'), PASSWORD, '203.0.113.71')), `${cookie.slice(0, -3)}abc`])
      expect((await logInOn(other, name, PASSWORD)).status).toBe(429)
  })

  it('has ten tries of its own, and is a stranger from then on', async () => {
    const name = emailOf('client')
    const cookie = cookieOf(await logIn(name, PASSWORD, '203.0.113.72'))
    const tries = await Promise.all(times(20).map(() => logInOn(cookie, name, WRONG, '203.0.113.73')))
    expect(tries.map(({ status }) => status)).toEqual(times(20).map(() => 400))
    expect((await logInOn(cookie, name, PASSWORD, '203.0.113.73')).status).toBe(429)
  })
})

describeEngine('who exists', () => {
  it('is not told by status, words or the work of a try', async () => {
    const passwordHash = await hashPassword(PASSWORD)
    await direct.store.db.updateTable('appUser').set({ passwordHash }).where('userId', '=', 'adminA').execute()
    const took = { unknown: [] as number[], wrong: [] as number[] }
    const answers = new Set<string>()
    for (const i of times(40)) {
      const which = i % 2 ? 'unknown' : 'wrong'
      // Time on the processor and not on the clock, which counts what else the machine does. The hash is most of it.
      const from = process.cpuUsage()
      const { status, body } = await logIn(
        which === 'wrong' ? emailOf('adminA') : `nobody${i}@example.test`,
        WRONG,
        `192.0.2.${i}`,
      )
      const { user, system } = process.cpuUsage(from)
      took[which].push(user + system)
      answers.add(JSON.stringify([status, body]))
    }
    expect([...answers]).toEqual([JSON.stringify([400, { message: 'Email is not Correct!' }])])
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length / 2] ?? 0
    const [less, more] = [median(took.unknown), median(took.wrong)].toSorted((a, b) => a - b) as [number, number]
    expect(more / less).toBeLessThan(1.5)
  })
})

describeEngine('registering', () => {
  const register = (server: Pick<typeof behindProxy, 'send'>, from: string, body: object = {}) =>
    server.send('POST', '/jwt/register', {
      body: { email: 'x@example.test', username: 'x', password: 'short', ...body },
      headers: { 'x-forwarded-for': from },
    })
  it('is refused where it is switched off', async () => {
    const closed = await serveFrom(direct.store, { registration: false }, clock)
    const { status, body } = await register(closed, '192.0.2.1', { password: 'a long enough phrase' })
    expect([status, body]).toEqual([403, { message: 'Registration is switched off' }])
    expect(
      (await closed.send('POST', '/jwt/login', { body: { email: 'x@example.test', password: 'a long enough phrase' } }))
        .status,
    ).toBe(400)
  })
  it('slows down after twenty tries an hour from one address, and keeps nobody there out until the hour ends', async () => {
    for (const i of times(21)) expect([i, (await register(behindProxy, '192.0.2.200')).status]).toEqual([i, 400])
    const { status, headers } = await register(behindProxy, '192.0.2.200')
    expect([status, headers.get('retry-after')]).toEqual([429, '120'])
    expect((await register(behindProxy, '192.0.2.201')).status).toBe(400)
    at += 2 * MINUTE
    expect((await register(behindProxy, '192.0.2.200')).status).toBe(400)
    at = NOON
  })
  it.each<[string, string, RegExp, object]>([
    ['15 times one letter', 'aaaaaaaaaaaaaaaaaaaa', /repeat/, { code: 'few' }],
    ['its own address', 'new.person@x.test1', /made of your name/, { code: 'known' }],
    ['the product', 'onwardonwardonward1', /made of your name/, { code: 'known' }],
    ['seven characters, whatever their bytes', '😀'.repeat(3) + 'abcd', /at least 8/, { code: 'short', least: 8 }],
  ])('refuses a password of %s', async (_, password, message, why) => {
    const { status, body } = await register(behindProxy, '192.0.2.202', {
      email: 'new.person@x.test',
      username: 'New Person',
      password,
    })
    expect([status, body.issues]).toEqual([
      400,
      [{ path: 'password', message: expect.stringMatching(message), ...why }],
    ])
  })
  it('takes a long one whole, and one spelling of it for another', async () => {
    const password = `${'Ä'.normalize('NFD')}${'long phrase of many words '.repeat(20)}`
    const person = { email: 'Long@Example.test', username: 'Long', password }
    expect((await register(behindProxy, '192.0.2.203', person)).body.user.email).toBe('long@example.test')
    expect((await logIn('long@example.test', password.normalize('NFC'), '192.0.2.203')).status).toBe(200)
    expect((await logIn('long@example.test', password.slice(0, -1), '192.0.2.203')).status).toBe(400)
  })
  it('by two at once gives the name to one', async () => {
    const person = { email: 'twin@example.test', username: 'twin', password: 'a long enough phrase' }
    const open = await serveFrom(direct.store, { emailVerification: false, trustProxy: true })
    const answers = await Promise.all([0, 1].map(() => register(open, '192.0.2.204', person)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.filter(({ body }) => body.user)).toHaveLength(1)
    expect(answers.find(({ body }) => body.error)?.body.error.email).toBe('This email is already in use.')
  })
  it('refuses by name what the caller has no say in', async () => {
    const person = { email: 'sly@example.test', username: 'sly', password: 'a long enough phrase' }
    const extras = {
      accountId: 2,
      role: 'admin',
      rolesList: [{ roleName: 'Admin' }],
      userId: 'adminA',
      ability: [{ action: 'manage', subject: 'all' }],
    }
    const { status, body } = await register(behindProxy, '192.0.2.205', { ...person, ...extras })
    expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([400, Object.keys(extras)])
    const plain = await register(behindProxy, '192.0.2.205', person)
    expect([plain.status, plain.body.user.accountId, plain.body.user.role]).toEqual([200, 1, 'client'])
    expect(plain.body.user.userValidation.rolesList).toEqual([{ roleName: 'Client' }])
  })
})
