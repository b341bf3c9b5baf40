import { useCallback, useState } from 'react'

/** What the browser says of a video or a sound, as it stands. */
const stateOf = (media: HTMLMediaElement) => ({
  isPlaying: !media.paused && !media.ended,
  at: media.currentTime,
  // A stream that has no end says Infinity.
  length: Number.isFinite(media.duration) ? media.duration : 0,
  loaded: media.buffered.length > 0 ? media.buffered.end(media.buffered.length - 1) : 0,
  speed: media.playbackRate,
  volume: media.volume,
  isMuted: media.muted,
})
const NOTHING = { isPlaying: false, at: 0, length: 0, loaded: 0, speed: 1, volume: 1, isMuted: false }

/**
 * Plays a video or a sound. Nothing is kept here that the browser keeps itself: its own controls, the media keys of a keyboard
 * and ours all show the same.
 * Gives the element's ref, and what plays it.
 */
export const usePlaying = () => {
  const [media, setMedia] = useState<HTMLMediaElement | null>(null)
  const [state, setState] = useState(NOTHING)
  const [isRefused, setRefused] = useState(false)
  const hold = useCallback((one: HTMLMediaElement | null) => {
    setMedia(one)
    // What the browser has kept may be there before anybody listens.
    if (one) setState(stateOf(one))
  }, [])
  const note = () => media && setState(stateOf(media))
  /** Shown at once, before the browser says so: a thumb that is moved would jump back meanwhile. */
  const change = (of: (one: HTMLMediaElement) => void) => () => {
    if (media) of(media)
    note()
  }
  const play = change((one) => {
    // A pause that comes before the first picture is no failure.
    one.play().catch((error: Error) => setRefused(error.name !== 'AbortError'))
  })
  const pause = change((one) => one.pause())
  const playing = {
    ...state,
    isRefused,
    /** For the element. */
    events: {
      onPlay: note,
      onPause: note,
      onEnded: note,
      onTimeUpdate: note,
      onSeeked: note,
      onLoadedMetadata: note,
      onDurationChange: note,
      onProgress: note,
      onRateChange: note,
      onVolumeChange: note,
      onError: () => setRefused(true),
    },
    turn: state.isPlaying ? pause : play,
    stop: change((one) => {
      one.pause()
      one.currentTime = 0
    }),
    seek: (to: number) => change((one) => (one.currentTime = to))(),
    setSpeed: (to: number) => change((one) => (one.playbackRate = to))(),
    setVolume: (to: number) =>
      change((one) => {
        one.volume = to
        one.muted = to === 0
      })(),
    showCaptions: (isOn: boolean) =>
      change(({ textTracks: [captions] }) => {
        if (captions) captions.mode = isOn ? 'showing' : 'hidden'
      })(),
    mute: change((one) => (one.muted = !one.muted)),
  }
  return [hold, playing] as const
}
