import { dayNumber } from '@onward/scheduling'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import styles from './charts.module.css'
import type { DateRange } from './staffing.ts'

export type RangeProps = { label: string; value: DateRange; onChange: (range: DateRange) => void; most?: number }

/** From which day to which: neither field takes a day that would end it before it begins, or make it too long. */
export const RangeFields = ({ label, value: { from, to }, onChange, most = 31 }: RangeProps) => {
  const whyNot = (first: string, last: string) => {
    if (first > last) return 'It would end before it begins.'
    return dayNumber(last) - dayNumber(first) < most ? undefined : `It can be ${most} days at most.`
  }
  return (
    <fieldset className={styles.fields}>
      <legend className="unseen">{label}</legend>
      <TypedDateField
        label="From"
        value={from}
        refuses={(date) => whyNot(date, to)}
        onChange={(date) => date !== '' && onChange({ from: date, to })}
      />
      <TypedDateField
        label="To"
        value={to}
        refuses={(date) => whyNot(from, date)}
        onChange={(date) => date !== '' && onChange({ from, to: date })}
      />
    </fieldset>
  )
}
