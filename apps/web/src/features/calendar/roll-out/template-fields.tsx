import { NativeSelect } from '@mantine/core'
import type { HolidayTreatment } from '@onward/contract'
import '#web/ui/controls/native-select.css'
import { useText } from '#web/lib/text.ts'
import { HOLIDAYS } from './templates.ts'

type Props = { value: HolidayTreatment; onChange: (to: HolidayTreatment) => void }

/** What becomes of public holidays. */
export const HolidaysField = ({ value, onChange }: Props) => {
  const t = useText()
  return (
    <NativeSelect
      label={t('templates.holidays')}
      data={HOLIDAYS.map((one) => ({ value: one, label: t(`templates.holidays.${one}`) }))}
      value={value}
      onChange={(event) => {
        const to = HOLIDAYS.find((one) => one === event.currentTarget.value)
        if (to) onChange(to)
      }}
    />
  )
}
