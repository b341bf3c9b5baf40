import { Alert, Button } from '@mantine/core'
import type { Assignment } from '@onward/contract'
import { clockMinutes, dateOfWall } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { api, ask } from '#web/lib/api.ts'
import { hours as hoursOf, zoneName } from '#web/lib/formats/formats.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { ChoiceField, LinesField } from '#web/ui/controls/fields.tsx'
import { TypedDateField, TypedTimeField } from '#web/ui/when/when-fields.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { CandidateField, type AskedSlot } from './candidates/candidate-field.tsx'
import { ClockRemarks } from './clock-remarks.tsx'
import { clockChangesOf, elapsedMinutes } from './elapsed.ts'
import { JudgedShift } from './judged/judged-shift.tsx'
import { useJudged } from './judged/use-judged.ts'
import { begun, type PastShift } from './past.ts'
import { PastQuestion } from './past-question.tsx'
import { changesTo, type ShiftInput } from './shift-merge.ts'
import { ShiftMergeChoice } from './shift-merge-choice.tsx'
import { typedMinutes, typedOf, wallsOf, withType, withTyped } from './shift-times.ts'
import { useUndo } from './undo/use-undo.ts'
import { uniqueChoices } from './unique-choices.ts'
import { useSeriesId } from './use-assignment.ts'
import { useSaveShift, type Saving } from './use-save-shift.ts'
import { inputOf, OPEN, useShiftForm, type Start } from './use-shift-form.ts'
import { useShiftTypes } from './use-shift-types.ts'
import styles from './details.module.css'

// Few shifts come round.
const RepeatDialog = lazyPart(() => import('./series/repeat-dialog.tsx'), 'RepeatDialog')
const ChangeSeries = lazyPart(() => import('./series/change-series.tsx'), 'ChangeSeries')

type Props = Start & {
  onClose: () => void
  /** Given for a new shift: it was saved, and another one is wanted. */
  onAnother?: (saved: Assignment) => void
  /** It follows another one in the same panel, which cannot bring the focus to its first field any more. */
  isNext?: boolean
  /** Told how to find out whether anything was typed. */
  onTyped: (isTyped: () => boolean) => void
}

