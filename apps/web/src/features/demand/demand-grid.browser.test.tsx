import type { Demand, DemandConflict } from '@onward/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import DemandPage from './demand-page.tsx'

const cell = (least: number, wished = least) => ({ least, wished })
const row = (shiftTypeId: string, version = 1): Demand => ({
  demandId: shiftTypeId,
  hospitalId: 'h',
  shiftTypeId,
  specialtyId: null,
  from: '2026-01-01',
  to: null,
  days: [...Array.from({ length: 7 }, () => cell(2, 3)), null],
  version,
})
const type = (shiftTypeId: string, shiftTypeName: string) => ({
  shiftTypeId,
  shiftTypeName,
  startsAt: '07:00',
  endsAt: '19:00',
  days: 0,
  partOfDay: shiftTypeId,
  isActive: true,
  isUsed: true,
  version: 1,
})
let rows: Demand[]
type Answer = Awaited<ReturnType<Parameters<typeof serve>[0]>>
const server = (save: (asked: Asked) => Answer | Promise<Answer> = () => ({ body: { demand: [] } })) =>
  serve((asked) => {
    const { path, method, body } = asked
    if (path === '/api/demand/save') return save(asked)
    if (method === 'POST' && body['requestType'] === 'Facility')
      return {
        body: {
          facilityList: [
            { hospitalId: 'h', facilityName: 'Harbor', timeZone: 'UTC', code: 'HAR', tone: null, publishedUntil: null },
          ],
        },
      }
    if (path.startsWith('/api/shift-types'))
      return { body: { shiftTypes: [type('day', 'Day'), type('night', 'Night')], total: 2 } }
    if (path.startsWith('/api/specialties')) return { body: { specialties: [], total: 0 } }
    if (path.startsWith('/api/demand/days')) return { body: { demandDays: [], total: 0 } }
    return { body: { demand: rows, total: rows.length } }
  })
