import type { CoverageLine } from '@onward/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DAY, day, type Sampled } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { candidatesAnswer } from '#test/candidates.ts'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

const line = (date: string, least: number, more: Partial<CoverageLine> = {}): CoverageLine => ({
  hospitalId: 'ny',
  date,
  shiftTypeId: 'day',
  specialtyId: null,
  least,
  wished: least,
  onDuty: 0,
  open: 0,
  ...more,
})

/** A board of a week of 2031 by what is demanded, its grid in focus on its first cell. */
const open = async (shifts: Sampled[], coverage: CoverageLine[], more = '') => {
  history.replaceState(null, '', `?date=2031-03-10&view=facilities${more || '&span=week'}`)
  const served = serveBoard(shifts, ({ path }) => {
    if (path.startsWith('/api/coverage')) return { body: { coverage } }
    if (path.startsWith('/api/shift-types')) return { body: { shiftTypes: [DAY], total: 1 } }
    return path.startsWith('/api/candidates') ? candidatesAnswer(path) : undefined
  })
  render(<BoardPage />)
  await expect.element(page.getByRole('rowheader', { name: /^Harbor General/ })).toBeInTheDocument()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}')
  return served
}
const active = () => {
  const id = page.getByRole('grid').element().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.querySelector('.unseen')?.textContent
}
beforeEach(async () => {
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
})

