import { HOUR_FIGURES, HOURS_BY, type HoursShiftsInput, type InsightHours } from '@onward/contract'
import type { InferInput } from 'valibot'
import { ask } from '#web/lib/api.ts'
import { count, dateSpan, hours as hoursOf, percent, timeOf, today } from '#web/lib/formats/formats.ts'
import { typeNamed } from '#web/lib/formats/shift-type-name.ts'
import { useText } from '#web/lib/text.ts'
import { Empty, Loading } from '#web/ui/data/content-state.tsx'
import type { Column } from '#web/ui/data/data-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Freshness } from '../freshness.tsx'
import { Figure } from './figure.tsx'
import { Grouping } from './grouping.tsx'
import { insightCalls, type OnList } from './listing.ts'
import { PagedTable } from './paged-table.tsx'
import { periodOf, periodWrong } from './period.ts'
import { Tile } from './tile.tsx'
import { filtersOf, hoursBy, type InsightAddress } from './use-insight-address.ts'
import { useReport } from './use-report.ts'
import styles from './insight.module.css'

type Figures = (typeof HOUR_FIGURES)[number]
type Row = InsightHours['rows'][number]
type Words = Omit<InferInput<typeof HoursShiftsInput>, 'page' | 'perPage'>
type ListHours = (title: string, value: number, figure: Figures, key?: string | null) => void
const isMinutes = (figure: Figures) => figure === 'minutes' || figure === 'overtime'

/** A length as it is said; minutes are whole, their sums too. */
const said = (figure: Figures, value: number) => (isMinutes(figure) ? hoursOf(Math.round(value)) : count(value))

/** How much is worked, by whom and where. */
export const HoursReport = ({ address, onList }: { address: InsightAddress; onList: OnList }) => {
  const t = useText()
  const { from, to } = periodOf(address, today())
  const wrong = periodWrong({ from, to })
  const { overtimeAfter } = address
  const by = hoursBy(address)
  const wish = { from, to, ...filtersOf(address), by, overtimeAfter }
  const query = useReport(insightCalls.insightHours, wish, wrong === undefined)
  const report = query.data
  if (wrong !== undefined) return <Empty icon="calendar" title={wrong} />
  if (!report) return query.error ? <Freshness queries={[query]} /> : <Loading />
  const list: ListHours = (title, value, figure, key) => {
    const words: Words = {
      ...filtersOf(address),
      from: report.from,
      to: report.to,
      by: report.by,
      overtimeAfter: report.overtimeAfter,
      figure,
      ...(key !== undefined && { key: key ?? 'none' }),
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
  const { total, against } = report
  const tile = (figure: Figures) => ({
    figure: said(figure, total[figure]),
    onOpen: () => list(t(`insight.hours.${figure}`), total[figure], figure),
  })
  return (
    <div aria-busy={query.isPlaceholderData} className={styles.body}>
      <p className={styles.asOf} role="status">
        {dateSpan(report.from, report.to)} · {t('insight.asOfTime', { time: timeOf(report.asOf) })}
        {report.isPartial && ` · ${t('insight.partialHours')}`}
      </p>
      <Freshness queries={[query]} />
      <div className={styles.tiles}>
        <Tile
          icon="calendar"
          title={t('insight.hours.shifts')}
          {...tile('shifts')}
          below={t('insight.ofDrafts', { count: total.drafts })}
        />
        <Tile
          icon="clock"
          title={t('insight.hours.minutes')}
          {...tile('minutes')}
          figure={hoursOf(total.minutes - (total.minutes % 60))}
          beside={total.minutes % 60 > 0 ? hoursOf(total.minutes % 60) : undefined}
          below={t('insight.elapsed')}
        />
        <Tile
          icon="alert"
          title={t('insight.hours.overtime')}
          {...tile('overtime')}
          below={t('insight.overtimeOver', { count: overtimeAfter })}
        />
        <Tile icon="moon" title={t('insight.hours.nights')} {...tile('nights')} />
        <Tile icon="sun" title={t('insight.hours.weekends')} {...tile('weekends')} />
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
              : t(by === 'person' ? 'insight.noTargets' : 'insight.targetsByPerson')
          }
        />
      </div>
      <Card>
        <Grouping address={address} by={by} choices={HOURS_BY} />
        <HoursTable key={report.by} report={report} list={list} isBusy={query.isPlaceholderData} />
        <p className={styles.note}>{t('insight.hoursNote')}</p>
      </Card>
    </div>
  )
}

const shareIn = (key: string) => percent(Number(key))
const nameOf = ({ by }: InsightHours, { key, name }: Row, t: ReturnType<typeof useText>) => {
  if (key === null) return t(`insight.without.${by}`)
  if (by === 'contract') return shareIn(key)
  return by === 'shiftType' ? typeNamed(key, name ?? key) : (name ?? key)
}

const HoursTable = ({ report, list, isBusy }: { report: InsightHours; list: ListHours; isBusy: boolean }) => {
  const t = useText()
  const isByPerson = report.by === 'person'
  const figure = (of: Figures): Column<Row> => ({
    id: of,
    title: t(`insight.hours.${of}`),
    isNumber: true,
    value: (row) => row[of],
    cell: (row) =>
      row[of] === 0 ? (
        said(of, 0)
      ) : (
        <Figure
          of={`${nameOf(report, row, t)}, ${t(`insight.hours.${of}`)}`}
          onOpen={() => list(`${nameOf(report, row, t)}: ${t(`insight.hours.${of}`)}`, row[of], of, row.key)}
        >
          {said(of, row[of])}
        </Figure>
      ),
  })
  const columns: Column<Row>[] = [
    {
      id: 'name',
      title: t(`insight.by.${report.by}`),
      value: (row) => nameOf(report, row, t),
      cell: (row) => <bdi>{nameOf(report, row, t)}</bdi>,
    },
    ...HOUR_FIGURES.map(figure),
    ...(isByPerson
      ? [
          {
            id: 'target',
            title: t('insight.target'),
            isNumber: true,
            value: (row: Row) => row.target ?? -1,
            cell: ({ target }: Row) => (target === null ? t('insight.na') : hoursOf(Math.round(target))),
          },
          {
            id: 'difference',
            title: t('insight.difference'),
            isNumber: true,
            value: (row: Row) => (row.target === null ? -Infinity : row.minutes - row.target),
            cell: ({ target, minutes }: Row) => {
              if (target === null) return t('insight.na')
              const by = Math.round(minutes - target)
              return `${by < 0 ? '−' : by > 0 ? '+' : ''}${hoursOf(Math.abs(by))}`
            },
          },
        ]
      : []),
  ]
  return (
    <PagedTable
      label={t('insight.tab.hours')}
      columns={columns}
      rows={report.rows}
      keyOf={({ key }) => key ?? 'none'}
      first={{ column: isByPerson ? 'name' : 'minutes', way: isByPerson ? 'asc' : 'desc' }}
      isBusy={isBusy}
    />
  )
}
