import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { DataTable, type Column, type HeadingProps, type Order } from './data-table.tsx'

type Facility = { id: string; name: string; beds: number; city: string }
const harbor: Facility = { id: 'h9', name: 'Harbor General', beds: 120, city: 'Boston' }
const mercy: Facility = { id: 'h2', name: 'Mercy West', beds: 9, city: 'Ames' }
const elm: Facility = { id: 'h5', name: 'elm Street Clinic', beds: 30, city: 'Boston' }
const all = [harbor, mercy, elm]

const columns: Column<Facility>[] = [
  { id: 'name', title: 'Facility', value: ({ name }) => name },
  { id: 'beds', title: 'Beds', value: ({ beds }) => beds, isNumber: true },
  { id: 'city', title: 'City', value: ({ city }) => city, cell: ({ city }) => <em>{city.toUpperCase()}</em> },
  { id: 'open', title: 'Details', cell: ({ id }) => <a href={`#${id}`}>Open</a> },
]
const shared = { label: 'Facilities', columns, rows: all, keyOf: ({ id }: Facility) => id, empty: 'No facility yet' }

const names = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('td:not(:has(input))')?.textContent)
const heading = (name: string) => page.getByRole('columnheader').filter({ hasText: new RegExp(name) })
const sortBy = (name: string) => heading(name).getByRole('button').click()

describe('a table', () => {
  it('shows a row for each, its cells in the words that the column has for them', async () => {
    render(<DataTable {...shared} />)
    await expect.element(page.getByRole('region', { name: 'Facilities' })).toBeVisible()
    expect(names()).toEqual(['Harbor General', 'Mercy West', 'elm Street Clinic'])
    const cells = page.getByRole('row', { name: /Mercy West/ }).getByRole('cell')
    expect(cells.elements().map(({ textContent }) => textContent)).toEqual(['Mercy West', '9', 'AMES', 'Open'])
  })

  it('can be reached by keyboard where it scrolls, before what stands in it', async () => {
    render(<DataTable {...shared} />)
    await keys('{Tab}')
    expect(focused()).toBe('Facilities')
    await keys('{Tab}')
    expect(document.activeElement?.textContent).toContain('Facility')
  })

  it('says that it is busy while new rows are on their way, and keeps the old ones', async () => {
    render(<DataTable {...shared} isBusy />)
    await expect.element(page.getByRole('region', { name: 'Facilities' })).toHaveAttribute('aria-busy', 'true')
    expect(names()).toHaveLength(3)
  })

  it('says that there is nothing, and keeps its headings', async () => {
    render(<DataTable {...shared} rows={[]} />)
    await expect.element(page.getByText('No facility yet')).toBeVisible()
    expect(page.getByRole('columnheader').elements()).toHaveLength(4)
  })

  it('sets figures under each other at the end of the column', async () => {
    render(<DataTable {...shared} />)
    const cells = page
      .getByRole('row', { name: /Mercy West/ })
      .getByRole('cell')
      .elements()
    expect(cells.map((cell) => getComputedStyle(cell).textAlign)).toEqual(['start', 'end', 'start', 'start'])
  })
})

describe('a name that is too long', () => {
  it.each([
    ['words', 'Saint '.repeat(33) + 'Saint'],
    ['one word', 'N'.repeat(200)],
  ])('of %s is broken into lines, and the other columns stay in sight', async (_, name) => {
    await page.viewport(1280, 800)
    const named = columns.map((column) =>
      column.id === 'name'
        ? { ...column, cell: (row: Facility) => <NameButton onClick={vi.fn<() => void>()}>{row.name}</NameButton> }
        : column,
    )
    const phrase = { id: 'group', title: 'Group', cell: ({ id }: Facility) => (id === harbor.id ? name : id) }
    render(<DataTable {...shared} columns={[...named, phrase]} rows={[{ ...harbor, name }, mercy]} />)
    const table = page.getByRole('region', { name: 'Facilities' })
    await expect.element(page.getByRole('cell', { name }).first()).toBeVisible()
    expect(table.element().scrollWidth).toBe(table.element().clientWidth)
    for (const cell of page.getByRole('cell').elements()) expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    // A short one is one line, however narrow the table.
    await page.viewport(320, 800)
    const { height } = page.getByRole('button', { name: 'Mercy West' }).element().getBoundingClientRect()
    expect(height).toBeLessThan(40)
  })
})

