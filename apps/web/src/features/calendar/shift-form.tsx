import type { Assignment, ShiftType } from '@onward/contract'
import { addDays, dateOfWall, shiftTimes, shiftTypeOf, timeOfWall, wallAt } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ask } from '#web/lib/api.ts'
import { longDate } from '#web/lib/formats.ts'
import { present } from '#web/lib/rules.ts'
import { currentUser } from '#web/lib/session.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { ChoiceField, DateField, LinesField, TimeField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { differing } from './differing.ts'
import { newerShift, refusalOf } from './refusal.ts'
import { useAssignment } from './use-assignment.ts'
import { uniqueChoices } from './unique-choices.ts'
import styles from './details.module.css'

type Hours = { from: string; to: string }
type Props = { date: string; assignmentId?: number; /** When a new one would be. */ hours?: Hours; onClose: () => void }

/** A new shift, or a change of one. */
export const ShiftForm = ({ date, assignmentId, hours = DAY_SHIFT, onClose }: Props) => {
  const t = useText()
  const { data, error, isFetching, refetch } = useAssignment(assignmentId)
  // What is changed is the shift as it was when the form opened: a newer one must not take away what was typed.
  const [seen, setSeen] = useState<Assignment>()
  if (!seen && data && !isFetching) setSeen(data)
  return (
    <Drawer title={assignmentId === undefined ? t('edit.newShift') : t('edit.changeShift')} onClose={onClose}>
      {assignmentId === undefined && <Fields date={date} hours={hours} onClose={onClose} />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {assignmentId !== undefined && !seen && !error && <Loading />}
      {seen && <Fields date={date} hours={hours} shift={seen} onClose={onClose} />}
    </Drawer>
  )
}

const TYPES = ['day', 'night', 'call', 'custom'] as const satisfies ShiftType[]
const DAY_SHIFT = { from: '07:00', to: '19:00' }

type Values = { providerId: string; hospitalId: string; date: string; from: string; to: string; note: string }
/** An end at or before the start is on the next day. */
const wallsOf = ({ date, from, to }: Pick<Values, 'date' | 'from' | 'to'>) => ({
  startsAt: wallAt(date, from),
  endsAt: wallAt(to <= from ? addDays(date, 1) : date, to),
})

type FieldsProps = { date: string; hours: Hours; shift?: Assignment; onClose: () => void }
const Fields = ({ date, hours, shift, onClose }: FieldsProps) => {
  const t = useText()
  const account = { accountId: currentUser()?.accountId ?? 1 }
  const providers = useQuery(ask(api.provider, account))
  const facilities = useQuery(ask(api.facility, account))
  const [version, setVersion] = useState(shift?.version ?? 0)
  const form = useCheckedForm<Values>({
    initialValues: {
      providerId: shift?.providerId ?? '',
      hospitalId: shift?.hospitalId ?? '',
      date: shift ? dateOfWall(shift.startsAt) : date,
      from: shift ? timeOfWall(shift.startsAt) : hours.from,
      to: shift ? timeOfWall(shift.endsAt) : hours.to,
      note: shift?.note ?? '',
    },
    validate: { providerId: present, hospitalId: present, date: present, from: present, to: present },
    names: { startsAt: 'from', endsAt: 'to' },
  })
  const { values } = form
  const isWhole = values.date !== '' && values.from !== '' && values.to !== ''
  const walls = isWhole ? wallsOf(values) : undefined
  const type = walls ? shiftTypeOf(walls.startsAt, walls.endsAt) : 'custom'

  const save = useChange(
    ({ providerId, hospitalId, note, ...times }: Values, options) => {
      const input = { providerId, hospitalId, ...wallsOf(times), note: note.trim() === '' ? null : note }
      return shift
        ? api.changeAssignment({ id: shift.assignmentId, version, ...differing(input, shift) })
        : api.createAssignment(input, options)
    },
    {
      by: api.createAssignment,
      once: true,
      form,
      wording: refusalOf,
      done: () => t('edit.saved'),
      onDone: onClose,
      // The refusal says how it is now: whoever saves again means it.
      onFailed: (error) => setVersion((seen) => newerShift(error)?.version ?? seen),
    },
  )

  const chooseType = (word: string) => {
    const chosen = TYPES.find((one) => one === word)
    if (!chosen || chosen === 'custom' || values.date === '') return
    const { startsAt, endsAt } = shiftTimes(chosen, values.date)
    form.setValue('from', timeOfWall(startsAt))
    form.setValue('to', timeOfWall(endsAt))
  }
  const people =
    providers.data?.providersList.map(({ userId, providerName }) => ({ value: userId, label: providerName })) ?? []
  const places =
    facilities.data?.facilityList.map(({ hospitalId, facilityName }) => ({ value: hospitalId, label: facilityName })) ??
    []
  const zone = facilities.data?.facilityList.find(({ hospitalId }) => hospitalId === values.hospitalId)?.timeZone
  const endsOn =
    walls && dateOfWall(walls.endsAt) !== values.date
      ? t('edit.endsNextDay', { date: longDate(dateOfWall(walls.endsAt)) })
      : zone

  return (
    <form className={styles.form} onSubmit={form.whenRight((all) => save.mutate(all))} noValidate>
      <ChangeFailure of={save} />
      <ChoiceField
        label={t('event.provider')}
        required
        choices={uniqueChoices(people)}
        {...form.getInputProps('providerId')}
      />
      <ChoiceField
        label={t('event.facility')}
        required
        choices={uniqueChoices(places)}
        {...form.getInputProps('hospitalId')}
      />
      <DateField label={t('edit.date')} required {...form.getInputProps('date')} />
      <ChoiceField
        label={t('event.type')}
        choices={TYPES.map((value) => ({ value, label: t(`event.type.${value}`) }))}
        value={type}
        onChange={chooseType}
      />
      <div className={styles.pair}>
        <TimeField
          label={t('edit.startTime')}
          required
          {...(zone !== undefined && { description: zone })}
          {...form.getInputProps('from')}
        />
        <TimeField
          label={t('edit.endTime')}
          required
          {...(endsOn !== undefined && { description: endsOn })}
          {...form.getInputProps('to')}
        />
      </div>
      <LinesField label={t('event.note')} {...form.getInputProps('note')} />
      <SaveActions isBusy={save.isPending} onDiscard={onClose} />
    </form>
  )
}
