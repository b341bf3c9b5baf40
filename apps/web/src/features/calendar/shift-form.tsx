import { useForm } from '@mantine/form'
import type { Assignment, ShiftType } from '@onward/contract'
import { addDays, dateOfWall, shiftTimes, shiftTypeOf, timeOfWall, wallAt } from '@onward/scheduling'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ask } from '#web/lib/api.ts'
import { longDate } from '#web/lib/formats.ts'
import { fieldErrors } from '#web/lib/messages.ts'
import { currentUser } from '#web/lib/session.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { ChoiceField, DateField, LinesField, TimeField } from '#web/ui/controls/fields.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { refusalOf } from './refusal.ts'
import { useAssignment, useRefresh } from './use-assignment.ts'
import { uniqueChoices } from './unique-choices.ts'
import styles from './details.module.css'

type Hours = { from: string; to: string }
type Props = { date: string; assignmentId?: number; /** When a new one would be. */ hours?: Hours; onClose: () => void }

/** A new shift, or a change of one. */
export const ShiftForm = ({ date, assignmentId, hours = DAY_SHIFT, onClose }: Props) => {
  const t = useText()
  const shift = useAssignment(assignmentId, date)
  return (
    <Drawer title={assignmentId === undefined ? t('edit.newShift') : t('edit.changeShift')} onClose={onClose}>
      {assignmentId === undefined && <Fields date={date} hours={hours} onClose={onClose} />}
      {assignmentId !== undefined && shift.isPending && <Loading />}
      {shift.error && <Failure error={shift.error} onRetry={() => void shift.refetch()} />}
      {shift.data && <Fields key={shift.data.version} date={date} hours={hours} shift={shift.data} onClose={onClose} />}
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
  const providers = useQuery(ask('provider', api.provider, account))
  const facilities = useQuery(ask('facility', api.facility, account))
  const refresh = useRefresh()
  // One key for one filled-in form: a double click, or a try again after a lost answer, makes one shift.
  const [key] = useState(() => crypto.randomUUID())
  const required = (value: string) => (value === '' ? t('ui.required') : null)
  const form = useForm<Values>({
    initialValues: {
      providerId: shift?.providerId ?? '',
      hospitalId: shift?.hospitalId ?? '',
      date: shift ? dateOfWall(shift.startsAt) : date,
      from: shift ? timeOfWall(shift.startsAt) : hours.from,
      to: shift ? timeOfWall(shift.endsAt) : hours.to,
      note: shift?.note ?? '',
    },
    validate: { providerId: required, hospitalId: required, date: required, from: required, to: required },
  })
  const { values } = form
  const isWhole = values.date !== '' && values.from !== '' && values.to !== ''
  const walls = isWhole ? wallsOf(values) : undefined
  const type = walls ? shiftTypeOf(walls.startsAt, walls.endsAt) : 'custom'

  const save = useMutation({
    mutationFn: ({ providerId, hospitalId, note, ...times }: Values) => {
      const input = { providerId, hospitalId, ...wallsOf(times), note: note.trim() === '' ? null : note }
      return shift
        ? api.changeAssignment({ id: shift.assignmentId, version: shift.version, ...input })
        : api.createAssignment(input, { headers: { 'idempotency-key': key } })
    },
    onSuccess: async () => {
      tell(t('edit.saved'))
      onClose()
      await refresh()
    },
    onError: (error) => {
      const { startsAt, endsAt, ...same } = fieldErrors(error)
      form.setErrors({ ...same, ...(startsAt && { from: startsAt }), ...(endsAt && { to: endsAt }) })
    },
  })

  const chooseType = (word: string) => {
    const chosen = TYPES.find((one) => one === word)
    if (!chosen || chosen === 'custom' || values.date === '') return
    const { startsAt, endsAt } = shiftTimes(chosen, values.date)
    form.setValues({ from: timeOfWall(startsAt), to: timeOfWall(endsAt) })
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
    <form className={styles.form} onSubmit={form.onSubmit((all) => save.mutate(all))} noValidate>
      {save.error && <Failure error={save.error} wording={refusalOf} />}
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
