let isSettled = false

/** A listener that has the browser ask before the page is left with what is not saved. Each has its own: another's is not taken away with it. */
export const askingToStay = () => (event: Event) => {
  if (!isSettled) event.preventDefault()
}
/** Said once somebody has agreed to lose it: the browser does not ask once more. */
export const leaveUnasked = () => {
  isSettled = true
}
