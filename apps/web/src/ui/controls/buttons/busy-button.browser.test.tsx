import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { BusyButton } from './busy-button.tsx'

const drawn = (isBusy: boolean) => (
  <>
    <input aria-label="beside" />
    <BusyButton isBusy={isBusy}>Go</BusyButton>
  </>
)
const go = page.getByRole('button', { name: 'Go' })

it('cannot be pressed while it is busy, and has the focus again when it is not', async () => {
  const { draw } = render(drawn(false))
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(go).toHaveFocus()
  draw(drawn(true))
  await expect.element(go).toBeDisabled()
  await expect.element(go).not.toHaveFocus()
  draw(drawn(false))
  await expect.element(go).toHaveFocus()
})

it('takes the focus from nobody who has gone elsewhere meanwhile, and had none itself', async () => {
  const { draw } = render(drawn(false))
  await go.click()
  draw(drawn(true))
  await page.getByLabelText('beside').click()
  draw(drawn(false))
  await expect.element(page.getByLabelText('beside')).toHaveFocus()
  draw(drawn(true))
  draw(drawn(false))
  await expect.element(page.getByLabelText('beside')).toHaveFocus()
})
