import { MOST_FEEDS, type CalendarFeed, type OwnAccount, type OwnSession } from '@onward/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin, provider } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { chooseFormats } from '#web/lib/formats/chosen-formats.ts'
import { clock, weekStart } from '#web/lib/formats/formats.ts'
import { currentUser } from '#web/lib/session/session.ts'
import AccountPage from './account-page.tsx'

const own: OwnAccount = {
  fullName: 'Ada Lindqvist',
  username: 'ada',
  email: 'ada@onward.test',
  hasPassword: true,
  emailChange: null,
  mailChanges: 'all',
  language: 'en',
  version: 3,
}
const session: OwnSession = {
  sessionId: 's1',
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  address: '203.0.113.7',
  since: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-21T09:00:00.000Z',
  isThis: true,
}
const phone: OwnSession = { ...session, sessionId: 's2', device: null, isThis: false }
/** The addresses of own shifts, as the server has them. */
let feeds: CalendarFeed[] = []
type Answer = ReturnType<Parameters<typeof serve>[0]>
const server = (write: (asked: Asked) => Answer, account = own) =>
  serve((asked) => {
    if (asked.method !== 'GET') return write(asked)
    if (asked.path.endsWith('/feeds')) return { body: { feeds } }
    return { body: asked.path.endsWith('/sessions') ? { sessions: [session, phone] } : { account } }
  })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
beforeEach(() => {
  feeds = []
  signIn(admin)
})
afterEach(() => chooseFormats(''))

it('a name that was changed elsewhere meanwhile is told, what was typed stays, and saving again means it', async () => {
  const newer = { ...own, fullName: 'Ada of Elsewhere', version: 4 }
  const refused = { status: 409, body: { message: 'Changed', reason: 'version', facts: { account: newer } } }
  const all = server(({ body }) =>
    body.version === 3 ? refused : { body: { account: { ...newer, fullName: 'Ada the Third', version: 5 } } },
  )
  render(<AccountPage />)
  await field('Full name').fill('Ada the Third')
  await press('Save')
  await expect.element(page.getByText(/^Your account has been changed elsewhere/)).toBeVisible()
  await expect.element(field('Full name')).toHaveValue('Ada the Third')
  await press('Save')
  await expect.poll(() => currentUser()?.fullName).toBe('Ada the Third')
  expect(all.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { version: 3, fullName: 'Ada the Third' },
    { version: 4, fullName: 'Ada the Third' },
  ])
})

it('who comes by the identity service is asked for no password', async () => {
  server(() => undefined, { ...own, hasPassword: false })
  render(<AccountPage />)
  await expect.poll(() => page.getByText(/^Your identity service looks after this/).elements().length).toBe(2)
  await expect.element(page.getByRole('button', { name: /^Change/ })).not.toBeInTheDocument()
})

it('passwords that differ are not sent; one that is too weak is said under its field', async () => {
  const issues = [{ path: 'newPassword', message: 'is too weak', code: 'short', least: 12 }]
  const all = server(() => ({ status: 400, body: { message: 'Wrong', issues } }))
  render(<AccountPage />)
  await field('Current password').fill('one')
  await field('New password').fill('two')
  await field('Repeat the new password').fill('three')
  await press('Change password')
  await expect.element(field('Repeat the new password')).toHaveAccessibleDescription('The two passwords differ')
  expect(all.filter(({ method }) => method === 'POST')).toEqual([])
  await field('Repeat the new password').fill('two')
  await press('Change password')
  await expect.element(field('New password')).toHaveAccessibleDescription('Must have at least 12 characters')
  await expect.element(field('Current password')).toHaveValue('one')
})

it('sessions are named in plain words; all others end once that is confirmed', async () => {
  const all = server(() => ({ body: { ended: 1 } }))
  render(<AccountPage />)
  await expect.element(page.getByRole('row', { name: /^Firefox on Linux This one/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Unknown device/ })).toBeVisible()
  await press('End all others')
  await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click()
  await expect.poll(() => all.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /api/account/sessions')
})

it('clock and week are as one chooses, and as the language has them until then', async () => {
  server(() => undefined)
  render(<AccountPage />)
  await expect.element(page.getByText('Half past seven in the evening is 7:30 PM.')).toBeVisible()
  expect([clock('2026-11-21T19:30'), weekStart()]).toEqual(['7:30 PM', 0])
  await page.getByRole('combobox', { name: 'Time format' }).selectOptions('24 hours')
  await page.getByRole('combobox', { name: 'The week begins on' }).selectOptions('Monday')
  await expect.element(page.getByText('Half past seven in the evening is 19:30.')).toBeVisible()
  expect([clock('2026-11-21T19:30'), weekStart(), localStorage.getItem('formats')]).toEqual([
    '19:30',
    1,
    '-fw-mon-hc-h23',
  ])
})

it('mails come in the language that one chooses, and in the page’s when that is chosen anew', async () => {
  const now = { ...own }
  let isDown = false
  const all = serve(({ method, path, body }) => {
    if (path.startsWith('/locales/')) return { body: {} }
    if (method === 'POST' && isDown) return { status: 503, body: { message: 'Down' } }
    if (method === 'POST') Object.assign(now, body)
    if (method === 'POST') return { body: {} }
    return { body: path.endsWith('/sessions') ? { sessions: [session] } : { account: now } }
  })
  render(<AccountPage />)
  const mails = page.getByRole('combobox', { name: 'Language of your mails' })
  const ofPage = page.getByRole('combobox', { name: 'Language', exact: true })
  await mails.selectOptions('Deutsch')
  await expect.element(page.getByText('Your mails come in Deutsch from now on')).toBeVisible()
  await expect.element(mails).toHaveValue('de')
  await ofPage.selectOptions('Français')
  await expect.element(mails).toHaveValue('fr')
  isDown = true
  await ofPage.selectOptions('English')
  await expect.element(page.getByText('The language of your mails stays as it was')).toBeVisible()
  await expect.element(mails).toHaveValue('fr')
  expect(all.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body.language])).toEqual(
    ['de', 'fr', 'en'].map((language) => ['/api/account/language', language]),
  )
})

