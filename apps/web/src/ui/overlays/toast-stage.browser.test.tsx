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
