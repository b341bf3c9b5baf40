import { useText } from '#web/lib/text.ts'
import { Bars, Controls, useLoop } from './player.tsx'
import { usePlaying } from './use-playing.ts'
import styles from './player.module.css'

type Props = { label: string; src: string }

/** A sound with the controls that a video has. */
export const SoundPlayer = ({ label, src }: Props) => {
  const t = useText()
  const [hold, playing] = usePlaying()
  const loop = useLoop()
  return (
    <div className={styles.player}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- there are no words in it */}
      <audio ref={hold} src={src} preload="metadata" loop={loop.isLooping} {...playing.events} />
      <Controls label={t('react-player.controlsOf', { label })} playing={playing} {...loop} />
      <Bars playing={playing} />
    </div>
  )
}
