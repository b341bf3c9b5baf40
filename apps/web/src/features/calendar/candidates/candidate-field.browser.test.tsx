import texts from 'texts:calendar,edit,event,past,refusal,shift'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { candidatesAnswer } from '#test/candidates.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import { useState } from 'react'
import { addTexts } from '#web/lib/text.ts'
import { CandidateField, type AskedSlot } from './candidate-field.tsx'

addTexts(texts)

const CHOICES = ['Zed First', 'Tomasz Łukaszewski', 'Ada Lindqvist', 'Ben Ito'].map((label) => ({
  value: label.slice(0, 3).toLowerCase(),
  label,
}))
const SLOT: AskedSlot = { hospitalId: 'harbor', startsAt: '2026-11-13T19:00', endsAt: '2026-11-14T07:00' }
const Field = ({ slot }: { slot: AskedSlot | undefined }) => {
  const [value, setValue] = useState('')
  return <CandidateField label="Provider" choices={CHOICES} slot={slot} value={value} onChange={setValue} />
}
const field = page.getByRole('combobox', { name: 'Provider' })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

beforeEach(() => signIn(admin))

it('has the best for the slot first, with what speaks against them, and everybody else by name', async () => {
  const all = serve(({ path }) => candidatesAnswer(path))
  render(<Field slot={SLOT} />)
  await field.click()
  await expect
    .poll(options)
    .toEqual([
      'Ada LindqvistFree',
      expect.stringMatching(/^Ben ItoNear a limit · 9 h 50 min on duty/),
      expect.stringMatching(/^Tomasz ŁukaszewskiNot allowed by a rule · 11 h on duty/),
      'Zed First',
    ])
  expect(all[0]?.path).toContain('startsAt=2026-11-13T19%3A00')
  await field.fill('ben')
  await expect.poll(options).toEqual([expect.stringMatching(/^Ben Ito/)])
  await page.getByRole('option').first().click()
  await expect.element(field).toHaveValue('Ben Ito')
})

it('has all by name before there is a slot, and asks nobody', async () => {
  const all = serve(({ path }) => candidatesAnswer(path))
  render(<Field slot={undefined} />)
  await field.click()
  await expect.poll(options).toEqual(CHOICES.map(({ label }) => label))
  expect(all).toEqual([])
})

it('says so where it cannot be found out, and has all by name', async () => {
  serve(() => ({ status: 500, body: { message: 'x' } }))
  render(<Field slot={SLOT} />)
  await expect.element(field).toHaveAccessibleDescription('By name: it could not be found out who can work it.')
  await field.click()
  await expect.poll(options).toEqual(CHOICES.map(({ label }) => label))
})
