import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useText } from '#web/lib/text.ts'
import type { Roster } from './roster.ts'
import styles from './board.module.css'

type Props = {
  hospitalIds: readonly string[]
  facilities: Roster['facilities']
  /** Where its cell begins and ends below the heads, where the last one does, and where it begins along the line. */
  at: { above: number; below: number; end: number; start: string }
  onChoose: (hospitalId: string) => void
  onClose: () => void
}
const [WIDTH, GAP] = ['14rem', 2]
/** Those that have a figure of their own. */
const FIGURES = 9

/** Where somebody is put who works at several places: by a figure, by the arrows, or by a click. */
export const PlaceMenu = ({ hospitalIds, facilities, at, onChoose, onClose }: Props) => {
  const t = useText()
  const menu = useRef<HTMLDivElement>(null)
  const { above, below, end } = at
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])]
  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    const height = element.offsetHeight
    // Below the last rows there is no more board: it opens above its cell there.
    const isAbove = below + GAP + height > end && above - GAP - height >= 0
    element.style.insetBlockStart = `${isAbove ? above - GAP - height : below + GAP}px`
    element.querySelector('button')?.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [above, below, end])
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const now = all.findIndex((one) => one === document.activeElement)
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = hospitalIds[Number(event.key) - 1]
    if (by !== undefined) all[(now + by + all.length) % all.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else if (chosen !== undefined) onChoose(chosen)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={t('board.where')}
      className={styles.menu}
      // It goes no further than the last of the days.
      style={{ insetInlineStart: `min(${at.start}, calc(100% - ${WIDTH}))`, width: WIDTH }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <p>{t('board.where')}</p>
      {hospitalIds.map((id, place) => (
        <button key={id} type="button" role="menuitem" onClick={() => onChoose(id)}>
          {place < FIGURES && <kbd>{place + 1}</kbd>} <span dir="auto">{facilities.get(id)?.facilityName}</span>
        </button>
      ))}
    </div>
  )
}
