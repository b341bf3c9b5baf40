import { locks } from '@onward/contract'
import { useEffect, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { facilityChoices } from '#web/lib/choices/account-choices.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { dateSpan } from '#web/lib/formats/formats.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import styles from '#web/ui/lists/records.module.css'

const { lockPeriod } = apiOf(locks)
type Values = { from: string; to: string; reason: string }
const NOTHING: Values = { from: '', to: '', reason: '' }

/** Closes a period, at one facility or at all of them. */
export const LockForm = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const [place, setPlace] = useState<Choice>()
  const form = useCheckedForm<Values>({
    initialValues: NOTHING,
    validate: {
      from: present,
      to: (to, { from }) => present(to) ?? (to < from ? t('locks.backward') : null),
      reason: present,
    },
  })
  const { values, getInputProps } = form
  const save = useChange((typed: Values & { hospitalId: string | null }, options) => lockPeriod(typed, options), {
    by: lockPeriod,
    once: true,
    form,
    done: ({ from, to }) => t('locks.closed', { when: dateSpan(from, to) }),
    onDone: onClose,
  })
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => place !== undefined || Object.values(values).some((value) => value !== '')))
  return (
    <Drawer title={t('locks.close')} onClose={typed.close}>
      <form
        className={styles.form}
        onSubmit={form.whenRight((all) => save.mutate({ ...all, hospitalId: place?.value ?? null }))}
        noValidate
      >
        <ChangeFailure of={save} />
        <TypedDateField label={t('locks.from')} required {...getInputProps('from')} />
        <TypedDateField label={t('locks.to')} required {...getInputProps('to')} />
        <FoundChoice
          label={t('locks.place')}
          description={t('locks.placeHint')}
          {...facilityChoices}
          value={place}
          onChange={setPlace}
        />
        <LineField label={t('locks.reason')} required maxLength={200} {...getInputProps('reason')} />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {typed.question}
    </Drawer>
  )
}
