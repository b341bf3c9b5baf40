import { Accessibility, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import texts from 'texts:drag'
import { styleNonce } from '#web/lib/style-nonce.ts'
import { addTexts, textOf } from '#web/lib/text.ts'

addTexts(texts)

type KitProps = ComponentProps<typeof DragDropProvider>
/** What a part of the page does itself on the way. */
export type DragHandlers = Pick<KitProps, 'onDragStart' | 'onDragMove' | 'onDragOver' | 'onDragEnd'>
type Props = DragHandlers & {
  /** What the things that are dragged, and what they are dragged over, are called, by the ids that they have there. */
  nameOf: (id: string) => string
  children: ReactNode
}

type Thing = { id: unknown; element?: Element | undefined }
type Ended = { operation: { source?: Thing | null; target?: Thing | null }; canceled?: boolean }

/** The names as they are now: things come, go and are renamed, while the kit keeps what it was given at first. */
const latestNames = () => {
  let latest: Props['nameOf'] = () => ''
  return {
    of: (id: string) => latest(id),
    follow: (nameOf: Props['nameOf']) => {
      latest = nameOf
    },
  }
}

/** Says what a thing is dragged over, but not what it was taken up from: that would be said in place of its being taken. */
const announcer = (nameOf: Props['nameOf']) => {
  let isFirst = true
  const named = ({ operation: { source } }: Ended) => ({ name: source ? nameOf(String(source.id)) : '' })
  return {
    dragstart: (event: Ended) => {
      isFirst = true
      return textOf('drag.taken', named(event))
    },
    dragover: (event: Ended) => {
      const { source, target } = event.operation
      const isHome = isFirst && target?.element?.contains(source?.element ?? null)
      isFirst = false
      return target && target.id !== source?.id && !isHome
        ? textOf('drag.over', { ...named(event), other: nameOf(String(target.id)) })
        : undefined
    },
    dragend: (event: Ended) => textOf(event.canceled ? 'drag.left' : 'drag.put', named(event)),
  }
}

/**
 * A part of the page where things are put in order: by pointer and touch, and by keyboard, where Space or Enter takes a
 * thing up and puts it down, the arrows move it, and Escape leaves it where it was. Each step is said to who does not see it.
 */
export const DragAndDrop = ({ nameOf, children, ...handlers }: Props) => {
  const [names] = useState(latestNames)
  useEffect(() => names.follow(nameOf), [names, nameOf])
  const [plugins] = useState((): KitProps['plugins'] => {
    const own = [
      StyleInjector.configure({ nonce: styleNonce() }),
      Accessibility.configure({
        screenReaderInstructions: { draggable: textOf('drag.how') },
        announcements: announcer(names.of),
      }),
    ]
    return (defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), ...own]
  })
  return (
    <DragDropProvider {...(plugins !== undefined && { plugins })} {...handlers}>
      {children}
    </DragDropProvider>
  )
}
