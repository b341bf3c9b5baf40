import { useEffect, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/controls/buttons/icon-button.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './shell.module.css'

/** How far one has to scroll before the way back is offered, in pixels. */
const FAR = 300

export const ScrollTop = () => {
  const t = useText()
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(scrollY > FAR)
    // Not looked at now: that would make the browser measure a page that it has not drawn yet. Who is scrolled scrolls again.
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  if (!isFar) return null
  const rise = () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
    // The button goes away with the distance; the focus must not go with it.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <IconButton
      className={styles.top ?? ''}
      radius="xl"
      aria-label={t('shell.toTop')}
      title={t('shell.toTop')}
      onClick={rise}
    >
      <Icon name="top" />
    </IconButton>
  )
}
