import { Checkbox } from '@mantine/core'
import { demand, type Demand } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { refusalOf } from './demand-refusal.ts'
import { isOf, periodWords, type periodsOf } from './period.ts'
import type { Period } from './draft.ts'
import styles from './demand.module.css'

const api = apiOf(demand)
type Props = {
  /** All that is said of the facility. */
  rows: readonly Demand[]
  periods: ReturnType<typeof periodsOf>
  /** The one whose dates are changed; a new one without. */
  period: Period | undefined
  onDone: (period: Period) => void
  onClose: () => void
}

/** From when to when a week counts: of a new period, or changed for all lines of one. */
export const PeriodForm = ({ rows, periods, period, onDone, onClose }: Props) => {
  const t = useText()
  const [endsEarlier, setEndsEarlier] = useState(true)
  const form = useCheckedForm({
    initialValues: { from: period?.from ?? '', to: period?.to ?? '' },
    validate: {
      from: present,
      to: (to, { from }) => (to !== '' && to < from ? t('demand.endsFirst') : null),
    },
  })
  const { from, to } = form.values
  const wanted = { from, to: to === '' ? null : to }
  /** What goes on over the first day of the new one. */
  const earlier = periods.filter((one) => from !== '' && one.from < from && (one.to === null || one.to >= from))
  const willEnd = !period && endsEarlier ? earlier : []
  const save = useChange(
    async () => {
      const moved = period ? rows.filter(isOf(period)).map((row) => ({ ...row, ...wanted })) : []
      const ended = rows
        .filter((row) => willEnd.some((one) => isOf(one)(row)))
        .map((row) => ({ ...row, to: addDays(from, -1) }))
      const change = [...moved, ...ended].map(({ demandId, version, from: first, to: last }) => {
        return { demandId, version, from: first, to: last }
      })
      // Without lines a period is but a place to write some.
      return change.length > 0 ? api.saveDemand({ change }) : { demand: [] }
    },
    {
      by: api.saveDemand,
      form,
      wording: refusalOf,
      onDone: () => {
        onDone(wanted)
        onClose()
      },
    },
  )
  return (
    <Dialog title={t(period ? 'demand.changeDates' : 'demand.newPeriod')} size="sm" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={form.whenRight(() => save.mutate(undefined))}>
        <ChangeFailure of={save} />
        {period && <p className={styles.soft}>{t('demand.datesHint')}</p>}
        <TypedDateField label={t('demand.from')} required {...form.getInputProps('from')} />
        <TypedDateField label={t('demand.to')} {...form.getInputProps('to')} />
        <p className={styles.soft}>{t('demand.toHint')}</p>
        {!period && earlier.length > 0 && (
          <Checkbox
            label={t('demand.endEarlier', { period: joined(earlier.map(periodWords), ';') })}
            checked={endsEarlier}
            onChange={(event) => setEndsEarlier(event.currentTarget.checked)}
          />
        )}
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
