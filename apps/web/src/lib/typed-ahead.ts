/** After that nobody waits for it any more: what does not come must not keep the keys. */
const PATIENCE_MS = 10_000

let typed = ''

const stop = () => {
  removeEventListener('keydown', onKey, true)
  removeEventListener('pointerdown', stop, true)
}
const onKey = (event: KeyboardEvent) => {
  const { key } = event
  const isCall = event.ctrlKey || event.metaKey || event.altKey
  const isLetter = [...key].length === 1 && (!isCall || event.getModifierState('AltGraph'))
  if (isLetter) typed += key
  else if (key === 'Backspace') typed = typed.slice(0, -1)
  // Nobody writes any more. Shift and its like are pressed on the way.
  else return /^(Escape|Tab|Enter|Arrow)/.test(key) ? stop() : undefined
  // No shortcut of the page below is meant.
  event.preventDefault()
  return event.stopPropagation()
}

/** From now on letters are for what is being opened, until it takes them, or whoever writes goes elsewhere. */
export const typeAhead = () => {
  typed = ''
  addEventListener('keydown', onKey, true)
  addEventListener('pointerdown', stop, true)
  setTimeout(stop, PATIENCE_MS)
}

/** What was typed before there was a field for it; from now on keys go where the focus is. */
export const takeTyped = () => {
  stop()
  const text = typed
  typed = ''
  return text
}
