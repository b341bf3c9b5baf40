import { Accessibility, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import texts from 'texts:drag'
import { styleNonce } from '#web/lib/style-nonce.ts'
import { addTexts, textOf } from '#web/lib/text.ts'

addTexts(texts)

type KitProps = ComponentProps<typeof DragDropProvider>
type Props = {
  /** What the things that are dragged are called, by the id that they are dragged by. */
  nameOf: (id: string) => string
  onDragOver?: KitProps['onDragOver']
  onDragEnd?: KitProps['onDragEnd']
  children: ReactNode
}

type Ended = { operation: { source?: { id: unknown } | null; target?: { id: unknown } | null }; canceled?: boolean }

/**
 * A part of the page where things are put in order: by pointer and touch, and by keyboard, where Space or Enter takes a
 * thing up and puts it down, the arrows move it, and Escape leaves it where it was. Each step is said to who does not see it.
 */
export const DragAndDrop = ({ nameOf, onDragOver, onDragEnd, children }: Props) => {
  const named = ({ operation: { source } }: Ended) => ({ name: source ? nameOf(String(source.id)) : '' })
  const [plugins] = useState((): KitProps['plugins'] => (defaults) => [
    ...defaults.filter((plugin) => plugin !== Accessibility),
    StyleInjector.configure({ nonce: styleNonce() }),
    Accessibility.configure({
      screenReaderInstructions: { draggable: textOf('drag.how') },
      announcements: {
        dragstart: (event: Ended) => textOf('drag.taken', named(event)),
        dragover: (event: Ended) => {
          const { source, target } = event.operation
          return target && target.id !== source?.id
            ? textOf('drag.over', { ...named(event), other: nameOf(String(target.id)) })
            : undefined
        },
        dragend: (event: Ended) => textOf(event.canceled ? 'drag.left' : 'drag.put', named(event)),
      },
    }),
  ])
  return (
    <DragDropProvider
      {...(plugins !== undefined && { plugins })}
      {...(onDragOver && { onDragOver })}
      {...(onDragEnd && { onDragEnd })}
    >
      {children}
    </DragDropProvider>
  )
}
