import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { shortDate } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { LivePanel } from '#web/ui/overlays/live-panel.tsx'
import panel from '#web/ui/overlays/live-panel.module.css'
import { sentence, type GridEvent } from '#web/ui/schedule/event.ts'
import type { Turned } from '#web/ui/schedule/turned.ts'
import { inView, positionOf } from './around.ts'
import { dayIn, eventIn, markEvent, placeIn } from './open-event.ts'
import './panel-texts.ts'

type Props = {
  /** The event that is open, and where else it may be looked for. */
  id: string
  title: string
  /** The day on which it stands, once that is known. */
  date: string | undefined
  events: readonly GridEvent[]
  turned: Pick<Turned, 'inSight' | 'turnTo'>
  onOpenEvent: (event: GridEvent) => void
  onClose: () => void
  children: ReactNode
}

/** The panel of one shift, with the ways to the one before and the one after in the view, which stays live beside it. */
export const ShiftPanel = ({ id, title, date, events, turned, onOpenEvent, onClose, children }: Props) => {
  const t = useText()
  const { inSight, turnTo } = turned
  const shown = useMemo(() => inView(events, inSight), [events, inSight])
  const position = positionOf(shown, id)
  const [hasStepped, setStepped] = useState(false)
  const go = (to: GridEvent | undefined) => {
    if (!to) return
    setStepped(true)
    onOpenEvent(to)
  }
  useEffect(() => markEvent(id), [id])
  // The page shows the shift, be it one that began before: another day is turned to once, when it is opened.
  useEffect(() => {
    const isShown = date === undefined || inSight.includes(date) || position !== undefined || eventIn(id) !== null
    if (!isShown) turnTo(date)
    // oxlint-disable-next-line react/exhaustive-deps -- who turns the page on while the panel is open means it
  }, [id, date])
  useEffect(() => {
    if (date !== undefined) dayIn(date)?.scrollIntoView({ block: 'nearest' })
  }, [id, date, inSight])
  const where =
    position &&
    (position.at === 0
      ? shortDate(position.event.date)
      : t('details.position', { at: position.at, count: position.count, date: shortDate(position.event.date) }))
  return (
    <LivePanel
      label={t('details.of', { name: title })}
      subject={id}
      head={
        <>
          <button
            type="button"
            className={panel.tool}
            aria-label={t('details.previous')}
            disabled={!position?.before}
            onClick={() => go(position?.before)}
          >
            <Icon name="back" size={18} turns />
          </button>
          <button
            type="button"
            className={panel.tool}
            aria-label={t('details.next')}
            disabled={!position?.after}
            onClick={() => go(position?.after)}
          >
            <Icon name="forward" size={18} turns />
          </button>
          <span className={panel.where} title={t('details.keys')}>
            {where}
          </span>
          <p className="unseen" role="status">
            {hasStepped && position && t('details.said', { position: where ?? '', shift: sentence(position.event) })}
          </p>
        </>
      }
      onClose={onClose}
      backTo={() => placeIn(id, date)}
      onStep={(by) => go(by === 1 ? position?.after : position?.before)}
    >
      {children}
      <p className={panel.keys}>{t('details.keys')}</p>
    </LivePanel>
  )
}
