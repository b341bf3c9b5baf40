import { MOST_SLOTS, MOST_WEEKS, type HolidayTreatment, type NewSlot } from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import texts from 'texts:templates'
import { useState } from 'react'
import { dateSpan } from '#web/lib/formats/formats.ts'
import { present } from '#web/lib/rules/rules.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import records from '#web/ui/lists/records.module.css'
import type { Days } from './copy-range.ts'
import { HolidaysField } from './template-fields.tsx'
import { conflictOf, createTemplate, templateRefusalOf } from './templates.ts'

addTexts(texts)

type Props = { slots: readonly NewSlot[]; days: Days; onClose: () => void }

/** Keeps what stands on some days as a template. */
export const SaveTemplate = ({ slots, days: { from, to }, onClose }: Props) => {
  const t = useText()
  const [holidays, setHolidays] = useState<HolidayTreatment>('normal')
  const weeks = Math.ceil((daysBetween(from, to) + 1) / 7)
  const form = useCheckedForm({ initialValues: { templateName: '' }, validate: { templateName: present } })
  const save = useChange(createTemplate, {
    once: true,
    form,
    wording: templateRefusalOf,
    done: ({ templateName }) => t('templates.saved', { name: templateName }),
    onDone: onClose,
    onFailed: (error) => {
      if (conflictOf(error)?.reason === 'name') form.refuse({ templateName: t('templates.nameTaken') })
    },
  })
  const wrong =
    slots.length === 0
      ? t('templates.nothingShown')
      : slots.length > MOST_SLOTS || weeks > MOST_WEEKS
        ? t('templates.tooMuch', { slots: MOST_SLOTS, weeks: MOST_WEEKS })
        : undefined
  return (
    <Dialog title={t('templates.save')} onClose={onClose}>
      <form
        className={records.form}
        noValidate
        onSubmit={form.whenRight(({ templateName }) => {
          if (wrong === undefined)
            save.mutate({ templateName: templateName.trim(), weeks, anchor: from, holidays, slots: [...slots] })
        })}
      >
        <ChangeFailure of={save} />
        <p className={records.soft} role={wrong === undefined ? undefined : 'alert'}>
          {wrong ?? t('templates.saveLead', { count: slots.length, weeks, when: dateSpan(from, to) })}
        </p>
        <LineField
          label={t('templates.name')}
          required
          maxLength={200}
          data-autofocus
          {...form.getInputProps('templateName')}
        />
        <HolidaysField value={holidays} onChange={setHolidays} />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
