import { Button, NativeSelect } from '@mantine/core'
import { providerChoices } from '#web/lib/choices/account-choices.ts'
import { longDates, longTimes } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { otherZone } from '#web/lib/formats/other-zone.ts'
import { useText } from '#web/lib/text.ts'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { conflictWords } from './refusal.ts'
import { isSaid, type InTheWay, type Outcomes } from './use-outcomes.ts'
import styles from './shifts-in-the-way.module.css'

type Props = {
  met: InTheWay
  outcomes: Pick<Outcomes, 'fates' | 'set'>
  /** Whether to mark what is not said yet. */
  isAsked: boolean
}
type Person = InTheWay['people'][number]
type Shift = Person['shifts'][number]

/** All that is in the way of leave, and what becomes of each shift of it: one by one, or of all of a person. */
export const ShiftsInTheWay = ({ met, outcomes, isAsked }: Props) => {
  const t = useText()
  // Nobody who is to go takes a shift over.
  const away = new Set(met.people.map(({ wanted }) => wanted.providerId))
  const takers = {
    ...providerChoices,
    listed: (answer: Parameters<typeof providerChoices.listed>[0]) =>
      providerChoices.listed(answer).filter(({ value }) => !away.has(value)),
  }
  return (
    <section className={styles.list} aria-label={t('inTheWay.title')}>
      {met.people.map((person) => {
        const ids = person.shifts.flatMap(({ assignmentId }) => assignmentId ?? [])
        const { providerId, providerName } = person.wanted
        return (
          <fieldset key={providerId} className={styles.person}>
            <legend dir="auto">{providerName}</legend>
            {person.leave.map(({ leaveId, startDate, endDate, leaveDescription }) => (
              <p key={leaveId} className={styles.other}>
                {t('inTheWay.leave', { when: longDates(startDate, endDate), what: leaveDescription })}
              </p>
            ))}
            {ids.length > 1 && (
              <div className={styles.all}>
                <Button
                  variant="default"
                  aria-label={t('inTheWay.cancelAll', { name: providerName })}
                  onClick={() => outcomes.set(ids, { outcome: 'cancel' })}
                >
                  {t('inTheWay.cancelThem')}
                </Button>
                <Button
                  variant="default"
                  aria-label={t('inTheWay.openAll', { name: providerName })}
                  onClick={() => outcomes.set(ids, { outcome: 'open' })}
                >
                  {t('inTheWay.openThem')}
                </Button>
                <FoundChoice
                  label={t('inTheWay.handOverAll')}
                  {...takers}
                  onChange={(to) => to && outcomes.set(ids, { outcome: 'handOver', to })}
                />
              </div>
            )}
            <ul>
              {person.shifts.map((shift, at) => (
                <li key={shift.assignmentId ?? `elsewhere ${at}`}>
                  <ShiftLine shift={shift} met={met} outcomes={outcomes} takers={takers} isAsked={isAsked} />
                </li>
              ))}
            </ul>
          </fieldset>
        )
      })}
    </section>
  )
}

type LineProps = Props & { shift: Shift; takers: typeof providerChoices }

/** When and where it is, and what becomes of it, unless somebody else has to say that. */
const ShiftLine = ({ shift, met, outcomes, takers, isAsked }: LineProps) => {
  const t = useText()
  const { assignmentId: id, facilityName, startsAt, endsAt, timeZone } = shift
  const when = joined([longTimes(startsAt, endsAt), otherZone(timeZone)])
  if (id === null) return <p className={styles.other}>{t('inTheWay.elsewhere', { when })}</p>
  const fate = outcomes.fates.get(id)
  const refused = met.handOvers.find(({ assignmentId }) => assignmentId === id)
  const isMissing = isAsked && !isSaid(fate)
  return (
    <>
      <p className={styles.shift}>
        <strong>{when}</strong> <bdi>{facilityName}</bdi>
        {met.changed.includes(id) && <em>{t('inTheWay.changed')}</em>}
      </p>
      <div className={styles.fate}>
        <NativeSelect
          aria-label={t('inTheWay.fateOf', { when, facility: facilityName })}
          data={[
            { value: '', label: t('inTheWay.choose') },
            { value: 'handOver', label: t('inTheWay.handOver') },
            { value: 'open', label: t('inTheWay.open') },
            { value: 'cancel', label: t('inTheWay.cancel') },
          ]}
          value={fate?.outcome ?? ''}
          error={isMissing && fate === undefined ? t('inTheWay.fateWanted') : undefined}
          onChange={({ currentTarget: { value } }) => {
            if (value === 'cancel' || value === 'open') outcomes.set([id], { outcome: value })
            if (value === 'handOver') outcomes.set([id], { outcome: 'handOver', to: undefined })
          }}
        />
        {fate?.outcome === 'handOver' && (
          <FoundChoice
            label={t('inTheWay.to')}
            required
            {...takers}
            value={fate.to}
            onChange={(to) => outcomes.set([id], { outcome: 'handOver', to })}
            {...(isMissing && { error: t('inTheWay.toWanted') })}
          />
        )}
      </div>
      {refused && <p className={styles.why}>{conflictWords(refused.booking)}</p>}
    </>
  )
}
