import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { visit } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { SignInAgain } from './sign-in-again.tsx'

it('the sign-in over a page leaves open what it lies over, whatever key is pressed', async () => {
  const closed = vi.fn<() => void>()
  visit(
    <>
      <Drawer title="A form" onClose={closed}>
        <p>typed</p>
      </Drawer>
      <SignInAgain user={admin} />
    </>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Sign in to go on' })).toBeVisible()
  await keys('{Escape}')
  expect(closed).not.toHaveBeenCalled()
})
