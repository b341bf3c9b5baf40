import { NativeSelect } from '@mantine/core'
import type { HolidayTreatment } from '@onward/contract'
import type { ReactNode } from 'react'
import '#web/ui/controls/native-select.css'
import { useText } from '#web/lib/text.ts'
import { HOLIDAYS } from './templates.ts'

type Props = { value?: HolidayTreatment; onChange: (to: HolidayTreatment) => void; error?: ReactNode }

/** What becomes of public holidays. */
export const HolidaysField = ({ onChange, ...props }: Props) => {
  const t = useText()
  return (
    <NativeSelect
      {...props}
      label={t('templates.holidays')}
      data={HOLIDAYS.map((one) => ({ value: one, label: t(`templates.holidays.${one}`) }))}
      onChange={(event) => {
        const to = HOLIDAYS.find((one) => one === event.currentTarget.value)
        if (to) onChange(to)
      }}
    />
  )
}
