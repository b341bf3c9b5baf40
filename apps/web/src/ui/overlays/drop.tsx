import { Suspense, useEffect, useId, useState, type ReactNode } from 'react'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'

// What places a panel beside its button is heavier than most pages: it arrives with the first panel that opens.
const Panel = lazyPart(() => import('./drop-panel.tsx'), 'DropPanel')

type Props = {
  /** A menu holds `DropItem`s and is walked with the arrow keys; a dialog holds anything and is walked with Tab. */
  kind: 'menu' | 'dialog'
  /** What the button and the panel are called. */
  label: string
  face: ReactNode
  /** The face says in words what the button is, so that it needs no label. */
  isNamed?: boolean
  className?: string | undefined
  title?: string
  side?: 'start' | 'end'
  width?: number
  /** What the panel holds while it is open. A menu closes by itself when something is chosen from it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  onOpen?: () => void
}

/** A button and what drops down from it. Escape, Tab out of a menu, and a press elsewhere close it. */
export const Drop = (props: Props) => {
  const { kind, label, face, isNamed = false, className, title, side = 'end', width = 220, children, onOpen } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const buttonId = `${id}-button`
  const open = () => {
    onOpen?.()
    setOpen(true)
  }
  const close = () => {
    // At once: a dialog that an item opens gives the focus back to what had it when it came.
    if (document.getElementById(id)?.contains(document.activeElement)) document.getElementById(buttonId)?.focus()
    setOpen(false)
    // A link in the panel may have taken the focus along to another page; what is gone leaves it at the body.
    requestAnimationFrame(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body || document.getElementById(id)?.contains(activeElement))
        document.getElementById(buttonId)?.focus()
    })
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest('.drop')?.querySelector(`[id="${buttonId}"]`)) return
      // A list of choices inside the panel may be drawn elsewhere in the page.
      if (target.closest(`[id="${id}"], [data-portal]`)) return
      setOpen(false)
    }
    addEventListener('pointerdown', onPress, true)
    return () => removeEventListener('pointerdown', onPress, true)
  }, [isOpen, id, buttonId])

  return (
    <span className="drop">
      <button
        id={buttonId}
        type="button"
        className={className}
        aria-label={isNamed ? undefined : label}
        title={title}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen ? close : open}
        onKeyDown={(event) => {
          if (kind !== 'menu' || !['ArrowDown', 'ArrowUp'].includes(event.key)) return
          event.preventDefault()
          open()
        }}
      >
        {face}
      </button>
      <Suspense>
        {isOpen && (
          <Panel id={id} kind={kind} label={label} side={side} width={width} onClose={close}>
            {typeof children === 'function' ? children(close) : children}
          </Panel>
        )}
      </Suspense>
    </span>
  )
}
