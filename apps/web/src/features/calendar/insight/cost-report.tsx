import {
  COST_BY,
  pages,
  type COST_FIGURES,
  type CostFigures,
  type CostShiftsInput,
  type InsightCost,
} from '@onward/contract'
import type { InferInput } from 'valibot'
import { Link } from 'wouter'
import { ask } from '#web/lib/api.ts'
import { count, dateSpan, hours as hoursOf, percent, timeOf, today } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { amountOfMoney, currencyName, moneyOf, signedAmount } from '#web/lib/formats/money.ts'
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
import { costAnd, costBy, narrowedOf, type InsightAddress } from './use-insight-address.ts'
import { useReport } from './use-report.ts'
import styles from './insight.module.css'

type Figures = (typeof COST_FIGURES)[number]
type Paid = CostFigures & Pick<InsightCost['total'], 'budget' | 'difference'>
const NOTHING: Paid = {
  shifts: 0,
  minutes: 0,
  base: 0,
  night: 0,
  weekend: 0,
  holiday: 0,
  overtime: 0,
  call: 0,
  total: 0,
  unrated: 0,
  budget: null,
  difference: null,
}
type Words = Omit<InferInput<typeof CostShiftsInput>, 'page' | 'perPage'>
type ListCost = (title: string, value: number, figure: Figures, more?: Partial<Words>) => void

/** What the rows of a figure are summed in. */
const unitOf = (figure: Figures, { currency, digits }: InsightCost) => {
  if (figure === 'minutes') return 'minutes'
  return figure === 'shifts' || figure === 'unrated' ? 'count' : { currency, digits }
}
/** A figure as it stands in the table, where the currency is said once for all. */
const said = (figure: Figures, value: number, report: InsightCost) => {
  const unit = unitOf(figure, report)
  if (unit === 'minutes') return hoursOf(value)
  return typeof unit === 'object' ? amountOfMoney(value, unit) : count(value)
}

/** What is paid for shifts as they are planned, beside what they may cost. */
export const CostReport = ({ address, onList }: { address: InsightAddress; onList: OnList }) => {
  const t = useText()
  const { from, to } = periodOf(address, today())
  const wrong = periodWrong({ from, to })
  const { overtimeAfter, compare } = address
  const by = costBy(address)
  const and = costAnd(address)
  const wish = { from, to, ...narrowedOf(address), by, and, compare, overtimeAfter }
  const query = useReport(insightCalls.insightCost, wish, wrong === undefined)
  const report = query.data
  if (wrong !== undefined) return <Empty icon="calendar" title={wrong} />
  if (!report) return query.error ? <Freshness queries={[query]} /> : <Loading />
  const list: ListCost = (title, value, figure, more) => {
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
      report: 'cost',
      title,
      value,
      unit: unitOf(figure, report),
      words,
      asked: (page, perPage) => ask(insightCalls.insightCostShifts, { ...words, page, perPage }),
    })
  }
  const { before } = report
  return (
    <div aria-busy={query.isPlaceholderData} className={styles.body}>
      <OnPaper
        address={address}
        report={report}
        days={dateSpan(report.from, report.to)}
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
              list(dateSpan(before.from, before.to), before.total.total, 'total', { from: before.from, to: before.to })
            }
          />
        )}
      </p>
      <Freshness queries={[query]} />
      <CostTiles report={report} list={list} />
      <Card>
        <Grouping address={address} by={by} and={and} choices={COST_BY} />
        <DividedBars
          by={report.by}
          and={report.and}
          rows={report.rows.map((row) => ({ ...row, value: row.total }))}
          pairs={report.pairs.map((pair) => ({ ...pair, value: pair.total }))}
          say={(value) => said('total', value, report)}
        />
        <CostTable key={`${report.by} ${report.and}`} report={report} list={list} isBusy={query.isPlaceholderData} />
        <p className={styles.note}>
          {t('insight.cost.amounts', { name: currencyName(report.currency), code: report.currency })}{' '}
          {t('insight.cost.note')}{' '}
          <Link href={pages.rates.path} className={styles.ratesLink}>
            {t('insight.cost.toRates')}
          </Link>
        </p>
      </Card>
    </div>
  )
}

