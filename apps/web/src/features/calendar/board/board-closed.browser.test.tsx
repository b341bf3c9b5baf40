import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { boardOf, day } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

const shifts = [day(0, '2031-03-10'), day(null, '2031-03-12', 0), day(null, '2031-03-12', 1)]
const closed = [
  { hospitalId: null, from: '2031-03-10', to: '2031-03-11', reason: 'Paid' },
  { hospitalId: 'la', from: '2031-03-11', to: '2031-03-12', reason: 'Moving' },
]
const head = (date: string) => page.getByRole('columnheader', { name: new RegExp(date) })

it('says which days are closed, where, and why', async () => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&group=none')
  signIn(admin)
  await page.viewport(1400, 800)
  serveBoard(shifts, ({ path }) => (path.startsWith('/api/board') ? { body: boardOf(shifts, { closed }) } : undefined))
  render(<BoardPage />)
  await expect.element(head('March 10, 2031, Closed: Paid$')).toBeInTheDocument()
  await expect
    .element(head('March 11, 2031, Closed: Paid, Closed at Mesa Verde Clinic: Moving$'))
    .toHaveAttribute('data-closed', 'all')
  await expect
    .element(head('March 12, 2031, Closed at Mesa Verde Clinic: Moving$'))
    .toHaveAttribute('data-closed', 'some')
  await expect.element(head('March 13, 2031$')).not.toHaveAttribute('data-closed')
  // A cell says what counts wherever somebody is put.
  await expect
    .element(page.getByRole('gridcell', { name: /^Person ben, .*March 10, 2031, Closed: Paid: free$/ }))
    .toBeInTheDocument()
  await expect.element(page.getByRole('gridcell', { name: /^Person ben, .*March 12, 2031: free$/ })).toBeInTheDocument()
  // A row of one facility says what is closed there.
  await expect
    .element(
      page.getByRole('gridcell', { name: /^Mesa Verde Clinic, .*2031, Closed at Mesa Verde Clinic: Moving: Day, / }),
    )
    .toHaveAttribute('data-closed', 'all')
  await expect
    .element(page.getByRole('gridcell', { name: /^(?!Mesa|Person).*March 12, 2031: Day, / }))
    .toBeInTheDocument()
  await expect.element(page.getByRole('list', { name: 'Signs' }).getByText('Closed')).toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Facility' }).selectOptions('Mesa Verde Clinic')
  await expect
    .element(head('March 12, 2031, Closed at Mesa Verde Clinic: Moving$'))
    .toHaveAttribute('data-closed', 'all')
})
