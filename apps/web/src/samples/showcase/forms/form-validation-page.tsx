import { Button, TextInput } from '@mantine/core'
import texts from 'texts:form-validation'
import { emailAddress, present } from '#web/lib/rules/rules.ts'
import { addTexts } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { WrongList } from './wrong-list.tsx'

addTexts(texts)

const LABELS = { first: 'First name', last: 'Family name', email: 'E-mail', password: 'Password' }
const EMPTY = { first: '', last: '', email: '', password: '' }
/** What was sent; a password is never shown. */
const listed = ({ first, last, email }: typeof EMPTY) => `Sent: ${first} ${last}, ${email}`

const Basic = () => {
  const form = useCheckedForm({
    initialValues: EMPTY,
    validate: {
      first: present,
      last: present,
      email: emailAddress,
      password: (password) => (password === '' ? 'Choose a password.' : null),
    },
  })
  return (
    <form noValidate onSubmit={form.whenRight((values) => tell(listed(values)))}>
      <Stack>
        <WrongList form={form} labels={LABELS} />
        <TextInput label={LABELS.first} required autoComplete="off" {...form.getInputProps('first')} />
        <TextInput label={LABELS.last} required autoComplete="off" {...form.getInputProps('last')} />
        <TextInput label={LABELS.email} type="email" required autoComplete="off" {...form.getInputProps('email')} />
        <PasswordField
          label={LABELS.password}
          required
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
      </Stack>
      <Actions>
        <Button variant="default" onClick={form.reset}>
          Reset
        </Button>
        <Button type="submit">Submit</Button>
      </Actions>
    </form>
  )
}

const atLeast = (count: number) => (text: string) =>
  text.trim().length < count ? `At least ${count} signs, please.` : null

const RULES = { first: atLeast(3), last: atLeast(3), email: emailAddress, password: atLeast(6) }

const Schema = () => {
  const form = useCheckedForm({ initialValues: EMPTY, validate: RULES })
  /** A field that was not begun is let alone until the form is sent. */
  const field = (name: keyof typeof RULES) => {
    const props = form.getInputProps(name)
    const error = form.isTyped(name) ? RULES[name](form.values[name]) : props.error
    return { ...props, error, label: LABELS[name], required: true, autoComplete: 'off' }
  }
  return (
    <form noValidate onSubmit={form.whenRight((values) => tell(listed(values)))}>
      <Stack>
        <TextInput {...field('first')} />
        <TextInput {...field('last')} />
        <TextInput {...field('email')} type="email" />
        <PasswordField {...field('password')} autoComplete="new-password" />
      </Stack>
      <Actions>
        <Button variant="default" onClick={form.reset}>
          Reset
        </Button>
        <Button type="submit">Submit</Button>
      </Actions>
    </form>
  )
}

/** A server that takes a second, and knows one address already. */
const register = async ({ email }: { email: string }) => {
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return { isTaken: email.toLowerCase() === 'maya@onward.test' }
}

const Async = () => {
  const form = useCheckedForm({ initialValues: { email: 'maya@onward.test' }, validate: { email: emailAddress } })
  const send = useChange(register, {
    failed: 'You were not registered',
    stale: [],
    onDone: ({ isTaken }, { email }) => {
      if (isTaken) return form.refuse({ email: 'Somebody has this address already.' })
      return tell(`Registered: ${email}`)
    },
  })
  return (
    <form noValidate onSubmit={form.whenRight((values) => !send.isPending && send.mutate(values))}>
      <TextInput
        label="E-mail to register"
        type="email"
        required
        autoComplete="off"
        readOnly={send.isPending}
        {...form.getInputProps('email')}
      />
      <Actions>
        <Button variant="default" disabled={send.isPending} onClick={form.reset}>
          Reset
        </Button>
        <Button type="submit" loading={send.isPending}>
          Register
        </Button>
      </Actions>
    </form>
  )
}

// Its fields weigh more than all the others of the page, and stand below them.
const ThirdParty = lazyPart(() => import('./form-validation.examples.tsx'), 'ThirdParty')

const FormValidationPage = () => <Examples page="form-validation" parts={{ Basic, Schema, Async, ThirdParty }} />
export default FormValidationPage
