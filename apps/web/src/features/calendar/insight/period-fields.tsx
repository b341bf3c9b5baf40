import { NativeSelect } from '@mantine/core'
import type { Preset } from '@onward/scheduling'
import '#web/ui/controls/native-select.css'
import { useText } from '#web/lib/text.ts'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { periodWrong, PRESETS, type periodOf } from './period.ts'

type Props = {
  period: ReturnType<typeof periodOf>
  /** The words that one may choose; one that an address has stands among them all the same. */
  offered?: readonly Preset[]
  change: (to: { period?: string; from: string; to: string }) => void
}

/** Which days one looks at: by a word, or from one date to another. */
export const PeriodFields = ({ period, offered = PRESETS, change }: Props) => {
  const t = useText()
  const { from, to, preset } = period
  const words = PRESETS.filter((one) => one === preset || offered.includes(one))
  return (
    <>
      <NativeSelect
        label={t('insight.period')}
        value={preset}
        data={[...words, 'custom' as const].map((value) => ({ value, label: t(`insight.period.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change(value === 'custom' ? { from, to } : { period: value, from: '', to: '' })
        }
      />
      <TypedDateField
        label={t('insight.from')}
        value={from}
        onChange={(date) => date !== '' && change({ from: date, to })}
      />
      <TypedDateField
        label={t('insight.to')}
        value={to}
        error={periodWrong(period)}
        onChange={(date) => date !== '' && change({ from, to: date })}
      />
    </>
  )
}
