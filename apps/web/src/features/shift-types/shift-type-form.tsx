import { NativeSelect } from '@mantine/core'
import { ShiftType as PartOfDay, shiftTypes, type ShiftTypeRow } from '@onward/contract'
import { useEffect, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { differing } from '#web/lib/differing.ts'
import { present } from '#web/lib/rules/rules.ts'
import { shiftTypeName } from '#web/lib/formats/shift-type-name.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { takeNewer } from '#web/ui/controls/take-newer.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { TypedTimeField } from '#web/ui/when/when-fields.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { PutAway } from '#web/ui/lists/put-away.tsx'
import styles from '#web/ui/lists/records.module.css'
import { conflictOf, refusalOf } from './shift-type-refusal.ts'

const api = apiOf(shiftTypes)
type Values = { shiftTypeName: string; startsAt: string; endsAt: string; days: string; partOfDay: PartOfDay }
const FIELDS = ['shiftTypeName', 'startsAt', 'endsAt', 'days', 'partOfDay'] as const
/** How many days later one may end. */
const DAYS = ['0', '1', '2', '3', '4', '5', '6', '7']

const nameOf = (row: ShiftTypeRow) => shiftTypeName({ ...row, shiftType: row.partOfDay })
/** As the form has them: a time that is not there is an empty field. */
const valuesOf = (row: ShiftTypeRow | undefined): Values => ({
  shiftTypeName: row ? nameOf(row) : '',
  startsAt: row?.startsAt ?? '',
  endsAt: row?.endsAt ?? '',
  days: String(row?.days ?? 0),
  partOfDay: row?.partOfDay ?? 'day',
})
/** As the server is told them. */
const inputOf = ({ startsAt, endsAt, days, ...rest }: Values) =>
  startsAt === ''
    ? { ...rest, startsAt: null, endsAt: null, days: null }
    : { ...rest, startsAt, endsAt, days: Number(days) }

/** A new shift type, or a change of one. */
export const ShiftTypeForm = ({
  shiftType: given,
  onClose,
}: {
  shiftType: ShiftTypeRow | undefined
  onClose: () => void
}) => {
  const t = useText()
  // What is changed is the row that was seen: a newer one must not take away what was typed.
  const [shiftType, setShiftType] = useState(given)
  const before = valuesOf(shiftType)
  const form = useCheckedForm<Values>({
    initialValues: valuesOf(given),
    validate: {
      shiftTypeName: present,
      startsAt: (startsAt, { endsAt }) => (startsAt === '' && endsAt !== '' ? t('shiftTypes.both') : null),
      endsAt: (endsAt, { startsAt, days }) => {
        if (startsAt !== '' && endsAt === '') return t('shiftTypes.both')
        return startsAt !== '' && days === '0' && endsAt <= startsAt ? t('shiftTypes.endsFirst') : null
      },
    },
  })
  const { values, setValue, getInputProps } = form
  const isTyped = FIELDS.some((name) => values[name] !== before[name])
  const takeIn = (error: unknown) => {
    const conflict = conflictOf(error)
    if (conflict?.reason === 'name') form.refuse({ shiftTypeName: refusalOf(error) })
    if (conflict?.reason !== 'version') return
    const theirs = valuesOf(conflict.facts.shiftType)
    takeNewer(form, { typed: values, before, theirs })
    setShiftType(conflict.facts.shiftType)
  }
  const to = (row: ShiftTypeRow, typed: Values) => ({
    shiftTypeId: row.shiftTypeId,
    version: row.version,
    ...differing(inputOf(typed), inputOf(valuesOf(row))),
  })
  const save = useChange(
    (typed: Values, options) =>
      shiftType ? api.changeShiftType(to(shiftType, typed)) : api.createShiftType(inputOf(typed), options),
    {
      by: api.changeShiftType,
      once: { amend: async ({ shiftType: made }, typed) => api.changeShiftType(to(made, typed)) },
      form,
      wording: refusalOf,
      done: ({ shiftTypeName: name }) => t('records.saved', { name: name.trim() }),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const use = useChange(
    async () => {
      const { shiftTypeId = '', version = 0, isActive = false } = shiftType ?? {}
      if (isActive) return api.deleteShiftType({ shiftTypeId, version })
      return { ...(await api.changeShiftType({ shiftTypeId, version, isActive: true })), isDeleted: false }
    },
    {
      by: api.changeShiftType,
      wording: refusalOf,
      done: (_, { shiftType: row, isDeleted }) =>
        t(isDeleted ? 'records.wasDeleted' : row.isActive ? 'records.wasTakenBack' : 'records.wasPutAway', {
          name: nameOf(row),
        }),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => isTyped))
  /** One that ends no later than it began ends on the next day, until somebody says otherwise. */
  const setTime = (name: 'startsAt' | 'endsAt') => (time: string) => {
    const startsAt = name === 'startsAt' ? time : values.startsAt
    const endsAt = name === 'endsAt' ? time : values.endsAt
    setValue(name, time)
    if (startsAt !== '' && endsAt !== '' && Number(values.days) < 2) setValue('days', endsAt > startsAt ? '0' : '1')
  }
  const isFirst = given !== undefined && PartOfDay.options.some((word) => word === given.shiftTypeId)
  return (
    <Drawer title={t(given ? 'shiftTypes.change' : 'shiftTypes.new')} onClose={typed.close}>
      <form className={styles.form} onSubmit={form.whenRight((all) => save.mutate(all))} noValidate>
        <ChangeFailure of={save} />
        <LineField
          label={t('records.name')}
          required
          maxLength={200}
          data-autofocus
          {...getInputProps('shiftTypeName')}
        />
        <div className={styles.pair}>
          <TypedTimeField
            label={t('shiftTypes.starts')}
            {...getInputProps('startsAt')}
            onChange={setTime('startsAt')}
          />
          <TypedTimeField label={t('shiftTypes.ends')} {...getInputProps('endsAt')} onChange={setTime('endsAt')} />
        </div>
        {values.startsAt !== '' && (
          <NativeSelect
            label={t('shiftTypes.days')}
            data={DAYS.map((value) => ({ value, label: t('shiftTypes.dayChoice', { days: Number(value) }) }))}
            {...getInputProps('days')}
          />
        )}
        <p className={styles.soft}>{t('shiftTypes.timesHint')}</p>
        {!isFirst && (
          <NativeSelect
            label={t('shiftTypes.part')}
            description={t('shiftTypes.partHint')}
            data={PartOfDay.options.map((value) => ({ value, label: t(`event.type.${value}`) }))}
            {...getInputProps('partOfDay')}
          />
        )}
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {shiftType && shiftType.shiftTypeId !== 'custom' && (
        <PutAway
          name={nameOf(shiftType)}
          isActive={shiftType.isActive}
          isUsed={shiftType.isUsed}
          isTyped={isTyped}
          change={use}
          onGo={() => use.mutate(undefined)}
        />
      )}
      {typed.question}
    </Drawer>
  )
}
