import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/render.tsx'
import type { Choice } from '#web/lib/choices/choice.ts'
import { FoundChoice } from './found-choice.tsx'

const PEOPLE = ['Łucja O’Neil', 'Maya Okafor', 'Pilar Ortega', 'Quentin Ash'].map((label, at) => ({
  value: `p${at}`,
  label,
}))

/** A search whose answers come when they are let; without a text it knows everybody. */
const searching = () => {
  const held = new Map<string, (found: Choice[] | Error) => void>()
  const asked = ({ q }: { q: string; perPage: number }) => ({
    queryKey: ['people', q] as const,
    queryFn: async () => {
      if (q === '') return PEOPLE
      const found = await new Promise<Choice[] | Error>((go) => held.set(q, go))
      if (found instanceof Error) throw found
      return found
    },
  })
  return { asked, held }
}
const Choose = ({ asked }: Pick<ReturnType<typeof searching>, 'asked'>) => {
  const [chosen, choose] = useState<Choice>()
  return (
    <>
      <FoundChoice asked={asked} listed={(found) => found} label="Who" value={chosen} onChange={choose} />
      <output>{chosen?.value}</output>
    </>
  )
}
const field = page.getByRole('combobox', { name: 'Who' })
const offered = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

it('narrows at once what it knows, and then offers what the server finds, by more than names', async () => {
  const { asked, held } = searching()
  render(<Choose asked={asked} />)
  await field.click()
  await expect.poll(offered).toEqual(PEOPLE.map(({ label }) => label))
  await field.fill('or')
  expect(offered()).toEqual(['Maya Okafor', 'Pilar Ortega'])
  await expect.poll(() => held.has('or')).toBe(true)
  held.get('or')?.([PEOPLE[2], PEOPLE[3]].flatMap((one) => one ?? []))
  await expect.poll(offered).toEqual(['Pilar Ortega', 'Quentin Ash'])
  await page.getByRole('option', { name: 'Quentin Ash' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('p3')
})

it('says that it searches while it does, and why it found nothing', async () => {
  const { asked, held } = searching()
  render(<Choose asked={asked} />)
  await field.click()
  await field.fill('nobody whom it knows')
  await expect.element(page.getByText('Loading')).toBeVisible()
  expect(offered()).toEqual([])
  await expect.poll(() => held.size).toBe(1)
  for (const answer of held.values()) answer([])
  await expect.element(page.getByText('Nothing matches')).toBeVisible()
  await field.fill('elsewhere')
  await expect.poll(() => held.has('elsewhere')).toBe(true)
  held.get('elsewhere')?.(new Error('Away'))
  await expect.element(page.getByRole('listbox')).toMatchTextContent(/^(?!Nothing|Loading)./)
})
