import { Button } from '@mantine/core'
import { useState } from 'react'
import texts from 'texts:tour'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { Tour } from '#web/samples/ui/overlays/tour.tsx'

addTexts(texts)

const STEPS = [
  {
    target: 'header[data-type] > div',
    title: 'The bar',
    words: 'Search, language, colours and your own menu are here on every page.',
  },
  {
    target: 'section:has(#tour-start)',
    title: 'The card',
    words: 'Each card shows one thing, and the code that it is made of.',
  },
  {
    target: 'main#content ~ footer',
    title: 'The foot',
    words: 'Here the page ends. The layout settings can fix it, or hide it.',
  },
]

const Basic = () => {
  const [isOn, setOn] = useState(false)
  const [told, setTold] = useState('')
  return (
    <Stack>
      <div id="tour-start">
        <Button onClick={() => setOn(true)}>Start the tour</Button>
      </div>
      <p role="status">{told}</p>
      {isOn && (
        <Tour
          steps={STEPS}
          onEnd={(isFinished) => {
            setOn(false)
            setTold(isFinished ? 'You have seen it all.' : 'The tour can be begun anew at any time.')
          }}
        />
      )}
    </Stack>
  )
}

const TourPage = () => <Examples page="tour" parts={{ Basic }} wide={['Basic']} />
export default TourPage
