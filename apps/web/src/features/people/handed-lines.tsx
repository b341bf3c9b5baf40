import { Button } from '@mantine/core'
import { longTimes, timeSpan } from '#web/lib/formats/formats.ts'
import { shiftTypeName } from '#web/lib/formats/shift-type-name.ts'
import { useText } from '#web/lib/text.ts'
import { Tick } from '#web/ui/controls/tick.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Cures } from '#web/ui/rules/cures.tsx'
import { SeverityMark } from '#web/ui/rules/severity-mark.tsx'
import { verdictWords } from '#web/ui/rules/verdict-words.ts'
import { namesOf, type NamesById } from '#web/ui/rules/words.ts'
import { curedOf, isSpoken, openedOf, type Handed } from './handed-shifts.ts'
import { conflictWords } from './person-refusal.ts'
import styles from './people.module.css'

type Props = {
  handed: readonly Handed[]
  names: NamesById
  /** Says what becomes of a shift; undefined is what becomes of the others. */
  onFate: (assignmentId: number, fate: Handed['fate']) => void
}

/** The shifts that are handed over: first those of which something is said, each with what, and with the way to leave it open. */
export const HandedLines = ({ handed, ...rest }: Props) => {
  const t = useText()
  const [spoken, others] = [handed.filter(isSpoken), handed.filter((one) => !isSpoken(one))]
  const list = (some: readonly Handed[]) => (
    <ul>
      {some.map((one) => (
        <Line key={one.shift.assignmentId} one={one} {...rest} />
      ))}
    </ul>
  )
  return (
    <section className={styles.handed} aria-label={t('people.handOverShifts')}>
      {spoken.length > 0 && list(spoken)}
      {others.length > 0 && (
        <details>
          <summary>{t('people.goAsTheyAre', { count: others.length })}</summary>
          {list(others)}
        </details>
      )}
    </section>
  )
}

const Line = ({ one, names: byId, onFate }: Omit<Props, 'handed'> & { one: Handed }) => {
  const t = useText()
  const names = namesOf(byId)
  const { shift, fate, conflict, verdicts, isLeftOpen: isOpen } = one
  const { assignmentId: id, facilityName, startsAt, endsAt } = shift
  const type = shiftTypeName(shift)
  const when = longTimes(startsAt, endsAt)
  return (
    <li>
      <p>
        <strong>{when}</strong> <bdi>{facilityName}</bdi> · <bdi>{type}</bdi>
      </p>
      {fate?.outcome === 'handOver' && (
        <p className={styles.goesAs}>
          {t('people.goesAs', {
            times: timeSpan(fate.startsAt ?? startsAt, fate.endsAt ?? endsAt),
            type: fate.shiftTypeId === undefined ? type : names.shiftType(fate.shiftTypeId),
          })}{' '}
          <Button size="compact-sm" variant="default" onClick={() => onFate(id, undefined)}>
            {t('people.asItWas')}
          </Button>
        </p>
      )}
      {!isOpen && conflict && (
        <p className={styles.why}>
          <Icon name="close" size={14} />
          <span>{conflictWords(conflict)}</span>
        </p>
      )}
      {!isOpen &&
        verdicts.map(({ verdict, cures }) => (
          <div key={verdict.key} className={styles.said}>
            <SeverityMark severity={verdict.severity} />
            <p>{verdictWords(verdict, names)}</p>
            <Cures cures={cures} names={names} onCure={(cure) => onFate(id, curedOf(one, cure))} />
          </div>
        ))}
      <Tick
        isTicked={isOpen}
        onChange={() => onFate(id, isOpen ? undefined : openedOf(shift))}
        label={
          <>
            {t('people.leaveOpen')}
            <span className="unseen"> {when}</span>
          </>
        }
      />
    </li>
  )
}
