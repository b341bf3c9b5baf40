import { pages, type InsightRisk } from '@onward/contract'
import { addDays, datesFrom, daysBetween } from '@onward/scheduling'
import { Link } from 'wouter'
import { ask } from '#web/lib/api.ts'
import { count, dateSpan, shortDate, timeOf, today } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { currentUser, isAdmin } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Empty, Loading } from '#web/ui/data/content-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Freshness } from '../freshness.tsx'
import { Figure } from './figure.tsx'
import { Legend } from './legend.tsx'
import { insightCalls, type OnList, type OnRisk, type RiskWords } from './listing.ts'
import { OnPaper } from './paper/on-paper.tsx'
import { periodOf, periodWrong } from './period.ts'
import { PlaceMap } from './place-map.tsx'
import { chanceBand, chanceText, tenths } from './risk-words.ts'
import { RiskTable } from './risk-table.tsx'
import { Tile } from './tile.tsx'
import { tonesIn } from './tones-in.ts'
import { filtersOf, type InsightAddress } from './use-insight-address.ts'
import { useReport } from './use-report.ts'
import styles from './insight.module.css'

/** As many days as a map has room for: those of a quarter. */
const MOST_COLUMNS = 92

type Props = { address: InsightAddress; onList: OnList }

/** How likely facilities are to have fewer than they need, day by day, from how often people call out. */
export const RiskReport = ({ address, onList }: Props) => {
  const t = useText()
  const { from, to } = periodOf(address, today())
  const wrong = periodWrong({ from, to })
  const wish = { from, to, ...filtersOf(address) }
  const query = useReport(insightCalls.insightRisk, wish, wrong === undefined)
  const report = query.data
  if (wrong !== undefined) return <Empty icon="calendar" title={wrong} />
  if (!report) return query.error ? <Freshness queries={[query]} /> : <Loading />
  const list: OnRisk = (title, value, more) => {
    const words: RiskWords = { ...filtersOf(address), from: report.from, to: report.to, ...more }
    onList({
      report: 'risk',
      title,
      value,
      unit: 'count',
      words,
      asked: (page, perPage) => ask(insightCalls.insightRiskShifts, { ...words, page, perPage }),
    })
  }
  return (
    <div aria-busy={query.isPlaceholderData} className={styles.body}>
      <OnPaper
        address={address}
        report={report}
        days={dateSpan(report.from, report.to)}
        partial={report.isPartial && t('insight.partial')}
        isBusy={query.isPlaceholderData}
      />
      <p className={styles.asOf} role="status">
        {dateSpan(report.from, report.to)} · {t('insight.asOfTime', { time: timeOf(report.asOf) })}
        {report.isPartial && ` · ${t('insight.partial')}`}
      </p>
      <Freshness queries={[query]} />
      {report.cells.length === 0 ? (
        <Empty icon="calendar" title={t('insight.risk.nothing')} />
      ) : (
        <>
          <Tiles report={report} list={list} />
          <RiskMap report={report} list={list} />
          <RiskTable report={report} list={list} isBusy={query.isPlaceholderData} />
        </>
      )}
      <Card title={t('insight.risk.assumed')}>
        <p>{t('insight.risk.note')}</p>
        <CallOutsLink />
      </Card>
    </div>
  )
}

/** Where it is said how often people call out: admins say it. */
const CallOutsLink = () => {
  const t = useText()
  const user = currentUser()
  if (!user || !isAdmin(user)) return <p>{t('insight.risk.askAdmin')}</p>
  return (
    <p>
      <Link href={`${pages.rates.path}?show=callOuts`}>{t('insight.risk.rates')}</Link>
    </p>
  )
}

const Tiles = ({ report: { total }, list }: { report: InsightRisk; list: OnRisk }) => {
  const t = useText()
  const { required } = total
  const isKnown = total.days > 0
  return (
    <div className={styles.tiles}>
      <Tile
        icon="alert"
        title={t('insight.risk.shortDays')}
        figure={isKnown ? tenths(total.shortDays) : t('insight.na')}
        below={t('insight.risk.ofDays', { count: total.days })}
        onOpen={() => list(t('insight.required'), total.required, { figure: 'required' })}
      />
      <Tile
        icon="users"
        title={t('insight.risk.expectedMissing')}
        figure={isKnown ? tenths(total.expectedMissing) : t('insight.na')}
        below={t('insight.risk.booked', { filled: required - total.missing, required, booked: total.booked })}
        onOpen={() => list(t('insight.risk.bookedTitle'), total.booked, { figure: 'booked' })}
      />
      <Tile
        icon="search"
        title={t('insight.risk.missing')}
        figure={count(total.missing)}
        tone={total.missing > 0 ? 'warn' : undefined}
        below={t('insight.risk.missingHint')}
        onOpen={() => list(t('insight.risk.missing'), total.missing, { figure: 'missing' })}
      />
      {total.unknown > 0 && (
        <Tile
          icon="help"
          title={t('insight.risk.unknown')}
          figure={count(total.unknown)}
          tone="warn"
          below={t('insight.risk.unknownHint')}
        />
      )}
    </div>
  )
}

const RiskMap = ({ report, list }: { report: InsightRisk; list: OnRisk }) => {
  const t = useText()
  const { cells, facilities, byFacility } = report
  const known = new Map(cells.map((cell) => [`${cell.date} ${cell.hospitalId}`, cell]))
  const sums = new Map(byFacility.map((row) => [row.hospitalId, row]))
  const first = cells[0]?.date ?? report.from
  const days = daysBetween(first, report.to) + 1
  const columns = datesFrom(first, Math.min(days, MOST_COLUMNS)).map((date) => ({
    date,
    until: date,
    name: shortDate(date),
  }))
  return (
    <Card
      title={t('insight.risk.byDay')}
      hint={t('insight.risk.mapHint')}
      tools={
        <Legend
          bands={[
            ['full', t('insight.risk.band.low')],
            ['some', t('insight.risk.band.some')],
            ['few', t('insight.risk.band.high')],
            ['none', t('insight.risk.band.none')],
          ]}
        />
      }
      className={styles.wide}
    >
      <PlaceMap
        label={t('insight.risk.byDay')}
        columns={columns}
        isByDay
        places={facilities.filter(({ hospitalId }) => sums.has(hospitalId))}
        tones={tonesIn(report)}
        last={t('insight.risk.shortDaysBrief')}
        cellOf={({ hospitalId, facilityName }, { date, name }) => {
          const cell = known.get(`${date} ${hospitalId}`)
          if (!cell) return undefined
          const of = joined([facilityName, name])
          return (
            <Figure
              className={styles.cell}
              band={chanceBand(cell.chance)}
              of={of}
              onOpen={() => list(of, cell.required, { figure: 'required', at: hospitalId, date })}
            >
              {chanceText(cell.chance)}
            </Figure>
          )
        }}
        lastOf={({ hospitalId }) => {
          const sum = sums.get(hospitalId)
          return sum && sum.days > 0 ? tenths(sum.shortDays) : t('insight.na')
        }}
      />
      {days > MOST_COLUMNS && (
        <p className={styles.note}>
          {t('insight.risk.cut', { days: dateSpan(first, addDays(first, MOST_COLUMNS - 1)) })}
        </p>
      )}
    </Card>
  )
}
