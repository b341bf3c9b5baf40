/// <reference types="@vitest/browser-playwright" />
import { cdp, userEvent, type Locator } from 'vitest/browser'

export type Point = { x: number; y: number }

/** The middle of an element, or a spot in it by its share of breadth and height. */
export const inside = (one: Element | Locator, across = 0.5, down = 0.5): Point => {
  const { left, top, width, height } = ('element' in one ? one.element() : one).getBoundingClientRect()
  return { x: left + width * across, y: top + height * down }
}

export const press = (at: Point) => userEvent.pointer([{ coords: at }, { keys: '[MouseLeft>]' }])
export const moveTo = (at: Point) => userEvent.pointer({ coords: at })
export const letGo = () => userEvent.pointer({ keys: '[/MouseLeft]' })

/** Presses, goes there by the way of the spots, and lets go. */
export const drag = async (from: Point, ...way: Point[]) => {
  await press(from)
  for (const spot of way) await moveTo(spot)
  await letGo()
}

/** A finger on the screen: the kit for pointers knows only a mouse. */
const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at?: Point) => {
  // The page with the component stands in a frame of another page.
  const { left = 0, top = 0 } = frameElement?.getBoundingClientRect() ?? {}
  const touchPoints = at ? [{ x: at.x + left, y: at.y + top }] : []
  return cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
}
export const touch = (at: Point) => finger('touchStart', at)
export const slideTo = (at: Point) => finger('touchMove', at)
export const lift = () => finger('touchEnd')

/** Down and up in one go: on a busy machine a finger that waits for the answer between the two rests there. */
export const tap = (at: Point) => Promise.all([touch(at), lift()])

/** What a browser does to an element on Ctrl+C, Ctrl+X or Ctrl+V; answers what the clipboard has then. */
export const clipboard = (on: Locator, kind: 'copy' | 'cut' | 'paste', text = '') => {
  const clipboardData = new DataTransfer()
  if (kind === 'paste') clipboardData.setData('text/plain', text)
  on.element().dispatchEvent(new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}

export const keys = (text: string) => userEvent.keyboard(text)

/** What the browser would say of whatever has the focus: its label, or its words. */
export const focused = () => {
  const one = document.activeElement
  if (!one || one === document.body) return ''
  const labelled =
    one.getAttribute('aria-label') ?? document.querySelector(`label[for="${CSS.escape(one.id)}"]`)?.textContent
  // A star that says that a field has to be filled is for the eyes alone.
  return (labelled ?? one.textContent).replace(/ \*$/, '').trim()
}
