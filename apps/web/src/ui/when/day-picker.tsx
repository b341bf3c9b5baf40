import { addMonths, monthOf, monthWeeks } from '@onward/scheduling'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { longDate, monthTitle, today as todayHere, weekdayName, weekStart } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { dateByKey } from '#web/ui/schedule/month/month-keys.ts'
import styles from './when-fields.module.css'

type DaysProps = {
  /** Where one is at first. */
  value: string
  onChoose: (date: string) => void
  /** The days that are chosen; without it the one where one is at first. */
  isChosen?: ((date: string) => boolean) | undefined
  /** Days that can be walked over and not be taken. */
  isOff?: ((date: string) => boolean) | undefined
  /** Whether several can be chosen. */
  isMany?: boolean
  /** What stands in a panel of its own takes the focus, and is closed by Escape. */
  onClose?: () => void
}

/** A small month to choose from: the arrow keys walk, Page Up and Down turn it, Enter takes the day. */
export const Days = ({ value, onChoose, onClose, isChosen, isOff, isMany = false }: DaysProps) => {
  const t = useText()
  const [at, setAt] = useState(value)
  const grid = useRef<HTMLDivElement>(null)
  const weekStartsOn = weekStart()
  const weeks = monthWeeks(monthOf(at), weekStartsOn)
  const today = todayHere()
  const isWalking = useRef(onClose !== undefined)
  useEffect(() => {
    if (isWalking.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
    isWalking.current = false
  }, [at])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return onClose?.()
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = dateByKey(event.key, at, weekStartsOn, isRtl)
    if (to === undefined) return undefined
    event.preventDefault()
    isWalking.current = true
    return setAt(to)
  }
  const turn = (by: 1 | -1) => setAt(`${addMonths(monthOf(at), by)}-01`)
  // What stands above, a drawer for one, takes Escape for its own unless it is told that it is not.
  const own = { 'data-mantine-stop-propagation': true, onKeyDown }
  return (
    <div>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.open}
          aria-label={t('when.previous')}
          data-mantine-stop-propagation
          onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
          onClick={() => turn(-1)}
        >
          <Icon name="back" turns />
        </button>
        <span aria-live="polite">{monthTitle(monthOf(at))}</span>
        <button
          type="button"
          className={styles.open}
          aria-label={t('when.next')}
          data-mantine-stop-propagation
          onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
          onClick={() => turn(1)}
        >
          <Icon name="forward" turns />
        </button>
      </div>
      <div ref={grid} role="grid" aria-label={monthTitle(monthOf(at))} aria-multiselectable={isMany || undefined}>
        <div role="row" className={styles.week}>
          {weeks[0]?.map((date) => (
            <span key={date} role="columnheader" className={styles.name}>
              {weekdayName(date)}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={styles.week}>
            {week.map((date) => (
              <button
                key={date}
                type="button"
                role="gridcell"
                className={styles.day}
                data-day={date}
                data-autofocus={date === value || undefined}
                tabIndex={date === at ? 0 : -1}
                aria-label={longDate(date)}
                aria-selected={isChosen?.(date) ?? date === value}
                aria-disabled={isOff?.(date) || undefined}
                aria-current={date === today ? 'date' : undefined}
                data-outside={monthOf(date) !== monthOf(at) || undefined}
                onClick={() => !isOff?.(date) && onChoose(date)}
                {...own}
              >
                {Number(date.slice(8))}
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

type Props = DaysProps & { label: string; onClose: () => void }

/** The days to choose from for a field, in a panel of their own. */
export const DayPicker = ({ label, ...props }: Props) => {
  const t = useText()
  return (
    <div role="dialog" aria-label={t('when.days', { field: label })} className={styles.picker}>
      <Days {...props} />
    </div>
  )
}
