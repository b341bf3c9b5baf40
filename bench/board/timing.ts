export type Side = 'ours' | 'lite' | 'bare'

export type Drawn = {
  /** From the rows being there to the second animation frame after they are drawn. */
  paintedMs: number
  /** What keeps the main thread meanwhile. */
  elements: number
}

export type Scrolled = {
  /** Milliseconds between each two frames. */
  frames: number[]
  /** The most elements at once, in the frames that were looked at. */
  elements: number
  /** Of those frames the ones in which the middle of the grid had nothing in it. */
  blanks: number
}

const SETTLE_MS = 400
const LOOK_EVERY = 10
/** Pixels a frame: 5,400 a second, and 720 across. */
const [DOWN, ACROSS] = [90, 12]
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
/** What the page's own start does is no part of what is measured. */
export const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  await frame()
}

/** Scrolls both ways for so long, as fast as a wheel that is spun, and tells what each frame took. */
export const scrollThrough = async (box: HTMLElement, ms: number, isBlank: () => boolean): Promise<Scrolled> => {
  const frames: number[] = []
  let elements = 0
  let blanks = 0
  let [down, across] = [1, 1]
  const begun = await frame()
  let last = begun
  while (last - begun < ms) {
    const [top, left] = [box.scrollTop + DOWN * down, box.scrollLeft + ACROSS * across]
    box.scrollTo({ top, left, behavior: 'instant' })
    if (box.scrollTop < top - 1 && down === 1) down = -1
    else if (top <= 0) down = 1
    if (box.scrollLeft < left - 1 && across === 1) across = -1
    else if (left <= 0) across = 1
    const now = await frame()
    frames.push(now - last)
    last = now
    // To look at what is drawn costs a sixth of a frame.
    if (frames.length % LOOK_EVERY > 0) continue
    elements = Math.max(elements, box.querySelectorAll('*').length)
    if (isBlank()) blanks += 1
  }
  return { frames, elements, blanks }
}
