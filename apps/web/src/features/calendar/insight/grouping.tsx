import { NativeSelect, NumberInput } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import type { COST_BY, HOURS_BY, STABILITY_BY } from '@onward/contract'
import { useText } from '#web/lib/text.ts'
import type { InsightAddress } from './use-insight-address.ts'
import styles from './insight.module.css'

type By = (typeof COST_BY | typeof HOURS_BY | typeof STABILITY_BY)[number]
type Props = { address: InsightAddress; by: By; choices: readonly By[]; hasOvertime?: boolean }

/** What the rows of a table are of, and where it is counted beyond how many hours a week something is overtime. */
export const Grouping = ({ address: { overtimeAfter, change }, by, choices, hasOvertime = true }: Props) => {
  const t = useText()
  return (
    <div className={styles.tableTools}>
      <NativeSelect
        label={t('insight.groupBy')}
        value={by}
        data={choices.map((value) => ({ value, label: t(`insight.by.${value}`) }))}
        onChange={({ currentTarget: { value } }) => change({ by: value })}
      />
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
