export type Side = 'ours' | 'fullcalendar'

export type Timing = {
  /** From the rows being there to the second animation frame after they are drawn. */
  paintedMs: number
  /** Of it, what the page itself worked: rendering, then style and layout; it does not wait for a frame. */
  workMs: number
  /** Of that, making the events of the rows. */
  eventsMs: number
  elements: number
}
