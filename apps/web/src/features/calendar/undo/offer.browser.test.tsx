import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { offer } from '#web/ui/overlays/offer.tsx'

const act = vi.fn<() => void>()
const note = page.getByRole('status').filter({ hasText: 'The shift is cancelled' })
const take = page.getByRole('button', { name: /^Take back/ })
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