describe('sorting', () => {
  it.each([
    ['words as people sort them', 'Facility', 'ascending', ['elm Street Clinic', 'Harbor General', 'Mercy West']],
    ['figures by size, the largest first', 'Beds', 'descending', ['Harbor General', 'elm Street Clinic', 'Mercy West']],
    ['by the value, not by what is shown', 'City', 'ascending', ['Mercy West', 'Harbor General', 'elm Street Clinic']],
  ])('sorts %s', async (_, column, way, sorted) => {
    render(<DataTable {...shared} />)
    await sortBy(column)
    await expect.poll(names).toEqual(sorted)
    await expect.element(heading(column)).toHaveAttribute('aria-sort', way)
  })

  it('turns round, and then leaves the rows as they came', async () => {
    render(<DataTable {...shared} />)
    await sortBy('Facility')
    await sortBy('Facility')
    await expect.poll(names).toEqual(['Mercy West', 'Harbor General', 'elm Street Clinic'])
    await expect.element(heading('Facility')).toHaveAttribute('aria-sort', 'descending')
    await sortBy('Facility')
    await expect.poll(names).toEqual(['Harbor General', 'Mercy West', 'elm Street Clinic'])
    await expect.element(heading('Facility')).toHaveAttribute('aria-sort', 'none')
  })

  it('offers no sorting by what has no value', async () => {
    render(<DataTable {...shared} />)
    await expect.element(heading('Details')).not.toHaveAttribute('aria-sort')
    expect(heading('Details').getByRole('button').elements()).toEqual([])
  })

  it('leaves the rows to who sorts them elsewhere, and only asks', async () => {
    const asked = vi.fn<(order: Order) => void>()
    const Sorted = () => {
      const [order, setOrder] = useState<Order>({ column: 'name', way: 'asc' })
      const choose = (to: Order) => {
        asked(to)
        setOrder(to)
      }
      return <DataTable {...shared} order={order} onOrder={choose} />
    }
    render(<Sorted />)
    await expect.element(heading('Facility')).toHaveAttribute('aria-sort', 'ascending')
    // Three times on one heading: a list that comes sorted is always sorted by something.
    for (const _ of [1, 2]) await sortBy('Facility')
    await sortBy('City')
    await expect.element(heading('City')).toHaveAttribute('aria-sort', 'ascending')
    expect(asked.mock.calls.map(([order]) => order)).toEqual([
      { column: 'name', way: 'desc' },
      { column: 'name', way: 'asc' },
      { column: 'city', way: 'asc' },
    ])
    expect(names()).toEqual(['Harbor General', 'Mercy West', 'elm Street Clinic'])
  })
})

