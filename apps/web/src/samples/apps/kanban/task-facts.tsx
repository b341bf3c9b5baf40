import type { KanbanTask } from '@onward/contract/samples'
import { CalendarClock, CalendarDays, MessageSquare, Paperclip, type IconNode } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { monthDay, today } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { isOverdue } from './overdue.ts'
import styles from './facts.module.css'

const FACES = 3

/** The foot of a card: when it is due, what hangs on it, and who has it. */
export const TaskFacts = ({ task }: { task: KanbanTask }) => {
  const t = useText()
  const { dueDate, attachments, comments, assignedTo } = task
  if (dueDate === '' && attachments.length + comments.length + assignedTo.length === 0) return null
  const isLate = isOverdue(task, today())
  const names = assignedTo.map(({ title }) => title).join(', ')
  // "+1" would take the room of the face that it stands for.
  const faces = assignedTo.slice(0, assignedTo.length === FACES + 1 ? FACES + 1 : FACES)
  return (
    <>
      {isLate && <Due date={dueDate} isLate />}
      <div className={styles.facts}>
        {dueDate !== '' && !isLate && <Due date={dueDate} />}
        {attachments.length > 0 && (
          <Count
            icon={Paperclip}
            count={attachments.length}
            words={t('kanban.attachments', { count: attachments.length })}
          />
        )}
        {comments.length > 0 && (
          <Count
            icon={MessageSquare}
            count={comments.length}
            words={t('kanban.comments', { count: comments.length })}
          />
        )}
        {assignedTo.length > 0 && (
          <span className={styles.people} title={names}>
            <span className="unseen">{names}</span>
            {faces.map(({ title, img }) => (
              <Avatar key={title} name={title} src={img} size={26} />
            ))}
            {assignedTo.length > faces.length && (
              <span className={styles.more} aria-hidden="true">
                +{assignedTo.length - faces.length}
              </span>
            )}
          </span>
        )}
      </div>
    </>
  )
}

const Due = ({ date, isLate = false }: { date: string; isLate?: boolean }) => {
  const t = useText()
  const drawing = isLate ? CalendarClock : CalendarDays
  const day = monthDay(date)
  return (
    <span className={styles.due} data-late={isLate ? '' : undefined}>
      <Drawing of={drawing} size={14} />
      {!isLate && <span className="unseen">{t('kanban.dueDate')}</span>}
      <time dateTime={date}>{isLate ? t('kanban.overdue', { date: day }) : day}</time>
    </span>
  )
}

const Count = ({ icon, count, words }: { icon: IconNode; count: number; words: string }) => (
  <span className={styles.fact} title={`${count} ${words}`}>
    <Drawing of={icon} size={14} /> {count}
    <span className="unseen"> {words}</span>
  </span>
)
