import { useEffect, useEffectEvent } from 'react'

type Layer = { isAbove: boolean; close: () => void }
/** What lies over the page, in the order in which it came. */
const layers: Layer[] = []

const onKey = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.isComposing) return
  // A choice that is open within it has the key for itself, and says so as the kit does.
  const isTaken =
    event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true'
  if (isTaken) return
  const top = layers.findLast(({ isAbove }) => isAbove) ?? layers.at(-1)
  top?.close()
}

/**
 * Closes what is rendered by Escape, provided that it is the uppermost: the key that answers a question is no answer to the form
 * below it.
 * @param isAbove over whatever else is open, however late that came
 */
export const useEscapeLayer = (onClose: () => void, isAbove = false) => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const layer = { isAbove, close: () => close() }
    if (layers.length === 0) addEventListener('keydown', onKey, { capture: true })
    layers.push(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) removeEventListener('keydown', onKey, { capture: true })
    }
  }, [isAbove])
}
