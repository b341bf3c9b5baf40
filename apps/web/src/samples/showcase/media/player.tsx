import { Pause, Play, Repeat, Square, Volume2, VolumeX } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { Slider } from '#web/samples/ui/controls/slider.tsx'
import type { usePlaying } from './use-playing.ts'
import styles from './player.module.css'

type Props = {
  label: string
  playing: ReturnType<typeof usePlaying>[1]
  isLooping: boolean
  onLoop: (isOn: boolean) => void
  /** What only a video has. */
  children?: ReactNode
}

const SPEEDS = [1, 1.5, 2]
/** 75 is 1:15. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** What plays, stops, seeks, hastens and mutes a video or a sound, each by pointer and key and with a name. */
export const Controls = ({ label, playing, isLooping, onLoop, children }: Props) => {
  const t = useText()
  const { isPlaying, at, length, speed, volume, isMuted } = playing
  const volumeNow = isMuted ? 0 : volume
  return (
    <div className={styles.controls} role="group" aria-label={label}>
      <div className={styles.seek}>
        <Slider
          label={t('react-player.position')}
          value={Math.min(at, length)}
          max={length || 1}
          step={0.1}
          disabled={length === 0}
          wordOf={(value) => t('react-player.timeOf', { at: clock(value), length: clock(length) })}
          onChange={playing.seek}
        />
      </div>
      <div className={styles.row}>
        <QuietButton label={t(isPlaying ? 'react-player.pause' : 'react-player.play')} size={34} onClick={playing.turn}>
          {isPlaying ? <Drawing of={Pause} size={20} /> : <Drawing of={Play} size={20} />}
        </QuietButton>
        <QuietButton label={t('react-player.stop')} size={34} onClick={playing.stop}>
          <Drawing of={Square} size={18} />
        </QuietButton>
        <span className={styles.time} dir="ltr">
          {clock(at)} / {clock(length)}
        </span>
        <QuietButton label={t(isMuted ? 'react-player.soundOn' : 'react-player.mute')} size={34} onClick={playing.mute}>
          {isMuted ? <Drawing of={VolumeX} size={20} /> : <Drawing of={Volume2} size={20} />}
        </QuietButton>
        <div className={styles.volume}>
          <Slider
            label={t('react-player.volume')}
            value={Math.round(volumeNow * 100)}
            step={5}
            wordOf={(value) => `${value}%`}
            onChange={(value) => playing.setVolume(value / 100)}
          />
        </div>
        <QuietButton
          label={t('react-player.loop')}
          size={34}
          aria-pressed={isLooping}
          onClick={() => onLoop(!isLooping)}
        >
          <Drawing of={Repeat} size={18} />
        </QuietButton>
        <select
          aria-label={t('react-player.speed')}
          className={styles.speed}
          value={speed}
          onChange={(event) => playing.setSpeed(Number(event.currentTarget.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>{`${one}×`}</option>
          ))}
        </select>
        {children}
      </div>
      {playing.isRefused && (
        <p className={styles.refused} role="alert">
          {t('react-player.refused')}
        </p>
      )}
    </div>
  )
}

/** How much was played, and how much is there to be played. */
export const Bars = ({ playing: { at, loaded, length } }: Pick<Props, 'playing'>) => {
  const t = useText()
  const share = (seconds: number) => (length > 0 ? Math.round((seconds / length) * 100) : 0)
  return (
    <dl className={styles.bars}>
      {(['played', 'loaded'] as const).map((name) => {
        const percent = share(name === 'played' ? at : loaded)
        const word = t(`react-player.${name}`)
        return (
          <div key={name}>
            <dt>{word}</dt>
            <dd>
              <progress max={100} value={percent} aria-label={word} /> <span dir="ltr">{percent}%</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Whether it begins anew when it ends; an attribute of the element, which has no event. */
export const useLoop = () => {
  const [isLooping, setLooping] = useState(false)
  return { isLooping, onLoop: setLooping }
}
