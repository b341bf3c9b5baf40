import type { BadCell, ImportState } from '@onward/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import ImportsPage from './imports-page.tsx'

type Sent = { path: string; key: string; text: string }
/** What was sent, and how each import stands by its key. */
let sent: Sent[] = []
let states: Map<string, Partial<ImportState>>
/** What becomes of a file on its way: nothing is said of one whose line is lost. */
let receive: (given: Sent) => Partial<ImportState> | 'lost' | 'lost behind' | undefined
/** Until when an answer is held that the server knows nothing of an import. */
let held: Promise<void> | undefined
const { fetch } = window

const stateOf = (importId: string, state: Partial<ImportState>) => ({
  importId,
  kind: 'providers',
  state: 'done',
  dryRun: false,
  fileName: 'people.csv',
  startedAt: '2026-11-22T10:00:00.000Z',
  heardAt: '2026-11-22T10:00:01.000Z',
  rows: 2,
  looked: 2,
  message: null,
  result: null,
  refusal: null,
  ...state,
})
const result = (dryRun: boolean) => ({
  dryRun,
  rows: 2,
  created: 2,
  changed: 0,
  unchanged: 0,
  doubtful: [],
  ignored: [],
})
const done = ({ path }: Sent) => {
  const dryRun = path.includes('dryRun=true')
  return { dryRun, result: result(dryRun) }
}

const answer = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const [, importId] = /^\/api\/imports\/([^/]+)/.exec(pathname) ?? []
  if (pathname === '/api/imports') return Response.json({ imports: [], total: 0 })
  if (importId !== undefined) {
    const state = states.get(importId)
    if (!state) await held
    return state ? Response.json(stateOf(importId, state)) : Response.json({ message: 'none' }, { status: 404 })
  }
  const key = request.headers.get('idempotency-key') ?? ''
  const given = { path: `${pathname}${search}`, key, text: await request.text() }
  sent.push(given)
  const state = receive(given)
  if (state === 'lost') throw new TypeError('The line is lost')
  states.set(key, state === 'lost behind' || state === undefined ? done(given) : state)
  if (state === 'lost behind') throw new TypeError('The line is lost')
  return Response.json({ importId: key, address: `/api/imports/${key}` }, { status: 202 })
}

beforeEach(() => {
  sent = []
  states = new Map()
  receive = () => undefined
  held = undefined
  history.replaceState(null, '', '/?kind=providers')
  signIn(admin)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    return new URL(request.url).pathname.startsWith('/api/') ? answer(request) : fetch(input, init)
  }
})
afterEach(() => {
  window.fetch = fetch
})

const choose = (name: string, text: string) =>
  userEvent.upload(page.getByLabelText('Drop a file here, or choose one'), new File([text], name))
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const press = async (name: string | RegExp) => {
  await expect.element(button(name)).toBeEnabled()
  ;(button(name).element() as HTMLElement).focus() // a button
  await userEvent.keyboard('{Enter}')
}
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const soon = { timeout: 8_000 }
const PEOPLE = 'Staff;Full name;Shoe size\nn1;"Zażółć ""Ł"" O’Neil";44\nn2;Bo;45\n'

it('ends where the list of the last imports ends', async () => {
  render(<ImportsPage />)
  const list = page.getByRole('region', { name: 'Last imports' })
  await expect.element(list.getByText('Nothing was imported yet')).toBeVisible()
  const end = list.element().closest('section:has(> h2)')?.getBoundingClientRect().bottom ?? Infinity
  const last = page.getByRole('navigation').element().getBoundingClientRect().bottom
  expect(end - last).toBeLessThan(40)
})

