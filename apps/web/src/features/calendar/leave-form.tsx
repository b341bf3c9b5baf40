import { leaveChanges, leaveKinds, type Leave } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:inTheWay'
import { useEffect, useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { providerChoices } from '#web/lib/choices/account-choices.ts'
import { present } from '#web/lib/rules/rules.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { ChoiceField, LineField } from '#web/ui/controls/fields.tsx'
import { FoundChoice, FoundChoices } from '#web/ui/controls/found-choice.tsx'
import { takeNewer } from '#web/ui/controls/take-newer.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { CancelLeave } from './cancel-leave.tsx'
import { leaveRefusalOf } from './leave-refusal.ts'
import { saveLeave } from './save-leave.ts'
import { isSame, valuesOf, type LeaveStart, type LeaveValues } from './leave-values.ts'
import { newerLeave } from './refusal.ts'
import { ShiftsInTheWay } from './shifts-in-the-way.tsx'
import { useUndo } from './undo/use-undo.ts'
import { useOutcomes } from './use-outcomes.ts'
import styles from './details.module.css'

addTexts(texts)

const api = apiOf(leaveChanges)
const { listLeaveKinds } = apiOf(leaveKinds)
type Props = LeaveStart & { leave: Leave | undefined; onClose: () => void }

/** New leave of one or several people, or a change of somebody's. What is in its way is listed, and decided in the same step. */
export const LeaveForm = ({ leave: given, onClose, ...start }: Props) => {
  const t = useText()
  const kinds = useQuery(ask(listLeaveKinds, { perPage: 500 }))
  // What is changed is the leave that was seen: a newer one must not take away what was typed.
  const [leave, setLeave] = useState(given)
  const [isAsked, setAsked] = useState(false)
  const outcomes = useOutcomes()
  const before = valuesOf(leave, start)
  const form = useCheckedForm<LeaveValues>({
    initialValues: valuesOf(given, start),
    names: { providerIds: 'people', providerId: 'people' },
    validate: {
      people: (people) => (people.length === 0 ? t('ui.required') : null),
      leaveKindId: present,
      startDate: present,
      endDate: (value, { startDate }) => present(value) ?? (value < startDate ? t('edit.lastBeforeFirst') : null),
      leaveDescription: present,
    },
  })
  const { values, getInputProps, setValue } = form
  const isTyped = !isSame(values, before) || outcomes.fates.size > 0
  const offerUndo = useUndo()
  const save = useChange(saveLeave.call, {
    by: leave ? api.changeLeave : api.createLeaveOfSeveral,
    once: { amend: saveLeave.amend },
    form,
    wording: leaveRefusalOf,
    onDone: ({ batchId }) => {
      offerUndo(t('edit.leaveSaved'), batchId)
      onClose()
    },
    // The refusal says how it is now: whoever saves again means it. What was not typed here is theirs.
    onFailed: (error, { values: typed }) => {
      outcomes.take(error, typed)
      setAsked(false)
      const theirs = newerLeave(error)
      if (!theirs || !leave) return
      takeNewer(form, { typed, before, theirs: valuesOf(theirs, start) })
      setLeave(theirs)
    },
  })
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => isTyped))
  const go = (all: LeaveValues) => {
    if (!outcomes.isAllSaid(all)) return setAsked(true)
    return save.mutate({ values: all, leave, shifts: outcomes.said(all) })
  }
  const met = outcomes.metIn(values)
  const people = { label: t(leave ? 'event.provider' : 'edit.people'), required: true, 'data-autofocus': true }
  return (
    <Drawer title={leave ? t('edit.changeLeave') : t('edit.newLeave')} onClose={typed.close}>
      <form className={styles.form} onSubmit={form.whenRight(go)} noValidate>
        <ChangeFailure of={save} />
        {met && <ShiftsInTheWay met={met} outcomes={outcomes} isAsked={isAsked} />}
        {leave ? (
          <FoundChoice
            {...people}
            {...providerChoices}
            {...getInputProps('people')}
            value={values.people[0]}
            onChange={(one) => setValue('people', one ? [one] : [])}
          />
        ) : (
          <FoundChoices {...people} {...providerChoices} {...getInputProps('people')} />
        )}
        <ChoiceField
          label={t('edit.leaveKind')}
          required
          choices={kindChoices(kinds.data?.leaveKinds ?? [], leave)}
          {...getInputProps('leaveKindId')}
        />
        <div className={styles.pair}>
          <TypedDateField label={t('edit.firstDay')} required {...getInputProps('startDate')} />
          <TypedDateField label={t('edit.lastDay')} required {...getInputProps('endDate')} />
        </div>
        <LineField label={t('edit.reason')} required maxLength={200} {...getInputProps('leaveDescription')} />
        <SaveActions isBusy={save.isPending} onDiscard={onClose}>
          {leave && !isTyped && <CancelLeave leave={leave} onDone={onClose} />}
        </SaveActions>
      </form>
      {typed.question}
    </Drawer>
  )
}

type Kind = { leaveKindId: string; leaveKindName: string }
/** The kinds in use, and the one that the leave has, which may be put away. */
const kindChoices = (kinds: readonly Kind[], leave: Kind | undefined) => {
  const all = leave && !kinds.some(({ leaveKindId }) => leaveKindId === leave.leaveKindId) ? [...kinds, leave] : kinds
  return all.map((kind) => ({ value: kind.leaveKindId, label: leaveKindName(kind) }))
}
