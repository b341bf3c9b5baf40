import { TextInput } from '@mantine/core'
import { ApiError } from '@onward/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { focused } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { useCheckedForm } from './use-checked-form.ts'

const NAMES = { startsAt: 'from' } as const
/** A form whose call knows one of the fields by another name. */
const Shift = ({ refusal }: { refusal: unknown }) => {
  const form = useCheckedForm({ initialValues: { who: 'Maya', from: '07:00' }, validate: {}, names: NAMES })
  const save = useChange(async () => Promise.reject(refusal), { stale: [], form })
  return (
    <form onSubmit={form.whenRight(() => save.mutate({}))}>
      <ChangeFailure of={save} />
      <TextInput label="Who" {...form.getInputProps('who')} />
      <TextInput label="From" {...form.getInputProps('from')} />
      <button type="submit">Save</button>
    </form>
  )
}
const alert = page.getByRole('alert')
const save = async (refusal: unknown) => {
  render(<Shift refusal={refusal} />)
  await page.getByRole('button', { name: 'Save' }).click()
}
const refusalOf = (...paths: string[]) =>
  new ApiError(400, { message: 'The shift is wrong', issues: paths.map((path) => ({ path, message: `${path}!` })) })

it('marks a field by the name that the form has for it, and says nothing twice', async () => {
  await save(refusalOf('startsAt'))
  await expect.element(page.getByLabelText('From')).toHaveAccessibleDescription('startsAt!')
  expect([focused(), alert.elements()]).toEqual(['From', []])
})

it('says above the fields what only some of them can say', async () => {
  await save(refusalOf('who', 'version'))
  await expect.element(page.getByLabelText('Who')).toHaveAccessibleDescription('who!')
  await expect.element(alert).toMatchTextContent('The shift is wrong')
})

it('says above the fields what none of them can', async () => {
  await save(new ApiError(409, { message: 'Maya is on leave' }))
  await expect.element(alert).toMatchTextContent('Maya is on leave')
  await expect.element(page.getByLabelText('Who')).toHaveValue('Maya')
})
