import { leaveKinds } from '@onward/contract'
import { addMinutesToWall, dateOfWall } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { ChoiceField } from '#web/ui/controls/fields.tsx'
import { Tick } from '#web/ui/controls/tick.tsx'
import { Failure } from '#web/ui/data/content-state.tsx'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import type { ShownShift } from '../shown-shift.ts'
import type { Away } from './use-replace.ts'
import styles from './candidates.module.css'

const { listLeaveKinds } = apiOf(leaveKinds)
const SICK = 'sick'

/** Leave that is to be recorded with a replacement: of sickness on the days of the shift, until it is said otherwise. */
export const useSick = ({ startsAt, endsAt }: Pick<ShownShift, 'startsAt' | 'endsAt'>) => {
  const [isSick, setSick] = useState(false)
  const [days, setDays] = useState({
    startDate: dateOfWall(startsAt),
    endDate: dateOfWall(addMinutesToWall(endsAt, -1)),
  })
  const [chosen, setChosen] = useState<string>()
  const { data, error, refetch } = useQuery({ ...ask(listLeaveKinds, { perPage: 500 }), enabled: isSick })
  const kinds = data?.leaveKinds ?? []
  const kind =
    kinds.find(({ leaveKindId }) => leaveKindId === (chosen ?? SICK)) ?? (chosen === undefined ? kinds[0] : undefined)
  const isWrong = days.startDate === '' || days.endDate === '' || days.endDate < days.startDate
  const away: Away | undefined =
    isSick && kind && !isWrong
      ? { ...days, leaveKindId: kind.leaveKindId, leaveDescription: leaveKindName(kind) }
      : undefined
  return {
    isSick,
    /** What is recorded; nothing as long as it is not all said. */
    away,
    isReady: !isSick || away !== undefined,
    error: data ? null : error,
    refetch,
    kinds,
    kind,
    days,
    setSick,
    setDays,
    setChosen,
  }
}
type Sick = ReturnType<typeof useSick>

/** The switch by which leave is recorded as well, and of which kind and days. */
export const SickFields = ({ name, sick }: { name: string; sick: Sick }) => {
  const t = useText()
  const { isSick, error, refetch, kinds, kind, days, setSick, setDays, setChosen } = sick
  const isBackward = days.startDate !== '' && days.endDate !== '' && days.endDate < days.startDate
  return (
    <div className={styles.sick}>
      <Tick
        isLarge
        label={t('candidates.sick', { provider: name })}
        isTicked={isSick}
        onChange={() => setSick(!isSick)}
      />
      {isSick && error && <Failure error={error} onRetry={() => void refetch()} />}
      {isSick && !error && (
        <>
          <ChoiceField
            label={t('edit.leaveKind')}
            required
            choices={kinds.map((one) => ({ value: one.leaveKindId, label: leaveKindName(one) }))}
            value={kind?.leaveKindId ?? ''}
            onChange={(id) => id !== '' && setChosen(id)}
          />
          <div className={styles.days}>
            <TypedDateField
              label={t('edit.firstDay')}
              required
              value={days.startDate}
              onChange={(startDate) => setDays({ ...days, startDate })}
            />
            <TypedDateField
              label={t('edit.lastDay')}
              required
              value={days.endDate}
              error={isBackward ? t('edit.lastBeforeFirst') : undefined}
              onChange={(endDate) => setDays({ ...days, endDate })}
            />
          </div>
        </>
      )}
    </div>
  )
}
