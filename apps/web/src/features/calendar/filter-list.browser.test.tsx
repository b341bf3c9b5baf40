import texts from 'texts:calendar'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { addTexts, texts as spoken } from '#web/lib/text.ts'
import { FilterList } from './filter-list.tsx'

addTexts(texts)

type Option = { id: string; name: string }
const few: Option[] = [
  { id: 'h3', name: 'Harbor General' },
  { id: 'h2', name: 'Hôpital Saint-Louis' },
  { id: 'h1', name: 'Mercy West' },
]
type Props = { choices?: Option[]; isKnown?: boolean; hasFailed?: boolean }
const Filter = ({ choices = few, isKnown = true, hasFailed = false }: Props) => {
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <FilterList
        title="Facilities"
        searchLabel="Find a facility"
        filter={{
          choices,
          unticked,
          isKnown,
          hasFailed,
          set: setUnticked,
        }}
      />
      <output>{[...unticked].join()}</output>
    </>
  )
}
const lines = page.getByRole('group', { name: 'Facilities', exact: true }).last()
const names = () =>
  lines
    .getByRole('checkbox')
    .elements()
    .map((box) => box.closest('label')?.textContent)
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const unticked = page.getByRole('status')
const search = page.getByLabelText('Find a facility')

describe('a filter', () => {
  it('has all ticked at first, and says how many are', async () => {
    render(<Filter />)
    await expect.poll(names).toEqual(['Harbor General', 'Hôpital Saint-Louis', 'Mercy West'])
    await expect.element(box('View all')).toBeChecked()
    await expect.element(page.getByText('3 of 3')).toBeVisible()
  })

  it('leaves out one, and takes it back', async () => {
    render(<Filter />)
    await box('Mercy West').click()
    await expect.element(unticked).toHaveTextContent('h1')
    await expect.element(box('View all')).toBePartiallyChecked()
    await box('Mercy West').click()
    await expect.element(box('View all')).toBeChecked()
  })

  it('leaves out all, and takes all back', async () => {
    render(<Filter />)
    await box('View all').click()
    await expect.element(unticked).toHaveTextContent('h3,h2,h1')
    await expect.element(box('View all')).not.toBeChecked()
    await box('View all').click()
    await expect.element(unticked).toHaveTextContent('')
  })

  it('ticks all from some', async () => {
    render(<Filter />)
    await box('Mercy West').click()
    await box('View all').click()
    await expect.element(unticked).toHaveTextContent('')
  })

  it('finds lines by what is typed, with accents or without, and forgets none of the others', async () => {
    render(<Filter />)
    await search.fill('HOPITAL')
    await expect.poll(names).toEqual(['Hôpital Saint-Louis'])
    await box('Hôpital Saint-Louis').click()
    await search.fill('nowhere')
    await expect.element(page.getByText('Nothing matches')).toBeVisible()
    await search.fill('')
    await expect.poll(names).toHaveLength(3)
    await expect.element(unticked).toHaveTextContent('h2')
  })

  it('at its top ticks what is found and nothing else, and says so', async () => {
    render(<Filter />)
    await search.fill('h')
    await expect.poll(names).toHaveLength(2)
    await box('All 2 found').click()
    await expect.element(unticked).toHaveTextContent('h3,h2')
    await search.fill('mercy')
    await expect.element(box('All 1 found')).toBeChecked()
    await box('All 1 found').click()
    await expect.element(unticked).toHaveTextContent('h3,h2,h1')
    await search.fill('h')
    await box('All 2 found').click()
    await expect.element(unticked).toHaveTextContent('h1')
  })

  it('shows one alone, by its word or by Enter', async () => {
    render(<Filter />)
    await box('Harbor General').hover()
    await page.getByRole('button', { name: 'only Harbor General' }).click()
    await expect.element(unticked).toHaveTextContent('h2,h1')
    box('Mercy West').element().focus()
    await keys('{Enter}')
    await expect.element(unticked).toHaveTextContent('h3,h2')
  })

  it('lists as readers of the language look for them, also once another is chosen', async () => {
    render(<Filter choices={['Ward 10', 'Ward 9', 'Zorn', 'Öhler'].map((name, at) => ({ id: `h${at}`, name }))} />)
    await expect.poll(names).toEqual(['Öhler', 'Ward 9', 'Ward 10', 'Zorn'])
    spoken.load('sv', spoken.messages)
    spoken.activate('sv')
    await expect.poll(names).toEqual(['Ward 9', 'Ward 10', 'Zorn', 'Öhler'])
    spoken.activate('en')
  })

  it('says nothing of a list that is not here, but that it did not come', async () => {
    const { draw } = render(<Filter choices={[]} isKnown={false} />)
    expect(page.getByText('0 of 0').elements()).toEqual([])
    expect(page.getByText('Nothing matches').elements()).toEqual([])
    draw(<Filter choices={[]} isKnown={false} hasFailed />)
    await expect.element(page.getByText('This list could not be loaded.')).toBeVisible()
  })

  it('is ticked by keyboard', async () => {
    render(<Filter />)
    await search.click()
    await keys('{Tab}{Tab}{Tab} ')
    await expect.element(unticked).toHaveTextContent('h3')
  })
})

describe('a filter of thousands', () => {
  const many = Array.from({ length: 3000 }, (_, at) => ({ id: `p${at}`, name: `Provider ${at}` }))

  it('has only those in sight in the page, and reaches the last', async () => {
    render(<Filter choices={many} />)
    await expect.poll(() => names().length).toBeGreaterThan(4)
    expect(names().length).toBeLessThan(100)
    await search.fill('provider 2999')
    await expect.poll(names).toEqual(['Provider 2999'])
  })

  it('leaves out all of them', async () => {
    render(<Filter choices={many} />)
    await box('View all').click()
    await expect.poll(() => unticked.element().textContent.split(',').length).toBe(3000)
  })
})
