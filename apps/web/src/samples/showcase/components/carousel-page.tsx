import { Button, Text } from '@mantine/core'
import { Pause, Play } from 'lucide'
import { useState } from 'react'
import texts from 'texts:carousel'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { SCENES } from './carousel.scenes.tsx'
import { Slides, useTurning } from './carousel.slides.tsx'
import styles from './carousel.module.css'

addTexts(texts)

const DRAWINGS = SCENES.map(({ id, drawing }) => <div key={id}>{drawing}</div>)

const Basic = () => {
  const [at, setAt] = useState(0)
  return (
    <Stack>
      <Slides aria-label="The house" onSlideChange={setAt}>
        {DRAWINGS}
      </Slides>
      <Text size="sm">
        {at + 1} of {SCENES.length}: {SCENES[at]?.title}
      </Text>
    </Stack>
  )
}

const Captions = () => (
  <Slides aria-label="The house, in words">
    {SCENES.map(({ id, title, text, drawing }) => (
      <figure key={id} className={styles.figure}>
        {drawing}
        <figcaption>
          <strong>{title}</strong> {text}
        </figcaption>
      </figure>
    ))}
  </Slides>
)

const Uncontrolled = () => (
  <Slides aria-label="The house, from the second on" initialSlide={1}>
    {DRAWINGS}
  </Slides>
)

const Interval = () => {
  const [isOn, setOn] = useState(true)
  const { isTurning, ...turning } = useTurning(isOn)
  return (
    <Stack>
      <Slides aria-label="The house, turning" {...turning}>
        {DRAWINGS}
      </Slides>
      <Button
        variant="default"
        leftSection={isOn ? <Drawing of={Pause} size={16} /> : <Drawing of={Play} size={16} />}
        onClick={() => setOn(!isOn)}
      >
        {isOn ? 'Pause' : 'Play'}
      </Button>
      {isOn && !isTurning && <Text size="sm">It stands still, as your system asks for less movement.</Text>}
    </Stack>
  )
}

const Keyboard = () => (
  <Stack>
    <Slides aria-label="The house, by key" tabIndex={0} withControls={false}>
      {DRAWINGS}
    </Slides>
    <Text size="sm">Tab leads here; the arrow keys, Home and End turn it.</Text>
  </Stack>
)

const Hover = () => {
  const [isOver, setOver] = useState(false)
  const [isOn, setOn] = useState(true)
  const { isTurning, ...turning } = useTurning(isOn && !isOver)
  return (
    <Stack>
      <Slides
        aria-label="The house, turning unless pointed at"
        {...turning}
        onMouseEnter={() => setOver(true)}
        onMouseLeave={() => setOver(false)}
        onFocus={() => setOver(true)}
        onBlur={() => setOver(false)}
      >
        {DRAWINGS}
      </Slides>
      <Stack isRow>
        <Button variant="default" onClick={() => setOn(!isOn)}>
          {isOn ? 'Stop it for good' : 'Let it turn'}
        </Button>
        <Text size="sm">{isTurning ? 'It turns.' : 'It waits.'}</Text>
      </Stack>
    </Stack>
  )
}

const CarouselPage = () => (
  <Examples page="carousel" parts={{ Basic, Captions, Uncontrolled, Interval, Keyboard, Hover }} />
)
export default CarouselPage
