let isSettled = false

/** A listener that has the browser ask before the page is left with what is not saved. Each has its own: another's is not taken away with it. */
export const askingToStay = () => (event: Event) => {
  if (!isSettled) event.preventDefault()
}
/** Said once somebody has agreed to lose it: the browser does not ask once more. */
export const leaveUnasked = () => {
  isSettled = true
}

let typedForms = 0
/** Said by a form while something typed in it is not saved. The browser does not ask about it: one closes a tab with a form in it. */
export const noteTyped = () => {
  typedForms++
  return () => {
    typedForms--
  }
}
/** Whether a form of the page has something typed that is not saved. */
export const isTyped = () => typedForms > 0
let asked = 0
/** Said while somebody is asked whether what they typed may go. */
export const noteAsked = () => {
  asked++
  return () => {
    asked--
  }
}
/** Whether somebody is being asked: one question is enough. */
export const isAsked = () => asked > 0
/** Whether something on the page is not saved: a form has it, or the browser would ask. */
export const wouldLose = () => isTyped() || !dispatchEvent(new Event('beforeunload', { cancelable: true }))
