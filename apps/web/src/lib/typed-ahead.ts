let typed = ''

const stop = () => removeEventListener('keydown', onKey, true)
const onKey = (event: KeyboardEvent) => {
  const { key } = event
  const isCall = event.ctrlKey || event.metaKey || event.altKey
  const isLetter = [...key].length === 1 && (!isCall || event.getModifierState('AltGraph'))
  if (isLetter) typed += key
  else if (key === 'Backspace') typed = typed.slice(0, -1)
  // Nobody writes any more.
  else if (key !== 'Shift') return stop()
  // No shortcut of the page below is meant.
  event.preventDefault()
  return event.stopPropagation()
}

/** From now on letters are for what is being opened, until it takes them. */
export const typeAhead = () => {
  typed = ''
  addEventListener('keydown', onKey, true)
}

/** What was typed before there was a field for it; from now on keys go where the focus is. */
export const takeTyped = () => {
  stop()
  const text = typed
  typed = ''
  return text
}
