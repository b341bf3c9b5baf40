import { Popover } from '@mantine/core'
import { useCallback, useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { focusIfLost } from './focus-return.ts'
import './drop-panel.css'

type Props = {
  id: string
  kind: 'menu' | 'dialog'
  label: string
  /** Where the focus goes: to the first choice of a menu, or to the last. */
  from: 'start' | 'end'
  side: 'start' | 'end'
  width: number
  onClose: () => void
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** The panel of a `Drop`, placed where there is room for it. */
export const DropPanel = ({ id, kind, label, from, side, width, onClose, children }: Props) => {
  const panel = useRef<HTMLDivElement>(null)
  // The panel is drawn in another part of the page, after this component: it takes the focus when it is there.
  const arrive = useCallback(
    (element: HTMLDivElement | null) => {
      panel.current = element
      const choices = [...(element?.querySelectorAll<HTMLElement>('[data-autofocus], [role^=menuitem]') ?? [])]
      const [wished = element] = from === 'end' ? choices.toReversed() : choices
      wished?.focus({ preventScroll: true })
    },
    [from],
  )
  const close = () => {
    // At once: a dialog that an item opens gives the focus back to what had it when it came.
    if (document.getElementById(id)?.contains(document.activeElement)) document.getElementById(`${id}-button`)?.focus()
    onClose()
  }
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      // Its own button opens and closes it; a list of choices inside the panel may be drawn elsewhere in the page.
      const own = `.drop:has(> [id="${id}-button"]), [id="${id}"], [data-portal]`
      if (target instanceof Element && !target.closest(own)) onClose()
    }
    addEventListener('pointerdown', onPress, true)
    return () => removeEventListener('pointerdown', onPress, true)
  }, [id, onClose])
  useEffect(
    () => () => {
      // A link in the panel may have taken the focus along to another page; what is gone leaves it at the body.
      focusIfLost(() => document.getElementById(`${id}-button`))
    },
    [id],
  )
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      panel.current?.focus()
      close()
    }
    if (kind === 'menu') walk(event, panel.current, close)
  }
  // What has been chosen from a menu closes it.
  const onClick = ({ target }: MouseEvent) => {
    if (kind === 'menu' && target instanceof Element && target.closest('[role^=menuitem]')) close()
  }
  return (
    <Popover
      opened
      position={side === 'end' ? 'bottom-end' : 'bottom-start'}
      width={width}
      withRoles={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      trapFocus={kind === 'dialog'}
      transitionProps={{ duration: 100 }}
    >
      <Popover.Target>
        <span className="drop-anchor" />
      </Popover.Target>
      <Popover.Dropdown p={0}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has one of two roles */}
        <div
          ref={arrive}
          id={id}
          role={kind}
          aria-label={label}
          tabIndex={-1}
          className={kind === 'menu' ? 'drop-menu' : 'drop-dialog'}
          onKeyDown={onKey}
          onClick={onClick}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Arrow keys, Home, End and first letters walk a menu; Tab leaves it. */
const walk = (event: KeyboardEvent, panel: HTMLElement | null, onClose: () => void) => {
  const items = [...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const at = items.findIndex((item) => item === document.activeElement)
  const { key } = event
  if (key === 'Tab') return onClose()
  const next = { ArrowDown: at + 1, ArrowUp: at - 1 + (at < 0 ? 1 : 0), Home: 0, End: items.length - 1 }[key]
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase())
  const letter = key.length === 1 && key !== ' ' ? [...items.slice(at + 1), ...items].find(begins) : undefined
  const to = next === undefined ? letter : items[(next + items.length) % items.length]
  if (!to) return undefined
  event.preventDefault()
  return to.focus()
}
