import { Button, Checkbox, TextInput } from '@mantine/core'
import { Lock, Mail, Smartphone, User } from 'lucide'
import type { ReactNode, SubmitEvent } from 'react'
import texts from 'texts:form-layout'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import fields from './fields.module.css'
import styles from './form-layout.module.css'

addTexts(texts)

/** The page stays; a program would send what the form holds. */
const send = (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault()
  tell('The form is sent.')
}

const Buttons = () => (
  <Actions>
    <Button type="reset" variant="default">
      Reset
    </Button>
    <Button type="submit">Submit</Button>
  </Actions>
)

type Icons = Partial<Record<'first' | 'email' | 'mobile' | 'password', ReactNode>>

const ICONS: Icons = {
  first: <Drawing of={User} size={16} />,
  email: <Drawing of={Mail} size={16} />,
  mobile: <Drawing of={Smartphone} size={16} />,
  password: <Drawing of={Lock} size={16} />,
}

const BESIDE = { root: fields.beside ?? '' }

const Beside = ({ icons }: { icons?: Icons }) => (
  <form onSubmit={send}>
    <Stack>
      <TextInput label="First name" name="first" autoComplete="off" leftSection={icons?.first} classNames={BESIDE} />
      <TextInput
        label="E-mail"
        name="email"
        type="email"
        autoComplete="off"
        leftSection={icons?.email}
        classNames={BESIDE}
      />
      <TextInput
        label="Mobile"
        name="mobile"
        type="tel"
        autoComplete="off"
        leftSection={icons?.mobile}
        classNames={BESIDE}
      />
      <TextInput
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        leftSection={icons?.password}
        classNames={BESIDE}
      />
      <Checkbox label="Remember me" name="remember" className={styles.behind ?? ''} />
    </Stack>
    <Buttons />
  </form>
)

const Horizontal = () => <Beside />

const HorizontalIcons = () => <Beside icons={ICONS} />

const Above = ({ icons }: { icons?: Icons }) => (
  <form onSubmit={send}>
    <Stack>
      <TextInput label="First name" name="first" autoComplete="off" leftSection={icons?.first} />
      <TextInput label="E-mail" name="email" type="email" autoComplete="off" leftSection={icons?.email} />
      <TextInput label="Mobile" name="mobile" type="tel" autoComplete="off" leftSection={icons?.mobile} />
      <TextInput
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        leftSection={icons?.password}
      />
      <Checkbox label="Remember me" name="remember" />
    </Stack>
    <Buttons />
  </form>
)

const Vertical = () => <Above />

const VerticalIcons = () => <Above icons={ICONS} />

const Columns = () => (
  <form onSubmit={send}>
    <div className={styles.columns}>
      <TextInput label="First name" name="first" autoComplete="off" />
      <TextInput label="Family name" name="last" autoComplete="off" />
      <TextInput label="City" name="city" autoComplete="off" />
      <TextInput label="Country" name="country" autoComplete="off" />
      <TextInput label="Hospital" name="hospital" autoComplete="off" />
      <TextInput label="E-mail" name="email" type="email" autoComplete="off" />
      <Checkbox label="Remember me" name="remember" />
    </div>
    <Buttons />
  </form>
)

const FormLayoutPage = () => (
  <Examples
    page="form-layout"
    parts={{ Horizontal, HorizontalIcons, Vertical, VerticalIcons, Columns }}
    wide={['Columns']}
  />
)
export default FormLayoutPage
