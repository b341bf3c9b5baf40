import { useDebouncedValue } from '@mantine/hooks'
import { useLayoutEffect, useState, type RefObject } from 'react'

/** What of the grid is in sight, in pixels from its start. */
export type Sight = { top: number; height: number; start: number; width: number }

/** Rounded, so that not every pixel of a scroll paints anew. */
const STEP = 24
const rounded = (pixels: number) => Math.floor(pixels / STEP) * STEP

/** Follows what a scroller shows; from right to left it counts from the right. */
export const useSight = (scroller: RefObject<HTMLElement | null>): Sight => {
  const [sight, setSight] = useState<Sight>({ top: 0, height: 0, start: 0, width: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const look = () => {
      const to = {
        top: rounded(element.scrollTop),
        height: element.clientHeight,
        start: rounded(Math.abs(element.scrollLeft)),
        width: element.clientWidth,
      }
      setSight((was) =>
        was.top === to.top && was.height === to.height && was.start === to.start && was.width === to.width ? was : to,
      )
    }
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller])
  return sight
}

/** How long nothing moves until one has come to rest. */
const REST_MS = 150
/** What was in sight when one came to rest; while one scrolls it stays. */
export const useRested = (sight: Sight): Sight => useDebouncedValue(sight, REST_MS)[0]

/** The edges of rows of different heights: where each begins, and where the last one ends. */
export const edgesOf = (heights: readonly number[]): number[] => {
  const edges = [0]
  for (const height of heights) edges.push((edges.at(-1) ?? 0) + height)
  return edges
}

/** The first and last place whose span between two edges is in sight, some before and after included. */
export const inSight = (edges: readonly number[], from: number, to: number, more = 4): readonly [number, number] => {
  const last = edges.length - 2
  let [low, high] = [0, Math.max(0, last)]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((edges[middle] ?? 0) <= from) low = middle
    else high = middle - 1
  }
  let end = low
  while (end < last && (edges[end + 1] ?? 0) < to) end += 1
  return [Math.max(0, low - more), Math.min(last, end + more)]
}

/** How many pixels of days come and go together, at most, and as a part of what is in sight. */
const BLOCK = { most: 320, part: 1 / 3 }

/**
 * The first and last day that is drawn of a row where what is between two pixels is in sight. A row is drawn anew when they
 * change, so days come and go by the block, and each row's blocks begin at another day than those of the row above: few rows change at once.
 */
export const daysInSight = (
  days: number,
  day: number,
  from: number,
  to: number,
  row = 0,
): readonly [number, number] => {
  const block = Math.max(1, Math.round(Math.min(BLOCK.most, (to - from) * BLOCK.part) / day))
  const before = row % block
  const blockOf = (pixels: number, more: number) => Math.floor((Math.floor(pixels / day) + more + before) / block)
  return [
    Math.max(0, blockOf(from, -1) * block - before),
    Math.min(days - 1, (blockOf(to, 1) + 1) * block - before - 1),
  ]
}

/** Gives a scroller all the room that is left of the window above what comes after it. */
export const useRoom = (scroller: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const element = scroller.current
    const page = element?.closest('main')
    // What is in the page, and not how far it reaches: it keeps room that nobody needs any more.
    const content = page?.lastElementChild
    if (!element || !page || !content) return undefined
    const fit = () => {
      const above = element.getBoundingClientRect().top + scrollY
      const after = content.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom
      const below = after + Number.parseFloat(getComputedStyle(page).paddingBottom)
      element.style.setProperty('--above', `${Math.ceil(above + below)}px`)
    }
    fit()
    const watcher = new ResizeObserver(fit)
    watcher.observe(content)
    for (const one of element.parentElement?.children ?? []) if (one !== element) watcher.observe(one)
    return () => watcher.disconnect()
  }, [scroller])
}
