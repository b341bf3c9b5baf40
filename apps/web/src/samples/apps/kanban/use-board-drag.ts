import { Scroller, type DragDropManager } from '@dnd-kit/dom'
import type { KanbanBoard, KanbanTask } from '@onward/contract/samples'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DragHandlers } from '#web/samples/ui/overlays/drag-and-drop.tsx'
import { placeOf, placeUnder, stepped, type Column, type Place } from './places.ts'

/** A card on its way: where it would land, how much room it needs there, and whether the keyboard has it. */
export type Drag = Place & { height: number; isByKeys: boolean }
type Point = { x: number; y: number }
type Settings = { boards: readonly KanbanBoard[]; tasks: readonly KanbanTask[]; onMove: (place: Place) => void }

/**
 * Carries a card over the boards. While it is carried no card changes its place in the page: a gap shows where it would
 * land, and only putting it down moves it. So nothing but React ever moves what React has drawn.
 */
export const useBoardDrag = ({ boards, tasks, onMove }: Settings) => {
  const area = useRef<HTMLDivElement>(null)
  const pointer = useRef<Point>(undefined)
  const latest = useRef<Drag>(undefined)
  const [drag, setDrag] = useState<Drag>()
  /** The card that was put down by keyboard: drawn anew on another board, it takes the focus along. */
  const [arrived, setArrived] = useState<number>()
  const put = (next: Drag | undefined) => {
    latest.current = next
    setDrag(next)
  }
  const aim = ({ x, y }: Point) => {
    pointer.current = { x, y }
    const { current } = latest
    const place = current && placeUnder(columnsOf(area.current, current), x, y)
    if (place && (place.boardId !== current.boardId || place.at !== current.at)) put({ ...current, ...place })
  }
  const isCarried = drag !== undefined && !drag.isByKeys
  useEffect(() => {
    if (!isCarried) return undefined
    // The boards scroll on by themselves under a pointer that rests at their edge.
    const onScroll = () => pointer.current && aim(pointer.current)
    addEventListener('scroll', onScroll, true)
    return () => removeEventListener('scroll', onScroll, true)
  })

  const handlers: DragHandlers = {
    onDragStart: ({ operation: { source, activatorEvent } }, manager) => {
      const place = source && placeOf(tasks, taskIdOf(source.id))
      if (!place) return
      const isByKeys = activatorEvent instanceof KeyboardEvent
      const height = source.element instanceof HTMLElement ? source.element.offsetHeight : 0
      // The kit's own scrolling answers to arrow keys too, and would carry the page away from the card.
      if (isByKeys) manager.registry.plugins.get(Scroller)?.disable()
      // The gap is there before the card is lifted, so that nothing jumps.
      flushSync(() => {
        setArrived(undefined)
        put({ ...place, height, isByKeys })
      })
    },
    onDragMove: (event, manager) => {
      const { current } = latest
      if (!current) return
      if (!current.isByKeys) return aim(event.to ?? event.operation.position.current)
      if (!event.by) return
      event.preventDefault()
      const ids = boards.map(({ id }) => id)
      flushSync(() => put({ ...current, ...stepped(ids, tasks, current, stepOf(event.by ?? { x: 0, y: 0 })) }))
      follow(area.current, manager)
    },
    onDragEnd: ({ canceled, nativeEvent }, manager) => {
      // The last move may not have been looked at yet.
      if (!canceled && nativeEvent instanceof PointerEvent) aim({ x: nativeEvent.clientX, y: nativeEvent.clientY })
      const { current } = latest
      manager.registry.plugins.get(Scroller)?.enable()
      pointer.current = undefined
      put(undefined)
      if (canceled || !current) return
      if (current.isByKeys) setArrived(current.taskId)
      onMove(current)
    },
  }
  return { area, drag, arrived, setArrived, handlers }
}

/** Cards and boards are dragged under names of their own: `task-3` over `board-done`. */
export const cardId = (taskId: number) => `task-${taskId}`
export const boardDropId = (boardId: string) => `board-${boardId}`
export const taskIdOf = (id: unknown) => Number(String(id).replace('task-', ''))

const stepOf = ({ x, y }: Point) => ({
  boards: Math.sign(x) * (document.documentElement.dir === 'rtl' ? -1 : 1),
  tasks: Math.sign(y),
})

/** The boards as they stood when the card was taken up, so that a place follows from the pointer alone and not from its way there. */
const columnsOf = (area: HTMLElement | null, { taskId, height }: Drag): Column[] =>
  [...(area?.querySelectorAll<HTMLElement>('[data-board]') ?? [])].map((board) => {
    const { left, right } = board.getBoundingClientRect()
    const gapTop = board.querySelector('[data-gap]')?.getBoundingClientRect().top ?? Infinity
    const list = board.querySelector('ul')
    const room = height + (list ? Number.parseFloat(getComputedStyle(list).rowGap) : 0)
    const cards = [...board.querySelectorAll<HTMLElement>('[data-task]')]
    const own = cards.findIndex((card) => card.dataset.task === String(taskId))
    const middles = cards.flatMap((card, at) => {
      if (at === own) return []
      const box = card.getBoundingClientRect()
      const isUnderGap = box.top > gapTop
      const wasUnderCard = own >= 0 && at > own
      return box.top + box.height / 2 + (Number(wasUnderCard) - Number(isUnderGap)) * room
    })
    return { boardId: board.dataset.board ?? '', left, right, middles }
  })

/** Brings a card that the keyboard has to its gap, and the gap into sight. */
const follow = (area: HTMLElement | null, { actions, dragOperation: { shape } }: DragDropManager) => {
  const gap = area?.querySelector('[data-gap]')
  if (!gap || !shape) return
  gap.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { left, top } = gap.getBoundingClientRect()
  const at = shape.current.boundingRectangle
  actions.move({ by: { x: left - at.left, y: top - at.top }, propagate: false })
}
