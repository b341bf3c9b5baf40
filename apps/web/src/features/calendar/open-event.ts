import { adoptStyle } from '#web/lib/adopt-style.ts'

// What is open in a panel, in the page beside it.

/** The cell or column of a date. */
export const dayIn = (date: string) => document.querySelector<HTMLElement>(`main [data-date="${date}"]`)

/** A shift where the page draws it. */
export const eventIn = (id: string) => document.querySelector<HTMLElement>(`main [data-event=${JSON.stringify(id)}]`)

/** Where the focus belongs when the details of a shift are closed: on the shift, or on its day where it is not drawn. */
export const placeIn = (id: string, date: string | undefined) => {
  const event = eventIn(id)
  const day = date === undefined ? null : dayIn(date)
  return event ?? (day?.hasAttribute('tabindex') ? day : undefined)
}

/** Draws a ring around an event wherever it stands, also where it is drawn anew, until what it answers is called. */
export const markEvent = (id: string) =>
  adoptStyle(`main [data-event=${JSON.stringify(id)}] { outline: 2px solid var(--focus); outline-offset: -2px; }`)
