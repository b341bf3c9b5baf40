import texts from 'texts:calendar,edit,event,refusal,shift'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { accepting, server, stored, version, writesIn } from '#test/shift-server.ts'
import { addTexts } from '#web/lib/text.ts'
import { ShiftForm } from './shift-form.tsx'

addTexts(texts)

let onClose = vi.fn<() => void>()
const note = page.getByRole('textbox', { name: 'Note' })
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
const open = () => render(<ShiftForm date="2026-11-13" assignmentId={7} onClose={onClose} />)
beforeEach(() => {
  // Before all of the shifts here, whenever this runs.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  onClose = vi.fn<() => void>()
  signIn(admin)
})

it('a change of what somebody else has changed takes theirs over, and asks where both did', async () => {
  const theirs = stored({ version: 4, providerId: 'tom', providerName: 'Tomasz Łukaszewski', note: 'Theirs' })
  let tries = 0
  const all = server(stored(), (asked) => ((tries += 1) === 1 ? version(theirs) : accepting(theirs)(asked)))
  open()
  await note.fill('Mine')
  await save()
  await expect.element(page.getByText('Provider is theirs now: Tomasz Łukaszewski')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: /^Provider/ })).toHaveValue('Tomasz Łukaszewski')
  await expect.element(page.getByRole('radio', { name: 'Mine: Mine' })).toBeChecked()
  await page.getByRole('radio', { name: 'Theirs: Theirs' }).click()
  await expect.element(note).toHaveValue('Theirs')
  await page.getByRole('radio', { name: 'Mine: Mine' }).click()
  await expect.element(note).toHaveValue('Mine')
  // What is typed from then on is mine too, whichever was chosen, and stays while theirs is looked at.
  await page.getByRole('radio', { name: 'Theirs: Theirs' }).click()
  await note.fill('Theirs and mine')
  await expect.element(page.getByRole('radio', { name: 'Mine: Theirs and mine' })).toBeChecked()
  await page.getByRole('radio', { name: 'Theirs: Theirs' }).click()
  await page.getByRole('radio', { name: 'Mine: Theirs and mine' }).click()
  await expect.element(note).toHaveValue('Theirs and mine')
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(writesIn(all)[1]?.body).toEqual({ version: 4, note: 'Theirs and mine' })
})

it('a change of a shift of which somebody else has changed the type alone says the type, and of nothing it says nothing', async () => {
  const same = stored({ version: 4 })
  const typed = stored({ version: 5, shiftType: 'call', shiftTypeId: 'call', shiftTypeName: 'Call' })
  const answers = [version(same), version(typed)]
  const all = server(stored(), (asked) => answers.shift() ?? accepting(typed)(asked))
  open()
  await note.fill('Mine')
  await save()
  await expect.element(page.getByText(/^Timing is theirs now: .*, 24 h call$/)).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(0)
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(writesIn(all).map(({ body }) => body)).toEqual([3, 4, 5].map((on) => ({ version: on, note: 'Mine' })))
})

it('a change whose answer was lost is saved by the next try, without a word about somebody else', async () => {
  const after = stored({ version: 4, note: 'Mine' })
  let tries = 0
  server(stored(), () => ((tries += 1) === 1 ? undefined : version(after)))
  open()
  await note.fill('Mine')
  await save()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
