import { isDate } from '@onward/scheduling'
import { useMemo } from 'react'
import { today, weekStart } from '#web/lib/formats/formats.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { datesOf, SPANS, ZOOMS, type Span, type Zoom } from './period.ts'
import { GROUPINGS, SORTS, type Grouping, type Sort } from './rows.ts'

const DEFAULTS = {
  date: '',
  span: '',
  facility: '',
  specialty: '',
  type: '',
  violations: '',
  group: 'specialty',
  sort: 'name',
  zoom: '',
}

const oneOf = <Word extends string>(words: readonly Word[], word: string, instead: Word): Word =>
  words.find((one) => one === word) ?? instead

/** What the board shows, as its address says it; what the screen has room for stands in for what it does not say. */
export const useBoardAddress = (isNarrow: boolean) => {
  const [address, change] = useAddress(DEFAULTS)
  const span: Span = oneOf(SPANS, address.span, isNarrow ? 'week' : 'twoWeeks')
  const date = isDate(address.date) ? address.date : today()
  const weekStartsOn = weekStart()
  const dates = useMemo(() => datesOf(span, date, weekStartsOn), [span, date, weekStartsOn])
  return {
    span,
    date,
    dates,
    weekStartsOn,
    facility: address.facility,
    specialty: address.specialty,
    type: address.type,
    violationsOnly: address.violations === 'only',
    grouping: oneOf<Grouping>(GROUPINGS, address.group, 'specialty'),
    sort: oneOf<Sort>(SORTS, address.sort, 'name'),
    zoom: oneOf<Zoom>(ZOOMS, address.zoom, 'middle'),
    change,
  }
}
export type BoardAddress = ReturnType<typeof useBoardAddress>
