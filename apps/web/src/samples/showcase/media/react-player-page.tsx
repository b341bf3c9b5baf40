import texts from 'texts:react-player'
import { useState } from 'react'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { Tick } from '#web/ui/controls/tick.tsx'
import chime from './files/chime.wav'
import captions from './files/day-and-night.vtt'
import film from './files/day-and-night.webm'
import { SoundPlayer } from './sound-player.tsx'
import { VideoPlayer } from './video-player.tsx'
import styles from './player.module.css'

addTexts(texts)

const Embedded = () => (
  <video className={styles.video} aria-label="A day at the house" src={film} preload="metadata" controls playsInline>
    <track kind="captions" srcLang="en" label="English" src={captions} default />
  </video>
)

const Controlled = () => {
  const [hasOwn, setOwn] = useState(false)
  return (
    <Stack>
      <VideoPlayer label="Day and night" src={film} captions={captions} hasOwnControls={hasOwn} />
      <Tick label="The browser’s controls too" isTicked={hasOwn} onChange={() => setOwn(!hasOwn)} />
    </Stack>
  )
}

const EmbeddedSound = () => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- there are no words in it
  <audio className={styles.sound} aria-label="The chime of the ward" src={chime} controls />
)

const Sound = () => <SoundPlayer label="The chime at the change of shifts" src={chime} />

const ReactPlayerPage = () => <Examples page="react-player" parts={{ Controlled, Embedded, Sound, EmbeddedSound }} />
export default ReactPlayerPage
