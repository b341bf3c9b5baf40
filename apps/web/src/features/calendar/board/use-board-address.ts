import { useMemo } from 'react'
import { today, weekStart } from '#web/lib/formats/formats.ts'
import { seesAll } from '#web/lib/session/session.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { STATES, type State } from './filtered.ts'
import { pinsIn } from './pins.ts'
import { datesOf, isTurnable, SPANS, ZOOMS, type Span, type Zoom } from './period.ts'
import { GROUPINGS, SORTS, type Grouping, type Sort } from './rows.ts'

const DEFAULTS = {
  view: '',
  date: '',
  span: '',
  facility: '',
  specialty: '',
  type: '',
  state: '',
  violations: '',
  group: 'specialty',
  sort: 'name',
  zoom: '',
  pinned: '',
}

/** By people, by what facilities demand, or what is open alone. */
export const VIEWS = ['people', 'facilities', 'open'] as const
export type BoardViewName = (typeof VIEWS)[number]

const oneOf = <Word extends string>(words: readonly Word[], word: string, instead: Word): Word =>
  words.find((one) => one === word) ?? instead

/** What the board shows, as its address says it; what the screen has room for stands in for what it does not say. */
export const useBoardAddress = (isNarrow: boolean) => {
  const [address, change] = useAddress(DEFAULTS)
  const span: Span = oneOf(SPANS, address.span, isNarrow ? 'week' : 'twoWeeks')
  const date = isTurnable(address.date) ? address.date : today()
  const weekStartsOn = weekStart()
  const pins = useMemo(() => pinsIn(address.pinned), [address.pinned])
  const dates = useMemo(() => datesOf(span, date, weekStartsOn), [span, date, weekStartsOn])
  return useMemo(
    () => ({
      view: oneOf<BoardViewName>(VIEWS, address.view, 'people'),
      span,
      date,
      dates,
      weekStartsOn,
      facility: address.facility,
      specialty: address.specialty,
      type: address.type,
      // What facilities demand is filled by shifts in whatever state.
      state: address.view === 'facilities' ? '' : oneOf<State | ''>(STATES, address.state, ''),
      // What stands against rules everywhere is for admins.
      violationsOnly: address.violations === 'only' && seesAll(),
      grouping: oneOf<Grouping>(GROUPINGS, address.group, 'specialty'),
      sort: oneOf<Sort>(SORTS, address.sort, 'name'),
      zoom: oneOf<Zoom>(ZOOMS, address.zoom, 'middle'),
      /** The keys of the rows at the top. */
      pins,
      change,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- what changes the address reads it anew
    [address, span, date, dates, weekStartsOn, pins],
  )
}
export type BoardAddress = ReturnType<typeof useBoardAddress>