const cellOf = (name: RegExp) => page.getByRole('gridcell', { name })
const paste = (text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
const open = async () => {
  render(<DemandPage />)
  const first = cellOf(/^Day, Anybody, Mon/)
  await expect.element(first).toBeVisible()
  await first.click()
}
const changes = (all: Asked[]) => all.filter(({ path }) => path === '/api/demand/save').map(({ body }) => body)

let test = 0
beforeEach(() => {
  // What is not saved lasts as long as the page: each test is somebody else.
  signIn({ ...admin, userId: `admin-${(test += 1)}` })
  rows = [row('day'), row('night')]
})
afterEach(() => vi.unstubAllGlobals())

it('is written by the keyboard alone: arrows, typing, Enter, Tab, Delete and undo', async () => {
  const all = server()
  await open()
  await keys('4{Enter}')
  expect(focused()).toMatch(/^Night, Anybody, Mon/)
  await keys('{ArrowRight}1/2{Tab}{Delete}')
  expect(focused()).toMatch(/^Night, Anybody, Wed: nothing/)
  await expect.element(cellOf(/^Day, Anybody, Mon: at least 4, 4 wished for, not saved/)).toBeVisible()
  await expect.element(page.getByText('3 changes are not saved')).toBeVisible()
  await keys('{Control>}z{/Control}')
  await expect.element(cellOf(/^Night, Anybody, Wed: at least 2, 3 wished for$/)).toBeVisible()
  // As it was is no change; Escape leaves a cell as it is.
  await keys('{F2}7{Escape}')
  await expect.element(page.getByText('2 changes are not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => changes(all))
    .toEqual([
      {
        create: [],
        change: [
          { demandId: 'day', version: 1, days: row('day').days.with(0, cell(4)) },
          { demandId: 'night', version: 1, days: row('night').days.with(1, cell(1, 2)) },
        ],
        delete: [],
      },
    ])
  await expect.element(page.getByText('The demand was saved')).toBeVisible()
})

it('takes a table of a spreadsheet as a whole, and says every cell that is none', async () => {
  server()
  await open()
  paste('1\t1/2\n3\tx\n')
  await expect.element(page.getByRole('alert').getByText('Night, Anybody, Tue: “x”')).toBeVisible()
  await expect.element(cellOf(/^Day, Anybody, Mon: at least 2, 3 wished for$/)).toBeVisible()
  paste('1\n2\n3')
  await expect.element(page.getByText(/more rows or columns/)).toBeVisible()
  paste('1\t1/2\n3\t\n')
  await expect.element(page.getByText('4 changes are not saved')).toBeVisible()
  await expect.element(cellOf(/^Day, Anybody, Tue: at least 1, 2 wished for/)).toBeVisible()
  await expect.element(cellOf(/^Night, Anybody, Tue: nothing/)).toBeVisible()
  // One step back for all of it.
  await keys('{Control>}z{/Control}')
  await expect.element(cellOf(/^Day, Anybody, Mon: at least 2, 3 wished for$/)).toBeVisible()
})

it('copies what is chosen, and fills what is chosen with one cell', async () => {
  server()
  await open()
  await keys('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  const copied = new DataTransfer()
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('copy', { clipboardData: copied, bubbles: true, cancelable: true }),
  )
  expect(copied.getData('text/plain')).toBe('2/3\t2/3\n2/3\t2/3')
  paste('5')
  await expect.element(page.getByText('4 changes are not saved')).toBeVisible()
})

it('keeps what is no number in its cell, and says so', async () => {
  server()
  await open()
  await keys('3/2{Enter}')
  await expect.element(page.getByRole('alert').getByText('Day, Anybody, Mon: “3/2”')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Day, Anybody, Mon' })).toHaveValue('3/2')
  await keys('{Backspace}4{Enter}')
  await expect.element(cellOf(/^Day, Anybody, Mon: at least 3, 4 wished for/)).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})

it('can be left: by Tab at its end, and by Escape and Tab from anywhere', async () => {
  server()
  await open()
  await userEvent.tab()
  expect(focused()).toMatch(/^Day, Anybody, Tue/)
  await keys('{Escape}{Tab}')
  expect(focused()).not.toMatch(/Anybody/)
})

it('keeps what is not saved while one looks elsewhere', async () => {
  server()
  await open()
  await keys('9{Enter}')
  await expect.element(page.getByText('1 change is not saved')).toBeVisible()
  render(<p>Elsewhere</p>)
  render(<DemandPage />)
  await expect.element(cellOf(/^Day, Anybody, Mon: at least 9/)).toBeVisible()
})

it('sets mine beside theirs where both have changed a cell, and saving again means mine', async () => {
  const theirs = { ...row('day', 2), days: row('day').days.with(0, cell(7)).with(5, null) }
  const conflict: DemandConflict = { message: 'Changed', reason: 'version', facts: { demand: [theirs] } }
  const all = server(({ body }) => {
    const [{ version = 0 } = {}] = body['change'] as { version?: number }[]
    if (version === 2) return { body: { demand: [] } }
    rows = [theirs, row('night')]
    return { status: 409, body: conflict }
  })
  await open()
  await keys('4{Tab}5{Enter}')
  await page.getByRole('button', { name: 'Save' }).click()
  const met = page.getByRole('region', { name: 'Cells that both have changed' })
  await expect.element(met.getByRole('row', { name: 'Day, Anybody Mon 4 7 Take theirs' })).toBeVisible()
  // What they changed and I did not is theirs.
  await expect.element(cellOf(/^Day, Anybody, Sat: nothing$/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => changes(all).at(1))
    .toMatchObject({
      change: [{ demandId: 'day', version: 2, days: theirs.days.with(0, cell(4)).with(1, cell(5)) }],
    })
})

it('keeps what is typed while it is saved', async () => {
  let answer: (body: Answer) => void = () => undefined
  const all = server(({ body }) => {
    rows = [{ ...row('day', 2), days: (body['change'] as Demand[])[0]?.days ?? [] }, row('night')]
    return new Promise<Answer>((go) => (answer = go))
  })
  await open()
  await keys('4{Enter}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => changes(all)).toHaveLength(1)
  await cellOf(/^Day, Anybody, Tue/).click()
  await keys('5{Enter}')
  answer({ body: { demand: rows.slice(0, 1) } })
  await expect.element(page.getByText('The demand was saved')).toBeVisible()
  await expect.element(page.getByText('1 change is not saved')).toBeVisible()
  await expect.element(cellOf(/^Day, Anybody, Mon: at least 4, 4 wished for$/)).toBeVisible()
  await expect.element(cellOf(/^Day, Anybody, Tue: at least 5, 5 wished for, not saved/)).toBeVisible()
})

it('is read from right to left by the same keys', async () => {
  server()
  render(<DemandPage />, { isRTL: true })
  await cellOf(/^Day, Anybody, Mon/).click()
  await keys('{ArrowLeft}')
  expect(focused()).toMatch(/^Day, Anybody, Tue/)
})
