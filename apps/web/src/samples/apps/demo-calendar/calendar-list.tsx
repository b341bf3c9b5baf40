import { Checkbox } from '@mantine/core'
import { NO_CALENDAR } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { toggled } from '#web/lib/toggled.ts'
import { Drawing } from '#web/ui/drawings/notice-drawing.tsx'
import type { Calendar } from './calendars.ts'
import styles from './demo-calendar.module.css'

type Props = {
  calendars: readonly Calendar[]
  /** The names of those that are not shown. */
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

/** The calendars, each with a tick and the tint of its events. */
export const CalendarList = ({ calendars, hidden, onChange }: Props) => {
  const t = useText()
  const names = calendars.map(({ name }) => name)
  const ticked = names.filter((name) => !hidden.has(name))
  const isAll = ticked.length === names.length
  const toggle = (name: string) => onChange(toggled(new Set(names.filter((one) => hidden.has(one))), name))
  return (
    <>
      <fieldset className={styles.calendars}>
        <legend>{t('events.calendars')}</legend>
        <Checkbox
          label={t('events.viewAll')}
          checked={isAll}
          indeterminate={!isAll && ticked.length > 0}
          onChange={() => onChange(new Set(isAll ? names : []))}
        />
        {calendars.map(({ name, tone }) => (
          <div key={name} className={styles.calendar}>
            <Checkbox
              label={<span dir="auto">{name === NO_CALENDAR ? t('events.unassigned') : name}</span>}
              checked={!hidden.has(name)}
              onChange={() => toggle(name)}
            />
            <span className={styles.swatch} data-tone={tone} aria-hidden="true" />
          </div>
        ))}
      </fieldset>
      <div className={styles.drawing}>
        <Drawing name="soon" />
      </div>
    </>
  )
}
