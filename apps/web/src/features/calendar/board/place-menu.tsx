import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react'
import { useText } from '#web/lib/text.ts'
import type { Roster } from './roster.ts'
import styles from './board.module.css'

type Props = {
  hospitalIds: readonly string[]
  facilities: Roster['facilities']
  style: CSSProperties
  onChoose: (hospitalId: string) => void
  onClose: () => void
}
/** Those that have a figure of their own. */
const FIGURES = 9

/** Where somebody is put who works at several places: by a figure, by the arrows, or by a click. */
export const PlaceMenu = ({ hospitalIds, facilities, style, onChoose, onClose }: Props) => {
  const t = useText()
  const menu = useRef<HTMLDivElement>(null)
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])]
  useEffect(() => menu.current?.querySelector('button')?.focus(), [])
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
      style={style}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <p>{t('board.where')}</p>
      {hospitalIds.map((id, at) => (
        <button key={id} type="button" role="menuitem" onClick={() => onChoose(id)}>
          {at < FIGURES && <kbd>{at + 1}</kbd>} <span dir="auto">{facilities.get(id)?.facilityName}</span>
        </button>
      ))}
    </div>
  )
}
