import { leaveKinds, OTHER_LEAVE, type LeaveKind } from '@onward/contract'
import { useEffect, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { differing } from '#web/lib/differing.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { takeNewer } from '#web/ui/controls/take-newer.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import { PutAway } from '#web/ui/lists/put-away.tsx'
import styles from '#web/ui/lists/records.module.css'
import { TintChoice } from '#web/ui/lists/tint-choice.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { conflictOf, refusalOf } from './leave-kind-refusal.ts'

const api = apiOf(leaveKinds)
type Values = { leaveKindName: string; letter: string; tone: number }
const FIELDS = ['leaveKindName', 'letter', 'tone'] as const
const LETTER = /^[\p{L}\p{N}]{1,2}$/u
/** The tint of a new one until somebody chooses: the one of other leave. */
const PLAIN = 8

const valuesOf = (row: LeaveKind | undefined): Values => ({
  leaveKindName: row ? leaveKindName(row) : '',
  letter: row?.letter ?? '',
  tone: row?.tone ?? PLAIN,
})
/** As the server is told them: a letter that is left out follows from the name. */
const inputOf = ({ letter, ...rest }: Values) => ({ ...rest, ...(letter.trim() && { letter: letter.trim() }) })

type Props = { leaveKind: LeaveKind | undefined; onClose: () => void }

/** A new kind of leave, or a change of one. */
export const LeaveKindForm = ({ leaveKind: given, onClose }: Props) => {
  const t = useText()
  // What is changed is the row that was seen: a newer one must not take away what was typed.
  const [leaveKind, setLeaveKind] = useState(given)
  const before = valuesOf(leaveKind)
  const form = useCheckedForm<Values>({
    initialValues: valuesOf(given),
    validate: {
      leaveKindName: present,
      letter: (letter) => {
        if (letter.trim() === '') return leaveKind ? t('ui.required') : null
        return LETTER.test(letter.trim()) ? null : t('leaveKinds.letterWrong')
      },
    },
  })
  const { values, setValue, getInputProps } = form
  const isTyped = FIELDS.some((name) => values[name] !== before[name])
  const takeIn = (error: unknown) => {
    const conflict = conflictOf(error)
    if (conflict?.reason === 'name') form.refuse({ leaveKindName: refusalOf(error) })
    if (conflict?.reason !== 'version') return
    takeNewer(form, { typed: values, before, theirs: valuesOf(conflict.facts.leaveKind) })
    setLeaveKind(conflict.facts.leaveKind)
  }
  const to = (row: LeaveKind, typed: Values) => ({
    leaveKindId: row.leaveKindId,
    version: row.version,
    ...differing(inputOf(typed), inputOf(valuesOf(row))),
  })
  const save = useChange(
    (typed: Values, options) =>
      leaveKind ? api.changeLeaveKind(to(leaveKind, typed)) : api.createLeaveKind(inputOf(typed), options),
    {
      by: api.changeLeaveKind,
      once: { amend: async ({ leaveKind: made }, typed) => api.changeLeaveKind(to(made, typed)) },
      form,
      wording: refusalOf,
      done: ({ leaveKindName: name }) => t('records.saved', { name: name.trim() }),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const use = useChange(
    async (seen: LeaveKind) => {
      const { leaveKindId, version, isActive } = seen
      if (isActive) return api.deleteLeaveKind({ leaveKindId, version })
      return { ...(await api.changeLeaveKind({ leaveKindId, version, isActive: true })), isDeleted: false }
    },
    {
      by: api.changeLeaveKind,
      wording: refusalOf,
      done: (_, { leaveKind: row, isDeleted }) =>
        t(isDeleted ? 'records.wasDeleted' : row.isActive ? 'records.wasTakenBack' : 'records.wasPutAway', {
          name: leaveKindName(row),
        }),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => isTyped))
  return (
    <Drawer title={t(given ? 'leaveKinds.change' : 'leaveKinds.new')} onClose={typed.close}>
      <form className={styles.form} onSubmit={form.whenRight((all) => save.mutate(all))} noValidate>
        <ChangeFailure of={save} />
        <LineField
          label={t('records.name')}
          required
          maxLength={200}
          data-autofocus
          {...getInputProps('leaveKindName')}
        />
        <LineField
          label={t('leaveKinds.letter')}
          description={
            leaveKind ? t('leaveKinds.letterHint') : `${t('leaveKinds.letterHint')} ${t('leaveKinds.letterAuto')}`
          }
          required={leaveKind !== undefined}
          maxLength={2}
          autoComplete="off"
          {...getInputProps('letter')}
        />
        <TintChoice
          label={t('leaveKinds.tints')}
          nameOf={(number) => t('leaveKinds.tint', { number })}
          value={values.tone}
          onChange={(tone) => setValue('tone', tone)}
        />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {leaveKind && (leaveKind.leaveKindId !== OTHER_LEAVE || !leaveKind.isActive) && (
        <PutAway
          name={leaveKindName(leaveKind)}
          isActive={leaveKind.isActive}
          isUsed={leaveKind.isUsed}
          isTyped={isTyped}
          change={use}
          onGo={() => use.mutate(leaveKind)}
        />
      )}
      {typed.question}
    </Drawer>
  )
}
