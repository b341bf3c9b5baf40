import { Radio, Text } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import { useState } from 'react'
import texts from 'texts:radio'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SOLID } from '#web/samples/showcase/examples/solid.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './fields.module.css'

addTexts(texts)

const Basic = () => (
  <Radio.Group label="Shift" defaultValue="early">
    <Stack isRow>
      <Radio value="early" label="Early" />
      <Radio value="late" label="Late" />
    </Stack>
  </Radio.Group>
)

const Disabled = () => (
  <Radio.Group label="Contract, as agreed" defaultValue="full">
    <Stack isRow>
      <Radio value="full" label="Full time" disabled />
      <Radio value="part" label="Part time" disabled />
    </Stack>
  </Radio.Group>
)

const Colors = () => (
  <div className={styles.choices}>
    {Object.entries(SOLID).map(([name, color]) => (
      <Radio.Group key={name} label={name} defaultValue="yes">
        <Stack isRow>
          <Radio value="yes" label="Yes" color={color} />
          <Radio value="no" label="No" color={color} />
        </Stack>
      </Radio.Group>
    ))}
  </div>
)

const DESKS = [
  { value: 'mail', label: 'By mail', description: 'Once a day, in the evening.' },
  { value: 'phone', label: 'By phone', description: 'At once, until nine.' },
  { value: 'never', label: 'Not at all', description: 'The board on the ward is enough.' },
]

const Described = () => {
  const [way, setWay] = useState('mail')
  return (
    <Stack>
      <Radio.Group label="How changes reach you" value={way} onChange={setWay}>
        <Stack>
          {DESKS.map((desk) => (
            <Radio key={desk.value} {...desk} />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm" role="status">
        Chosen: {DESKS.find(({ value }) => value === way)?.label}
      </Text>
    </Stack>
  )
}

const RadioPage = () => <Examples page="radio" parts={{ Basic, Disabled, Colors, Described }} />
export default RadioPage
