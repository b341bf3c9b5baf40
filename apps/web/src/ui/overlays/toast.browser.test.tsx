import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { offer } from './offer.tsx'
import { tell, warn } from './toast.ts'

const close = page.getByRole('button', { name: 'Close' })

it('a page without toasts has no stage for them; the first brings it along', async () => {
  render(<p>calm</p>)
  expect(document.querySelector('.mantine-Notifications-root')).toBeNull()
  tell('Maya is on Friday now')
  await expect.element(page.getByRole('status')).toHaveTextContent('Maya is on Friday now')
  await close.click()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})

it('what went wrong interrupts, with what and why', async () => {
  render(<p>calm</p>)
  warn('The shift was not moved', 'Maya is on leave')
  await expect.element(page.getByRole('alert')).toHaveTextContent('The shift was not movedMaya is on leave')
  await close.click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it('what is no longer true is taken away', async () => {
  render(<p>calm</p>)
  const hide = warn('1 change is not saved', 'It waits on the board')
  await expect.element(page.getByRole('alert')).toBeVisible()
  hide()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

const act = vi.fn<() => void>()
const note = page.getByRole('status').filter({ hasText: 'The shift is cancelled' })
const take = page.getByRole('button', { name: 'Take back' })
let hide = () => {}
const show = async () => {
  render(
    <>
      <button type="button">Calendar</button>
      <input aria-label="Note" />
    </>,
  )
  page.getByRole('button', { name: 'Calendar' }).element().focus()
  hide = offer('The shift is cancelled', 'Take back', act)
  await expect.element(take).toBeVisible()
}
const focused = () => document.activeElement?.textContent

describe('what is offered', () => {
  beforeEach(() => {
    act.mockReset()
  })
  afterEach(() => {
    vi.useRealTimers()
    hide()
  })

  it('is taken up by Ctrl+Z from wherever one is, but where something is typed', async () => {
    await show()
    page.getByRole('textbox', { name: 'Note' }).element().focus()
    await keys('{Control>}z{/Control}')
    expect(act).not.toHaveBeenCalled()
    page.getByRole('button', { name: 'Calendar' }).element().focus()
    await keys('{Control>}z{/Control}')
    expect(act).toHaveBeenCalledOnce()
    await expect.element(note).not.toBeInTheDocument()
    await keys('{Control>}z{/Control}')
    expect(act).toHaveBeenCalledOnce()
  })

  it('gives the focus back to what had it', async () => {
    await show()
    await userEvent.click(take)
    expect(act).toHaveBeenCalledOnce()
    await expect.element(note).not.toBeInTheDocument()
    await expect.poll(focused).toBe('Calendar')
  })

  it('stays while somebody is on it, and goes a while after', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await show()
    take.element().focus()
    vi.advanceTimersByTime(13_000)
    await expect.element(take).toBeVisible()
    page.getByRole('button', { name: 'Calendar' }).element().focus()
    vi.advanceTimersByTime(11_000)
    await expect.element(take).toBeVisible()
    vi.advanceTimersByTime(2_000)
    // It fades.
    vi.advanceTimersByTime(1_000)
    await expect.element(note).not.toBeInTheDocument()
  })
})

it('four are shown at once, and the fifth when one of them is gone', async () => {
  render(<p>calm</p>)
  for (const word of ['one', 'two', 'three', 'four', 'five']) warn(word, 'gone wrong')
  const words = () =>
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent.replace('gone wrong', ''))
  await expect.poll(words).toHaveLength(4)
  expect(words().toSorted()).toEqual(['four', 'one', 'three', 'two'])
  await page.getByRole('alert').filter({ hasText: /^two/ }).getByRole('button').click()
  await expect.poll(() => words().toSorted()).toEqual(['five', 'four', 'one', 'three'])
})
