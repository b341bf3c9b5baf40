import { HOUR_FIGURES, HOURS_BY, type HourFigures, type HoursShiftsInput, type InsightHours } from '@onward/contract'
import type { InferInput } from 'valibot'
import { ask } from '#web/lib/api.ts'
import { count, dateSpan, hours as hoursOf, percent, timeOf, today } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { marked } from '#web/lib/formats/marked.ts'
import { useText } from '#web/lib/text.ts'
import { Empty, Loading } from '#web/ui/data/content-state.tsx'
import type { Column } from '#web/ui/data/data-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Freshness } from '../freshness.tsx'
import { DividedBars } from './divided-bars.tsx'
import { Beside } from './beside.tsx'
import { FoldAll } from './fold-all.tsx'
import { Grouping } from './grouping.tsx'
import { isTime } from './key-names.ts'
import { insightCalls, type OnList } from './listing.ts'
import { PagedTable } from './paged-table.tsx'
import { OnPaper } from './paper/on-paper.tsx'
import { periodOf, periodWrong } from './period.ts'
import { Tile } from './tile.tsx'
import { FigureCell, changeOf } from './was.tsx'
import { keysOf, useDivided, wasKeysOf, type Line } from './use-divided.tsx'
import { narrowedOf, hoursAnd, hoursBy, type InsightAddress } from './use-insight-address.ts'
import { useReport } from './use-report.ts'
import styles from './insight.module.css'

type Figures = (typeof HOUR_FIGURES)[number]
type Counted = HourFigures & { target?: number | null }
type OfHours = Line<Counted, HourFigures>
const NOTHING: Counted = {
  shifts: 0,
  minutes: 0,
  drafts: 0,
  nights: 0,
  weekends: 0,
  holidays: 0,
  calls: 0,
  overtime: 0,
  target: null,
}
type Words = Omit<InferInput<typeof HoursShiftsInput>, 'page' | 'perPage'>
/** Why there is none to compare with: a contract does not say where and as what its hours are worked. */
const noTargets = ({ facilities, specialty, types }: InsightAddress, { by, isPartial }: InsightHours) => {
  if (by !== 'person') return 'insight.targetsByPerson'
  if (facilities.length > 0 || isPartial) return 'insight.targetsOfAllPlaces'
  if (specialty !== '') return 'insight.targetsOfAllSpecialties'
  return types.length > 0 ? 'insight.targetsOfAllTypes' : 'insight.noTargets'
}
type ListHours = (title: string, value: number, figure: Figures, more?: Partial<Words>) => void
const isMinutes = (figure: Figures) => figure === 'minutes' || figure === 'overtime'

/** A length as it is said; minutes are whole, their sums too. */
const said = (figure: Figures, value: number) => (isMinutes(figure) ? hoursOf(Math.round(value)) : count(value))

