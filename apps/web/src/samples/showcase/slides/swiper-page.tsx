import { Button } from '@mantine/core'
import { Pause, Play } from 'lucide'
import { useState } from 'react'
import {
  Autoplay,
  EffectCoverflow,
  EffectCube,
  EffectFade,
  Grid as GridModule,
  Pagination,
  Thumbs,
  Virtual as VirtualModule,
} from 'swiper/modules'
import 'swiper/css/effect-coverflow'
import 'swiper/css/effect-cube'
import 'swiper/css/effect-fade'
import 'swiper/css/grid'
import 'swiper/css/pagination'
import 'swiper/css/thumbs'
import 'swiper/css/virtual'
import type { Swiper } from 'swiper/types'
import texts from 'texts:swiper'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import ambulance from './pictures/ambulance.svg'
import corridor from './pictures/corridor.svg'
import entrance from './pictures/entrance.svg'
import night from './pictures/night.svg'
import { Reel } from './reel.tsx'
import styles from './reel.module.css'

addTexts(texts)

const WARDS = ['Intensive care', 'Surgery', 'Emergency', 'Maternity', 'Children', 'Radiology', 'Pharmacy', 'Dialysis']
const TILES = WARDS.map((name, at) => (
  <div key={name} className={styles.tile} data-tone={at}>
    <strong>{name}</strong>
    <span>Floor {at + 1}</span>
  </div>
))
const PICTURES = [
  { name: 'The entrance', src: entrance },
  { name: 'The corridor', src: corridor },
  { name: 'The ambulance', src: ambulance },
  { name: 'The house at night', src: night },
]
const SHOWN = PICTURES.map(({ name, src }) => <img key={name} className={styles.picture} src={src} alt={name} />)

const Basic = () => <Reel label="Wards" slides={TILES} />

const Navigation = () => <Reel label="Wards, by buttons" slides={TILES} hasButtons />

const Dots = () => (
  <Reel
    label="Wards, by dots"
    slides={TILES}
    modules={[Pagination]}
    pagination={{ clickable: true, bulletElement: 'button' }}
  />
)

const Progress = () => (
  <Reel
    label="Wards, with a bar"
    slides={TILES}
    modules={[Pagination]}
    pagination={{ type: 'progressbar' }}
    hasButtons
  />
)

const Several = () => (
  <Reel
    label="Wards, three at a time"
    slides={TILES}
    slidesPerView={3}
    slidesPerGroup={1}
    spaceBetween={12}
    hasButtons
  />
)

const Rows = () => (
  <div className={styles.low}>
    <Reel
      label="Wards, in two rows"
      slides={TILES}
      modules={[GridModule]}
      grid={{ rows: 2, fill: 'row' }}
      slidesPerView={2}
      spaceBetween={12}
      hasButtons
    />
  </div>
)

const Centred = () => (
  <Reel
    label="Wards, in the middle"
    slides={TILES}
    initialSlide={2}
    slidesPerView={1.6}
    centeredSlides
    spaceBetween={12}
    hasButtons
  />
)

const Fade = () => (
  <Reel
    label="The house, fading"
    slides={SHOWN}
    modules={[EffectFade]}
    effect="fade"
    fadeEffect={{ crossFade: true }}
    hasButtons
  />
)

const Cube = () => (
  <div className={styles.small}>
    <Reel
      label="The house, on a cube"
      slides={SHOWN}
      modules={[EffectCube]}
      effect="cube"
      cubeEffect={{ shadow: false }}
      hasButtons
    />
  </div>
)

const Coverflow = () => (
  <Reel
    label="Wards, as covers"
    slides={TILES}
    modules={[EffectCoverflow]}
    effect="coverflow"
    coverflowEffect={{ rotate: 40, depth: 80, slideShadows: false }}
    slidesPerView={2}
    centeredSlides
    initialSlide={2}
    hasButtons
  />
)

const ByItself = () => {
  const [isOn, setOn] = useState(true)
  return (
    <Stack>
      <Reel
        label="The house, by itself"
        slides={SHOWN}
        modules={[Autoplay]}
        autoplay={{ enabled: false, delay: 3000, pauseOnMouseEnter: true }}
        isTurning={isOn}
        rewind
      />
      <Button
        variant="default"
        leftSection={isOn ? <Drawing of={Pause} size={16} /> : <Drawing of={Play} size={16} />}
        onClick={() => setOn(!isOn)}
      >
        {isOn ? 'Pause' : 'Play'}
      </Button>
    </Stack>
  )
}

const Gallery = () => {
  const [large, setLarge] = useState<Swiper>()
  const [small, setSmall] = useState<Swiper>()
  const [shown, setShown] = useState(0)
  return (
    <Stack>
      <Reel
        label="Pictures"
        slides={SHOWN}
        modules={[Thumbs]}
        thumbs={{ swiper: small && !small.destroyed ? small : null }}
        onReel={setLarge}
        onSlide={setShown}
      />
      <Reel
        label="All pictures"
        slides={PICTURES.map(({ name, src }, at) => (
          <button
            key={name}
            type="button"
            className={styles.thumb}
            aria-label={`Show: ${name}`}
            aria-current={at === shown}
            onClick={() => large?.slideTo(at)}
          >
            <img className={styles.picture} src={src} alt="" />
          </button>
        ))}
        slidesPerView={4}
        spaceBetween={8}
        onReel={setSmall}
      />
    </Stack>
  )
}

const Lazy = () => {
  const [last, setLast] = useState(0)
  return (
    <Reel
      label="Pictures, as they are needed"
      // The next one comes while this one is looked at.
      slides={PICTURES.map(({ name, src }, at) => (
        <img key={name} className={styles.picture} src={at <= last + 1 ? src : undefined} alt={name} />
      ))}
      onSlide={(at) => setLast(Math.max(last, at))}
      hasButtons
    />
  )
}

const Responsive = () => (
  <Reel
    label="Wards, as many as there is room for"
    slides={TILES}
    spaceBetween={12}
    breakpointsBase="container"
    breakpoints={{ 480: { slidesPerView: 2 }, 800: { slidesPerView: 4 } }}
    hasButtons
  />
)

const numbers = (from: number, many: number) => Array.from({ length: many }, (_, at) => from + at)
const Many = () => {
  const [shifts, setShifts] = useState(numbers(1, 500))
  return (
    <Stack>
      <Reel
        label="Shifts"
        slides={shifts.map((number) => (
          <div key={number} className={styles.tile} data-tone={number % 8}>
            <strong>Shift {number}</strong>
          </div>
        ))}
        modules={[VirtualModule]}
        virtual
        slidesPerView={2}
        spaceBetween={12}
        hasButtons
      />
      <Stack isRow>
        <Button variant="default" onClick={() => setShifts([...shifts, ...numbers(shifts.length + 1, 1)])}>
          Append one
        </Button>
        <Button variant="default" onClick={() => setShifts([...shifts, ...numbers(shifts.length + 1, 100)])}>
          Append a hundred
        </Button>
        <Button variant="default" onClick={() => setShifts([])}>
          Remove all
        </Button>
      </Stack>
    </Stack>
  )
}

const SwiperPage = () => (
  <Examples
    page="swiper"
    parts={{
      Basic,
      Navigation,
      Dots,
      Progress,
      Several,
      Rows,
      Centred,
      Fade,
      Cube,
      Coverflow,
      ByItself,
      Gallery,
      Lazy,
      Many,
      Responsive,
    }}
    wide={['Responsive']}
  />
)
export default SwiperPage
