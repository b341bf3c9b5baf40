import type { SavedView, ViewMail } from '@onward/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addScheduler, emailOf, openApp, PASSWORD_HASH, serveFrom, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { addUser } from '#server/users.ts'
import { promiseDue } from './view-mails.ts'

/** A Wednesday, ten in the morning in New York. */
const START = new Date('2031-03-12T14:00:00Z')
const MONDAY = '2031-03-17T10:00:00Z'

let server: Awaited<ReturnType<typeof openApp>>
let now = START
/** Tokens by who has them and since when: none lasts until the next mail. */
const tokens = new Map<string, string>()
const tokenOf = async (person: Person | 'ada') => {
  const key = `${person} ${now.toISOString()}`
  const token = tokens.get(key) ?? (await server.tokenOf(person as Person)) // everybody signs in alike
  tokens.set(key, token)
  return token
}
const send = async (method: string, path: string, body?: object, person: Person | 'ada' = 'adminA') =>
  server.send(method, path, { token: await tokenOf(person), ...(body && { body }) })
let made = 0
const make = async (more: object = {}, person: Person = 'adminA'): Promise<SavedView> => {
  const view = { viewName: `View ${(made += 1)}`, search: 'tab=hours', isShared: true, ...more }
  return (await send('POST', '/api/insight/views', view, person)).body.view
}
const mailPath = ({ viewId }: SavedView) => `/api/insight/views/${viewId}/mail`
const set = async (view: SavedView, mail: object | null, person: Person | 'ada' = 'adminA', version = view.version) =>
  send('PATCH', mailPath(view), { version, mail }, person)
const weekly = { every: 'week', userIds: ['adminA'] }
/** The mails that have left by a moment, since the last time somebody asked. */
const seen = new Map<string, number>()
const mailsTo = async (person: Person | 'ada') => {
  const all = await server.mailsTo(emailOf(person as Person)) // the address of anybody
  const fresh = all.slice(seen.get(person) ?? 0)
  seen.set(person, all.length)
  return fresh
}
const at = async (moment: string) => {
  now = new Date(moment)
  await promiseDue(server.store.db, now)
}

