import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signIn, visit } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { serve } from '#test/server.ts'
import { askingToStay } from '#web/lib/leaving.ts'
import { kept } from '#web/lib/storage.ts'
import { UserMenu } from './user-menu.tsx'

beforeEach(() => signIn(admin))

const wouldLose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
const question = page.getByRole('dialog', { name: 'Sign out nonetheless?' })

/** Signs out of a server that takes its time with it: the page is not left before it has answered. */
const end = async () => {
  const all = serve(() => new Promise<undefined>(() => {}))
  visit(<UserMenu user={admin} onLayout={() => {}} />)
  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  return all
}

it('signs out at once where nothing would be lost', async () => {
  const all = await end()
  await expect.poll(() => all.map(({ path }) => path)).toEqual(['/jwt/logout'])
  expect(question.elements()).toHaveLength(0)
})

it('asks first where something is not saved, and signs out of nothing until it is said', async () => {
  addEventListener('beforeunload', askingToStay())
  const all = await end()
  await expect.element(question.getByText(/^Something is not saved yet/)).toBeVisible()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect([all.length, kept('accessToken'), wouldLose()]).toEqual([0, 'access', true])
  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => all.map(({ path }) => path)).toEqual(['/jwt/logout'])
  // The browser does not ask once more, with nobody signed in any more.
  expect(wouldLose()).toBe(false)
})
