import { Button } from '@mantine/core'
import { Heart, Moon } from 'lucide'
import { useState } from 'react'
import texts from 'texts:ratings'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { Rating, RatingShown } from '#web/samples/ui/controls/rating.tsx'
import styles from './extensions.module.css'

addTexts(texts)

const ofFive = (value: number) => `${value} of 5`

const Basic = () => {
  const [value, setValue] = useState(3)
  return <Rating label="How was the shift?" value={value} onChange={setValue} nameOf={ofFive} />
}

const ReadOnly = () => <RatingShown label="4.5 of 5 stars" value={4.5} />

const Halves = () => {
  const [value, setValue] = useState(2.5)
  return (
    <div className={styles.row}>
      <Rating label="How was the ward?" size="large" hasHalves value={value} onChange={setValue} nameOf={ofFive} />
      <p className={styles.state} role="status">
        {ofFive(value)}
      </p>
    </div>
  )
}

const Icons = () => {
  const [nights, setNights] = useState(2)
  const [team, setTeam] = useState(4)
  return (
    <Stack>
      <Rating
        label="How much do you like nights?"
        value={nights}
        onChange={setNights}
        nameOf={ofFive}
        symbol={() => <Drawing of={Moon} />}
      />
      <Rating
        label="How kind was the team?"
        value={team}
        onChange={setTeam}
        nameOf={ofFive}
        symbol={() => <Drawing of={Heart} />}
      />
    </Stack>
  )
}

const Numbers = () => {
  const [value, setValue] = useState(4)
  return (
    <Rating
      label="How likely would you come again?"
      isSingle
      value={value}
      onChange={setValue}
      nameOf={ofFive}
      symbol={(at) => <span className={styles.number}>{at}</span>}
    />
  )
}

const Controlled = () => {
  const [value, setValue] = useState(2)
  const [told, setTold] = useState('')
  return (
    <Stack>
      <Rating label="How was the handover?" value={value} onChange={setValue} nameOf={ofFive} />
      <Stack isRow>
        <Button variant="default" onClick={() => setTold(`It is ${ofFive(value)}.`)}>
          Get
        </Button>
        <Button variant="default" onClick={() => setValue(0)}>
          Reset
        </Button>
        <Button variant="default" onClick={() => setValue(3)}>
          Set to 3
        </Button>
      </Stack>
      <p className={styles.state} role="status">
        {told}
      </p>
    </Stack>
  )
}

const Events = () => {
  const [value, setValue] = useState(0)
  const [pointed, setPointed] = useState<number>()
  return (
    <Stack>
      <Rating label="How was the food?" value={value} onChange={setValue} onPoint={setPointed} nameOf={ofFive} />
      <p className={styles.state} role="status">
        {value === 0 ? 'Nothing was chosen yet.' : `Chosen: ${value}`}
      </p>
      <p className={styles.state}>{pointed === undefined ? 'Nothing is pointed at.' : `Pointed at: ${pointed}`}</p>
    </Stack>
  )
}

const WORDS = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent']
const wordOf = (value: number) => WORDS[value] ?? ''

const Hover = () => {
  const [value, setValue] = useState(3)
  const [pointed, setPointed] = useState<number>()
  return (
    <div className={styles.row}>
      <Rating label="How was it all in all?" value={value} onChange={setValue} onPoint={setPointed} nameOf={wordOf} />
      <span className={styles.state}>{wordOf(pointed ?? value)}</span>
    </div>
  )
}

const Sizes = () => {
  const [value, setValue] = useState(4)
  return (
    <Stack>
      <Rating label="Large" size="large" value={value} onChange={setValue} nameOf={ofFive} />
      <Rating label="Default" value={value} onChange={setValue} nameOf={ofFive} />
      <Rating label="Small" size="small" value={value} onChange={setValue} nameOf={ofFive} />
    </Stack>
  )
}

const RatingsPage = () => (
  <Examples page="ratings" parts={{ Basic, ReadOnly, Halves, Icons, Numbers, Controlled, Events, Hover, Sizes }} />
)
export default RatingsPage