it('says of each line what is needed and who is there, and what is short without colour', async () => {
  await open([day(0, '2031-03-10')], [line('2031-03-10', 2), line('2031-03-11', 1, { specialtyId: 'surgery' })])
  await keys('{ArrowDown}{ArrowRight}')
  expect(active()).toBe('Day · Anybody, Monday, March 10, 2031: 1 of 2, 1 short')
  await keys('{ArrowDown}')
  expect(active()).toMatch(/^Day · Anybody, place 1, Monday, March 10, 2031: Person ada, Day, 7:00 AM/)
  await keys('{ArrowDown}')
  expect(active()).toBe('Day · Anybody, place 2, Monday, March 10, 2031: short, nobody yet')
  await keys('{ArrowRight}')
  expect(active()).toBe('Day · Anybody, place 2, Tuesday, March 11, 2031: nobody is needed')
  await expect.element(page.getByText('Short', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('▼ 1/2')).toBeVisible()
})

it('leads by keys from gap to gap with the best for each, and assigns them', async () => {
  const { sent, all } = await open(
    [day(null, '2031-03-11')],
    [line('2031-03-10', 1), line('2031-03-11', 1), line('2031-03-12', 1, { specialtyId: 'surgery' })],
  )
  await keys('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}')
  const card = page.getByRole('group', { name: 'Who can stand here' })
  const shows = async (words: RegExp) => {
    await expect.poll(() => card.element().textContent).toMatch(words)
  }
  await shows(/1 of 3/)
  await expect.element(page.getByRole('button', { name: /^Assign to/ }).first()).toHaveFocus()
  const asked = () => all.filter(({ path }) => path.startsWith('/api/candidates')).map(({ path }) => path)
  expect(asked()[0]).toContain('hospitalId=ny&startsAt=2031-03-10T07%3A00&endsAt=2031-03-10T19%3A00&shiftTypeId=day')
  await keys('{Enter}')
  await expect.poll(sent).toHaveLength(1)
  expect(sent()[0]).toMatchObject([
    { kind: 'create', providerId: 'ada', hospitalId: 'ny', startsAt: '2031-03-10T07:00', shiftTypeId: 'day' },
  ])
  // The open shift is the next: it is given to somebody, not made anew.
  await shows(/March 11.*Open/)
  await expect.poll(() => asked().at(-1)).toContain('assignmentId=1')
  await keys('{ArrowRight}')
  await shows(/March 12.*Short/)
  await keys('{ArrowLeft}')
  await expect.element(page.getByRole('button', { name: /^Assign to/ }).first()).toHaveFocus()
  await keys('{Enter}')
  await expect.poll(sent).toHaveLength(2)
  expect(sent()[1]).toMatchObject([{ kind: 'change', assignmentId: 1, providerId: 'ada' }])
  // What was assigned is taken back from here, too.
  await keys('{Control>}z{/Control}')
  await expect.poll(() => all.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(1)
  await keys('{Escape}')
  await expect.element(page.getByRole('grid')).toHaveFocus()
})

it('cancels what is there, and says that nothing is typed here', async () => {
  const { sent } = await open([day(0, '2031-03-10')], [line('2031-03-10', 1)])
  await keys('{ArrowDown}{ArrowDown}{ArrowRight}n')
  await expect.element(page.getByRole('status').filter({ hasText: /^That is done among people/ })).toBeInTheDocument()
  await keys('{Delete}')
  await expect.poll(sent).toEqual([[{ kind: 'cancel', assignmentId: 1, version: 1 }]])
})

it('shows what is open alone', async () => {
  await open([day(0, '2031-03-10'), day(null, '2031-03-11')], [line('2031-03-10', 1)])
  await page.getByRole('combobox', { name: 'What the rows are' }).selectOptions('Open shifts')
  await expect.element(page.getByRole('rowheader', { name: /^Open shifts/ })).toBeInTheDocument()
  expect(page.getByRole('rowheader', { name: /^Person/ }).elements()).toHaveLength(0)
})

it('posts what is short once, however fast it is pressed', async () => {
  const { sent } = await open([], [line('2031-03-10', 2)])
  const post = page.getByRole('button', { name: 'Post 2 open shifts for what is short' })
  await expect.element(post).toBeVisible()
  // Both before anything could be drawn.
  for (let press = 0; press < 2; press++) (post.element() as HTMLButtonElement).click()
  await expect.poll(sent).toHaveLength(1)
  await expect.element(page.getByText(/^Saved /)).toBeVisible()
  expect(sent()).toHaveLength(1)
})

it('tells on paper of each day who is still there from the day before, on the line that they stand on', async () => {
  const night = (person: number, from: string, to: string, facility = 0): Sampled => [
    person,
    facility,
    `${from}T19:00`,
    `${to}T07:00`,
    'night',
  ]
  const nights = (date: string) => line(date, 1, { shiftTypeId: 'night', specialtyId: 'surgery' })
  await open(
    [
      night(0, '2031-03-08', '2031-03-09'),
      night(0, '2031-03-11', '2031-03-12'),
      [1, 0, '2031-03-13T07:00', '2031-03-15T12:00', 'call'],
      night(1, '2031-03-08', '2031-03-09'),
      night(1, '2031-03-11', '2031-03-12', 1),
    ],
    [nights('2031-03-11'), line('2031-03-13', 1, { shiftTypeId: 'call' })],
  )
  await expect.element(page.getByText(/^The schedule was not there yet/)).not.toBeInTheDocument()
  dispatchEvent(new Event('beforeprint'))
  const paper = () => document.querySelector('[data-print] [data-facility=ny]')
  await expect.poll(paper).not.toBe(null)
  const rows = [...(paper()?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent.replaceAll('\u200b', '')),
  )
  // Of the two who were there before the week one is on a line that has nobody else.
  expect(rows).toEqual([
    ['', '', '', '', '1/1ben P. 7a–Mar 15 12p', 'ben P. →', 'ben P. –12p'],
    ['ada P. –7a', '', '1/1ada P.', 'ada P. –7a', '', '', ''],
    ['ben P. –7a', '', '', '', '', '', ''],
  ])
  expect(paper()?.querySelector('thead')?.textContent).toMatch(/2 more/)
})

it('counts people of a facility, of what is looked at, and says what is to be seen', async () => {
  // Nobody stands in the second; Ada, a surgeon, in two of the others.
  const shifts: Sampled[] = [
    day(0, '2031-03-10'),
    [0, 0, '2031-03-10T20:00', '2031-03-10T22:00', 'day'],
    day(null, '2031-03-10'),
    day(1, '2031-03-11'),
  ]
  const lines = [
    line('2031-03-10', 1, { specialtyId: 'surgery', onDuty: 1 }),
    line('2031-03-11', 1, { specialtyId: 'nursing', onDuty: 1 }),
    line('2031-03-12', 2, { specialtyId: 'surgery' }),
  ]
  const group = (name: RegExp) => page.getByRole('row', { name: /^Harbor General/ }).getByRole('gridcell', { name })
  await open(shifts, lines)
  await expect.element(group(/^Mar 10, 2031: 1 of 1; 1 on duty$/)).toMatchTextContent(/duty1$/)
  await expect.element(page.getByText('2 people · 3 shifts · 1 open')).toBeVisible()
  await page.getByRole('combobox', { name: 'Specialty' }).selectOptions('Surgery')
  await expect.element(page.getByText('1 person · 2 shifts')).toBeVisible()
  await expect.element(group(/^Mar 12, 2031: 0 of 2, 2 short$/)).toBeInTheDocument()
  // Of nurses nothing is said, above as in the coverage of the day.
  await expect.element(group(/Mar 11/)).not.toBeInTheDocument()
})

it('heads each sheet of paper with its own dates', async () => {
  await open([day(0, '2031-03-02'), day(1, '2031-03-30')], [line('2031-03-02', 1)], '&span=month')
  await expect.element(page.getByText(/^The schedule was not there yet/)).not.toBeInTheDocument()
  dispatchEvent(new Event('beforeprint'))
  const periods = () =>
    [...document.querySelectorAll('[data-print] [data-facility=ny] thead')].map(
      (head) => /Mar \d+ – \d+, 2031|March 2031/.exec(head.textContent)?.[0],
    )
  await expect.poll(periods).toEqual(['Mar 1 – 14, 2031', 'Mar 15 – 28, 2031', 'Mar 29 – 31, 2031'])
})