describeEngine('views by mail', () => {
  beforeAll(async () => {
    server = await openApp({ publicOrigin: 'https://onward.example' }, { now: () => now })
    await addScheduler(server.store, 'plansNy', 'ny')
    await addUser(server.store.db, {
      accountId: 1,
      userId: 'ada',
      userName: 'ada',
      email: 'ada@example.test',
      emailVerifiedAt: '2026-01-01T00:00:00.000Z',
      fullName: 'Person ada',
      passwordHash: PASSWORD_HASH,
      isClaim: false,
      roles: ['Admin'],
    })
    const shift = { providerId: 'p1', hospitalId: 'ny' }
    for (const day of ['10', '11'])
      await send('POST', '/api/assignments', {
        ...shift,
        startsAt: `2031-03-${day}T07:00`,
        endsAt: `2031-03-${day}T19:00`,
      })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    now = START
    await server.store.db.deleteFrom('viewMail').execute()
    await mailsTo('adminA')
    await mailsTo('ada')
  })

  it('are set and ended by an admin who sees the view, and change it', async () => {
    const view = await make()
    const none: ViewMail = (await send('GET', mailPath(view))).body
    expect(none).toEqual({
      viewId: view.viewId,
      version: 1,
      mail: null,
      timeZone: 'America/New_York',
      next: { week: '2031-03-17', month: '2031-04-01' },
      people: [
        { userId: 'ada', fullName: 'Person ada', email: 'ada@example.test' },
        { userId: 'adminA', fullName: 'Person adminA', email: emailOf('adminA') },
      ],
    })
    const both = { every: 'month', userIds: ['adminA', 'ada', 'ada'] }
    expect((await set(view, both, 'ada')).body).toMatchObject({
      version: 2,
      mail: { every: 'month', userIds: ['ada', 'adminA'] },
    })
    // What is as it was is no change.
    expect((await set(view, both, 'adminA', 2)).body.version).toBe(2)
    const late = await set(view, null)
    expect([late.status, late.body.reason, late.body.facts.view.version]).toEqual([409, 'version', 2])
    expect((await set(view, null, 'adminA', 2)).body).toMatchObject({ version: 3, mail: null })
  })

  it('are in the time of the first facility that the view names', async () => {
    const view = await make({ search: 'facility=gone%2Cla%2Cny' })
    expect((await send('GET', mailPath(view))).body.timeZone).toBe('America/Los_Angeles')
  })

  it.each([
    [{ every: 'day', userIds: ['adminA'] }, 'mail.every'],
    [{ every: 'week', userIds: [] }, 'mail.userIds'],
    [{ every: 'week', userIds: 'adminA' }, 'mail.userIds'],
    [{ every: 'week', userIds: ['adminA', 'p1'] }, 'mail.userIds'],
    [{ every: 'week', userIds: ['plansNy'] }, 'mail.userIds'],
    [{ every: 'week', userIds: ['adminB'] }, 'mail.userIds'],
    [{ every: 'week', userIds: ['nobody'] }, 'mail.userIds'],
    ['weekly', 'mail'],
  ])('are not set to %o', async (mail, path) => {
    const view = await make()
    const refused = await send('PATCH', mailPath(view), { version: 1, mail })
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, path])
    expect((await send('GET', mailPath(view))).body).toMatchObject({ version: 1, mail: null })
  })

  it('go to nobody who has not shown that the address is theirs, nor to who does not see the view', async () => {
    const { db } = server.store
    const view = await make()
    await db.updateTable('appUser').set({ emailVerifiedAt: null }).where('userId', '=', 'ada').execute()
    expect((await set(view, { every: 'week', userIds: ['ada'] })).status).toBe(400)
    await db.updateTable('appUser').set({ emailVerifiedAt: START.toISOString() }).where('userId', '=', 'ada').execute()
    const own = await make({ isShared: false })
    expect((await set(own, { every: 'week', userIds: ['ada'] })).status).toBe(400)
    expect((await set(own, weekly)).status).toBe(200)
    expect((await set(own, weekly, 'ada')).status).toBe(404)
  })

  it('are of insight, and of admins alone', async () => {
    const view = await make({}, 'plansNy')
    expect((await server.send('GET', mailPath(view))).status).toBe(401)
    expect((await server.send('PATCH', mailPath(view), { body: { version: 1, mail: weekly } })).status).toBe(401)
    for (const [person, status] of [
      ['plansNy', 403],
      ['p1', 403],
      ['adminB', 404],
    ] as const) {
      expect((await send('GET', mailPath(view), undefined, person)).status).toBe(status)
      expect((await set(view, weekly, person)).status).toBe(status)
    }
    // One that a scheduler shares, an admin may have sent.
    expect((await set(view, weekly)).status).toBe(200)
    const board = { viewName: 'B', search: '' }
    const { viewId } = (await send('POST', '/api/board/views', board)).body.view
    expect((await send('GET', `/api/insight/views/${viewId}/mail`)).status).toBe(404)
  })

  it('are sent once when they are due, whoever asks, however often', async () => {
    const view = await make({ viewName: 'Hours of New York', search: 'tab=hours&facility=ny&by=facility' })
    await set(view, { every: 'week', userIds: ['adminA', 'ada'] })
    await at('2031-03-17T09:59:00Z')
    expect(await mailsTo('adminA')).toEqual([])
    now = new Date(MONDAY)
    const other = await serveFrom(server.store, { publicOrigin: 'https://onward.example' }, { now: () => now })
    await Promise.all([1, 2, 3, 4].map(() => promiseDue(server.store.db, now)))
    await promiseDue(server.store.db, now)
    // Both processes do what there is to do.
    await Promise.all([server.settled(), other.settled()])
    const mails = [...(await mailsTo('adminA')), ...(await other.mailsTo(emailOf('adminA')))]
    expect(mails).toHaveLength(1)
    const adas = [...(await mailsTo('ada')), ...(await other.mailsTo('ada@example.test'))]
    expect(adas).toHaveLength(1)
    expect(adas[0]?.subject).toBe('Hours of New York: Hours from 2031-03-01 to 2031-03-31')
    const text = mails[0]?.text ?? ''
    expect(text).toContain('At Harbor General\n')
    expect(text).toContain('- 2 shifts of 1 person, 24 h\n')
    const words = `tab=hours&facility=ny&by=facility&from=2031-03-01&to=2031-03-31&saved=${view.viewId}`
    expect(text).toContain(`https://onward.example/insight?${words}\n`)
    expect(text.split('\n').filter((line) => line.startsWith('- ')).length).toBeLessThanOrEqual(10)
    await other.stop()
    // The next one a week later, and by month on the first.
    await at('2031-03-24T09:59:00Z')
    expect(await mailsTo('adminA')).toEqual([])
    await at('2031-03-24T10:00:00Z')
    expect(await mailsTo('adminA')).toHaveLength(1)
    await set(view, { every: 'month', userIds: ['adminA'] }, 'adminA', 2)
    await at('2031-03-31T10:00:00Z')
    expect(await mailsTo('adminA')).toEqual([])
    await at('2031-04-01T10:00:00Z')
    expect((await mailsTo('adminA')).map(({ subject }) => subject)).toEqual([
      'Hours of New York: Hours from 2031-04-01 to 2031-04-30',
    ])
  })

  it('are of the shift types and people that the view is of, and say so', async () => {
    await set(await make({ search: 'tab=hours&type=day&person=p1' }), weekly)
    await set(await make({ search: 'tab=hours&type=night&person=p1' }), weekly)
    await at(MONDAY)
    const [days, nights] = (await mailsTo('adminA')).map(({ text }) => text).toSorted()
    expect([days, nights].map((text) => /- (\d+) shifts? of /.exec(text ?? '')?.[1]).toSorted()).toEqual(['0', '2'])
    expect(`${days}${nights}`).toContain('Shift types: Night\n')
    expect(days).toContain('Of Person p1\n')
  })

  it('are sent once for all that passed while no server ran', async () => {
    const view = await make({ search: 'tab=coverage&period=last28' })
    await set(view, weekly)
    await at('2031-04-09T12:00:00Z')
    await at('2031-04-09T12:01:00Z')
    expect((await mailsTo('adminA')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Coverage from 2031-03-10 to 2031-04-06'),
    ])
    // One that waited until the next one came due is not sent with it.
    await promiseDue(server.store.db, new Date('2031-04-14T12:00:00Z'))
    await at('2031-04-21T12:00:00Z')
    expect(await mailsTo('adminA')).toHaveLength(1)
  })

  it('owe nothing for the time before they were set', async () => {
    now = new Date('2031-03-17T12:00:00Z')
    await set(await make(), weekly)
    await at('2031-03-17T12:01:00Z')
    expect(await mailsTo('adminA')).toEqual([])
  })

  it('go no more to who is no admin, is kept out, or does not see the view', async () => {
    const { db } = server.store
    const view = await make()
    await set(view, { every: 'week', userIds: ['adminA', 'ada'] })
    const ofAda = (table: 'userRole' | 'appUser') => db.updateTable(table).where('userId', '=', 'ada')
    await ofAda('userRole').set({ roleName: 'Client' }).execute()
    expect((await send('GET', mailPath(view))).body.mail.userIds).toEqual(['adminA'])
    await at(MONDAY)
    expect([await mailsTo('ada'), (await mailsTo('adminA')).length]).toEqual([[], 1])
    await ofAda('userRole').set({ roleName: 'Admin' }).execute()
    await ofAda('appUser').set({ disabledAt: START.toISOString() }).execute()
    await at('2031-03-24T10:00:00Z')
    expect([await mailsTo('ada'), (await mailsTo('adminA')).length]).toEqual([[], 1])
    await ofAda('appUser').set({ disabledAt: null }).execute()
    const shown = (await send('GET', mailPath(view))).body
    await send('PATCH', `/api/insight/views/${view.viewId}`, { version: shown.version, isShared: false })
    await at('2031-03-31T10:00:00Z')
    expect([await mailsTo('ada'), (await mailsTo('adminA')).length]).toEqual([[], 1])
    await send('DELETE', `/api/insight/views/${view.viewId}?version=${shown.version + 1}`)
    await at('2031-04-07T10:00:00Z')
    expect(await mailsTo('adminA')).toEqual([])
  })

  it.each(['today', 'coverage', 'hours', 'fairness', 'stability', 'risk', 'worked', 'cost'])(
    'say what %s does',
    async (tab) => {
      await set(await make({ search: `tab=${tab}&overtime=x&rest=99&by=nothing` }), weekly)
      await at(MONDAY)
      const [mail] = await mailsTo('adminA')
      const lines = (mail?.text ?? '').split('\n').filter((line) => line.startsWith('- '))
      expect(lines.length).toBeGreaterThan(3)
      expect(lines.length).toBeLessThanOrEqual(10)
      expect(lines.join('\n')).not.toMatch(/NaN|undefined|null|\[object/)
    },
  )

  it('say what is left of a budget, what is beyond it, and how many places are filled', async () => {
    await send('POST', '/api/budgets', { hospitalId: 'la', month: '2031-03', amount: 120_000 })
    const days = 'facility=la&from=2031-03-01&to=2031-03-31'
    await set(await make({ search: `tab=cost&${days}` }), weekly)
    const needed = { hospitalId: 'la', shiftTypeId: 'day', from: '2031-03-20', to: '2031-03-20' }
    const two = Array.from({ length: 8 }, () => ({ least: 2, wished: 2 }))
    expect((await send('POST', '/api/demand', { ...needed, days: two })).status).toBe(201)
    await set(await make({ search: `tab=risk&${days}` }), weekly)
    // By the clock of Los Angeles.
    await at('2031-03-17T14:00:00Z')
    const [cost, risk] = (await mailsTo('adminA')).toSorted((one, other) => (one.text < other.text ? -1 : 1))
    expect(cost?.text).toContain('1,200.00 below the budget')
    expect(risk?.text).toContain('- 0 of 2 required places filled, 0 people booked in all\n- 2 places that nobody')
  })

  it('speak the language of whoever gets them', async () => {
    const view = await make({ viewName: 'Ma vue', search: 'tab=hours&facility=ny&from=2031-03-01&to=2031-03-31' })
    const speak = (language: string) => send('POST', '/api/account/language', { language }, 'ada')
    await set(view, { every: 'week', userIds: ['ada', 'adminA'] })
    await speak('fr')
    await at(MONDAY)
    const [french] = await mailsTo('ada')
    expect(french?.subject).toBe('Ma vue : Heures du 01/03/2031 au 31/03/2031')
    expect(french?.text).toContain('\nÀ Harbor General\n\n- 2 gardes de 1 personne, 24 h\n- ')
    expect(french?.text).toContain('Vous recevez cet e-mail le lundi')
    // Of two who get one view each reads their own.
    expect((await mailsTo('adminA'))[0]?.subject).toBe('Ma vue: Hours from 2031-03-01 to 2031-03-31')
    await speak('ar')
    await at('2031-03-24T10:00:00Z')
    const [arabic] = await mailsTo('ada')
    expect(arabic?.text).toContain('\n- مناوبتان، لشخص واحد، 24 ساعة\n')
    await speak('en')
  })

  it('say so where a view asks for dates that no report has', async () => {
    await set(await make({ search: 'tab=hours&from=2031-03-02&to=2031-03-01' }), weekly)
    await at(MONDAY)
    expect((await mailsTo('adminA'))[0]?.text).toContain('- There is no report of these dates\n')
  })
})
