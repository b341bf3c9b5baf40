import { Menu, type MantineTransition } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '#web/ui/overlays/drop-panel.css'
import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import styles from './context-menu.module.css'

type Props = {
  /** What it is about, in words: also what a reader hears of it. */
  face: ReactNode
  /** `Menu.Item`s, `Menu.Sub`s and their like. */
  children: ReactNode
  /** What of the pointer opens it; a long press does on a touch screen. Shift+F10, the menu key and Enter always do. */
  opens?: 'right' | 'left' | 'double'
  transition?: MantineTransition
}

/** The kit's menu opens where a press of the other button is, so every way to open it is made one. */
const openAt = (place: Element, x: number, y: number) =>
  place.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: x, clientY: y }))
const openBelow = (place: Element) => {
  const { left, right, bottom } = place.getBoundingClientRect()
  openAt(place, getComputedStyle(place).direction === 'rtl' ? right : left, bottom)
}

/**
 * The kit's menus within go in to the right and out to the left, also where reading runs the other way, and on the way
 * out it loses the focus: so the keys are turned around there, and the item that led in has the focus first.
 */
const walk = (event: KeyboardEvent) => {
  const { target, key, nativeEvent, currentTarget } = event
  if (!['ArrowLeft', 'ArrowRight'].includes(key) || !nativeEvent.isTrusted || !(target instanceof Element)) return
  event.preventDefault()
  event.stopPropagation()
  const isOut = (key === 'ArrowLeft') !== (getComputedStyle(currentTarget).direction === 'rtl')
  const menu = target.closest('[role=menu]')
  if (isOut && menu) document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)?.focus()
  const meant = isOut ? 'ArrowLeft' : 'ArrowRight'
  target.dispatchEvent(new window.KeyboardEvent('keydown', { key: meant, bubbles: true, cancelable: true }))
}

/** A place with a menu of its own, which opens where the pointer is. Escape and a press elsewhere close it. */
export const ContextMenu = ({ face, children, opens = 'right', transition = 'fade' }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const press = ({ currentTarget, detail, clientX, clientY }: MouseEvent) => {
    // Enter and Space press without a pointer.
    if (detail === 0) openBelow(currentTarget)
    else if (opens === 'left' || (opens === 'double' && detail === 2)) openAt(currentTarget, clientX, clientY)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
    event.preventDefault()
    openBelow(event.currentTarget)
  }
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      shadow="md"
      width={220}
      withInitialFocusPlaceholder={false}
      transitionProps={{ transition, duration: 150 }}
    >
      <Menu.ContextMenu>
        <button
          type="button"
          className={styles.place}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={press}
          onKeyDown={onKey}
        >
          {face}
        </button>
      </Menu.ContextMenu>
      <Menu.Dropdown p={4} className={styles.menu ?? ''}>
        <div role="presentation" onKeyDownCapture={walk}>
          {children}
        </div>
      </Menu.Dropdown>
    </Menu>
  )
}
