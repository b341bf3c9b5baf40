import { NativeSelect } from '@mantine/core'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { ListBar } from './list-bar.tsx'

it('keeps the search and a filter on one line, however long a choice is, and within a telephone', async () => {
  await page.viewport(1280, 800)
  render(
    <ListBar start="Show">
      <SearchField label="Search" value="" onChange={vi.fn<(q: string) => void>()} />
      <NativeSelect aria-label="Facility" data={['All', 'N'.repeat(200)]} />
    </ListBar>,
  )
  const [search, filter] = [page.getByRole('searchbox'), page.getByRole('combobox')]
  await expect.element(filter).toBeVisible()
  const boxOf = (one: typeof search) => one.element().getBoundingClientRect()
  expect(boxOf(filter).top).toBe(boxOf(search).top)
  expect(boxOf(filter).width).toBeLessThan(2 * boxOf(search).width)
  await page.viewport(320, 800)
  expect(boxOf(filter).right).toBeLessThanOrEqual(320)
  expect(boxOf(filter).width).toBe(boxOf(search).width)
})