/** How much is worked, by whom and where. */
export const HoursReport = ({ address, onList }: { address: InsightAddress; onList: OnList }) => {
  const t = useText()
  const { from, to } = periodOf(address, today())
  const wrong = periodWrong({ from, to })
  const { overtimeAfter, compare } = address
  const by = hoursBy(address)
  const and = hoursAnd(address)
  const wish = { from, to, ...narrowedOf(address), by, and, compare, overtimeAfter }
  const query = useReport(insightCalls.insightHours, wish, wrong === undefined)
  const report = query.data
  if (wrong !== undefined) return <Empty icon="calendar" title={wrong} />
  if (!report) return query.error ? <Freshness queries={[query]} /> : <Loading />
  const list: ListHours = (title, value, figure, more) => {
    const words: Words = {
      ...narrowedOf(address),
      from: report.from,
      to: report.to,
      by: report.by,
      overtimeAfter: report.overtimeAfter,
      ...(report.and !== null && { and: report.and }),
      figure,
      ...more,
    }
    onList({
      report: 'hours',
      title,
      value,
      unit: isMinutes(figure) ? 'minutes' : 'count',
      words,
      asked: (page, perPage) => ask(insightCalls.insightHoursShifts, { ...words, page, perPage }),
    })
  }
  const { total, against, before } = report
  const was = (figure: Figures) =>
    before &&
    changeOf(total[figure], before.total.shifts === 0 ? null : before.total[figure], (value) => said(figure, value))
  const tile = (figure: Figures) => ({
    figure: said(figure, total[figure]),
    onOpen: () => list(t(`insight.hours.${figure}`), total[figure], figure),
  })
  return (
    <div aria-busy={query.isPlaceholderData} className={styles.body}>
      <OnPaper
        address={address}
        report={report}
        days={dateSpan(report.from, report.to)}
        partial={report.isPartial && t('insight.partialHours')}
        by={report.by}
        and={report.and}
        measure={{ what: t('insight.overtimeAfter'), hours: report.overtimeAfter }}
        isBusy={query.isPlaceholderData}
      />
      <p className={styles.asOf} role="status">
        {dateSpan(report.from, report.to)} · {t('insight.asOfTime', { time: timeOf(report.asOf) })}
        {before && ' · '}
        {before && (
          <Beside
            days={dateSpan(before.from, before.to)}
            onOpen={() =>
              list(dateSpan(before.from, before.to), before.total.shifts, 'shifts', {
                from: before.from,
                to: before.to,
              })
            }
          />
        )}
        {report.isPartial && ` · ${t('insight.partialHours')}`}
      </p>
      <Freshness queries={[query]} />
      <div className={styles.tiles}>
        <Tile
          icon="calendar"
          title={t('insight.hours.shifts')}
          {...tile('shifts')}
          beside={was('shifts')}
          below={t('insight.ofDrafts', { count: total.drafts })}
        />
        <Tile
          icon="clock"
          title={t('insight.hours.minutes')}
          {...tile('minutes')}
          figure={hoursOf(total.minutes - (total.minutes % 60))}
          beside={total.minutes % 60 > 0 ? hoursOf(total.minutes % 60) : undefined}
          below={joined([was('minutes'), t('insight.elapsed')], '·')}
        />
        <Tile
          icon="alert"
          title={t('insight.hours.overtime')}
          {...tile('overtime')}
          beside={was('overtime')}
          below={t('insight.overtimeOver', { count: overtimeAfter })}
        />
        <Tile icon="moon" title={t('insight.hours.nights')} {...tile('nights')} beside={was('nights')} />
        <Tile icon="sun" title={t('insight.hours.weekends')} {...tile('weekends')} beside={was('weekends')} />
        <Tile
          icon="done"
          title={t('insight.against')}
          figure={against.target > 0 ? percent(against.minutes / against.target) : t('insight.na')}
          below={
            against.people > 0
              ? t('insight.againstOf', {
                  worked: hoursOf(Math.round(against.minutes)),
                  target: hoursOf(Math.round(against.target)),
                  count: against.people,
                })
              : t(noTargets(address, report))
          }
        />
      </div>
      <Card>
        <Grouping address={address} by={by} and={and} choices={HOURS_BY} />
        <DividedBars
          by={report.by}
          and={report.and}
          rows={report.rows.map((row) => ({ ...row, value: row.minutes }))}
          pairs={report.pairs.map((pair) => ({ ...pair, value: pair.minutes }))}
          say={(value) => said('minutes', value)}
        />
        <HoursTable key={`${report.by} ${report.and}`} report={report} list={list} isBusy={query.isPlaceholderData} />
        <p className={styles.note}>{t('insight.hoursNote')}</p>
      </Card>
    </div>
  )
}

const HoursTable = ({ report, list, isBusy }: { report: InsightHours; list: ListHours; isBusy: boolean }) => {
  const t = useText()
  const { lines, partsOf, nameOf, nameColumn, keyOf, fold } = useDivided<Counted, HourFigures>(report, NOTHING)
  const isByPerson = report.by === 'person'
  const figure = (of: Figures): Column<OfHours> => ({
    id: of,
    title: t(`insight.hours.${of}`),
    isNumber: true,
    value: (row) => row[of],
    cell: (row) => {
      const title = t(`insight.hours.${of}`)
      const { was } = row
      return (
        <FigureCell
          name={nameOf(row)}
          title={title}
          value={row[of]}
          was={was && was[of]}
          say={(value) => said(of, value)}
          onOpen={() => list(`${nameOf(row)}: ${title}`, row[of], of, keysOf(row))}
          onWas={() => list(`${nameOf(row)}: ${title}`, was?.[of] ?? 0, of, wasKeysOf(row, report.before))}
        />
      )
    },
  })
  const targets: Column<OfHours>[] = [
    {
      id: 'target',
      title: t('insight.target'),
      isNumber: true,
      value: ({ target }) => target ?? -1,
      cell: ({ target, part }) => {
        if (part) return null
        return typeof target === 'number' ? hoursOf(Math.round(target)) : t('insight.na')
      },
    },
    {
      id: 'difference',
      title: t('insight.difference'),
      isNumber: true,
      value: ({ target, minutes }) => (typeof target === 'number' ? minutes - target : -Infinity),
      cell: ({ target, minutes, part }) => {
        if (part) return null
        if (typeof target !== 'number') return t('insight.na')
        const by = Math.round(minutes - target)
        return by === 0 ? hoursOf(0) : marked(by < 0 ? '−' : '+', hoursOf(Math.abs(by)))
      },
    },
  ]
  const isByName = isByPerson || isTime(report.by)
  return (
    <>
      <FoldAll fold={fold} />
      <PagedTable
        label={t('insight.tab.hours')}
        columns={[nameColumn, ...HOUR_FIGURES.map(figure), ...(isByPerson ? targets : [])]}
        rows={lines}
        partsOf={partsOf}
        // Months and weekdays as a calendar has them.
        arePartsInOrder={report.and !== null && isTime(report.and)}
        keyOf={keyOf}
        first={{ column: isByName ? 'name' : 'minutes', way: isByName ? 'asc' : 'desc' }}
        isBusy={isBusy}
      />
    </>
  )
}