const CostTiles = ({ report, list }: { report: InsightCost; list: ListCost }) => {
  const t = useText()
  const { total, against, before } = report
  const was = (figure: Figures) =>
    before &&
    changeOf(total[figure], before.total.shifts === 0 ? null : before.total[figure], (value) =>
      said(figure, value, report),
    )
  const open = (figure: Figures) => () => list(t(`insight.cost.${figure}`), total[figure], figure)
  const rated =
    total.shifts === 0
      ? t('insight.noRows')
      : total.unrated > 0
        ? t('insight.cost.partly', { count: total.unrated })
        : t('insight.cost.allRated')
  const isAgainstKnown = against.budget > 0 && against.unrated === 0
  return (
    <div className={styles.tiles}>
      <Tile
        icon="invoice"
        title={t('insight.cost.total')}
        figure={<span className={styles.money}>{moneyOf(total.total, report)}</span>}
        below={joined([was('total'), rated], '·')}
        tone={total.unrated > 0 ? 'warn' : undefined}
        onOpen={open('total')}
      />
      <Tile
        icon="clock"
        title={t('insight.cost.minutes')}
        figure={hoursOf(total.minutes - (total.minutes % 60))}
        beside={total.minutes % 60 > 0 ? hoursOf(total.minutes % 60) : undefined}
        below={joined([was('minutes'), t('insight.shifts', { count: total.shifts })], '·')}
        onOpen={open('minutes')}
      />
      <Tile
        icon="chart"
        title={t('insight.cost.overtime')}
        figure={<span className={styles.money}>{moneyOf(total.overtime, report)}</span>}
        below={joined(
          [
            was('overtime'),
            total.total > 0
              ? t('insight.cost.ofTotal', { share: percent(total.overtime / total.total) })
              : t('insight.na'),
          ],
          '·',
        )}
        onOpen={open('overtime')}
      />
      <Tile
        icon="alert"
        title={t('insight.cost.unrated')}
        figure={count(total.unrated)}
        beside={was('unrated')}
        below={total.unrated > 0 ? t('insight.cost.unratedHint') : rated}
        tone={total.unrated > 0 ? 'warn' : undefined}
        onOpen={open('unrated')}
      />
      <Tile
        icon="done"
        title={t('insight.cost.against')}
        figure={isAgainstKnown ? percent(against.total / against.budget) : t('insight.na')}
        tone={isAgainstKnown && against.total > against.budget ? 'bad' : undefined}
        below={
          against.budgets === 0
            ? t('insight.cost.noBudgets')
            : against.unrated > 0
              ? t('insight.cost.notKnown', { count: against.unrated })
              : t('insight.cost.againstOf', {
                  total: moneyOf(against.total, report),
                  budget: moneyOf(against.budget, report),
                  count: against.budgets,
                })
        }
      />
    </div>
  )
}

/** What stands beside the total: first how much is not in it. */
const PARTS = [
  'unrated',
  'shifts',
  'minutes',
  'base',
  'night',
  'weekend',
  'holiday',
  'overtime',
  'call',
] as const satisfies Figures[]

type TableProps = { report: InsightCost; list: ListCost; isBusy: boolean }

const CostTable = ({ report, list, isBusy }: TableProps) => {
  const t = useText()
  const { lines, partsOf, nameOf, nameColumn, keyOf, fold } = useDivided<Paid, CostFigures>(report, NOTHING)
  const hasBudgets = report.by === 'facility' || report.by === 'month'
  const figure = (of: Figures): Column<Line<Paid, CostFigures>> => ({
    id: of,
    title: t(`insight.cost.${of}`),
    isNumber: true,
    value: (row) => row[of],
    cell: (row) => {
      const title = t(`insight.cost.${of}`)
      const { was } = row
      return (
        <FigureCell
          name={nameOf(row)}
          title={title}
          value={row[of]}
          was={was && was[of]}
          say={(value) => said(of, value, report)}
          onOpen={() => list(`${nameOf(row)}: ${title}`, row[of], of, keysOf(row))}
          onWas={() => list(`${nameOf(row)}: ${title}`, was?.[of] ?? 0, of, wasKeysOf(row, report.before))}
        />
      )
    },
  })
  const budgets: Column<Line<Paid, CostFigures>>[] = [
    {
      id: 'budget',
      title: t('insight.cost.budget'),
      isNumber: true,
      value: ({ budget }) => budget ?? -1,
      cell: ({ budget }) => (budget === null ? t('insight.na') : amountOfMoney(budget, report)),
    },
    {
      id: 'difference',
      title: t('insight.difference'),
      isNumber: true,
      value: ({ difference }) => difference ?? -Infinity,
      cell: ({ difference }) => (difference === null ? t('insight.na') : signedAmount(difference, report)),
    },
  ]
  const isByTime = isTime(report.by)
  return (
    <>
      <FoldAll fold={fold} />
      <PagedTable
        label={t('insight.tab.cost')}
        columns={[nameColumn, figure('total'), ...(hasBudgets ? budgets : []), ...PARTS.map(figure)]}
        rows={lines}
        partsOf={partsOf}
        // Months and weekdays as a calendar has them.
        arePartsInOrder={report.and !== null && isTime(report.and)}
        keyOf={keyOf}
        first={{ column: isByTime ? 'name' : 'total', way: isByTime ? 'asc' : 'desc' }}
        isBusy={isBusy}
      />
    </>
  )
}