describe('ticking', () => {
  const Ticked = ({ first = '', rows = all }: { first?: string; rows?: Facility[] }) => {
    const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(first ? [first] : []))
    return (
      <>
        <DataTable
          {...shared}
          rows={rows}
          selection={{ keys: ticked, nameOf: ({ name }) => name, onChange: setTicked }}
        />
        <output aria-label="ticked">{[...ticked].join()}</output>
      </>
    )
  }
  const tick = (name: string) => page.getByRole('checkbox', { name })
  const ticked = page.getByLabelText('ticked')

  it('names each box after its row', async () => {
    render(<Ticked />)
    await tick('Select Mercy West').click()
    await expect.element(ticked).toHaveTextContent('h2')
    await tick('Select Harbor General').click()
    await expect.element(ticked).toHaveTextContent('h2,h9')
    await tick('Select Mercy West').click()
    await expect.element(ticked).toHaveTextContent('h9')
  })

  it('ticks all, says when it is some, and takes all back', async () => {
    render(<Ticked first="h5" />)
    await expect.element(tick('View all')).toBePartiallyChecked()
    await tick('View all').click()
    await expect.element(ticked).toHaveTextContent('h5,h9,h2')
    await expect.element(tick('View all')).toBeChecked()
    await tick('View all').click()
    await expect.element(ticked).toHaveTextContent('')
    await expect.element(tick('View all')).not.toBeChecked()
  })

  it('leaves alone what is ticked on another page', async () => {
    render(<Ticked first="h77" rows={[harbor]} />)
    await expect.element(tick('View all')).not.toBeChecked()
    await tick('View all').click()
    await expect.element(ticked).toHaveTextContent('h77,h9')
    await tick('View all').click()
    await expect.element(ticked).toHaveTextContent('h77')
  })

  it('ticks nothing where there are no rows', async () => {
    render(<Ticked rows={[]} />)
    await expect.element(tick('View all')).not.toBeChecked()
  })

  it('keeps what is ticked with its row when the rows are sorted', async () => {
    render(<Ticked first="h5" />)
    await sortBy('Facility')
    await expect.poll(names).toEqual(['elm Street Clinic', 'Harbor General', 'Mercy West'])
    await expect.element(tick('Select elm Street Clinic')).toBeChecked()
    await expect.element(tick('Select Harbor General')).not.toBeChecked()
  })
})

describe('unfolding', () => {
  const detail = {
    title: 'More',
    labelOf: ({ name }: Facility) => `More of ${name}`,
    of: ({ city }: Facility) => <p>In {city}</p>,
  }
  const more = (name: string) => page.getByRole('button', { name: `More of ${name}` })

  it('shows below a row what belongs to it, by its button', async () => {
    render(<DataTable {...shared} detail={detail} />)
    await expect.element(page.getByRole('columnheader', { name: 'More' })).toBeInTheDocument()
    await expect.element(more('Mercy West')).toHaveAttribute('aria-expanded', 'false')
    await more('Mercy West').click()
    await expect.element(page.getByText('In Ames')).toBeVisible()
    await expect.element(more('Mercy West')).toHaveAttribute('aria-expanded', 'true')
    const place = more('Mercy West').element().getAttribute('aria-controls')
    expect(document.getElementById(place ?? '')?.textContent).toBe('In Ames')
    expect(page.getByText('In Boston').elements()).toEqual([])
    await more('Mercy West').click()
    await expect.element(page.getByText('In Ames')).not.toBeInTheDocument()
  })

  it('does so by a press on the row, but not by one on a link in it', async () => {
    render(<DataTable {...shared} detail={detail} />)
    await page.getByText('AMES').click()
    await expect.element(page.getByText('In Ames')).toBeVisible()
    await page
      .getByRole('row', { name: /Harbor General/ })
      .getByRole('link')
      .click()
    expect(page.getByText('In Boston').elements()).toEqual([])
  })

  it('keeps what is unfolded with its row when the rows are sorted', async () => {
    render(<DataTable {...shared} detail={detail} />)
    await more('Mercy West').click()
    await sortBy('Beds')
    await expect.element(page.getByText('In Ames')).toBeVisible()
    const rows = page
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent)
    expect(rows.at(-1)).toBe('In Ames')
    expect(rows.at(-2)).toContain('Mercy West')
  })
})

it('draws its headings by what it is given, in their order', async () => {
  const Heading = ({ id, title, at, th, children }: HeadingProps) => (
    <th {...th} data-place={`${at} ${id} ${title}`}>
      {children}
    </th>
  )
  render(<DataTable {...shared} Heading={Heading} />)
  const places = page
    .getByRole('columnheader')
    .elements()
    .map((one) => one.getAttribute('data-place'))
  expect(places).toEqual(['0 name Facility', '1 beds Beds', '2 city City', '3 open Details'])
  await sortBy('Facility')
  await expect.element(heading('Facility')).toHaveAttribute('aria-sort', 'ascending')
})
