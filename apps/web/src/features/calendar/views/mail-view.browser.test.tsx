import type { SavedView, ViewMail } from '@onward/contract'
import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin, userWith } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import { Views } from './views.tsx'

const view: SavedView = {
  viewId: 'hours',
  viewName: 'Hours',
  search: 'tab=hours',
  isShared: true,
  isMine: true,
  mayChange: true,
  fullName: 'Ada Lindqvist',
  isDefault: false,
  version: 3,
}
const none: ViewMail = {
  viewId: 'hours',
  version: 3,
  mail: null,
  timeZone: 'America/New_York',
  next: { week: '2031-03-17', month: '2031-04-01' },
  people: [
    { userId: 'u1', fullName: 'Ada Lindqvist', email: 'ada@onward.test' },
    { userId: 'u2', fullName: 'Ben Planner', email: 'ben@onward.test' },
  ],
}

/** The views of insight with one on, whose mail is as is said; what is sent about it. */
const open = (mail: ViewMail = none, refusal?: { status: number; body: object }) => {
  const all = serve(({ method, path, body }) => {
    if (method === 'GET') return { body: path.endsWith('/mail') ? mail : { views: [view] } }
    if (refusal) {
      const answer = refusal
      refusal = undefined
      return answer
    }
    return { body: { ...mail, ...body, version: 4 } }
  })
  render(
    <main>
      <Views place="insight" />
    </main>,
  )
  return () => all.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }))
}
const item = page.getByRole('menuitem', { name: 'Send by mail…' })
const ask = async () => {
  await page.getByRole('button', { name: 'View: Hours' }).click()
  await item.click()
}
const dialog = page.getByRole('dialog', { name: 'Send “Hours” by mail' })
const radio = (name: string) => dialog.getByRole('radio', { name })
const box = (name: string) => dialog.getByRole('checkbox', { name })
const save = dialog.getByRole('button', { name: 'Save' })
const PATH = '/api/insight/views/hours/mail'

beforeEach(() => {
  history.replaceState(null, '', '/insight?tab=hours&saved=hours')
  signIn(admin)
})

it('sends a view each week to oneself and another one, by keys alone', async () => {
  const sent = open()
  await expect.element(page.getByRole('button', { name: 'View: Hours' })).toBeVisible()
  page.getByRole('button', { name: 'View: Hours' }).element().focus()
  await keys('{Enter}')
  await expect.element(item).toBeVisible()
  await keys('ss{Enter}')
  await expect.element(radio('Not by mail')).toBeChecked()
  expect(dialog.getByRole('checkbox').elements()).toHaveLength(0)
  radio('Not by mail').element().focus()
  await keys('{ArrowDown}')
  await expect.element(radio('Every Monday')).toBeChecked()
  await expect
    .element(radio('Every Monday'))
    .toHaveAccessibleDescription('Next on Monday, March 17, 2031 at 6:00 AM, Eastern Time')
  await expect.element(box('Ada Lindqvist')).toBeChecked()
  await keys('{Tab}{Tab} ')
  expect(focused()).toBe('Ben Planner')
  await expect.element(box('Ben Planner')).toBeChecked()
  await keys('{Enter}')
  await expect
    .poll(sent)
    .toEqual([{ method: 'PATCH', path: PATH, body: { version: 3, mail: { every: 'week', userIds: ['u1', 'u2'] } } }])
  await expect.element(page.getByText('Hours is sent by mail.')).toBeVisible()
  expect(dialog.elements()).toHaveLength(0)
})

it('ends what is sent', async () => {
  const sent = open({ ...none, mail: { every: 'month', userIds: ['u2'] } })
  await ask()
  await expect.element(radio('On the first of each month')).toBeChecked()
  await expect.element(box('Ada Lindqvist')).not.toBeChecked()
  await expect.element(box('Ben Planner')).toBeChecked()
  await radio('Not by mail').click()
  await save.click()
  await expect.poll(sent).toEqual([{ method: 'PATCH', path: PATH, body: { version: 3, mail: null } }])
  await expect.element(page.getByText('Hours is not sent by mail any more.')).toBeVisible()
})

it('asks for somebody', async () => {
  const sent = open()
  await ask()
  await radio('Every Monday').click()
  await box('Ada Lindqvist').click()
  await save.click()
  await expect.element(dialog.getByText('Choose somebody.')).toBeVisible()
  expect(sent()).toEqual([])
})

it('says that somebody changed the view meanwhile, and what the server refuses', async () => {
  const facts = { view: { ...view, version: 5 } }
  const sent = open(none, { status: 409, body: { message: 'x', reason: 'version', facts } })
  await ask()
  await radio('Every Monday').click()
  await save.click()
  await expect.element(dialog.getByText('Somebody has changed this view meanwhile.', { exact: false })).toBeVisible()
  await save.click()
  await expect.poll(() => sent().map(({ body }) => body['version'])).toEqual([3, 5])
})

it('breaks no rule of WCAG', async () => {
  open({ ...none, mail: { every: 'week', userIds: ['u1'] } })
  await ask()
  await expect.element(box('Ada Lindqvist')).toBeVisible()
  const { violations } = await axe.run(dialog.element(), { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

it('is offered to admins alone, and of insight', async () => {
  signIn(userWith('Scheduler'))
  open()
  await page.getByRole('button', { name: 'View: Hours' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Open first' })).toBeVisible()
  expect(item.elements()).toHaveLength(0)
})
