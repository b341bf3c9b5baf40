import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import texts from 'texts:checkbox'
import { toggled } from '#web/lib/toggled.ts'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SOLID } from '#web/samples/showcase/examples/solid.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './fields.module.css'

addTexts(texts)

const Basic = () => (
  <Stack>
    <Checkbox label="Nights" defaultChecked />
    <Checkbox label="Weekends" />
    <Checkbox label="Public holidays, as agreed" defaultChecked disabled />
    <Checkbox label="Abroad" disabled />
  </Stack>
)

const Colors = () => (
  <fieldset className={styles.fieldset}>
    <legend>Marks of a shift</legend>
    <div className={styles.choices}>
      {Object.entries(SOLID).map(([name, color]) => (
        <Checkbox key={name} label={name} color={color} defaultChecked />
      ))}
    </div>
  </fieldset>
)

const WARDS = ['Cardiology', 'Maternity', 'Surgery']

const Indeterminate = () => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(['Surgery']))
  const isAll = ticked.size === WARDS.length
  return (
    <Stack>
      <Checkbox
        label="All wards"
        checked={isAll}
        indeterminate={ticked.size > 0 && !isAll}
        onChange={() => setTicked(new Set(isAll ? [] : WARDS))}
      />
      <div className={styles.inner}>
        <Stack>
          {WARDS.map((ward) => (
            <Checkbox
              key={ward}
              label={ward}
              checked={ticked.has(ward)}
              onChange={({ currentTarget }) => setTicked(toggled(ticked, ward, currentTarget.checked))}
            />
          ))}
        </Stack>
      </div>
    </Stack>
  )
}

const Required = () => {
  const [isAgreed, setAgreed] = useState(false)
  return (
    <Checkbox
      label="I have read the rules of the ward"
      description="They are two pages long."
      required
      checked={isAgreed}
      onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
      error={!isAgreed && 'Read and accept them to go on.'}
    />
  )
}

const CheckboxPage = () => <Examples page="checkbox" parts={{ Basic, Colors, Indeterminate, Required }} />
export default CheckboxPage
