import { Suspense, useId, useState, type ReactNode } from 'react'
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
  /** From which end of it one comes into what is open. */
  const [from, setFrom] = useState<'start' | 'end'>()
  const isOpen = from !== undefined
  const id = useId()
  const open = (end: 'start' | 'end') => {
    onOpen?.()
    setFrom(end)
  }
  const close = () => setFrom(undefined)

  return (
    <span className="drop">
      <button
        id={`${id}-button`}
        type="button"
        className={className}
        aria-label={isNamed ? undefined : label}
        title={title}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen ? close : () => open('start')}
        onKeyDown={(event) => {
          if (kind !== 'menu' || !['ArrowDown', 'ArrowUp'].includes(event.key)) return
          event.preventDefault()
          open(event.key === 'ArrowUp' ? 'end' : 'start')
        }}
      >
        {face}
      </button>
      <Suspense>
        {isOpen && (
          <Panel id={id} kind={kind} label={label} from={from} side={side} width={width} onClose={close}>
            {children}
          </Panel>
        )}
      </Suspense>
    </span>
  )
}
