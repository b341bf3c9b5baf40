import { useEffect, useState } from 'react'
import type { Calling, Known } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/messages.ts'
import { present } from '#web/lib/rules/rules.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { PutAway } from './put-away.tsx'
import styles from './records.module.css'

/** What an account names by itself, and puts away once something has it. */
export type NamedRecord = { id: string; name: string; isActive: boolean; isUsed: boolean; version: number }

/** How such records are written, each call answering the record as it is then. */
export type NamedCalls = {
  create: Calling<string, NamedRecord>
  change: ((record: NamedRecord, to: { name?: string; isActive?: true }) => Promise<NamedRecord>) & Known
  remove: ((record: NamedRecord) => Promise<{ record: NamedRecord; isDeleted: boolean }>) & Known
  /** Why a write was refused, and the record that is in the way or newer. */
  conflictOf: (error: unknown) => { reason: 'name' | 'version'; record: NamedRecord } | undefined
}

type Props = {
  record: NamedRecord | undefined
  /** Its title, of a new one and of a change. */
  title: string
  calls: NamedCalls
  onClose: () => void
}

/** A new record that has a name and nothing else, or a change of one. */
export const NamedForm = ({ record: given, title, calls, onClose }: Props) => {
  const t = useText()
  // What is changed is the row that was seen: a newer one must not take away what was typed.
  const [record, setRecord] = useState(given)
  const form = useCheckedForm({ initialValues: { name: given?.name ?? '' }, validate: { name: present } })
  const { name: typedName } = form.values
  const isTyped = typedName.trim() !== (record?.name ?? '')
  const refusalOf = (error: unknown) => {
    const conflict = calls.conflictOf(error)
    if (!conflict) return messageOf(error)
    if (conflict.reason === 'version') return textOf('records.newer')
    const { name, isActive } = conflict.record
    return textOf(isActive ? 'records.nameTaken' : 'records.nameAway', { name })
  }
  const takeIn = (error: unknown) => {
    const conflict = calls.conflictOf(error)
    if (conflict?.reason === 'name') form.refuse({ name: refusalOf(error) })
    if (conflict?.reason !== 'version') return
    if (!isTyped) form.setValue('name', conflict.record.name)
    setRecord(conflict.record)
  }
  const save = useChange(
    (name: string, options) => (record ? calls.change(record, { name }) : calls.create(name, options)),
    {
      by: calls.change,
      once: { amend: async (made, name) => calls.change(made, { name }) },
      form,
      wording: refusalOf,
      done: (name) => t('records.saved', { name: name.trim() }),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const use = useChange(
    async (seen: NamedRecord) =>
      seen.isActive ? calls.remove(seen) : { record: await calls.change(seen, { isActive: true }), isDeleted: false },
    {
      by: calls.remove,
      wording: refusalOf,
      done: (_, { record: { name, isActive }, isDeleted }) =>
        t(isDeleted ? 'records.wasDeleted' : isActive ? 'records.wasTakenBack' : 'records.wasPutAway', { name }),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => isTyped))
  return (
    <Drawer title={title} onClose={typed.close}>
      <form className={styles.form} onSubmit={form.whenRight((values) => save.mutate(values.name))} noValidate>
        <ChangeFailure of={save} />
        <LineField label={t('records.name')} required maxLength={200} data-autofocus {...form.getInputProps('name')} />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {record && (
        <PutAway
          name={record.name}
          isActive={record.isActive}
          isUsed={record.isUsed}
          isTyped={isTyped}
          change={use}
          onGo={() => use.mutate(record)}
        />
      )}
      {typed.question}
    </Drawer>
  )
}