/** The fields of a shift: who, where, when, and a note. */
export const ShiftFields = ({ shift, onClose, onAnother, isNext = false, onTyped, ...start }: Props) => {
  const t = useText()
  const account = { accountId: currentUser()?.accountId ?? 1 }
  const providers = useQuery(ask(api.provider, account))
  const facilities = useQuery(ask(api.facility, account))
  const people = uniqueChoices([
    { value: OPEN, label: t('shift.nobodyYet') },
    ...(providers.data?.providersList ?? []).map(({ userId, providerName }) => ({
      value: userId,
      label: providerName,
    })),
  ])
  const places = uniqueChoices(
    (facilities.data?.facilityList ?? []).map(({ hospitalId, facilityName }) => ({
      value: hospitalId,
      label: facilityName,
    })),
  )
  const nameIn = (choices: typeof people, id: string) => choices.find(({ value }) => value === id)?.label ?? id

  const types = useShiftTypes(shift?.shiftTypeId)
  const form = useShiftForm({ ...start, ...(shift && { shift }) }, types)
  const { values, isTyped } = form
  useEffect(() => {
    if (isNext) form.focus('providerId')
    // oxlint-disable-next-line react/exhaustive-deps -- when it comes, and never again
  }, [isNext])
  const wanted = useRef<'one' | 'another' | 'many'>('one')
  const [many, setMany] = useState<ShiftInput>()
  const seriesId = useSeriesId(shift?.assignmentId)
  const offerUndo = useUndo()
  const asShown = (input: ShiftInput) => ({
    ...input,
    providerName: input.providerId === null ? null : nameIn(people, input.providerId),
    facilityName: nameIn(places, input.hospitalId),
    type: types.choices.find(({ shiftTypeId }) => shiftTypeId === input.shiftTypeId)?.name ?? '',
  })
  const placeOf = (id: string) => facilities.data?.facilityList.find(({ hospitalId }) => hospitalId === id)
  const zoneOf = (id: string) => placeOf(id)?.timeZone
  const save = useSaveShift({
    shift,
    form,
    asShown,
    onDone: (saved) => (wanted.current === 'another' && onAnother ? onAnother(saved) : onClose()),
  })

  const time = (field: 'date' | 'from' | 'endDate' | 'to') => ({
    ...form.getInputProps(field),
    required: true,
    onChange: (text: string) => form.setAll(withTyped(values, field, text, types.kinds, save.seen)),
  })
  const judged = useJudged(inputOf(values), save.seen, save, {
    placeOf,
    typeOf: (id) => types.choices.find(({ shiftTypeId }) => shiftTypeId === id),
  })
  const saving = (input: ShiftInput): Saving =>
    judged.overrides.length > 0 ? { ...input, overrides: judged.overrides } : input
  const [asking, setAsking] = useState<{ past: PastShift; input: ShiftInput }>()
  useEffect(() => onTyped(() => isTyped() || judged.overrides.length > 0))
  const wasAsked = useRef(false)
  /** What has begun is asked about, once for all that is saved with this form. */
  const trySave = (input: ShiftInput) => {
    const timeZone = zoneOf(input.hospitalId)
    const past = begun<PastShift>([
      shift,
      timeZone === undefined ? undefined : { ...asShown(input), timeZone, isNew: !shift },
    ])
    if (past && !wasAsked.current) setAsking({ past, input })
    else save.mutate(saving(input))
  }
  /** What goes to another day, or is decided between two, is of one shift alone. */
  const isOfMany = (input: ShiftInput) =>
    shift !== undefined &&
    seriesId !== undefined &&
    !save.met &&
    dateOfWall(input.startsAt) === dateOfWall(shift.startsAt) &&
    Object.keys(changesTo(input, shift)).length > 0
  const zone = zoneOf(values.hospitalId)
  const worked = ({ startsAt, endsAt }: Pick<Assignment, 'startsAt' | 'endsAt'>) =>
    zone === undefined ? clockMinutes(startsAt, endsAt) : elapsedMinutes(startsAt, endsAt, zone)
  const walls = typedMinutes(values) === undefined ? undefined : wallsOf(values)
  const minutes = walls && worked(walls)
  const { hospitalId, shiftTypeId } = values
  const slot: AskedSlot | undefined =
    walls && hospitalId !== ''
      ? { ...(shift && { assignmentId: shift.assignmentId }), hospitalId, ...walls, shiftTypeId }
      : undefined
  const before = save.seen && worked(save.seen)

  return (
    <form
      className={styles.form}
      onSubmit={form.whenRight((all) => {
        const input = inputOf(all)
        if (!input) return
        if (wanted.current === 'many' || isOfMany(input)) setMany(input)
        else trySave(input)
      })}
      noValidate
    >
      <ChangeFailure of={save} />
      {save.met && <ShiftMergeChoice met={save.met} sideOf={save.sideOf} onChoose={save.choose} />}
      <CandidateField
        label={t('event.provider')}
        required
        choices={people}
        slot={slot}
        data-autofocus
        {...form.getInputProps('providerId')}
      />
      <ChoiceField label={t('event.facility')} required choices={places} {...form.getInputProps('hospitalId')} />
      <ChoiceField
        label={t('event.type')}
        choices={uniqueChoices(types.choices.map(({ shiftTypeId, name }) => ({ value: shiftTypeId, label: name })))}
        {...form.getInputProps('shiftTypeId')}
        onChange={(id) => {
          const chosen = types.choices.find(({ shiftTypeId }) => shiftTypeId === id)
          if (chosen) form.setAll(withType(values, chosen))
        }}
      />
      <div className={styles.pair}>
        <TypedDateField label={t('edit.date')} {...time('date')} />
        <TypedTimeField
          label={t('edit.startTime')}
          {...(zone !== undefined && { description: zoneName(zone) })}
          {...time('from')}
        />
        <TypedDateField label={t('shift.endDate')} {...time('endDate')} />
        <TypedTimeField
          label={t('edit.endTime')}
          {...(minutes !== undefined && { description: hoursOf(minutes) })}
          {...time('to')}
        />
      </div>
      {walls && minutes !== undefined && zone !== undefined && (
        <ClockRemarks {...walls} elapsedMinutes={minutes} clockChange={clockChangesOf(walls, zone)} />
      )}
      {minutes !== undefined && before !== undefined && minutes < before && (
        <Alert color="yellow" role="status">
          {t('shift.shorter', { after: hoursOf(minutes), before: hoursOf(before) })}
        </Alert>
      )}
      <JudgedShift
        judged={judged}
        onCure={({ startsAt, endsAt, shiftTypeId }) => {
          if (!walls) return
          const times = { startsAt: startsAt ?? walls.startsAt, endsAt: endsAt ?? walls.endsAt }
          const cured = typedOf({ ...times, shiftTypeId: shiftTypeId ?? 'custom' })
          form.setAll(shiftTypeId === null ? withTyped(cured, 'to', cured.to, types.kinds, save.seen) : cured)
        }}
      />
      <LinesField label={t('event.note')} {...form.getInputProps('note')} />
      {onAnother && (
        <div>
          <Button
            variant="default"
            size="sm"
            disabled={save.isPending}
            onClick={({ currentTarget }) => {
              wanted.current = 'many'
              // By no submit button: Enter in a field presses the first of those.
              currentTarget.form?.requestSubmit()
            }}
          >
            {t('shift.repeat')}
          </Button>
        </div>
      )}
      <SaveActions isBusy={save.isPending} onDiscard={onClose} onSave={() => (wanted.current = 'one')}>
        {onAnother && (
          <Button
            type="submit"
            variant="default"
            disabled={save.isPending}
            onClick={() => (wanted.current = 'another')}
          >
            {t('shift.another')}
          </Button>
        )}
      </SaveActions>
      <Suspense>
        {many && shift && seriesId !== undefined && (
          <ChangeSeries
            seriesId={seriesId}
            shift={shift}
            input={many}
            onThis={() => {
              setMany(undefined)
              trySave(many)
            }}
            onDone={onClose}
            onClose={() => setMany(undefined)}
          />
        )}
        {many && !shift && (
          <RepeatDialog
            shift={many}
            onBooked={(batchId, words) => {
              offerUndo(words, batchId)
              onClose()
            }}
            onClose={() => setMany(undefined)}
          />
        )}
      </Suspense>
      {asking && (
        <PastQuestion
          shift={asking.past}
          onClose={() => setAsking(undefined)}
          onConfirm={() => {
            wasAsked.current = true
            setAsking(undefined)
            save.mutate(saving(asking.input))
          }}
        />
      )}
    </form>
  )
}
