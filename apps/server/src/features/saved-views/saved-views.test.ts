import { MOST_VIEWS, type SavedView } from '@onward/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addScheduler, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = new Map<Person, string>()
const send = async (method: string, path: string, body?: object, person: Person = 'adminA', headers = {}) => {
  const token = tokens.get(person) ?? ''
  return server.send(method, path, { token, headers, ...(body && { body }) })
}
const ok = async (...call: Parameters<typeof send>) => {
  const answer = await send(...call)
  if (answer.status >= 300) throw new Error(`${call[1]}: ${JSON.stringify(answer.body)}`)
  return answer.body
}
let made = 0
const make = async (more: object = {}, person: Person = 'adminA', place = 'board'): Promise<SavedView> =>
  (await ok('POST', `/api/${place}/views`, { viewName: `View ${(made += 1)}`, search: '', ...more }, person)).view
const seenBy = async (person: Person, place = 'board'): Promise<SavedView[]> =>
  (await ok('GET', `/api/${place}/views`, undefined, person)).views
const change = async ({ viewId, version }: SavedView, to: object, person: Person = 'adminA') =>
  send('PATCH', `/api/board/views/${viewId}`, { version, ...to }, person)

describeEngine('saved views', () => {
  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansNy', 'ny')
    await addScheduler(server.store, 'plansLa', 'la')
    for (const person of ['adminA', 'adminB', 'p1', 'client', 'plansNy', 'plansLa'] as const)
      tokens.set(person, await server.tokenOf(person))
  })
  afterAll(() => server.close())

  it('are kept as their words are, of the one page, and changed by who saw the newest', async () => {
    // Nothing here reads the words: the page that is opened with them checks each.
    const search = 'group=none&facility=ny%2Cla&x=<script>&sort=%00'
    const view = await make({ viewName: '  Nights ', search }, 'plansNy')
    expect(view).toMatchObject({
      viewName: 'Nights',
      search,
      isMine: true,
      mayChange: true,
      isShared: false,
      version: 1,
    })
    expect(await seenBy('plansNy')).toEqual([view])
    expect(await seenBy('plansNy', 'insight')).toEqual([])
    // Of another page it is none.
    const elsewhere = `/api/insight/views/${view.viewId}`
    expect((await send('PATCH', elsewhere, { version: 1, viewName: 'X' }, 'plansNy')).status).toBe(404)
    const renamed = (await change(view, { viewName: 'Late' }, 'plansNy')).body.view
    expect(renamed).toMatchObject({ viewName: 'Late', search, version: 2 })
    // What is as it was is no change.
    expect((await change(renamed, { viewName: 'Late' }, 'plansNy')).body.view.version).toBe(2)
    const late = await change(view, { viewName: 'Early' }, 'plansNy')
    expect([late.status, late.body.reason, late.body.facts.view]).toEqual([409, 'version', renamed])
    const path = `/api/board/views/${view.viewId}`
    expect((await send('DELETE', `${path}?version=1`, undefined, 'plansNy')).status).toBe(409)
    await ok('DELETE', `${path}?version=2`, undefined, 'plansNy')
    expect(await seenBy('plansNy')).toEqual([])
  })

  it('have names of their own for each person and page, however they are spelled', async () => {
    const mine = await make({ viewName: 'Été' })
    const again = await send('POST', '/api/board/views', { viewName: ' ÉTÉ', search: '' })
    expect([again.status, again.body.reason, again.body.facts]).toEqual([409, 'name', { viewName: 'ÉTÉ' }])
    const other = await make({})
    expect((await change(other, { viewName: 'été' })).body.reason).toBe('name')
    await make({ viewName: 'Été' }, 'adminA', 'insight')
    const theirs = await make({ viewName: 'Été', isShared: true }, 'plansNy')
    expect((await seenBy('adminA')).filter(({ viewName }) => viewName === 'Été')).toEqual([
      mine,
      { ...theirs, isMine: false, mayChange: true },
    ])
  })

  it('are shared in the account, and changed by their maker or an admin alone', async () => {
    const own = await make({}, 'plansNy')
    const shared = await make({ isShared: true, search: 'facility=ny' }, 'plansNy')
    const ids = async (person: Person) => (await seenBy(person)).map(({ viewId }) => viewId)
    expect(await ids('plansLa')).toContain(shared.viewId)
    expect(await ids('plansLa')).not.toContain(own.viewId)
    expect(await ids('adminB')).not.toContain(shared.viewId)
    for (const [person, view, status] of [
      ['plansLa', shared, 403],
      ['plansLa', own, 404],
      ['adminA', own, 404],
      ['adminB', shared, 404],
    ] as const) {
      expect((await change(view, { search: 'view=open' }, person)).status).toBe(status)
      expect((await change(view, { isShared: false }, person)).status).toBe(status)
      const path = `/api/board/views/${view.viewId}?version=1`
      expect((await send('DELETE', path, undefined, person)).status).toBe(status)
    }
    // A facility that is not theirs stays one, whoever's view names it.
    expect(
      (await send('GET', '/api/board?from=2031-01-01&to=2031-01-07&hospitalId=ny', undefined, 'plansLa')).status,
    ).toBe((await send('GET', '/api/board?from=2031-01-01&to=2031-01-07&hospitalId=none', undefined, 'plansLa')).status)
    const { body } = await change(shared, { isShared: false })
    expect(body.view).toMatchObject({ isShared: false, version: 2, mayChange: false })
    expect(await ids('adminA')).not.toContain(shared.viewId)
    expect(await ids('plansNy')).toContain(shared.viewId)
  })

  it('open the page for each person by one of them, which is nobody else’s business', async () => {
    const first = await make({ isDefault: true, isShared: true })
    const second = await make({ isShared: true })
    const defaults = async (person: Person) =>
      (await seenBy(person)).filter(({ isDefault }) => isDefault).map(({ viewId }) => viewId)
    expect(await defaults('plansLa')).toEqual([])
    // It is no change of the view: its version stays, and who may not change it may.
    const opened = await change(first, { isDefault: true }, 'plansLa')
    expect([opened.status, opened.body.view]).toMatchObject([200, { isDefault: true, isMine: false, version: 1 }])
    await change(second, { isDefault: true })
    expect([await defaults('adminA'), await defaults('plansLa')]).toEqual([[second.viewId], [first.viewId]])
    await change(first, { isDefault: false })
    expect(await defaults('adminA')).toEqual([second.viewId])
    await change(second, { isDefault: false })
    expect(await defaults('adminA')).toEqual([])
    // What is not shared any more, and shared again, does not come back by itself.
    const hidden = (await change(first, { isShared: false })).body.view
    expect(await defaults('plansLa')).toEqual([])
    const shown = (await change(hidden, { isShared: true })).body.view
    expect(await defaults('plansLa')).toEqual([])
    await change(shown, { isDefault: true }, 'plansLa')
    await ok('DELETE', `/api/board/views/${shown.viewId}?version=${shown.version}`)
    expect(await defaults('plansLa')).toEqual([])
  })

  it('are kept once under a key, and not without end', async () => {
    const body = { viewName: 'Once', search: '' }
    const key = { 'idempotency-key': 'view-once' }
    const first = await ok('POST', '/api/insight/views', body, 'plansLa', key)
    expect(await ok('POST', '/api/insight/views', body, 'plansLa', key)).toEqual(first)
    for (let left = MOST_VIEWS - 1; left > 0; left -= 1) await make({}, 'plansLa', 'insight')
    const full = await send('POST', '/api/insight/views', { viewName: 'One more', search: '' }, 'plansLa')
    expect([full.status, full.body.message]).toEqual([422, expect.stringContaining(String(MOST_VIEWS))])
    expect(await seenBy('plansLa', 'insight')).toHaveLength(MOST_VIEWS)
  })

  it.each([
    [{ viewName: ' ' }, 'viewName'],
    [{ viewName: 'x'.repeat(201) }, 'viewName'],
    [{ search: 'x'.repeat(2001) }, 'search'],
    [{ search: 'a\u0000b' }, 'search'],
    [{ search: 7 }, 'search'],
    [{ isShared: 'yes' }, 'isShared'],
    [{ isDefault: null }, 'isDefault'],
  ])('are not kept with %o', async (wrong, path) => {
    const refused = await send('POST', '/api/board/views', { viewName: 'Fine', search: '', ...wrong })
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, path])
  })

  it('are for whoever plans', async () => {
    for (const place of ['board', 'insight']) {
      expect((await server.send('GET', `/api/${place}/views`)).status).toBe(401)
      for (const person of ['p1', 'client'] as const) {
        expect((await send('GET', `/api/${place}/views`, undefined, person)).status).toBe(403)
        expect((await send('POST', `/api/${place}/views`, { viewName: 'X', search: '' }, person)).status).toBe(403)
      }
    }
  })
})
