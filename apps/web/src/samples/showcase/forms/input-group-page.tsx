import { Button, Checkbox, Radio, TextInput } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import { ChevronDown, Mail, MessageSquare, Search } from 'lucide'
import { useState } from 'react'
import texts from 'texts:input-group'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { Addon, FieldGroup, LinesGroup } from './field-group.tsx'
import styles from './field-group.module.css'

addTexts(texts)

const Basic = () => (
  <Stack>
    <FieldGroup
      label="Find a clinician"
      before={
        <Addon>
          <Drawing of={Search} size={16} />
        </Addon>
      }
      placeholder="Name or badge"
    />
    <FieldGroup label="Address at onward.test" after={<Addon>@onward.test</Addon>} autoComplete="off" />
    <FieldGroup
      label="Rate by the hour, in dollars"
      inputMode="decimal"
      before={<Addon>$</Addon>}
      after={<Addon>an hour</Addon>}
    />
    <PasswordField label="Password" autoComplete="new-password" />
    <LinesGroup
      label="Note for the ward"
      before={
        <Addon>
          <Drawing of={MessageSquare} size={16} />
        </Addon>
      }
      rows={2}
    />
  </Stack>
)

const Merged = () => (
  <Stack>
    <TextInput label="Find a ward" leftSection={<Drawing of={Search} size={16} />} placeholder="Cardiology" />
    <TextInput
      label="E-mail of the ward"
      type="email"
      leftSection={<Drawing of={Mail} size={16} />}
      autoComplete="off"
    />
    <TextInput
      label="Bonus, in dollars"
      inputMode="decimal"
      leftSection="$"
      rightSection="USD"
      rightSectionWidth={52}
    />
  </Stack>
)

const Sizes = () => (
  <Stack>
    <FieldGroup label="Large group" size="lg" before={<Addon>@</Addon>} />
    <FieldGroup label="Default group" before={<Addon>@</Addon>} />
    <FieldGroup label="Small group" size="xs" before={<Addon>@</Addon>} />
  </Stack>
)

const Choices = () => {
  const [isNoted, setNoted] = useState(true)
  const [by, setBy] = useState('mail')
  const pick = (way: string) => (
    <Addon>
      <Radio name="by" aria-label={`Reach me by ${way}`} checked={by === way} onChange={() => setBy(way)} />
    </Addon>
  )
  return (
    <Stack>
      <FieldGroup
        label="Note for the next shift"
        disabled={!isNoted}
        before={
          <Addon>
            <Checkbox
              aria-label="Leave a note"
              checked={isNoted}
              onChange={({ currentTarget }) => setNoted(currentTarget.checked)}
            />
          </Addon>
        }
      />
      <FieldGroup label="By mail" type="email" autoComplete="off" disabled={by !== 'mail'} before={pick('mail')} />
      <FieldGroup label="By phone" type="tel" autoComplete="off" disabled={by !== 'phone'} before={pick('phone')} />
    </Stack>
  )
}

const Buttons = () => {
  const [text, setText] = useState('')
  return (
    <Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          tell(`Looked for: ${text}`)
        }}
      >
        <FieldGroup
          label="Look for a shift"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          after={<Button type="submit">Look</Button>}
        />
      </form>
      <FieldGroup
        label="Nurses who are asked"
        defaultValue="Maya Okafor"
        before={
          <Button variant="default" onClick={() => tell('Everybody is asked.')}>
            Everybody
          </Button>
        }
        after={
          <Button variant="default" onClick={() => tell('Nobody is asked.')}>
            Nobody
          </Button>
        }
      />
    </Stack>
  )
}

const UNITS = ['hours', 'shifts', 'weeks']

const Dropdowns = () => {
  const [unit, setUnit] = useState('hours')
  return (
    <FieldGroup
      label={`Leave, in ${unit}`}
      inputMode="numeric"
      defaultValue="8"
      after={
        <Drop
          kind="menu"
          label={`Unit: ${unit}`}
          className={styles.menu}
          face={
            <>
              {unit} <Drawing of={ChevronDown} size={16} />
            </>
          }
        >
          {UNITS.map((one) => (
            <DropItem key={one} isChosen={one === unit} onClick={() => setUnit(one)}>
              {one}
            </DropItem>
          ))}
        </Drop>
      }
    />
  )
}

const InputGroupPage = () => (
  <Examples page="input-group" parts={{ Basic, Merged, Sizes, Choices, Buttons, Dropdowns }} />
)
export default InputGroupPage
