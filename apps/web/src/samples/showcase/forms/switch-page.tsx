import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { Bell, BellOff, Check, Moon, Sun, X } from 'lucide'
import { useState } from 'react'
import texts from 'texts:switch'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SOLID } from '#web/samples/showcase/examples/solid.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './fields.module.css'

addTexts(texts)

const Basic = () => (
  <Stack>
    <Switch label="Offer me open shifts" defaultChecked />
    <Switch label="Offer me nights" />
    <Switch label="Offer me other wards, by contract" defaultChecked disabled />
    <Switch label="Offer me other cities" disabled />
  </Stack>
)

const Colors = () => (
  <div className={styles.choices}>
    {Object.entries(SOLID).map(([name, color]) => (
      <Switch key={name} label={name} color={color} defaultChecked />
    ))}
  </div>
)

const Icons = () => (
  <Stack>
    <Switch
      label="Show names"
      size="lg"
      defaultChecked
      onLabel={<Drawing of={Check} size={16} />}
      offLabel={<Drawing of={X} size={16} />}
    />
    <Switch
      label="Lamp of the ward"
      size="lg"
      onLabel={<Drawing of={Sun} size={16} />}
      offLabel={<Drawing of={Moon} size={16} />}
    />
    <Switch
      label="Sounds"
      size="lg"
      defaultChecked
      onLabel={<Drawing of={Bell} size={16} />}
      offLabel={<Drawing of={BellOff} size={16} />}
    />
  </Stack>
)

const Said = () => {
  const [isOn, setOn] = useState(false)
  return (
    <Stack>
      <Switch
        label="On call tonight"
        description="Takes effect at once, without a button to save."
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      <span role="status">{isOn ? 'You are on call until seven.' : 'You are not on call.'}</span>
    </Stack>
  )
}

const SwitchPage = () => <Examples page="switch" parts={{ Basic, Colors, Icons, Said }} />
export default SwitchPage
