import { NativeSelect, NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import '#web/ui/controls/native-select.css'
import { useState } from 'react'
import texts from 'texts:slider'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import type { Range } from '#web/samples/ui/controls/range.ts'
import { RangeSlider } from '#web/samples/ui/controls/range-slider.tsx'
import { Slider } from '#web/samples/ui/controls/slider.tsx'
import styles from './slider.module.css'

addTexts(texts)

const QUARTERS = [0, 25, 50, 75, 100]
const HOURS = [0, 6, 12, 18, 24]
const hour = (value: number) => `${String(value).padStart(2, '0')}:00`

const Pips = () => {
  const [filled, setFilled] = useState(75)
  const [begin, setBegin] = useState(18)
  return (
    <Stack>
      <Slider
        label="Shifts filled"
        value={filled}
        onChange={setFilled}
        step={5}
        pips={QUARTERS}
        wordOf={(value) => `${value}%`}
      />
      <Slider label="Begins at" value={begin} onChange={setBegin} max={24} pips={HOURS} wordOf={hour} />
    </Stack>
  )
}

const Values = () => {
  const [night, setNight] = useState<Range>([20, 60])
  const [rate, setRate] = useState(1.5)
  return (
    <Stack>
      <RangeSlider label="Hours a week" names={['At least', 'At most']} value={night} onChange={setNight} showsValues />
      <p className={styles.state} role="status">
        From {night[0]} to {night[1]} hours
      </p>
      <Slider label="Rate of a holiday" value={rate} onChange={setRate} min={1} max={3} step={0.1} showsValues />
    </Stack>
  )
}

const NURSES = [2, 4, 6, 8, 10]
const Inputs = () => {
  const [nurses, setNurses] = useState(4)
  const [beds, setBeds] = useState(24)
  return (
    <Stack>
      <div className={styles.bound}>
        <Slider
          label="Nurses on the ward"
          value={nurses}
          onChange={setNurses}
          min={2}
          max={10}
          step={2}
          pips={NURSES}
        />
        <NativeSelect
          aria-label="Nurses, by choice"
          data={NURSES.map(String)}
          value={nurses}
          onChange={(event) => setNurses(Number(event.currentTarget.value))}
        />
      </div>
      <div className={styles.bound}>
        <Slider label="Beds" value={beds} onChange={setBeds} max={60} />
        <NumberInput
          aria-label="Beds, typed"
          value={beds}
          min={0}
          max={60}
          allowDecimal={false}
          clampBehavior="strict"
          // An empty field is on its way to another number.
          onChange={(value) => typeof value === 'number' && setBeds(value)}
        />
      </div>
    </Stack>
  )
}

const WAYS = {
  Tap: { behaves: { tap: true } },
  'Drag the bar': { behaves: { drag: true } },
  'Fixed distance': { behaves: { drag: true }, isFixed: true },
  'Drag and tap': { behaves: { drag: true, tap: true } },
}
const ENDS = ['From', 'To'] as const
const BehavingSlider = ({
  name,
  ...way
}: {
  name: string
  behaves: { drag?: boolean; tap?: boolean }
  isFixed?: boolean
}) => {
  const [range, setRange] = useState<Range>([30, 60])
  return (
    <div>
      <p className={styles.state}>
        {name}: {range[0]} to {range[1]}
      </p>
      <RangeSlider label={name} names={ENDS} value={range} onChange={setRange} {...way} />
    </div>
  )
}
const Behaviours = () => (
  <Stack>
    {Object.entries(WAYS).map(([name, way]) => (
      <BehavingSlider key={name} name={name} {...way} />
    ))}
  </Stack>
)

const COLORS = {
  Primary: 'var(--brand)',
  Secondary: 'var(--ink-soft)',
  Success: 'var(--ok)',
  Danger: 'var(--danger)',
  Warning: 'var(--warn)',
  Info: 'var(--info)',
  Dark: 'var(--ink)',
}
const ColoredSlider = ({ name, color }: { name: string; color: string }) => {
  const [value, setValue] = useState(55)
  return <Slider label={name} color={color} value={value} onChange={setValue} />
}
const Colors = () => (
  <Stack>
    {Object.entries(COLORS).map(([name, color]) => (
      <ColoredSlider key={name} name={name} color={color} />
    ))}
  </Stack>
)

const Upper = () => {
  const [value, setValue] = useState(40)
  return <Slider label="What is still open" value={value} onChange={setValue} fills="upper" showsValues />
}

const Vertical = () => {
  const [value, setValue] = useState(60)
  const [limited, setLimited] = useState<Range>([20, 40])
  const [told, setTold] = useState<Range>([30, 70])
  return (
    <div className={styles.upright}>
      <Slider label="Volume" isVertical value={value} onChange={setValue} />
      <RangeSlider
        label="No more than 40 apart"
        names={ENDS}
        isVertical
        most={40}
        value={limited}
        onChange={setLimited}
      />
      <RangeSlider label="With its values" names={ENDS} isVertical showsValues value={told} onChange={setTold} />
    </div>
  )
}

const Plain = () => (
  <Stack>
    <label className={styles.field}>
      Loudness of the call
      <input type="range" defaultValue={30} />
    </label>
    <label className={styles.field}>
      Loudness at night, fixed by the house
      <input type="range" defaultValue={10} disabled />
    </label>
  </Stack>
)

const SliderPage = () => (
  <Examples page="slider" parts={{ Pips, Values, Inputs, Behaviours, Colors, Upper, Vertical, Plain }} />
)
export default SliderPage
