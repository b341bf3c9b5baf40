import { NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { accountWeek, AccountWeekConflict, type AccountWeek } from '@onward/contract'
import { useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import styles from '#web/ui/lists/records.module.css'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { WEEK_DAYS, weekDayWord } from './week-day.ts'

const api = apiOf(accountWeek)
const conflictOf = conflictIn(AccountWeekConflict)

/** Begins the account's week on another day. */
export const WeekForm = ({ week: given, onClose }: { week: AccountWeek; onClose: () => void }) => {
  const t = useText()
  // What is changed is the day that was seen, whatever the page has learned meanwhile.
  const [seen, setSeen] = useState(given)
  const form = useCheckedForm({ initialValues: { day: String(given.weekStartsOn) }, validate: {} })
  const save = useChange(
    ({ day }: { day: string }) => api.changeAccountWeek({ version: seen.version, weekStartsOn: Number(day) }),
    {
      by: api.changeAccountWeek,
      form,
      wording: (error) => (conflictOf(error) ? textOf('records.newer') : messageOf(error)),
      done: (_, { week }) => t('rules.weekSaved', { day: weekDayWord(week.weekStartsOn) }),
      onDone: onClose,
      onFailed: (error) => {
        const theirs = conflictOf(error)?.facts.week
        if (!theirs) return
        if (form.values.day === String(seen.weekStartsOn)) form.setValue('day', String(theirs.weekStartsOn))
        setSeen(theirs)
      },
    },
  )
  return (
    <Drawer title={t('rules.changeWeek')} onClose={onClose}>
      <form className={styles.form} onSubmit={form.whenRight((all) => save.mutate(all))} noValidate>
        <ChangeFailure of={save} />
        <NativeSelect
          label={t('rules.weekDay')}
          description={t('rules.weekHint')}
          data-autofocus
          data={WEEK_DAYS.map((day) => ({ value: String(day), label: weekDayWord(day) }))}
          {...form.getInputProps('day')}
        />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
    </Drawer>
  )
}
