import type { ReactNode } from 'react'
import { Hint, type Said } from '#web/ui/charts/hint.tsx'
import styles from './plot.module.css'
import type { Pointer } from './use-pointer.ts'

type Props = {
  width: number
  height: number
  pointer: Pointer
  /** What is said of what is pointed at, and beside which place if that is not the pointer's own. */
  says?: Said
  x?: number | undefined
  children: ReactNode
}

/** A drawing that says its figures where one points. */
export const Plot = ({ width, height, pointer: { spot, bind }, says, x = spot?.x, children }: Props) => (
  <div className={styles.plot} {...bind}>
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {children}
    </svg>
    {spot && says && <Hint spot={{ x: x ?? 0, y: spot.y }} room={{ width, height }} says={says} />}
  </div>
)
