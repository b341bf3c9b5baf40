import { NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import type { Names, Which } from '@onward/scheduling/judge'
import { credentialTypeChoices, providerChoices } from '#web/lib/choices/account-choices.ts'
import { useText, type TextKey } from '#web/lib/text.ts'
import { LineField } from '#web/ui/controls/fields.tsx'
import { FoundChoice, FoundChoices } from '#web/ui/controls/found-choice.tsx'
import type { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import styles from '#web/ui/lists/records.module.css'
import { whichWords } from '#web/ui/rules/words.ts'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { fieldsOf, type FieldName, type RuleValues } from './rule-values.ts'
import { OFFERED } from './which-choice.ts'

type Form = ReturnType<typeof useCheckedForm<RuleValues>>
type Props = {
  form: Form
  /** The parameters of the rule by now: which shifts it counts may be none of those that are offered. */
  parameters: object
  names: Names
}

const MINUTES: Partial<Record<RuleValues['kind'], TextKey>> = {
  rest: 'rules.restMinutes',
  averageMinutes: 'rules.averageMinutes',
  freeStretch: 'rules.freeMinutes',
  notice: 'rules.noticeMinutes',
  succession: 'rules.successionMinutes',
}
const WINDOWS = ['day', 'week', 'month', 'year', 'rolling', 'period'] as const
/** A stretch of time off is looked for in weeks and longer. */
const LONG_WINDOWS = ['week', 'month', 'year', 'period'] as const

/** What a rule of its kind has to know, field by field. */
export const RuleFields = ({ form, parameters, names }: Props) => {
  const t = useText()
  const { values, getInputProps } = form
  const { kind } = values
  const had: Partial<Record<'which' | 'after' | 'never', Which>> = parameters
  const has = (...fields: FieldName[]) => fields.some((field) => fieldsOf(kind).includes(field))
  const which = (field: 'which' | 'after' | 'never', isAny: boolean) => {
    const other = had[field]
    return [
      ...(isAny ? [{ value: 'any', label: t('rules.which.any') }] : []),
      ...OFFERED.map((value) => ({ value, label: t(`rules.which.${value}`) })),
      ...(other && values[field] === 'kept' ? [{ value: 'kept', label: whichWords(other, names) }] : []),
    ]
  }
  const line = (field: FieldName, label: TextKey, description?: TextKey) =>
    has(field) && (
      <LineField label={t(label)} {...(description && { description: t(description) })} {...getInputProps(field)} />
    )
  return (
    <>
      {has('provider') && (
        <FoundChoice label={t('rules.provider')} required {...providerChoices} {...getInputProps('provider')} />
      )}
      {has('together') && (
        <NativeSelect
          label={t('rules.together')}
          data={(['never', 'always'] as const).map((value) => ({ value, label: t(`rules.together.${value}`) }))}
          {...getInputProps('together')}
        />
      )}
      {has('others') && (
        <FoundChoices label={t('rules.others')} required {...providerChoices} {...getInputProps('others')} />
      )}
      {has('row') && (
        <NativeSelect
          label={t('rules.row')}
          data={(['worked', 'free'] as const).map((value) => ({ value, label: t(`rules.row.${value}`) }))}
          {...getInputProps('row')}
        />
      )}
      {has('counted') && (
        <NativeSelect
          label={t('rules.counted')}
          data={(['shifts', 'days', 'weekends', 'holidays'] as const).map((value) => ({
            value,
            label: t(`rules.counted.${value}`),
          }))}
          {...getInputProps('counted')}
        />
      )}
      {has('after') && (
        <NativeSelect label={t('rules.after')} data={which('after', false)} {...getInputProps('after')} />
      )}
      {has('never') && (
        <NativeSelect label={t('rules.never')} data={which('never', false)} {...getInputProps('never')} />
      )}
      {kind === 'succession'
        ? line('days', 'rules.successionDays', 'rules.successionHint')
        : line('days', 'rules.freeDays')}
      {line('minutes', MINUTES[kind] ?? 'rules.mostMinutes', 'rules.lengthHint')}
      {has('least', 'most') && (
        <div className={styles.pair}>
          <LineField label={t('rules.least')} {...getInputProps('least')} />
          <LineField label={t('rules.most')} {...getInputProps('most')} />
        </div>
      )}
      {has('per') && (
        <NativeSelect
          label={t('rules.per')}
          data={(kind === 'freeStretch' ? LONG_WINDOWS : WINDOWS).map((value) => ({
            value,
            label: t(`rules.per.${value}`),
          }))}
          {...getInputProps('per')}
        />
      )}
      {has('per') && (values.per === 'rolling' || values.per === 'period') && (
        <div className={styles.pair}>
          <LineField label={t('rules.windowDays')} required {...getInputProps('windowDays')} />
          {values.per === 'period' && (
            <TypedDateField label={t('rules.anchor')} required {...getInputProps('anchor')} />
          )}
        </div>
      )}
      {has('which') && (
        <NativeSelect label={t('rules.which')} data={which('which', true)} {...getInputProps('which')} />
      )}
      {has('leaveCounts') && (
        <NativeSelect
          label={t('rules.leaveCounts')}
          data={(['no', 'yes'] as const).map((value) => ({ value, label: t(`rules.leaveCounts.${value}`) }))}
          {...getInputProps('leaveCounts')}
        />
      )}
      {line('handover', 'rules.handover', 'rules.lengthHint')}
      {line('joined', 'rules.joined', 'rules.joinedHint')}
      {has('credentialTypes') && (
        <FoundChoices
          label={t('rules.credentialTypes')}
          placeholder={t('rules.allTypes')}
          {...credentialTypeChoices}
          {...getInputProps('credentialTypes')}
        />
      )}
    </>
  )
}
