import { useDirection } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useEffect, useState, type ReactElement } from 'react'
import { A11y, Keyboard } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import 'swiper/css'
import type { Swiper as SwiperClass, SwiperModule, SwiperOptions } from 'swiper/types'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import styles from './reel.module.css'

type Props = Omit<SwiperOptions, 'modules' | 'keyboard' | 'a11y' | 'speed' | 'direction' | 'dir'> & {
  label: string
  /** Each with a key. */
  slides: readonly ReactElement[]
  /** What the library brings for this arrangement alone. */
  modules?: SwiperModule[]
  hasButtons?: boolean
  /** Goes on by itself, with the library's `Autoplay`; waits while one points at it or is in it. */
  isTurning?: boolean
  onReel?: (reel: SwiperClass) => void
  onSlide?: (at: number) => void
}

const NONE: SwiperModule[] = []

/**
 * Swiper's slides for everybody: the arrow keys turn those that have the focus and no others, what is out of sight is out of
 * reach, where one is is said, the page's direction is theirs, and who wants less movement gets none.
 */
export const Reel = ({
  label,
  slides,
  modules = NONE,
  hasButtons = false,
  isTurning = false,
  onReel,
  onSlide,
  ...arrangement
}: Props) => {
  const t = useText()
  const { dir } = useDirection()
  const isCalm = useReducedMotion(false, { getInitialValueInEffect: false })
  const [reel, setReel] = useState<SwiperClass>()
  const [isInside, setInside] = useState(false)
  const { at, count, isFirst, isLast, note } = usePlace()
  useKeysWithin(reel, isInside)
  useTurning(reel, isTurning && !isCalm && !isInside)
  const where = slides.length === 0 ? t('swiper.none') : t('swiper.slideOf', { at: at + 1, count })
  return (
    <div className={styles.reel} onFocus={() => setInside(true)} onBlur={() => setInside(false)}>
      <Swiper
        // It asks for its direction only once.
        key={dir}
        dir={dir}
        role="group"
        aria-roledescription={t('swiper.carousel')}
        aria-label={label}
        tabIndex={0}
        modules={[A11y, Keyboard, ...modules]}
        a11y={{
          paginationBulletMessage: t('swiper.goTo', { at: '{{index}}' }),
          slideRole: '',
          slideLabelMessage: '',
          wrapperLiveRegion: false,
        }}
        keyboard={{ enabled: false, onlyInViewport: false }}
        speed={isCalm ? 0 : 300}
        watchSlidesProgress
        onSwiper={(made) => {
          setReel(made)
          note(made)
          onReel?.(made)
        }}
        onSlideChange={({ activeIndex }) => onSlide?.(activeIndex)}
        onProgress={note}
        onSnapIndexChange={note}
        onSlidesUpdated={note}
        {...arrangement}
      >
        {slides.map((slide, index) => (
          <SwiperSlide key={slide.key} virtualIndex={index}>
            {({ isVisible }) => (
              <div
                className={styles.slide}
                role="group"
                aria-roledescription={t('swiper.slide')}
                aria-label={t('swiper.slideOf', { at: index + 1, count: slides.length })}
                inert={!isVisible}
              >
                {slide}
              </div>
            )}
          </SwiperSlide>
        ))}
      </Swiper>
      <div className={styles.controls} data-shown={hasButtons || undefined}>
        {hasButtons && (
          <QuietButton label={t('swiper.previous')} aria-disabled={isFirst} onClick={() => reel?.slidePrev()}>
            <Drawing of={ChevronLeft} className="turns" size={20} />
          </QuietButton>
        )}
        <span className={hasButtons ? undefined : 'unseen'} dir="auto" role={isTurning ? undefined : 'status'}>
          {where}
        </span>
        {hasButtons && (
          <QuietButton label={t('swiper.next')} aria-disabled={isLast} onClick={() => reel?.slideNext()}>
            <Drawing of={ChevronRight} className="turns" size={20} />
          </QuietButton>
        )}
      </div>
    </div>
  )
}

/** Where one is, of how many places; the same place is no news. */
const usePlace = () => {
  const [place, setPlace] = useState({ at: 0, count: 1, isFirst: true, isLast: false })
  const note = ({ snapIndex, snapGrid, isBeginning, isEnd }: SwiperClass) =>
    setPlace((old) => {
      const now = { at: snapIndex, count: snapGrid.length, isFirst: isBeginning, isLast: isEnd }
      return JSON.stringify(old) === JSON.stringify(now) ? old : now
    })
  return { ...place, note }
}

/** The library listens to the whole page: all of its slides would turn at once. */
const useKeysWithin = (reel: SwiperClass | undefined, isInside: boolean) => {
  useEffect(() => {
    if (!reel || !isInside) return undefined
    reel.keyboard.enable()
    return () => {
      if (!reel.destroyed) reel.keyboard.disable()
    }
  }, [reel, isInside])
}

const useTurning = (reel: SwiperClass | undefined, isTurning: boolean) => {
  useEffect(() => {
    if (!reel || !isTurning) return undefined
    reel.autoplay.start()
    return () => {
      if (!reel.destroyed) reel.autoplay.stop()
    }
  }, [reel, isTurning])
}
