import texts from 'texts:accountUsers'
import type { AccountUser } from '@onward/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { UserForm } from './user-form.tsx'
import { UserInvite } from './user-invite.tsx'
import { UserTable } from './user-table.tsx'

addTexts(texts)

const guest: AccountUser = {
  userId: 'maya',
  fullName: 'Maya Okafor',
  username: 'maya@example.test',
  email: 'maya@example.test',
  roles: ['Provider'],
  facilities: [],
  state: 'invited',
  lastSignInAt: null,
  isProvider: true,
  invitedAt: '2026-11-20T09:00:00.000Z',
  mailRefusal: null,
  version: 1,
}
type Given = ReturnType<Parameters<typeof serve>[0]>
const server = (write: (asked: Asked) => Given) =>
  serve((asked) =>
    asked.path.startsWith('/api/users/candidates')
      ? { body: { candidates: [{ providerId: 'maya', providerName: 'Maya Okafor' }], total: 1 } }
      : write(asked),
  )
const onClose = vi.fn<() => void>()
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const person = page.getByRole('combobox', { name: /^Whose schedule/ })
const tick = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).click()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const sent = (all: readonly Asked[], method = 'POST') =>
  all.filter((asked) => asked.method === method).map(({ path, body }) => [path, body])
beforeEach(() => {
  onClose.mockReset()
  signIn(admin)
})

it('asks for what is missing, and for a provider whose schedule it is, whose name it takes', async () => {
  const all = server(() => ({ status: 201, body: { user: guest } }))
  render(<UserInvite onClose={onClose} />)
  await field('E-mail').fill('maya@example')
  await press('Send invitation')
  await expect.element(field('E-mail')).toHaveAccessibleDescription('This is not an e-mail address')
  await expect.element(page.getByText('Choose at least one role')).toBeVisible()
  await expect.element(person).not.toBeInTheDocument()
  await field('E-mail').fill('maya@example.test')
  await tick('Provider')
  await person.fill('may')
  await page.getByRole('option', { name: 'Maya Okafor' }).click()
  await expect.element(field('Name')).toHaveValue('Maya Okafor')
  expect(sent(all)).toEqual([])
  await press('Send invitation')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent(all)).toEqual([
    ['/api/users', { email: 'maya@example.test', fullName: 'Maya Okafor', roles: ['Provider'], providerId: 'maya' }],
  ])
})

it('says under its field who has the address, keeps what was typed, and asks before it is thrown away', async () => {
  const facts = { user: { ...guest, fullName: 'Ada Guest', state: 'active', invitedAt: null } }
  server(() => ({ status: 409, body: { message: 'Taken', reason: 'email', facts } }))
  render(<UserInvite onClose={onClose} />)
  await field('E-mail').fill('maya@example.test')
  await field('Name').fill('Maya')
  await tick('Client')
  await press('Send invitation')
  await expect.element(field('E-mail')).toHaveAccessibleDescription('Ada Guest has this address already')
  await expect.element(field('Name')).toHaveValue('Maya')
  await press('Discard')
  await expect.element(page.getByRole('dialog', { name: /Discard|Throw/ })).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

it('a try whose answer was lost and that is wanted otherwise is taken back first', async () => {
  let tries = 0
  const all = server(({ method }) => {
    if (method === 'DELETE') return { body: {} }
    return (tries += 1) === 1 ? undefined : { status: 201, body: { user: guest } }
  })
  render(<UserInvite onClose={onClose} />)
  await field('E-mail').fill('wrong@example.test')
  await field('Name').fill('Maya')
  await tick('Client')
  await press('Send invitation')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await field('E-mail').fill('maya@example.test')
  await press('Send invitation')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent(all, 'DELETE')).toEqual([['/api/users/maya/invitation', {}]])
  expect(sent(all).map(([, body]) => (body as { email: string }).email)).toEqual([
    'wrong@example.test',
    'wrong@example.test',
    'maya@example.test',
  ])
})

it('who is invited is mailed again or taken back, and neither disabled nor signed out', async () => {
  const all = server(({ method }) => ({ body: method === 'DELETE' ? {} : { user: guest } }))
  render(<UserForm user={guest} onClose={onClose} />)
  await expect.element(page.getByText(/^Invited .*works for seven days/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Disable|Sign out/ })).not.toBeInTheDocument()
  await press('Send again')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await press('Revoke invitation')
  await page
    .getByRole('dialog', { name: 'Revoke the invitation of Maya Okafor?' })
    .getByRole('button', { name: 'Revoke invitation' })
    .click()
  await expect.poll(() => onClose.mock.calls.length).toBe(2)
  expect([...sent(all), ...sent(all, 'DELETE')].map(([path]) => path)).toEqual([
    '/api/users/maya/invitation',
    '/api/users/maya/invitation',
  ])
})

it('who has accepted meanwhile is shown as they are now', async () => {
  const facts = { user: { ...guest, state: 'active', invitedAt: null, version: 2 } }
  server(() => ({ status: 409, body: { message: 'Accepted', reason: 'notInvited', facts } }))
  render(<UserForm user={guest} onClose={onClose} />)
  await press('Send again')
  await expect.element(page.getByRole('button', { name: 'Disable' })).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

it('says of whom mail came back, in the list and where they are looked at', async () => {
  server(() => ({ body: {} }))
  const returned = { ...guest, mailRefusal: { at: '2026-11-20T09:05:00.000Z', said: '550 nobody of that name' } }
  const { draw } = render(
    <UserTable rows={[returned, { ...guest, userId: 'other' }]} isBusy={false} empty="" onOpen={() => {}} />,
  )
  await expect
    .element(page.getByRole('cell', { name: /^Invited/ }).first())
    .toHaveTextContent('Invited mail comes back')
  await expect.element(page.getByRole('cell', { name: /^Invited/ }).last()).toHaveTextContent('Invited')
  draw(<UserForm user={returned} onClose={onClose} />)
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'maya@example.test' }))
    .toMatchTextContent(/came back on .*: 550 nobody of that name/)
})
