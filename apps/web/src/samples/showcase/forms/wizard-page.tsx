import { NativeSelect, TextInput } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { House, Link, User, UserLock } from 'lucide'
import texts from 'texts:wizard'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { emailAddress, present } from '#web/lib/rules/rules.ts'
import { webAddress } from '#web/samples/lib/web-address.ts'
import { addTexts } from '#web/lib/text.ts'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Wizard, type WizardStep } from './wizard.tsx'

addTexts(texts)

type Account = { username: string; email: string; password: string; confirm: string }

const ACCOUNT = {
  username: present,
  email: emailAddress,
  password: (password: string) => (password.length < 8 ? 'At least 8 signs, please.' : null),
  confirm: (confirm: string, { password }: Account) =>
    confirm === '' || confirm !== password ? 'Type the same password again.' : null,
}
const PERSON = { first: present, last: present, country: present, language: present }
const ADDRESS = { address: present, pincode: present, city: present }
const SOCIAL = { twitter: webAddress, facebook: webAddress, google: webAddress, linkedin: webAddress }

/** Whether each field with a rule is right as it is now. */
const areRight = <Values extends Record<string, string>>(
  rules: Partial<Record<keyof Values, (text: string, values: Values) => string | null>>,
  values: Values,
) => Object.keys(values).every((name) => (rules[name]?.(values[name] ?? '', values) ?? null) === null)

const COUNTRIES = ['', 'Brazil', 'France', 'Germany', 'United States']
const LANGUAGES = ['', 'English', 'French', 'German', 'Portuguese']

/** The four steps; without `isChecked` one may leave each as it is. */
const useSteps = (isChecked: boolean): WizardStep[] => {
  const account = useCheckedForm<Account>({
    initialValues: { username: '', email: '', password: '', confirm: '' },
    validate: isChecked ? ACCOUNT : {},
  })
  const person = useCheckedForm({
    initialValues: { first: '', last: '', country: '', language: '' },
    validate: isChecked ? PERSON : {},
  })
  const address = useCheckedForm({
    initialValues: { address: '', landmark: '', pincode: '', city: '' },
    validate: isChecked ? ADDRESS : {},
  })
  const social = useCheckedForm({
    initialValues: { twitter: '', facebook: '', google: '', linkedin: '' },
    validate: isChecked ? SOCIAL : {},
  })
  const plain = { required: isChecked, autoComplete: 'off' }
  const link = { type: 'url', autoComplete: 'off', placeholder: 'https://' }
  return [
    {
      name: 'Account details',
      hint: 'How you sign in',
      icon: <Drawing of={UserLock} size={18} />,
      isRight: !isChecked || areRight(ACCOUNT, account.values),
      whenRight: account.whenRight,
      fields: (
        <>
          <TextInput label="User name" {...plain} {...account.getInputProps('username')} />
          <TextInput label="E-mail" type="email" {...plain} {...account.getInputProps('email')} />
          <PasswordField
            label="Password"
            {...plain}
            autoComplete="new-password"
            {...account.getInputProps('password')}
          />
          <PasswordField
            label="Password again"
            {...plain}
            autoComplete="new-password"
            {...account.getInputProps('confirm')}
          />
        </>
      ),
    },
    {
      name: 'Personal info',
      hint: 'Who you are',
      icon: <Drawing of={User} size={18} />,
      isRight: !isChecked || areRight(PERSON, person.values),
      whenRight: person.whenRight,
      fields: (
        <>
          <TextInput label="First name" {...plain} {...person.getInputProps('first')} />
          <TextInput label="Family name" {...plain} {...person.getInputProps('last')} />
          <NativeSelect label="Country" data={COUNTRIES} {...plain} {...person.getInputProps('country')} />
          <NativeSelect label="Language" data={LANGUAGES} {...plain} {...person.getInputProps('language')} />
        </>
      ),
    },
    {
      name: 'Address',
      hint: 'Where you live',
      icon: <Drawing of={House} size={18} />,
      isRight: !isChecked || areRight(ADDRESS, address.values),
      whenRight: address.whenRight,
      fields: (
        <>
          <TextInput label="Address" {...plain} {...address.getInputProps('address')} />
          <TextInput label="Landmark, if there is one" autoComplete="off" {...address.getInputProps('landmark')} />
          <TextInput label="Pincode" {...plain} {...address.getInputProps('pincode')} />
          <TextInput label="City" {...plain} {...address.getInputProps('city')} />
        </>
      ),
    },
    {
      name: 'Social links',
      hint: 'Where else you are',
      icon: <Drawing of={Link} size={18} />,
      isRight: !isChecked || areRight(SOCIAL, social.values),
      whenRight: social.whenRight,
      fields: (
        <>
          <TextInput label="Twitter" {...link} {...social.getInputProps('twitter')} />
          <TextInput label="Facebook" {...link} {...social.getInputProps('facebook')} />
          <TextInput label="Google" {...link} {...social.getInputProps('google')} />
          <TextInput label="LinkedIn" {...link} {...social.getInputProps('linkedin')} />
        </>
      ),
    },
  ]
}

const done = () => tell('Everything is sent.')

const Horizontal = () => <Wizard label="Steps with checks" steps={useSteps(true)} onDone={done} />

const Vertical = () => <Wizard label="Steps beside the fields" isVertical steps={useSteps(false)} onDone={done} />

const Modern = () => <Wizard label="Steps above, apart" isModern steps={useSteps(false)} onDone={done} />

const ModernVertical = () => (
  <Wizard label="Steps beside, apart" isModern isVertical steps={useSteps(false)} onDone={done} />
)

const WizardPage = () => (
  <Examples
    page="wizard"
    parts={{ Horizontal, Vertical, Modern, ModernVertical }}
    wide={['Horizontal', 'Vertical', 'Modern', 'ModernVertical']}
  />
)
export default WizardPage
