import type { Leave } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, ask } from '#web/lib/api.ts'
import { present } from '#web/lib/rules/rules.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { ChoiceField, LineField } from '#web/ui/controls/fields.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { differing } from '#web/lib/differing.ts'
import { newerLeave, refusalOf } from './refusal.ts'
import { uniqueChoices } from './unique-choices.ts'
import styles from './details.module.css'

type Props = { date: string; leave: Leave | undefined; onClose: () => void }
type Values = { providerId: string; startDate: string; endDate: string; leaveDescription: string }
const FIELDS = ['providerId', 'startDate', 'endDate', 'leaveDescription'] as const

/** New leave, or a change of one. */
export const LeaveForm = ({ date, leave: given, onClose }: Props) => {
  const t = useText()
  const providers = useQuery(ask(api.provider, { accountId: currentUser()?.accountId ?? 1 }))
  // What is changed is the leave that was seen: a newer one must not take away what was typed.
  const [leave, setLeave] = useState(given)
  const form = useCheckedForm<Values>({
    initialValues: {
      providerId: leave?.providerId ?? '',
      startDate: leave?.startDate ?? date,
      endDate: leave?.endDate ?? date,
      leaveDescription: leave?.leaveDescription ?? '',
    },
    validate: {
      providerId: present,
      startDate: present,
      endDate: (value, { startDate }) => present(value) ?? (value < startDate ? t('edit.lastBeforeFirst') : null),
      leaveDescription: present,
    },
  })
  const save = useChange(
    (input: Values, options) =>
      leave
        ? api.changeLeave({ id: leave.leaveId, version: leave.version, ...differing(input, leave) })
        : api.createLeave(input, options),
    {
      by: api.createLeave,
      once: {
        amend: async ({ leave: made }, input) =>
          api.changeLeave({ id: made.leaveId, version: made.version, ...differing(input, made) }),
      },
      form,
      wording: refusalOf,
      done: () => t('edit.leaveSaved'),
      onDone: onClose,
      // The refusal says how it is now: whoever saves again means it. What was not typed here is theirs.
      onFailed: (error, input) => {
        const theirs = newerLeave(error)
        if (!theirs || !leave) return
        for (const name of FIELDS) if (input[name] === leave[name]) form.setValue(name, theirs[name])
        setLeave(theirs)
      },
    },
  )
  const typed = useTypedText(onClose)
  const { isTyped } = form
  useEffect(() => typed.watch(isTyped))
  const people = uniqueChoices(
    providers.data?.providersList.map(({ userId, providerName }) => ({ value: userId, label: providerName })) ?? [],
  )

  return (
    <Drawer title={leave ? t('edit.changeLeave') : t('edit.newLeave')} onClose={typed.close}>
      <form className={styles.form} onSubmit={form.whenRight((all) => save.mutate(all))} noValidate>
        <ChangeFailure of={save} />
        <ChoiceField
          label={t('event.provider')}
          required
          choices={people}
          data-autofocus
          {...form.getInputProps('providerId')}
        />
        <div className={styles.pair}>
          <TypedDateField label={t('edit.firstDay')} required {...form.getInputProps('startDate')} />
          <TypedDateField label={t('edit.lastDay')} required {...form.getInputProps('endDate')} />
        </div>
        <LineField label={t('edit.reason')} required {...form.getInputProps('leaveDescription')} />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {typed.question}
    </Drawer>
  )
}
