import {
  CHANGES,
  FILLS,
  NOTICE,
  STABILITY_BY,
  type ChangeFigures,
  type InsightStability,
  type STABILITY_FIGURES,
  type StabilityShiftsInput,
} from '@onward/contract'
import { Suspense, useState } from 'react'
import type { InferInput } from 'valibot'
import { ask } from '#web/lib/api.ts'
import { count, dateSpan, timeOf, today } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { Empty, Loading } from '#web/ui/data/content-state.tsx'
import type { Column } from '#web/ui/data/data-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Freshness } from '../freshness.tsx'
import { ChangeBars } from './change-bars.tsx'
import type { ChangeListing } from './change-list.tsx'
import { Figure } from './figure.tsx'
import { FillTable } from './fill-table.tsx'
import { Grouping } from './grouping.tsx'
import type { Panel } from './insight-panels.tsx'
import { insightCalls } from './listing.ts'
import { lengthOf } from './notice-words.ts'
import { PagedTable } from './paged-table.tsx'
import { OnPaper } from './paper/on-paper.tsx'
import { periodOf, periodWrong } from './period.ts'
import { Tile } from './tile.tsx'
import { filtersOf, stabilityBy, type InsightAddress } from './use-insight-address.ts'
import { useReport } from './use-report.ts'
import styles from './insight.module.css'

const ChangeList = lazyPart(() => import('./change-list.tsx'), 'ChangeList')

type FigureName = (typeof STABILITY_FIGURES)[number]
type Row = InsightStability['rows'][number]
type Words = Omit<InferInput<typeof StabilityShiftsInput>, 'page' | 'perPage'>
type List = (title: string, value: number, figure: FigureName, more?: Partial<Words>) => void
type Counted = Pick<InsightStability, 'from' | 'total' | 'fills'>
/** Whether none of its days has come: where one has already, east of the reader, what happened on it is counted. */
const isAhead = ({ from, total, fills }: Counted, asOf: string) =>
  from > today(new Date(asOf)) && total.changes === 0 && fills.openings === 0
const OF_OPENINGS: ReadonlySet<FigureName> = new Set(['openings', ...FILLS])

type Props = { address: InsightAddress; onPanel: (panel: Panel) => void }

