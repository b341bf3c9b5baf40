/** A copy of what is dragged, under the pointer. */
export const ghostOf = (element: HTMLElement, from: PointerEvent) => {
  const { left, top, width } = element.getBoundingClientRect()
  const copy = element.cloneNode(true) as HTMLElement // a copy of an element is an element
  copy.ariaHidden = 'true'
  copy.tabIndex = -1
  copy.removeAttribute('data-event')
  Object.assign(copy.style, {
    position: 'fixed',
    insetInlineStart: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    zIndex: '400',
    opacity: '0.9',
    pointerEvents: 'none',
    boxShadow: '0 6px 16px rgb(0 0 0 / 0.25)',
  })
  document.body.append(copy)
  return {
    move: ({ clientX, clientY }: PointerEvent) => {
      copy.style.translate = `${clientX - from.clientX}px ${clientY - from.clientY}px`
    },
    remove: () => copy.remove(),
  }
}
