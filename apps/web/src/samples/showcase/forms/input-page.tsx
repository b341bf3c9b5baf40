import { TextInput } from '@mantine/core'
import { useState } from 'react'
import texts from 'texts:input'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { FloatingField } from './floating-field.tsx'
import styles from './fields.module.css'

addTexts(texts)

const Basic = () => (
  <Stack>
    <TextInput label="Name" placeholder="As on the badge" autoComplete="off" />
    <TextInput label="Badge number" description="Six digits, on the back of the badge." inputMode="numeric" />
    <TextInput label="Ward" defaultValue="Intensive care" readOnly />
    <TextInput label="Cost centre" defaultValue="4711" disabled />
    <TextInput label="Account" variant="unstyled" defaultValue="maya.okafor@onward.test" readOnly />
  </Stack>
)

const BESIDE = { root: styles.beside ?? '' }

const Horizontal = () => (
  <Stack>
    <TextInput label="Small label" size="xs" classNames={BESIDE} />
    <TextInput label="Default label" classNames={BESIDE} />
    <TextInput label="Large label" size="lg" classNames={BESIDE} />
  </Stack>
)

const Sizes = () => (
  <Stack>
    <TextInput label="Large" size="lg" placeholder="Large" />
    <TextInput label="Default" placeholder="Default" />
    <TextInput label="Small" size="xs" placeholder="Small" />
  </Stack>
)

const States = () => {
  const [badge, setBadge] = useState('4711')
  const [ward, setWard] = useState('Oncology')
  const isBadge = /^\d{6}$/.test(badge)
  return (
    <Stack>
      <TextInput
        label="Badge of six digits"
        inputMode="numeric"
        required
        value={badge}
        onChange={({ currentTarget }) => setBadge(currentTarget.value)}
        {...(isBadge ? { success: 'This badge can be used.' } : { error: 'A badge has six digits.' })}
      />
      <TextInput
        label="Ward of the shift"
        required
        value={ward}
        onChange={({ currentTarget }) => setWard(currentTarget.value)}
        {...(ward.trim() === '' ? { error: 'Say which ward.' } : { success: 'There is such a ward.' })}
      />
    </Stack>
  )
}

const Floating = () => (
  <Stack>
    <FloatingField label="First name" autoComplete="off" />
    <FloatingField label="Family name" autoComplete="off" defaultValue="Okafor" />
    <FloatingField label="Staff number" defaultValue="4711" disabled />
  </Stack>
)

const FILE = { input: styles.file ?? '' }

const Files = () => {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <Stack>
      <TextInput type="file" label="Licence" classNames={FILE} />
      <TextInput
        type="file"
        label="Certificates"
        description="Several can be chosen at once."
        multiple
        classNames={FILE}
        onChange={({ currentTarget }) => setChosen(Array.from(currentTarget.files ?? [], ({ name }) => name))}
      />
      <ul className={styles.names} aria-label="Chosen certificates">
        {chosen.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Stack>
  )
}

const InputPage = () => <Examples page="input" parts={{ Basic, Horizontal, Sizes, States, Floating, Files }} />
export default InputPage