it('whoever has shifts says of which changes they are mailed; what was changed elsewhere meanwhile is not taken away', async () => {
  signIn(provider)
  const newer = { ...own, fullName: 'Ada of Elsewhere', version: 4 }
  const refused = { status: 409, body: { message: 'Changed', reason: 'version', facts: { account: newer } } }
  const all = server(({ body }) =>
    body.version === 3 ? refused : { body: { account: { ...newer, mailChanges: body.mailChanges, version: 5 } } },
  )
  render(<AccountPage />)
  const choice = page.getByRole('radiogroup', { name: 'Mail me about' })
  const radio = (name: string) => choice.getByRole('radio', { name })
  const save = page.getByRole('button', { name: 'Save', exact: true }).nth(1)
  await expect.element(radio('All changes')).toBeChecked()
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await radio('What begins within two days').click()
  await save.click()
  await expect.element(page.getByText(/^Your account has been changed elsewhere/)).toBeVisible()
  await expect.element(radio('What begins within two days')).toBeChecked()
  await save.click()
  await expect
    .poll(() => all.filter(({ method }) => method === 'PATCH').map(({ body }) => body))
    .toEqual([
      { version: 3, mailChanges: 'soon' },
      { version: 4, mailChanges: 'soon' },
    ])
  await expect.element(page.getByText('Your choice of mails was saved')).toBeVisible()
  await expect.element(radio('What begins within two days')).toBeChecked()
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
})

it('whoever has no shifts is asked for no mails of them', async () => {
  server(() => undefined)
  render(<AccountPage />)
  await expect.element(field('Full name')).toBeVisible()
  expect(page.getByRole('radiogroup').elements()).toEqual([])
})

it('an address of own shifts is made, shown once to be copied, and ended after a question', async () => {
  signIn(provider)
  const feed: CalendarFeed = {
    feedId: 'f1',
    feedName: 'My phone',
    createdAt: '2026-11-20T09:00:00.000Z',
    fetchedAt: null,
    agent: null,
  }
  const address = 'https://onward.test/api/feeds/1.secret.ics'
  const all = server(({ method }) => {
    feeds = method === 'POST' ? [feed] : []
    return method === 'POST' ? { status: 201, body: { feed, address } } : { body: {} }
  })
  const shown = page.getByRole('textbox', { name: 'Address for My phone' })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  render(<AccountPage />)
  await press('Make an address')
  await expect.element(field('What is it for?')).toHaveAttribute('aria-invalid', 'true')
  await field('What is it for?').fill('My phone')
  await press('Make an address')
  await expect.element(shown).toHaveValue(address)
  await expect.element(shown).toHaveFocus()
  await expect.element(field('What is it for?')).toHaveValue('')
  await expect
    .element(page.getByRole('link', { name: 'Open in a calendar program' }))
    .toHaveAttribute('href', 'webcal://onward.test/api/feeds/1.secret.ics')
  await press('Copy')
  await expect.element(page.getByText('The address was copied')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(address)
  copied.mockRejectedValueOnce(new Error('Not allowed'))
  await press('Copy')
  await expect.element(page.getByText('Your browser does not let this page copy')).toBeVisible()
  await expect.element(shown).toHaveFocus()

  await expect.element(page.getByRole('row', { name: /^My phone .* Not yet/ })).toBeVisible()
  await press('End the address for My phone')
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
  await expect.element(page.getByRole('row', { name: /^My phone/ })).not.toBeInTheDocument()
  await expect.element(shown).not.toBeInTheDocument()
  expect(all.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/account/feeds', { feedName: 'My phone' }],
    ['DELETE', '/api/account/feeds/f1', {}],
  ])
})

it('whoever has as many addresses as there are is told, and can end one', async () => {
  signIn(provider)
  feeds = Array.from({ length: MOST_FEEDS }, (_, at) => ({
    feedId: `f${at}`,
    feedName: `Number ${at}`,
    createdAt: '2026-11-20T09:00:00.000Z',
    fetchedAt: '2026-11-21T09:00:00.000Z',
    agent: 'Calendar/7',
  }))
  server(() => undefined)
  render(<AccountPage />)
  await expect.element(page.getByText(`${MOST_FEEDS} addresses are the most there are. End one first.`)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Make an address' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('row', { name: /^Number 0 .*Calendar\/7/ })).toBeVisible()
})
