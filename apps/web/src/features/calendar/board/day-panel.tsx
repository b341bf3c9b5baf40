import type { InsightRow } from '@onward/contract'
import texts from 'texts:insight'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { addTexts, useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Replaced } from '../candidates/replaced.tsx'
import { DayDialog } from '../day-dialog.tsx'
import { Gaps } from '../insight/gaps.tsx'
import { shortShifts } from '../open/short-shifts.ts'
import { boardEvents } from './board-events.ts'
import { trainedFor } from './demanded.ts'
import { leftBy } from './filtered.ts'
import { isBegunHere } from './is-begun-here.ts'
import { dateOf, type BoardShift } from './roster.ts'
import type { BoardView } from './use-board.ts'
import { typeName } from './words.ts'

addTexts(texts)

const PlaceCandidates = lazyPart(() => import('../insight/place-candidates.tsx'), 'PlaceCandidates')

type Props = {
  date: string
  view: BoardView
  onOpen: (assignmentId: number) => void
  /** Something was booked from here: what follows from the shifts is to be asked for again. */
  onChanged: () => void
  onClose: () => void
}
/** For so many gaps it is asked who can take them. */
const MOST_GAPS = 10

/** What a figure of coverage is made of: the shifts of its day, what is needed, and who can take what is open. */
export const DayPanel = ({ date, view, onOpen, onChanged, onClose }: Props) => {
  const t = useText()
  const [filling, setFilling] = useState<InsightRow>()
  const { roster, short } = view
  const shifts = useMemo(() => shiftsOn(date, view), [date, view])
  const needed = short.filter((line) => line.date === date)
  const gaps = date < view.today ? [] : gapsOn(date, view, shifts)
  const known = useRef(roster.shifts)
  useEffect(() => {
    if (known.current === roster.shifts) return
    known.current = roster.shifts
    onChanged()
  }, [roster.shifts, onChanged])
  const filled = () => setFilling(undefined)
  // One in the place of the other: Escape closes what is open, and that alone.
  if (filling)
    return (
      <Suspense>
        {filling.assignmentId === null ? (
          <PlaceCandidates row={filling} onClose={filled} />
        ) : (
          <Replaced title={t('insight.find')} assignmentId={filling.assignmentId} onClose={filled} />
        )}
      </Suspense>
    )
  return (
    <DayDialog
      date={date}
      events={boardEvents({ ...view, shifts }).map((one) => ({ ...one, title: one.title || t('open.brief') }))}
      needed={needed}
      onOpenEvent={({ id }) => onOpen(Number(id))}
      onClose={onClose}
    >
      {gaps.length > 0 && (
        <section>
          <h3>{t('board.dayGaps')}</h3>
          <Gaps rows={gaps.slice(0, MOST_GAPS)} tones={roster.tones} onFill={setFilling} />
          {gaps.length > MOST_GAPS && <p>{t('board.moreGaps', { count: gaps.length - MOST_GAPS })}</p>}
        </section>
      )}
    </DayDialog>
  )
}

/** Those that begin on the day, as coverage counts them: in whatever state they are, of the type and specialty that one looks at. */
const shiftsOn = (date: string, view: BoardView) => {
  const { specialty, type } = view.address
  const isOfType = leftBy(type, '')
  const isHere = isBegunHere(view)
  const specialtiesOf = trainedFor(view.roster)
  return view.shifts.filter(
    (shift) =>
      dateOf(shift) === date &&
      (isOfType?.(shift) ?? true) &&
      isHere(shift) &&
      (specialty === '' || specialtiesOf(shift).includes(specialty)),
  )
}

type Slot = Pick<InsightRow, 'assignmentId' | 'hospitalId' | 'shiftTypeId' | 'specialtyId'> & {
  startsAt: string
  endsAt: string
}

/** What nobody works yet: open shifts, and of what is needed and not posted each kind once. */
const gapsOn = (date: string, { roster, short }: BoardView, shifts: readonly BoardShift[]): InsightRow[] => {
  const open = shifts.filter(({ providerId, assignmentId }) => providerId === null && assignmentId > 0)
  const missing = shortShifts(
    short.filter((line) => line.date === date),
    [...roster.types.values()],
  ).open
  const kinds = new Map(missing.map((one) => [JSON.stringify(one), { ...one, assignmentId: null }]))
  return [...open, ...kinds.values()].map((slot: Slot) => rowOf(slot, date, roster))
}

const rowOf = (slot: Slot, date: string, roster: BoardView['roster']): InsightRow => {
  const { assignmentId, hospitalId, shiftTypeId, specialtyId, startsAt, endsAt } = slot
  const place = roster.facilities.get(hospitalId)
  return {
    assignmentId,
    providerId: null,
    providerName: null,
    hospitalId,
    facilityName: place?.facilityName ?? hospitalId,
    facilityCode: place?.code ?? '',
    facilityTone: place?.tone ?? null,
    timeZone: place?.timeZone ?? 'UTC',
    date,
    startsAt,
    endsAt,
    shiftTypeId,
    shiftTypeName: typeName(roster, shiftTypeId),
    partOfDay: roster.types.get(shiftTypeId)?.partOfDay ?? 'custom',
    specialtyId,
    specialtyName: roster.specialties.get(specialtyId ?? '') ?? null,
    elapsedMinutes: null,
    publication: null,
    state: null,
    amount: 1,
  }
}
