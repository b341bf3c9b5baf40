import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { boardOf, day } from '#test/board.ts'
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

it('shows what was taken away without people knowing, and hides it with another filter', async () => {
  const removed = [
    {
      assignmentId: 9,
      person: 1,
      facility: 1,
      startsAt: '2031-03-10T19:00',
      endsAt: '2031-03-11T07:00',
      shiftTypeId: 'night',
    },
  ]
  const shifts = [day(0, '2031-03-10')]
  const board = boardOf(shifts, { removed })
  serveBoard(shifts, ({ path }) => (path.startsWith('/api/board') ? { body: board } : undefined))
  render(<BoardPage />)
  history.replaceState(null, '', '?date=2031-03-10&span=week&group=none')
  signIn(admin)
  await page.viewport(1400, 800)
  const gone = page.getByRole('gridcell', {
    name: /^Person ben, .* free; Night, 7:00 PM – 7:00 AM, Mar 11, Mesa Verde Clinic, removed: they have not been told$/,
  })
  await expect.element(gone).toBeInTheDocument()
  expect(gone.element().querySelector('[data-removed]')?.textContent).toBe('NMES')
  // It is among the signs, where these have room.
  expect(document.querySelector('[data-of=removed]')?.parentElement?.textContent).toBe('DRemoved')
  // It counts for nothing.
  await expect.element(page.getByRole('rowheader', { name: /^Person ben, 0 h of 21 h/ })).toBeInTheDocument()
  const state = page.getByRole('combobox', { name: 'State' })
  await state.selectOptions('Removed')
  await expect.element(page.getByRole('rowheader', { name: /^Person ada/ })).not.toBeInTheDocument()
  await expect.element(gone).toBeInTheDocument()
  await state.selectOptions('Changed')
  await expect.element(page.getByText('Nothing matches')).toBeInTheDocument()
  await state.selectOptions('All states')
  await page.getByRole('combobox', { name: 'Shift type' }).selectOptions('Day')
  await expect.element(page.getByRole('rowheader', { name: /^Person ada/ })).toBeInTheDocument()
  await expect.element(gone).not.toBeInTheDocument()
})
