import { Captions, Maximize, Minimize } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { Bars, Controls, useLoop } from './player.tsx'
import { usePlaying } from './use-playing.ts'
import styles from './player.module.css'

type Props = {
  label: string
  src: string
  /** A file of captions in English. */
  captions: string
  /** The browser's controls as well as ours. */
  hasOwnControls?: boolean
}

/** A video with controls that look and sound like the rest of the page. */
export const VideoPlayer = ({ label, src, captions, hasOwnControls = false }: Props) => {
  const t = useText()
  const [hold, playing] = usePlaying()
  const loop = useLoop()
  const { box, isFull, turnFull } = useFullScreen()
  const [hasCaptions, setCaptions] = useState(false)
  return (
    <div ref={box} className={styles.player}>
      {/* Its own button is one of the controls; a click on the picture is a short way to it. */}
      <video
        ref={hold}
        className={styles.video}
        aria-label={label}
        src={src}
        preload="metadata"
        playsInline
        loop={loop.isLooping}
        controls={hasOwnControls}
        {...(!hasOwnControls && { onClick: playing.turn })}
        {...playing.events}
      >
        <track kind="captions" srcLang="en" label="English" src={captions} />
      </video>
      <Controls label={t('react-player.controlsOf', { label })} playing={playing} {...loop}>
        <QuietButton
          label={t('react-player.captions')}
          size={34}
          aria-pressed={hasCaptions}
          onClick={() => {
            playing.showCaptions(!hasCaptions)
            setCaptions(!hasCaptions)
          }}
        >
          <Drawing of={Captions} size={20} />
        </QuietButton>
        {document.fullscreenEnabled && (
          <QuietButton
            label={t(isFull ? 'react-player.leaveFullScreen' : 'react-player.fullScreen')}
            size={34}
            onClick={turnFull}
          >
            {isFull ? <Drawing of={Minimize} size={18} /> : <Drawing of={Maximize} size={18} />}
          </QuietButton>
        )}
      </Controls>
      <Bars playing={playing} />
    </div>
  )
}

/** The player as a whole, so that its controls come along. */
const useFullScreen = () => {
  const box = useRef<HTMLDivElement>(null)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const note = () => setFull(document.fullscreenElement === box.current)
    document.addEventListener('fullscreenchange', note)
    return () => document.removeEventListener('fullscreenchange', note)
  }, [])
  const turnFull = () => void (isFull ? document.exitFullscreen() : box.current?.requestFullscreen())
  return { box, isFull, turnFull }
}
