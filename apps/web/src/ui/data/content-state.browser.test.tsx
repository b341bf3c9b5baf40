import { ApiError } from '@onward/contract'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { Empty, Failure, Loading } from './content-state.tsx'

it('tells who does not see the spinner what is on its way', async () => {
  const { draw } = render(<Loading />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  draw(<Loading label="Verifying your address" />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Verifying your address')
})

it('says that there is nothing, and what can be done about it', async () => {
  render(
    <Empty title="No leave this month">
      <a href="#add">Add leave</a>
    </Empty>,
  )
  await expect.element(page.getByText('No leave this month')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Add leave' })).toBeVisible()
})

it.each([
  [
    'a refusal in the words of the server',
    new ApiError(409, { message: 'Maya Okafor is on leave' }),
    'Maya Okafor is on leave',
  ],
  ['a refusal without words by its status', new ApiError(503), 'The server refused with status 503.'],
  ['a server out of reach', new TypeError('Failed to fetch'), 'The server cannot be reached. Check your connection.'],
  ['a defect of ours', new RangeError('Invalid time value'), 'An unexpected error happened in this page.'],
])('reads out %s', async (_, error, said) => {
  render(<Failure error={error} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(`That did not work${said}`)
  // What cannot be tried again offers no button for it.
  expect(page.getByRole('button').elements()).toEqual([])
})

it('tries again when it is asked to', async () => {
  const retry = vi.fn<() => void>()
  render(<Failure error={new ApiError(500)} onRetry={retry} />)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledOnce()
})
