import { useMemo, useState, type ComponentProps } from 'react'
import texts from 'texts:totals'
import { longDate, shortDate } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Agenda } from '#web/ui/schedule/agenda/agenda.tsx'
import { byDate, type GridEvent } from '#web/ui/schedule/event.ts'
import { Grids } from '#web/ui/schedule/grids.tsx'
import type { gridLabels } from './grid-labels.ts'
import { totalsOf, type Total } from './totals.ts'

addTexts(texts)

type Props = Pick<ComponentProps<typeof Grids>, 'turned' | 'isBusy' | 'onOpenDay' | 'onOpenEvent'> & {
  isKnown: (date: string) => boolean
  /** The shifts on each of their days. */
  shifts: readonly GridEvent[]
  labels: ReturnType<typeof gridLabels>
}

const none: readonly GridEvent[] = []

/** A month as how many are on duty at each place; each number opens the list of just those. */
export const MonthTotals = ({ shifts, labels, onOpenEvent, ...grid }: Props) => {
  const t = useText()
  const [open, setOpen] = useState<Total>()
  const totals = useMemo(() => totalsOf(shifts), [shifts])
  const said = useMemo(() => {
    const days = byDate(shifts)
    const on = (date: string) => days.get(date) ?? none
    const { head } = labels
    return {
      ...labels,
      day: (date: string) => labels.day(date, on(date)),
      ...(head && { head: (date: string) => head(date, on(date)) }),
    }
  }, [shifts, labels])
  const show = ({ id, date }: GridEvent) => setOpen(totals.find((total) => total.id === id && total.date === date))
  return (
    <>
      <Grids {...grid} events={totals} labels={said} isFilling isPaired onOpenEvent={show} />
      {open && (
        <Dialog
          title={`${t('totals.title', { place: open.title, count: open.shifts.length })} · ${shortDate(open.date)}`}
          size="xl"
          onClose={() => setOpen(undefined)}
        >
          <Agenda
            dates={[open.date]}
            events={new Map([[open.date, open.shifts]])}
            label={joined([open.title, longDate(open.date)])}
            heading={longDate}
            onOpenEvent={(event) => {
              setOpen(undefined)
              onOpenEvent(event)
            }}
            isInset
          />
        </Dialog>
      )}
    </>
  )
}
