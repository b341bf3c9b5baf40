import { useForm } from '@mantine/form'
import type { Leave } from '@onward/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ask } from '#web/lib/api.ts'
import { fieldErrors } from '#web/lib/messages.ts'
import { present } from '#web/lib/rules.ts'
import { currentUser } from '#web/lib/session.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { Failure } from '#web/ui/data/content-state.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { ChoiceField, DateField, LineField } from '#web/ui/controls/fields.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { refusalOf } from './refusal.ts'
import { useRefresh } from './use-assignment.ts'
import { uniqueChoices } from './unique-choices.ts'
import styles from './details.module.css'

type Props = { date: string; leave: Leave | undefined; onClose: () => void }
type Values = { providerId: string; startDate: string; endDate: string; leaveDescription: string }

/** New leave, or a change of one. */
export const LeaveForm = ({ date, leave, onClose }: Props) => {
  const t = useText()
  const providers = useQuery(ask('provider', api.provider, { accountId: currentUser()?.accountId ?? 1 }))
  const refresh = useRefresh()
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm<Values>({
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
  const save = useMutation({
    mutationFn: (input: Values) =>
      leave
        ? api.changeLeave({ id: leave.leaveId, version: leave.version, ...input })
        : api.createLeave(input, { headers: { 'idempotency-key': key } }),
    onSuccess: async () => {
      tell(t('edit.leaveSaved'))
      onClose()
      await refresh()
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  const people = uniqueChoices(
    providers.data?.providersList.map(({ userId, providerName }) => ({ value: userId, label: providerName })) ?? [],
  )

  return (
    <Drawer title={leave ? t('edit.changeLeave') : t('edit.newLeave')} onClose={onClose}>
      <form className={styles.form} onSubmit={form.onSubmit((all) => save.mutate(all))} noValidate>
        {save.error && <Failure error={save.error} wording={refusalOf} />}
        <ChoiceField label={t('event.provider')} required choices={people} {...form.getInputProps('providerId')} />
        <div className={styles.pair}>
          <DateField label={t('edit.firstDay')} required {...form.getInputProps('startDate')} />
          <DateField label={t('edit.lastDay')} required {...form.getInputProps('endDate')} />
        </div>
        <LineField label={t('edit.reason')} required {...form.getInputProps('leaveDescription')} />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
    </Drawer>
  )
}
