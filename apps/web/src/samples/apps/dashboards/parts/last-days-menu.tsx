import type { CardRanges } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { RangeMenu } from './range-menu.tsx'
import { WEEK, type Range } from './ranges.ts'

type Props = {
  /** What the card is called. */
  name: string
  /** What its call offers beside the week, once it has answered. */
  offers: CardRanges | undefined
  value: Range
  onChange: (range: Range) => void
}

/** The range menu of a card whose call offers ranges. */
export const LastDaysMenu = ({ name, offers, value, onChange }: Props) => {
  const t = useText()
  return (
    <RangeMenu
      label={t('figures.rangeOf', { name })}
      choices={[WEEK, ...(offers ?? [])]}
      value={value}
      say={(choice) => t(`figures.range.${choice}`)}
      onChange={onChange}
    />
  )
}
