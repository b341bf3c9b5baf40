import { Carousel, type CarouselProps } from '@mantine/carousel'
import '@mantine/carousel/styles.layer.css'
import { useReducedMotion } from '@mantine/hooks'
import { Children, useEffect, useState, type ReactNode } from 'react'
import styles from './carousel.module.css'

type Props = CarouselProps & { 'aria-label': string; children: ReactNode }
type Reel = Parameters<NonNullable<CarouselProps['getEmblaApi']>>[0]

/** Who wants less movement gets none. */
const OPTIONS = { loop: true, breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } }

/** The kit's carousel, in which a slide that is out of sight is out of reach, and dots are large enough to be hit. */
export const Slides = ({ children, onSlideChange, initialSlide = 0, className, ...rest }: Props) => {
  const [shown, setShown] = useState(initialSlide)
  const count = Children.count(children)
  return (
    <Carousel
      withIndicators
      controlSize={34}
      initialSlide={initialSlide}
      emblaOptions={OPTIONS}
      className={`${styles.root} ${className ?? ''}`}
      classNames={{ control: styles.control ?? '', indicators: styles.dots ?? '', indicator: styles.dot ?? '' }}
      onSlideChange={(at) => {
        setShown(at)
        onSlideChange?.(at)
      }}
      {...rest}
    >
      {Children.map(children, (slide, at) => (
        <Carousel.Slide inert={at !== shown} aria-label={`${at + 1} of ${count}`}>
          {slide}
        </Carousel.Slide>
      ))}
    </Carousel>
  )
}

/** How long a slide stays, in milliseconds. */
const STAYS = 4000

/**
 * Turns the slides of a carousel while it is on, and never for those who want less movement.
 * Gives what the carousel takes as `getEmblaApi`, and whether it turns.
 */
export const useTurning = (isOn: boolean) => {
  const [reel, setReel] = useState<Reel>()
  const isTurning = !useReducedMotion(false, { getInitialValueInEffect: false }) && isOn
  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setInterval(() => reel?.scrollNext(), STAYS)
    return () => clearInterval(timer)
  }, [reel, isTurning])
  // A slide that turns by itself is not announced, as it would be in the middle of what one listens to.
  return { isTurning, getEmblaApi: setReel, className: isTurning ? styles.quiet : undefined }
}
