import { NativeSelect, NumberInput } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { useText } from '#web/lib/text.ts'
import type { By } from './key-names.ts'
import type { InsightAddress } from './use-insight-address.ts'
import styles from './insight.module.css'

type Props = {
  address: InsightAddress
  by: By
  /** By what the rows are divided; left out where they cannot be. */
  and?: By | ''
  choices: readonly By[]
  hasOvertime?: boolean
}

/** What the rows of a table are of, and where it is counted beyond how many hours a week something is overtime. */
export const Grouping = ({ address: { overtimeAfter, change }, by, and, choices, hasOvertime = true }: Props) => {
  const t = useText()
  const named = (some: readonly By[]) => some.map((value) => ({ value, label: t(`insight.by.${value}`) }))
  return (
    <div className={styles.tableTools}>
      <NativeSelect
        label={t('insight.groupBy')}
        value={by}
        data={named(choices)}
        onChange={({ currentTarget: { value } }) => change({ by: value, ...(value === and && { and: '' }) })}
      />
      {and !== undefined && (
        <NativeSelect
          label={t('insight.andBy')}
          value={and}
          data={[{ value: '', label: t('insight.and.none') }, ...named(choices.filter((one) => one !== by))]}
          onChange={({ currentTarget: { value } }) => change({ and: value })}
        />
      )}
      {hasOvertime && (
        <NumberInput
          label={t('insight.overtimeAfter')}
          min={1}
          max={168}
          allowDecimal={false}
          value={overtimeAfter}
          onChange={(value) => typeof value === 'number' && value >= 1 && change({ overtime: String(value) })}
        />
      )}
    </div>
  )
}
