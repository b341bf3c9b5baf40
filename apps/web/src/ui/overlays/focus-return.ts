import { useEffect, useState } from 'react'

/** What stands over the page; a panel beside it takes nothing of it away. */
const DIALOG = '[role=dialog]:not([data-live])'
/** What had the focus last outside any dialog: one dialog may take another's place before it is closed. */
let outside: HTMLElement | undefined

/** Where a page is gone on with when what had the focus has left it, and the page has nothing better: its grid, or itself. */
export const pagesOwn = () =>
  document.activeElement === document.body
    ? document.querySelector<HTMLElement>('main [role=gridcell][tabindex="0"], main#content')
    : undefined

/** Leads on who has nothing under their fingers any more, once what had the focus is gone from the page. */
export const focusIfLost = (next: () => HTMLElement | null | undefined) => {
  requestAnimationFrame(() => {
    if (!document.activeElement || document.activeElement === document.body) next()?.focus()
  })
}

/** Gives the focus back to what had it before a dialog was rendered, once it is gone. */
export const useFocusReturn = () => {
  const [from] = useState(() => {
    const active = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
    if (active && !active.closest('[role=dialog]')) outside = active
    return active
  })
  useEffect(
    () => () => {
      // By then a dialog that takes this one's place has the focus.
      requestAnimationFrame(() => {
        const open = [...document.querySelectorAll(DIALOG)]
        if (open.length === 0) (from?.isConnected ? from : outside?.isConnected ? outside : pagesOwn())?.focus()
        else if (open.some((dialog) => dialog.contains(from ?? null))) from?.focus()
      })
    },
    [from],
  )
}
