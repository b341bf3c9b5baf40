import { useClickOutside } from '@mantine/hooks'
import { useState, type PointerEvent } from 'react'
import type { Spot } from '#web/ui/charts/shapes.ts'

/** Where a drawing is pointed at. A finger that is lifted leaves its spot, until another place is touched. */
export const usePointer = () => {
  const [spot, setSpot] = useState<Spot>()
  const leave = () => setSpot(undefined)
  const ref = useClickOutside<HTMLDivElement>(leave, ['pointerdown'])
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    setSpot({ x: clientX - left, y: clientY - top })
  }
  const bind = {
    ref,
    onPointerDown: follow,
    onPointerMove: follow,
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') leave()
    },
    onPointerCancel: leave,
  }
  return { spot, bind }
}
export type Pointer = ReturnType<typeof usePointer>
