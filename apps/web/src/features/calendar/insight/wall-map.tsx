import type { InsightToday } from '@onward/contract'
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import { useText } from '#web/lib/text.ts'
import { Next72, placesAsked } from './next-72.tsx'
import { tonesIn } from './tones-in.ts'
import styles from './insight.module.css'

/** How high a row is, in pixels: as it is read best, and as it can still be read. */
const ROW = 38
const LEAST_ROW = 26
/** With less room than so many rows, as on a telephone, the wall is scrolled. */
const FEW = 4
const TURN_MS = 15_000

/** Those where most are missing first, and then by name. */
export const shortFirst = (report: Pick<InsightToday, 'facilities' | 'cells' | 'anyTime'>) => {
  const missing = new Map<string, number>()
  for (const { hospitalId, required, filled } of [...report.cells, ...report.anyTime.cells])
    missing.set(hospitalId, (missing.get(hospitalId) ?? 0) + required - filled)
  const missingAt = ({ hospitalId }: { hospitalId: string }) => missing.get(hospitalId) ?? 0
  return placesAsked(report).toSorted((a, b) => missingAt(b) - missingAt(a))
}

/** The next 72 hours as large as there is room: rows get smaller, and those that do not fit follow on pages that turn by themselves. */
export const WallMap = ({ report }: { report: InsightToday }) => {
  const t = useText()
  const places = shortFirst(report)
  const count = places.length
  const area = useRef<HTMLDivElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  const [{ row, most }, setFit] = useState({ row: ROW, most: count })
  useLayoutEffect(() => {
    const [room, all] = [area.current, inside.current]
    if (!room || !all) return
    const fit = () => {
      const rows = all.querySelector('tbody')
      if (!rows) return
      const free = room.clientHeight - (all.offsetHeight - rows.offsetHeight)
      const high = Math.max(LEAST_ROW, Math.min(ROW, Math.floor(free / count)))
      setFit(free < FEW * LEAST_ROW ? { row: ROW, most: count } : { row: high, most: Math.floor(free / high) })
    }
    const observer = new ResizeObserver(fit)
    for (const one of [room, all]) observer.observe(one)
    return () => observer.disconnect()
  }, [count])
  const pages = Math.max(1, Math.ceil(count / most))
  const [turned, setTurned] = useState(0)
  useEffect(() => {
    if (pages === 1) return
    const turning = setInterval(() => setTurned((before) => before + 1), TURN_MS)
    return () => clearInterval(turning)
  }, [pages])
  const first = (turned % pages) * most
  const shown = places.slice(first, first + most)
  return (
    <div
      ref={area}
      className={styles.wallMap}
      style={{ '--row': `${row}px` } as CSSProperties /* a property of ours */}
    >
      <div ref={inside}>
        <Next72 report={report} tones={tonesIn(report)} places={shown} />
        {pages > 1 && (
          <p className={styles.note}>{t('insight.wallPage', { from: first + 1, to: first + shown.length, count })}</p>
        )}
      </div>
    </div>
  )
}
