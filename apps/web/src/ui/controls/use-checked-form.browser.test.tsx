import { TextInput } from '@mantine/core'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { wouldLose } from '#web/lib/leaving.ts'
import { useCheckedForm } from './use-checked-form.ts'

type Values = { name: string; email: string; city: string }
const saved = vi.fn<(values: Values) => void>()
const wanted = (text: string) => (text === '' ? 'Required' : null)

const Profile = ({ refusal }: { refusal: Record<string, string> }) => {
  const form = useCheckedForm<Values>({
    initialValues: { name: '', email: '', city: 'Boston' },
    validate: { name: wanted, email: wanted },
  })
  const save = (values: Values) => {
    saved(values)
    if (Object.keys(refusal).length > 0) form.refuse(refusal)
    else form.settle(values)
  }
  return (
    <form onSubmit={form.whenRight(save)} noValidate>
      <TextInput label="Name" {...form.getInputProps('name')} />
      <TextInput label="E-mail" {...form.getInputProps('email')} />
      <TextInput label="City" {...form.getInputProps('city')} />
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.setValue('city', 'Ames')}>
        Ames
      </button>
      <button type="button" onClick={form.reset}>
        Back
      </button>
      <output>{form.values.city}</output>
    </form>
  )
}
const show = (refusal: Record<string, string> = {}) => {
  saved.mockReset()
  return render(<Profile refusal={refusal} />)
}
const field = (name: string) => page.getByLabelText(name)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

describe('a form that is not right', () => {
  it('marks each wrong field, leads to the first of them, and sends nothing', async () => {
    show()
    await press('Save')
    await expect.element(field('Name')).toHaveAccessibleDescription('Required')
    await expect.element(field('E-mail')).toHaveAccessibleDescription('Required')
    await expect.element(field('City')).toHaveAccessibleDescription('')
    expect(focused()).toBe('Name')
    expect(saved).not.toHaveBeenCalled()
  })

  it('leads to the first that is still wrong', async () => {
    show()
    await field('Name').fill('Ada')
    await press('Save')
    await expect.poll(focused).toBe('E-mail')
    await expect.element(field('Name')).toHaveAccessibleDescription('')
  })

  it('leads to its own field, though another form has one of that name', async () => {
    render(
      <>
        <Profile refusal={{}} />
        <Profile refusal={{}} />
      </>,
    )
    await page.getByRole('button', { name: 'Save' }).nth(1).click()
    expect(document.activeElement).toBe(field('Name').nth(1).element())
  })

  it('takes the mark back from a field that is being put right', async () => {
    show()
    await press('Save')
    await field('Name').fill('A')
    await expect.element(field('Name')).not.toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('E-mail')).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('a refusal', () => {
  const refused = async (refusal: Record<string, string>) => {
    show(refusal)
    await field('Name').fill('Ada')
    await field('E-mail').fill('ada@onward.test')
    await press('Save')
    await expect.poll(() => saved.mock.calls.length).toBe(1)
  }

  it('marks what it names, leads there, and keeps what was typed', async () => {
    await refused({ email: 'is taken' })
    await expect.element(field('E-mail')).toHaveAccessibleDescription('is taken')
    expect(focused()).toBe('E-mail')
    await expect.element(field('Name')).toHaveValue('Ada')
    await expect.element(field('E-mail')).toHaveValue('ada@onward.test')
  })

  it('leads to the first in the order of the fields, whatever its own', async () => {
    await refused({ city: 'is unknown', email: 'is taken' })
    expect(focused()).toBe('E-mail')
  })

  it('of what no field is for leaves the focus where it is', async () => {
    await refused({ terms: 'have to be accepted' })
    expect(focused()).toBe('Save')
  })
})

it('a form that is right is sent by Enter, with all its values', async () => {
  show()
  await field('Name').fill('Ada')
  await field('E-mail').fill('ada@onward.test')
  await keys('{Enter}')
  expect(saved.mock.calls).toEqual([[{ name: 'Ada', email: 'ada@onward.test', city: 'Boston' }]])
})

it('goes back to what was saved last', async () => {
  show()
  const city = page.getByRole('status')
  await press('Ames')
  await expect.element(city).toHaveTextContent('Ames')
  await press('Back')
  await expect.element(city).toHaveTextContent('Boston')
  await field('Name').fill('Ada')
  await field('E-mail').fill('ada@onward.test')
  await press('Ames')
  await press('Save')
  await field('City').fill('Elsewhere')
  await press('Back')
  await expect.element(city).toHaveTextContent('Ames')
})

it('holds something that would be lost while it is typed and not saved', async () => {
  const { draw } = show()
  expect(wouldLose()).toBe(false)
  await field('City').fill('Bergen')
  expect(wouldLose()).toBe(true)
  await press('Back')
  await expect.poll(wouldLose).toBe(false)
  await field('City').fill('Bergen')
  expect(wouldLose()).toBe(true)
  draw(null)
  await expect.poll(wouldLose).toBe(false)
})

it('asks before Back while any of two forms would lose something, and no more after that', async () => {
  /** A step back as the browser tells of it, which it does for the outermost page alone. */
  const isHeld = () => {
    const step = new Event('navigate', { cancelable: true })
    Object.assign(step, { navigationType: 'traverse', destination: { key: 'none', sameDocument: true } })
    ;(window as unknown as { navigation: EventTarget }).navigation.dispatchEvent(step) // younger than the type library
    return step.defaultPrevented
  }
  const forms = (both: boolean) => (
    <>
      <Profile refusal={{}} />
      {both && <Profile refusal={{}} />}
    </>
  )
  const { draw } = render(forms(true))
  expect(isHeld()).toBe(false)
  await page.getByLabelText('City').first().fill('Bergen')
  await page.getByLabelText('City').last().fill('Bergen')
  draw(forms(false))
  expect(isHeld()).toBe(true)
  const question = page.getByRole('dialog', { name: 'Throw away what you typed?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await press('Back')
  await expect.poll(isHeld).toBe(false)
})
