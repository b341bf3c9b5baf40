import type { Language } from '@onward/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { emailOf, openApp, PASSWORD, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

const HOUR = 3_600_000
const PHRASE = 'a long enough phrase'
/** Every test has an hour of its own, and so tries of its own. */
let at = Date.parse('2026-03-03T12:00:00Z')

let server: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  server = await openApp({ publicOrigin: 'https://onward.example' }, { now: () => new Date(at) })
})
beforeEach(() => {
  at += HOUR
})
afterAll(() => server.close())

const on = (languages: string) => ({ 'accept-language': languages })
const logIn = async (person: Person, headers = {}) =>
  (await server.send('POST', '/jwt/login', { body: { email: emailOf(person), password: PASSWORD }, headers })).body
    .accessToken as string
const languageOf = async (token: string) => (await server.send('GET', '/api/account', { token })).body.account.language
const speak = (token: string, language: string) =>
  server.send('POST', '/api/account/language', { token, body: { language } })
const lastMail = async (email: string) => (await server.mailsTo(email)).at(-1)
const forgot = async (email: string, headers = {}) => {
  await server.send('POST', '/jwt/forgot-password', { body: { email }, headers })
  return (await lastMail(email))?.subject
}

describeEngine('the language of somebody’s mails', () => {
  it('is English until a page has said one, and then what it said first', async () => {
    expect(await languageOf(await logIn('p1', on('xx')))).toBeNull()
    expect(await forgot(emailOf('p1'), on('fr'))).toBe('Set a new password for Onward')
    expect(await languageOf(await logIn('p1', on('de')))).toBe('de')
    expect(await forgot(emailOf('p1'))).toBe('Ein neues Passwort für Onward festlegen')
    expect((await lastMail(emailOf('p1')))?.text).toContain('innerhalb von 30 Minuten')
    // A browser of the ward that speaks another one.
    expect(await languageOf(await logIn('p1', on('fr')))).toBe('de')
  })

  it('is what they choose, whatever else of them changes meanwhile', async () => {
    const token = await logIn('p2', on('de'))
    const { version } = (await server.send('GET', '/api/account', { token })).body.account
    expect((await speak(token, 'fr')).status).toBe(200)
    expect(await languageOf(token)).toBe('fr')
    const body = { version, fullName: 'Person p2, too' }
    expect((await server.send('PATCH', '/api/account', { token, body })).status).toBe(200)
    expect(await forgot(emailOf('p2'))).toBe('Définir un nouveau mot de passe pour Onward')
    const refused = await speak(token, 'nl')
    expect([refused.status, refused.body.issues[0].path, await languageOf(token)]).toEqual([400, 'language', 'fr'])
  })

  it('is that of the page on which somebody registers', async () => {
    const body = { email: 'new@example.test', username: 'new', password: PHRASE }
    await server.send('POST', '/jwt/register', { body, headers: on('pt') })
    expect((await lastMail(body.email))?.subject).toBe('Confirme o seu endereço de e-mail para o Onward')
    // Whoever has the address is told in their own, not in that of who tries.
    await speak(await logIn('q1'), 'ar')
    const taken = { email: emailOf('q1'), username: 'other', password: PHRASE }
    await server.send('POST', '/jwt/register', { body: taken, headers: on('pt') })
    expect((await lastMail(taken.email))?.subject).toBe('لديك مستخدم في Onward بالفعل')
  })

  it('is that of who invites, until they accept on a page of another', async () => {
    const token = await logIn('adminA')
    await speak(token, 'de')
    const body = { email: 'guest@example.test', fullName: 'Guest', roles: ['Client'] }
    await server.send('POST', '/api/users', { token, body })
    const mail = await lastMail(body.email)
    expect([mail?.subject, mail?.text.split('\n')[0]]).toEqual([
      'Ihre Einladung zu One bei Onward',
      'One lädt guest@example.test zu Onward ein, bei https://onward.example',
    ])
    const given = { token: await server.mailedToken(body.email), username: 'guest', password: PHRASE }
    const accepted = await server.send('POST', '/jwt/accept-invitation', { body: given, headers: on('fr') })
    expect(await languageOf(accepted.body.accessToken)).toBe('fr' satisfies Language)
  })

  it('holds for both mails of another address', async () => {
    const token = await logIn('client', on('ar'))
    const email = 'client-new@example.test'
    await server.send('POST', '/api/account/email', { token, body: { email, password: PASSWORD } })
    const [old, wanted] = [await lastMail(emailOf('client')), await lastMail(email)]
    expect([old?.subject, wanted?.subject]).toEqual(['تأكيد بريدك الجديد في Onward', 'تأكيد بريدك الجديد في Onward'])
    // An address keeps its own direction within the sentence; a link is nothing but that, and leads to a page that speaks as it does.
    expect(old?.text).toContain(`\u2068${email}\u2069`)
    expect(wanted?.text).toMatch(/^https:\/\/onward\.example\/confirm-email#1\.[\w-]{43}&ar$/m)
  })
})
