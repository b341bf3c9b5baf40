import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { resetLayout, setLayout } from '#web/lib/layout.ts'
import { showToast, ToastStage } from './toast-stage.tsx'

afterEach(resetLayout)

it.each(['top-right', 'bottom-left'] as const)('a note appears where it was wished: %s', async (toasts) => {
  setLayout({ toasts })
  render(<ToastStage />)
  showToast({ message: `Kept ${toasts}` })
  const note = page.getByText(`Kept ${toasts}`)
  await expect.element(note).toBeVisible()
  expect(note.element().closest('[data-position]')?.getAttribute('data-position')).toBe(toasts)
})

it('words that run the other way than the page keep their order, and stand where the page’s words stand', async () => {
  render(<ToastStage />, { isRTL: true })
  showToast({ message: 'Kept.' })
  const note = page.getByText('Kept.')
  await expect.element(note).toBeVisible()
  const words = note.element().firstChild
  if (!words) throw new Error('The note has no words')
  const box = (from: number, to: number) => {
    const range = document.createRange()
    range.setStart(words, from)
    range.setEnd(words, to)
    return range.getBoundingClientRect()
  }
  expect(box(4, 5).left).toBeGreaterThanOrEqual(box(0, 4).right - 1)
  expect(note.element().getBoundingClientRect().right - box(0, 5).right).toBeLessThan(2)
})
