import texts from 'texts:accountUsers'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import UsersPage from './users-page.tsx'

addTexts(texts)

it('names the users of the sample who can sign in, and is quiet where there are none', async () => {
  signIn(admin)
  const published = ['admin@onward.test', 'client@onward.test']
  serve(() => ({ body: { users: [], total: 0, published } }))
  render(<UsersPage />)
  const note = page.getByRole('note')
  await expect.element(note).toMatchTextContent(/anybody can sign in as admin@onward\.test, client@onward\.test\./)
  serve(() => ({ body: { users: [], total: 0 } }))
  render(<UsersPage />)
  await expect.element(page.getByText('There are no users')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})
