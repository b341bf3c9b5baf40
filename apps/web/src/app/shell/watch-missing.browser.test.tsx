import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerAll, signIn, visit } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { send } from '#web/lib/api.ts'
import { setIdleEnd } from '#web/lib/session/idle.ts'
import { keepPage } from '#web/lib/session/signed-in-again.ts'
import { drop, keep, kept } from '#web/lib/storage.ts'
import { Shell } from './shell.tsx'

vi.mock('#web/features/sign-in/sign-in-again.tsx', () => {
  throw new Error('The line is gone')
})

const MINUTES = 30
const user = { ...admin, idleMinutes: MINUTES }

beforeEach(() => {
  drop('activeAt')
  signIn(user)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  setIdleEnd(undefined)
  vi.restoreAllMocks()
})

it('says of a session that was left alone that the way back has not come, also when the server has refused it', async () => {
  answerAll(() => ({ message: 'Ended' }), 401)
  visit(
    <Shell user={user}>
      <p>the roster</p>
    </Shell>,
  )
  await expect.poll(() => kept('activeAt')).not.toBeNull()
  keep('activeAt', String(Date.now() - MINUTES * 60_000))
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  // Whoever asks now is refused, and would wait for a sign-in that cannot be had.
  const takeBack = keepPage()
  void send(new Request('/api/facilities'))
  await expect.poll(() => document.querySelector('[data-again] .missing')).not.toBeNull()
  await expect.element(page.getByText('the roster')).not.toBeVisible()
  await expect.element(again).toBeVisible()
  takeBack()
})