/** How steady the roster is once people have been told, and how long shifts wait for somebody. */
export const StabilityReport = ({ address, onPanel }: Props) => {
  const t = useText()
  const [listing, setListing] = useState<ChangeListing>()
  const { from, to } = periodOf(address, today())
  const wrong = periodWrong({ from, to })
  const { compare } = address
  const by = stabilityBy(address)
  const wish = { from, to, ...filtersOf(address), by, compare }
  const query = useReport(insightCalls.insightStability, wish, wrong === undefined)
  const report = query.data
  if (wrong !== undefined) return <Empty icon="calendar" title={wrong} />
  if (!report) return query.error ? <Freshness queries={[query]} /> : <Loading />
  const list: List = (title, value, figure, more) => {
    const words: Words = { ...filtersOf(address), from: report.from, to: report.to, by: report.by, figure, ...more }
    setListing({
      title,
      value,
      isOfOpenings: OF_OPENINGS.has(figure),
      words,
      asked: (page, perPage) => ask(insightCalls.insightStabilityShifts, { ...words, page, perPage }),
    })
  }
  const isBusy = query.isPlaceholderData
  return (
    <div aria-busy={isBusy} className={styles.body}>
      <OnPaper
        address={address}
        report={report}
        days={dateSpan(report.from, report.to)}
        partial={report.isPartial && t('insight.stability.partial')}
        by={report.by}
        isBusy={isBusy}
      />
      <p className={styles.asOf} role="status">
        {dateSpan(report.from, report.to)} · {t('insight.asOfTime', { time: timeOf(report.asOf) })}
        {report.isPartial && ` · ${t('insight.stability.partial')}`}
        {report.before && ` · ${t('insight.beside', { days: dateSpan(report.before.from, report.before.to) })}`}
      </p>
      <Freshness queries={[query]} />
      <StabilityTiles report={report} list={list} />
      {isAhead(report, report.asOf) ? (
        <Empty icon="calendar" title={t('insight.stability.ahead')} />
      ) : (
        <StabilityTables address={address} report={report} list={list} isBusy={isBusy} />
      )}
      <Suspense>
        {listing && (
          <ChangeList
            listing={listing}
            onOpen={(panel) => {
              setListing(undefined)
              onPanel(panel)
            }}
            onClose={() => setListing(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

const TILES = [
  ['under14', 'calendar'],
  ['under7', 'clock'],
  ['under2', 'alert'],
  ['afterwards', 'done'],
] as const

const StabilityTiles = ({ report, list }: { report: InsightStability; list: List }) => {
  const t = useText()
  const { asOf, total, fills, before } = report
  const isKnown = !isAhead(report, asOf)
  const said = (of: Counted, figure: keyof ChangeFigures) =>
    isAhead(of, asOf) ? t('insight.na') : count(of.total[figure])
  return (
    <div className={styles.tiles}>
      {TILES.map(([figure, icon]) => (
        <Tile
          key={figure}
          icon={icon}
          title={t(`insight.stability.${figure}`)}
          figure={said(report, figure)}
          beside={before ? t('insight.before', { rate: said(before, figure) }) : undefined}
          below={isKnown && t('insight.stability.ofChanges', { count: total.changes })}
          tone={figure === 'under2' && total.under2 > 0 ? 'warn' : undefined}
          onOpen={isKnown ? () => list(t(`insight.stability.${figure}`), total[figure], figure) : undefined}
        />
      ))}
      <Tile
        icon="chart"
        title={t('insight.stability.changes')}
        figure={said(report, 'changes')}
        beside={before ? t('insight.before', { rate: said(before, 'changes') }) : undefined}
        below={t('insight.stability.changesHint')}
        onOpen={isKnown ? () => list(t('insight.stability.changes'), total.changes, 'changes') : undefined}
      />
      <Tile
        icon="user"
        title={t('insight.stability.timeToFill')}
        figure={
          <span className={styles.money}>{fills.median === null ? t('insight.na') : lengthOf(fills.median)}</span>
        }
        beside={
          before
            ? t('insight.before', {
                rate: before.fills.median === null ? t('insight.na') : lengthOf(before.fills.median),
              })
            : undefined
        }
        below={
          isKnown &&
          (fills.nineOfTen === null
            ? t('insight.stability.noneFilled', { count: fills.openings })
            : t('insight.stability.filledWithin', {
                length: lengthOf(fills.nineOfTen),
                filled: fills.filled,
                count: fills.openings,
              }))
        }
        onOpen={isKnown ? () => list(t('insight.stability.openings'), fills.openings, 'openings') : undefined}
      />
    </div>
  )
}

type TableProps = { report: InsightStability; list: List; isBusy: boolean }

const StabilityTables = ({ address, report, list, isBusy }: TableProps & { address: InsightAddress }) => {
  const t = useText()
  const listPart = (part: keyof ChangeFigures) => list(t(`insight.stability.${part}`), report.total[part], part)
  return (
    <>
      <Card>
        <Grouping address={address} by={stabilityBy(address)} choices={STABILITY_BY} hasOvertime={false} />
        <ChangeTable key={report.by} report={report} list={list} isBusy={isBusy} />
        <p className={styles.note}>{t('insight.stability.note')}</p>
      </Card>
      <div className={styles.pair}>
        <ChangeBars
          title={t('insight.stability.byNotice')}
          hint={t('insight.stability.byNoticeHint')}
          parts={NOTICE}
          worst="under2"
          total={report.total}
          onPart={listPart}
        />
        <ChangeBars
          title={t('insight.stability.byKind')}
          hint={t('insight.stability.byKindHint')}
          parts={CHANGES}
          total={report.total}
          onPart={listPart}
        />
      </div>
      <FillTable
        rows={report.fillsByFacility}
        isBusy={isBusy}
        onFigure={(title, value, figure, key) => list(title, value, figure, { key })}
      />
    </>
  )
}

const SHOWN = ['changes', 'under14', 'under7', 'under2', 'afterwards'] as const satisfies (keyof ChangeFigures)[]

const ChangeTable = ({ report, list, isBusy }: TableProps) => {
  const t = useText()
  const nameOf = ({ key, name }: Row) => (key === null ? t(`insight.without.${report.by}`) : (name ?? key))
  const figure = (of: (typeof SHOWN)[number]): Column<Row> => {
    const what = t(`insight.stability.${of}`)
    return {
      id: of,
      title: what,
      isNumber: true,
      value: (row) => row[of],
      cell: (row) =>
        row[of] === 0 ? (
          count(0)
        ) : (
          <Figure
            of={joined([nameOf(row), what])}
            onOpen={() => list(`${nameOf(row)}: ${what}`, row[of], of, { key: row.key ?? 'none' })}
          >
            {count(row[of])}
          </Figure>
        ),
    }
  }
  return (
    <PagedTable
      label={t('insight.tab.stability')}
      columns={[
        {
          id: 'name',
          title: t(`insight.by.${report.by}`),
          value: nameOf,
          cell: (row) => <bdi>{nameOf(row)}</bdi>,
        },
        ...SHOWN.map(figure),
      ]}
      rows={report.rows}
      keyOf={({ key }) => key ?? 'none'}
      first={{ column: 'under14', way: 'desc' }}
      isBusy={isBusy}
    />
  )
}