it('leads by the keyboard from a file to its columns, to what is wrong, and back, and loses nothing on the way', async () => {
  receive = (given) =>
    given.text.includes('Bo')
      ? {
          ...done(given),
          state: 'refused',
          result: null,
          refusal: { message: 'x', total: 1, errors: [{ line: 3, column: 'providerName', reason: 'is too short' }] },
        }
      : undefined
  render(<ImportsPage />)
  await expect.element(button('Next')).toBeDisabled()
  await choose('people.csv', PEOPLE)
  await expect.element(page.getByText('people.csv: 2 rows below its heading')).toBeVisible()
  await press('Next')
  await expect.element(heading('Which column holds what?')).toHaveFocus()
  await expect.element(page.getByLabelText(/^Name of the person/)).toHaveDisplayValue('Full name')
  await expect.element(page.getByText('Not read, 2 columns: Staff, Shoe size')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Zażółć "Ł" O’Neil' })).toBeVisible()

  // Without its id nobody can be taken over.
  await press('Check the file')
  const id = page.getByLabelText(/^Person’s id/)
  await expect.element(id).toHaveFocus()
  await expect.element(page.getByText('Choose the column: without it no row can be taken')).toBeVisible()
  await userEvent.keyboard('Staff')
  await expect.element(id).toHaveDisplayValue('Staff')
  await press('Check the file')
  await expect.element(page.getByRole('cell', { name: 'Name of the person (Full name)' }), soon).toBeVisible()
  await expect.element(page.getByRole('row', { name: /3 .* is too short/ })).toBeVisible()
  await expect.element(button(/^Import/)).toBeDisabled()
  expect(sent.map(({ path, text }) => [path, text])).toEqual([
    [
      '/api/import/providers?fileName=people.csv&dryRun=true&overwrite=false',
      'providerId,providerName\r\nn1,"Zażółć ""Ł"" O’Neil"\r\nn2,Bo\r\n',
    ],
  ])

  await press('Back')
  await expect.element(id).toHaveDisplayValue('Staff')
  // What was checked is what would be sent, or it is checked again.
  await expect.element(button('Check and import')).toBeEnabled()
  await page.getByLabelText(/^Specialty/).selectOptions('Shoe size')
  await expect.element(button('Check and import')).toBeDisabled()
  await press('Back')
  await choose('people.csv', PEOPLE.replace('Bo', 'Robin Ash').replace('Staff', 'Staff ID'))
  await press('Next')
  await press('Check the file')
  await expect.element(page.getByText('Every row can be imported'), soon).toBeVisible()
  await press('Import 2 rows')
  await expect.element(page.getByText('The file was imported'), soon).toBeVisible()
  await expect.element(heading('Import of people.csv')).toBeVisible()
  const [, , last] = sent
  expect([last?.path.includes('dryRun=false'), location.search]).toEqual([true, `?kind=providers&id=${last?.key}`])
})

it('takes rates with the columns that there are, and says in words which amounts are none', async () => {
  history.replaceState(null, '', '/?kind=rates')
  const errors: BadCell[] = [
    { line: 2, column: 'perHour', reason: 'x', code: 'amountThousands' },
    { line: 3, column: 'perHour', reason: 'x', code: 'notAmount', facts: { most: '1000000.00' } },
  ]
  receive = (given) => ({
    ...done(given),
    kind: 'rates',
    state: 'refused',
    result: null,
    refusal: { message: 'x', total: 2, errors },
  })
  render(<ImportsPage />)
  await choose('rates.csv', '\ufeffStaff ID;From;Hourly rate\r\n"Ł’1";2027-01-01;1.200,00\r\n;2027-01-01;-5\r\n')
  await press('Next')
  await expect.element(page.getByLabelText(/^Person’s id/)).toHaveDisplayValue('Staff ID')
  await expect.element(page.getByLabelText(/^Person’s id/)).toHaveAccessibleDescription('Empty is anybody')
  await expect.element(page.getByLabelText(/^Facility id/)).toHaveDisplayValue('Not in the file')
  await expect.element(page.getByLabelText(/^An hour/)).toHaveDisplayValue('Hourly rate')
  await press('Check the file')
  await expect
    .element(page.getByRole('row', { name: /2 An hour \(Hourly rate\) It has a sign between its thousands/ }), soon)
    .toBeVisible()
  await expect.element(page.getByRole('row', { name: /3 .* It is no amount from 0 to 1000000\.00/ })).toBeVisible()
  expect(sent.map(({ path, text }) => [path, text])).toEqual([
    [
      '/api/import/rates?fileName=rates.csv&dryRun=true&overwrite=false',
      'providerId,validFrom,perHour\r\nŁ’1,2027-01-01,"1.200,00"\r\n,2027-01-01,-5\r\n',
    ],
  ])
})

const checked = async () => {
  render(<ImportsPage />)
  await choose('people.csv', PEOPLE.replace('Staff', 'Staff ID'))
  await press('Next')
  await press('Check the file')
  await expect.element(page.getByText('Every row can be imported'), soon).toBeVisible()
}

it('offers to send a file again only when the server has said that it knows nothing of it, under the same id', async () => {
  await checked()
  receive = () => 'lost'
  await press('Import 2 rows')
  await expect.element(page.getByText('The file did not arrive'), soon).toBeVisible()
  receive = () => undefined
  await press('Send it again')
  await expect.element(page.getByText('The file was imported'), soon).toBeVisible()
  const [first, second] = sent.slice(1)
  expect(second).toEqual(first)
})

it('finds out what was imported behind a line that was lost, and does not send it again', async () => {
  await checked()
  receive = () => 'lost behind'
  await press('Import 2 rows')
  await expect.element(page.getByText('The file was imported'), soon).toBeVisible()
  await expect.element(button('Send it again')).not.toBeInTheDocument()
  expect(sent).toHaveLength(2)
})

it('does not take an answer for news that was asked for before the line was lost', async () => {
  await checked()
  const late = Promise.withResolvers<void>()
  held = late.promise
  receive = () => 'lost behind'
  await press('Import 2 rows')
  await expect.element(page.getByText('The file was imported'), soon).toBeVisible()
  late.resolve()
})

it('says how far it is while it runs, and can be stopped', async () => {
  await checked()
  receive = () => ({ state: 'running', rows: 2, looked: 1 })
  await press('Import 2 rows')
  await expect.element(page.getByRole('status').getByText('1 of 2 rows'), soon).toBeVisible()
  const { key = '' } = sent.at(-1) ?? {}
  states.set(key, { state: 'cancelled' })
  await expect.element(page.getByText('The import was stopped'), soon).toBeVisible()
  await press('Back to the steps')
  await expect.element(heading('What the file would do')).toHaveFocus()
  await expect.element(button('Import 2 rows')).toBeVisible()
})

it.each([
  ['people.pdf', 'x', 'Only files that end in .csv, .tsv, .txt or .xlsx can be read.'],
  ['people.xls', '\u00d0', 'There are no rows below a heading in it.'],
  ['people.csv', '', 'There are no rows below a heading in it.'],
  ['people.csv', 'a,b\n"1,2\n', 'Line 2: a cell opens with a quote that is never closed.'],
])('refuses %s in words, and keeps what was read before', async (name, text, words) => {
  render(<ImportsPage />)
  await choose('first.csv', PEOPLE)
  await expect.element(page.getByText(/^first.csv: 2 rows/)).toBeVisible()
  await choose(name, text)
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
  await expect.element(page.getByText(/^first.csv: 2 rows/)).toBeVisible()
})

it('names the rows that do not go with the heading, and imports none of the file', async () => {
  render(<ImportsPage />)
  await choose('people.csv', `${PEOPLE.replace('Staff', 'Staff ID')}n3;Cy\n`)
  await press('Next')
  await press('Check the file')
  await expect.element(page.getByText('The line has 2 cells, the heading 3')).toBeVisible()
  await expect.element(page.getByText('Every row can be imported'), soon).toBeVisible()
  await expect.element(button(/^Import/)).toBeDisabled()
})
