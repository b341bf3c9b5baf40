import { useText } from '#web/lib/text.ts'
import { KindMark } from '#web/ui/leave/kind-mark.tsx'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { MonthProps } from './leave-grid.tsx'
import { daysWords } from './leave-words.ts'
import styles from './leave-grid.module.css'

type Props = Pick<MonthProps, 'label' | 'people' | 'dates' | 'kinds' | 'today' | 'onOpen' | 'onAdd'>

/** The same where days have no room beside each other: people, each with their leave of the month. */
export const LeaveList = ({ label, people, dates, kinds, today, onOpen, onAdd }: Props) => {
  const t = useText()
  const date = dates.includes(today) ? today : (dates[0] ?? today)
  return (
    <ul className={styles.list} aria-label={label}>
      {people.map((person) => (
        <li key={person.providerId}>
          <div className={styles.name}>
            <span dir="auto">{person.providerName}</span>
            <button
              type="button"
              aria-label={t('leaveMonth.addFor', { name: person.providerName })}
              onClick={() => onAdd(person, date)}
            >
              <Icon name="plus" size={18} />
            </button>
          </div>
          {person.leave.map((leave) => (
            <button key={leave.leaveId} type="button" className={styles.line} onClick={() => onOpen(leave)}>
              <KindMark kind={kinds.get(leave.leaveKindId) ?? { letter: '', tone: 8 }} />
              <span>
                {daysWords(leave)}
                <small dir="auto">
                  {leaveKindName(leave)} · {leave.leaveDescription}
                </small>
              </span>
            </button>
          ))}
        </li>
      ))}
    </ul>
  )
}
