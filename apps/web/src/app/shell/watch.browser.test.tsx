import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { answerAll, signIn, visit } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { setIdleEnd } from '#web/lib/session/idle.ts'
import { drop, keep, kept } from '#web/lib/storage.ts'
import { askLost } from '#web/ui/overlays/questions/ask-lost.tsx'
import { Shell } from './shell.tsx'

const MINUTES = 30
// With a note to be shown what goes on over the page comes with it, and nobody has to wait.
const user = { ...admin, idleMinutes: MINUTES, isPublished: true }
const warning = page.getByRole('dialog', { name: 'Still there?' })
const sign = page.getByRole('dialog', { name: 'Sign in to go on' })
const content = () => document.getElementById('content')
const closed = vi.fn<() => void>()
/** A page whose button opens a panel over it. */
const Roster = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p>the roster</p>
      {/* Clear of the menu, which a pointer that was left over it holds open. */}
      <Button ml="50%" onClick={() => setOpen(true)}>
        open
      </Button>
      {isOpen && (
        <Modal opened onClose={closed}>
          <p>the panel</p>
        </Modal>
      )}
    </>
  )
}
const show = async () => {
  visit(
    <Shell user={user}>
      <Roster />
    </Shell>,
  )
  // It says that somebody is here as soon as it has come.
  await expect.poll(() => kept('activeAt')).not.toBeNull()
}
/** As if nobody had been here for so long, in any tab. */
const leftFor = (minutes: number) => keep('activeAt', String(Date.now() - minutes * 60_000))

beforeEach(() => {
  closed.mockClear()
  drop('activeAt')
  signIn(user)
})
afterEach(() => {
  setIdleEnd(undefined)
  vi.restoreAllMocks()
})

describe('a page that nobody uses', () => {
  it('warns a minute before its end, and goes on when somebody is there', async () => {
    const asked = answerAll(() => ({}))
    await show()
    leftFor(MINUTES - 2)
    await expect.poll(() => Number(kept('activeAt'))).toBeLessThan(Date.now() - 60_000)
    await expect.element(warning).not.toBeInTheDocument()
    leftFor(MINUTES - 0.5)
    await expect.element(warning).toBeVisible()
    await keys('{Enter}')
    await expect.element(warning).not.toBeInTheDocument()
    expect(Date.now() - Number(kept('activeAt'))).toBeLessThan(60_000)
    expect(asked.filter((path) => path === '/jwt/logout')).toEqual([])
  })

  it('ends its session on the server, hides what it shows, says why, and goes on after a sign-in', async () => {
    const bearers: (string | null)[] = []
    const asked = answerAll((request) => {
      if (request.url.endsWith('/jwt/logout')) bearers.push(request.headers.get('authorization'))
      if (request.url.endsWith('/jwt/login')) return { userData: user, accessToken: 'newer', refreshToken: 'newer' }
      return request.url.endsWith('/api/user') ? { userId: user.userId, userValidation: user.userValidation } : {}
    })
    await show()
    leftFor(MINUTES)
    await expect.element(sign).toMatchTextContent(/Nobody has used this page for 30 minutes/)
    expect(asked.filter((path) => path === '/jwt/logout')).toHaveLength(1)
    expect(bearers).toEqual(['Bearer access'])
    expect(getComputedStyle(content() ?? document.body).visibility).toBe('hidden')
    await sign.getByRole('textbox', { name: 'Password' }).fill('the right one')
    await keys('{Enter}')
    await expect.element(sign).not.toBeInTheDocument()
    await expect.element(page.getByText('the roster')).toBeVisible()
    expect(kept('accessToken')).toBe('newer')
  })

  it('takes a press that is neither key nor pointer for a sign of somebody', async () => {
    answerAll(() => ({}))
    await show()
    leftFor(MINUTES - 0.5)
    await expect.element(warning).toBeVisible()
    const stay = warning.getByRole('button', { name: 'Stay signed in' }).element()
    if (stay instanceof HTMLElement) stay.click()
    await expect.poll(() => Date.now() - Number(kept('activeAt'))).toBeLessThan(10_000)
    await expect.element(warning).not.toBeInTheDocument()
  })

  it('has ended when somebody wakes a machine that slept', async () => {
    answerAll(() => ({}))
    await show()
    leftFor(MINUTES * 16)
    dispatchEvent(new PointerEvent('pointermove'))
    expect(kept('accessToken')).toBe('')
    await expect.element(sign).toBeVisible()
  })

  it('leaves Escape to others while it asks nothing', async () => {
    answerAll(() => ({}))
    await show()
    await page.getByRole('button', { name: 'open' }).click()
    await expect.element(page.getByText('the panel')).toBeVisible()
    await keys('{Escape}')
    await expect.poll(() => closed.mock.calls.length).toBe(1)
  })

  it('hides what lies over it as well, and keeps it open', async () => {
    answerAll(() => ({}))
    await show()
    await page.getByRole('button', { name: 'open' }).click()
    const panel = page.getByText('the panel').element()
    await expect.poll(() => getComputedStyle(panel).visibility).toBe('visible')
    leftFor(MINUTES - 0.5)
    await expect.element(warning).toBeVisible()
    await keys('{Escape}')
    await expect.element(warning).not.toBeInTheDocument()
    leftFor(MINUTES)
    await expect.element(sign).toBeVisible()
    expect(getComputedStyle(panel).visibility).toBe('hidden')
    await keys('{Escape}')
    await expect.element(sign).toBeVisible()
    expect(closed).not.toHaveBeenCalled()
  })

  it('hides what is asked over it too, and leaves it Escape before and after', async () => {
    answerAll(() => ({}))
    await show()
    const lost = askLost()
    const question = page.getByRole('dialog', { name: 'Throw away what you typed?', includeHidden: true })
    await expect.element(question).toBeVisible()
    leftFor(MINUTES)
    await expect.element(sign).toBeVisible()
    expect(getComputedStyle(question.element()).visibility).toBe('hidden')
    await keys('{Escape}')
    expect(question.elements()).toHaveLength(1)
    keep('accessToken', 'again')
    await expect.element(sign).not.toBeInTheDocument()
    await keys('{Escape}')
    expect(await lost).toBe(false)
  })

  it('has ended for good where the server could not be told, also when it is loaded anew, and tells it later', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    let isThere = false
    const answered: number[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      if (!isThere) throw new TypeError('Failed to fetch')
      answered.push(204)
      return new Response(null, { status: 204 })
    })
    await show()
    leftFor(MINUTES)
    await expect.poll(() => kept('accessToken')).toBe('')
    expect(kept('refreshToken')).toBe('')
    expect(getComputedStyle(content() ?? document.body).visibility).toBe('hidden')
    isThere = true
    dispatchEvent(new Event('online'))
    await expect.poll(() => answered.length).toBeGreaterThan(0)
    setIdleEnd(undefined)
    await show()
    await expect.poll(() => getComputedStyle(content() ?? document.body).visibility).toBe('hidden')
  })

  it('counts anew from a clock that was set back', async () => {
    answerAll(() => ({}))
    await show()
    leftFor(-60)
    await expect.poll(() => Number(kept('activeAt')) - Date.now()).toBeLessThan(60_000)
  })
})
