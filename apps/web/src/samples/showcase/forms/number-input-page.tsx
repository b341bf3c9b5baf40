import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { useState } from 'react'
import texts from 'texts:number-input'
import { addTexts, localeOf } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SOLID } from '#web/samples/showcase/examples/solid.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { CountedField } from './counted-field.tsx'
import { NumberField } from './number-field.tsx'
import { separatorsOf } from './separators.ts'
import styles from './counted-field.module.css'

addTexts(texts)

const Basic = () => (
  <Stack>
    <NumberField label="Nurses at night" defaultValue={3} />
    <NumberField label="Beds of the ward" defaultValue={24} readOnly />
    <NumberField label="Beds by contract" defaultValue={20} disabled />
  </Stack>
)

const Limits = () => (
  <NumberField
    label="Nights in a row"
    description="0 to 10; another number becomes the nearest when you leave."
    defaultValue={4}
    min={0}
    max={10}
    allowDecimal={false}
  />
)

const Steps = () => (
  <Stack>
    <NumberField label="Break, in minutes" defaultValue={30} step={15} min={0} />
    <NumberField label="Share of full time" defaultValue={0.8} step={0.1} decimalScale={1} min={0} max={1} />
    <NumberField label="Dose, in millilitres" defaultValue={2.5} step={0.25} decimalScale={2} fixedDecimalScale />
  </Stack>
)

const Formatted = () => {
  const separators = separatorsOf(localeOf())
  return (
    <Stack>
      <NumberField
        label="Budget of the year, in dollars"
        prefix="$"
        defaultValue={1250000}
        step={1000}
        {...separators}
      />
      <NumberField label="Wards that are full" suffix="%" defaultValue={87.5} step={0.5} {...separators} />
    </Stack>
  )
}

const Colors = () => (
  <div className={styles.many}>
    {Object.entries(SOLID).map(([name, color]) => (
      <CountedField key={name} label={name} color={color} from={5} max={10} />
    ))}
  </div>
)

const Sizes = () => (
  <Stack>
    <NumberField label="Large" size="lg" defaultValue={1} />
    <NumberField label="Default" defaultValue={1} />
    <NumberField label="Small" size="xs" defaultValue={1} />
  </Stack>
)

const Controlled = () => {
  const [value, setValue] = useState<number | string>(4)
  const [isOff, setOff] = useState(false)
  const [isRead, setRead] = useState(false)
  return (
    <Stack>
      <NumberField label="People on call" value={value} onChange={setValue} disabled={isOff} readOnly={isRead} />
      <Switch label="Disabled" checked={isOff} onChange={({ currentTarget }) => setOff(currentTarget.checked)} />
      <Switch label="Read only" checked={isRead} onChange={({ currentTarget }) => setRead(currentTarget.checked)} />
      <Button variant="default" onClick={() => setValue(10)}>
        Set to 10
      </Button>
    </Stack>
  )
}

const NumberInputPage = () => (
  <Examples page="number-input" parts={{ Basic, Limits, Steps, Formatted, Colors, Sizes, Controlled }} />
)
export default NumberInputPage
