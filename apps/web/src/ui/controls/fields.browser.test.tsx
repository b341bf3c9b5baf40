import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { SaveActions } from './actions.tsx'
import { ChoiceField, DateField, LineField, LinesField, TimeField, type FieldProps } from './fields.tsx'
import { PasswordField } from './password-field.tsx'

type Field = (props: FieldProps<string>) => React.ReactNode
/** A field as a form holds it. */
const Held = ({ Field, ...props }: { Field: Field } & FieldProps<string>) => {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <>
      <Field {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}
const value = page.getByRole('status')

describe.each([
  ['a line', LineField, 'Harbor General'],
  ['several lines', LinesField, 'Gate 4\nRing twice'],
  ['a date', DateField, '2026-03-07'],
  ['a time', TimeField, '19:30'],
] as [string, Field, string][])('a field for %s', (_, Field, text) => {
  it('hands on what is typed, as text', async () => {
    render(<Held Field={Field} label="Where" />)
    await page.getByLabelText('Where').fill(text)
    await expect.poll(() => value.element().textContent).toBe(text)
  })

  it('is right until it is said to be wrong, and then says why', async () => {
    const { draw } = render(<Held Field={Field} label="Where" />)
    await expect.element(page.getByLabelText('Where')).not.toHaveAttribute('aria-invalid', 'true')
    draw(<Held Field={Field} label="Where" error="is in the past" />)
    await expect.element(page.getByLabelText('Where')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByLabelText('Where')).toHaveAccessibleDescription('is in the past')
  })
})

it('a field that has to be filled says so to everybody', async () => {
  render(<Held Field={LineField} label="Name" required description="As on the badge" />)
  const field = page.getByRole('textbox', { name: /^Name/ })
  await expect.element(field).toBeRequired()
  await expect.element(field).toHaveAccessibleDescription('As on the badge')
})

describe('a field to choose from', () => {
  const people = Array.from({ length: 200 }, (_, at) => ({ value: `p${at}`, label: `Provider ${at}` }))
  const Choose = (props: { first?: string }) => (
    <Held
      Field={(field) => <ChoiceField {...field} choices={people} />}
      label="Provider"
      value={props.first ?? ''}
      placeholder="Who?"
    />
  )
  const field = page.getByRole('combobox', { name: 'Provider' })
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)

  it('offers the first of very many, and finds the others by what is typed', async () => {
    render(<Choose />)
    await field.click()
    await expect.poll(() => options().length).toBe(60)
    await field.fill('provider 17')
    await expect.poll(options).toEqual(['Provider 17', ...Array.from({ length: 10 }, (_, at) => `Provider 17${at}`)])
    await page.getByRole('option', { name: 'Provider 170' }).click()
    await expect.element(value).toHaveTextContent('p170')
    await expect.element(field).toHaveValue('Provider 170')
  })

  it('says that nothing matches', async () => {
    render(<Choose />)
    await field.fill('nobody')
    await expect.element(page.getByText('Nothing matches')).toBeVisible()
  })

  it('is chosen from by keyboard', async () => {
    render(<Choose first="p3" />)
    await expect.element(field).toHaveValue('Provider 3')
    await field.click()
    await field.fill('Provider 42')
    await keys('{ArrowDown}{Enter}')
    await expect.element(value).toHaveTextContent('p42')
  })

  it('keeps what was chosen when something is typed and left', async () => {
    render(<Choose first="p3" />)
    await field.fill('nobody')
    await userEvent.tab()
    await expect.element(field).toHaveValue('Provider 3')
    await expect.element(value).toHaveTextContent('p3')
  })

  it.each([
    ['in a page read from the right', true, 'right'],
    ['in a page read from the left', false, 'left'],
  ])('shows the beginning of a name that is read the other way, %s', async (_, isRTL, side) => {
    render(<Choose first="p7" />, { isRTL })
    const field = page.getByRole('combobox', { name: 'Provider' })
    await expect.element(field).toHaveValue('Provider 7')
    const { unicodeBidi, textOverflow, textAlign } = getComputedStyle(field.element())
    expect([unicodeBidi, textOverflow, textAlign]).toEqual(['plaintext', 'ellipsis', side])
  })
})

describe('a password', () => {
  it('is hidden until one wants to look at it, which the keyboard can too', async () => {
    render(<PasswordField label="Password" />)
    const field = page.getByLabelText('Password', { exact: true })
    await field.fill('Onward-2026')
    await expect.element(field).toHaveAttribute('type', 'password')
    await userEvent.tab()
    expect(focused()).toBe('Show password')
    await keys('{Enter}')
    await expect.element(field).toHaveAttribute('type', 'text')
    await expect.element(field).toHaveValue('Onward-2026')
  })

  it('says whether it is wrong', async () => {
    const { draw } = render(<PasswordField label="Password" />)
    const field = page.getByLabelText('Password', { exact: true })
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    draw(<PasswordField label="Password" error="must not be empty" />)
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription('must not be empty')
  })
})

it('a form is left as it was, or saved, and not saved twice', async () => {
  const done: string[] = []
  const form = (isBusy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        done.push('saved')
      }}
    >
      <SaveActions isBusy={isBusy} onDiscard={() => done.push('discarded')} />
    </form>
  )
  const { draw } = render(form(false))
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  expect(done).toEqual(['discarded', 'saved'])
  draw(form(true))
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Discard' })).toBeEnabled()
})
