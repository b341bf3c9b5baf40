import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { day } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

it('says what its address asks for, though there is no such thing, and takes it back', async () => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&facility=H99&specialty=zzz&type=xx')
  signIn(admin)
  await page.viewport(1400, 800)
  serveBoard([day(0, '2031-03-10')])
  render(<BoardPage />)
  const chosen = (name: string) => {
    const select = page.getByRole('combobox', { name }).element() as HTMLSelectElement // a choice is one
    return select.selectedOptions[0]?.textContent
  }
  await expect.poll(() => chosen('Facility')).toBe('“H99”: unknown')
  expect([chosen('Specialty'), chosen('Shift type')]).toEqual(['“zzz”: unknown', '“xx”: unknown'])
  await page.getByRole('combobox', { name: 'Facility' }).selectOptions('Harbor General')
  await expect.poll(() => new URLSearchParams(location.search).get('facility')).toBe('ny')
  await expect.element(page.getByRole('option', { name: /H99/ })).not.toBeInTheDocument()
})
