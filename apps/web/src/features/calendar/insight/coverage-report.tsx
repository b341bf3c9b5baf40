import type { InsightCoverage } from '@onward/contract'
import { addMonths, firstDay, lastDay } from '@onward/scheduling'
import { ask } from '#web/lib/api.ts'
import { count, dateSpan, monthTitle, percent, timeOf, today, weekStart } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { typeNamed } from '#web/lib/formats/shift-type-name.ts'
import { useText } from '#web/lib/text.ts'
import { Empty, Loading } from '#web/ui/data/content-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Freshness } from '../freshness.tsx'
import { CoverMap } from './cover-map.tsx'
import { Figure } from './figure.tsx'
import { Gaps } from './gaps.tsx'
import { HourMap } from './hour-map.tsx'
import type { Panel } from './insight-panels.tsx'
import { keyName } from './key-names.ts'
import { insightCalls, missingOf, type CoverWords, type OnCover, type OnList } from './listing.ts'
import { OnPaper } from './paper/on-paper.tsx'
import { periodOf, periodWrong } from './period.ts'
import { Rates } from './rates.tsx'
import { Tile } from './tile.tsx'
import { tonesIn } from './tones-in.ts'
import { narrowedOf, type InsightAddress } from './use-insight-address.ts'
import { useReport } from './use-report.ts'
import styles from './insight.module.css'

type Props = { address: InsightAddress; onList: OnList; onPanel: (panel: Panel) => void }

/** What was needed over some days, and what was there. */
export const CoverageReport = ({ address, onList, onPanel }: Props) => {
  const t = useText()
  const { from, to } = periodOf(address, today())
  const wrong = periodWrong({ from, to })
  const { compare } = address
  const range = { from, to, ...narrowedOf(address) }
  const query = useReport(insightCalls.insightCoverage, { ...range, compare }, wrong === undefined)
  const report = query.data
  if (wrong !== undefined) return <Empty icon="calendar" title={wrong} />
  if (!report) return query.error ? <Freshness queries={[query]} /> : <Loading />
  const list: OnCover = (title, value, more) => {
    const words: CoverWords = { ...range, from: report.from, to: report.to, asOf: report.asOf, ...more }
    onList({
      report: 'coverage',
      title,
      value,
      unit: 'count',
      words,
      asked: (page, perPage) => ask(insightCalls.insightCoverageShifts, { ...words, page, perPage }),
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
        {dateSpan(report.from, report.to)}
        {report.before && ' · '}
        {report.before && <Beside before={report.before} list={list} />}
        {` · ${t('insight.asOfTime', { time: timeOf(report.asOf) })}`}
        {report.isPartial && ` · ${t('insight.partial')}`}
      </p>
      <Freshness queries={[query]} />
      <Tiles report={report} list={list} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <CoverMap report={report} tones={tonesIn(report)} list={list} />
          <Card
            title={t('insight.nextGaps')}
            tools={
              <Figure
                of={t('insight.nextGaps')}
                onOpen={() => list(t('insight.missing'), missingOf(report.total), { figure: 'missing' })}
              >
                {t('insight.allMissing', { count: missingOf(report.total) })}
              </Figure>
            }
          >
            {report.next.length === 0 ? (
              <p>{t(report.total.required === 0 ? 'insight.nothingSaid' : 'insight.nothingAhead')}</p>
            ) : (
              <Gaps rows={report.next} tones={tonesIn(report)} onFill={(row) => onPanel({ kind: 'fill', row })} />
            )}
          </Card>
          <Groups report={report} list={list} which="places" />
        </div>
        <div className={styles.column}>
          <HourMap report={report} list={list} />
          <Groups report={report} list={list} which="kinds" />
        </div>
      </div>
    </div>
  )
}

/** The days before, which open what they are counted of. */
const Beside = ({ before, list }: { before: NonNullable<InsightCoverage['before']>; list: OnCover }) => {
  const t = useText()
  const days = dateSpan(before.from, before.to)
  const { from, to, total } = before
  return (
    <Figure of={t('insight.required')} onOpen={() => list(days, total.required, { from, to, figure: 'required' })}>
      {t('insight.beside', { days })}
    </Figure>
  )
}

const Tiles = ({ report, list }: { report: InsightCoverage; list: OnCover }) => {
  const t = useText()
  const { total, before, unasked, facilities } = report
  const silent = facilities.filter(({ saysDemand }) => !saysDemand)
  const was = before && before.total.required > 0 ? percent(before.total.filled / before.total.required) : undefined
  const tile = (figure: 'open' | 'notPosted' | 'unfilled' | 'over' | 'beyond') => ({
    figure: count(total[figure]),
    onOpen: () => list(t(`insight.state.${figure}`), total[figure], { figure }),
  })
  return (
    <div className={styles.tiles}>
      <Tile
        icon="chart"
        title={t('insight.fillRate')}
        figure={total.required === 0 ? t('insight.na') : percent(total.filled / total.required)}
        below={joined(
          [
            total.required === 0
              ? t('insight.nothingSaid')
              : t('insight.filledOf', { filled: total.filled, required: total.required }),
            total.filledDrafts > 0 && t('insight.ofDrafts', { count: total.filledDrafts }),
            before && t('insight.before', { rate: was ?? t('insight.na') }),
          ],
          '·',
        )}
        onOpen={() => list(t('insight.required'), total.required, { figure: 'required' })}
      />
      <Tile
        icon="search"
        title={t('insight.state.open')}
        {...tile('open')}
        below={t('insight.openKnown', { told: total.open - total.openDrafts, drafts: total.openDrafts })}
      />
      <Tile
        icon="done"
        title={t('insight.state.notPosted')}
        {...tile('notPosted')}
        tone={total.notPosted > 0 ? 'bad' : undefined}
        below={t('insight.nobodyAsked')}
      />
      <Tile
        icon="clock"
        title={t('insight.state.unfilled')}
        {...tile('unfilled')}
        tone={total.unfilled > 0 ? 'warn' : undefined}
        below={t('insight.timePassed')}
      />
      <Tile icon="users" title={t('insight.state.over')} {...tile('over')} below={t('insight.overHint')} />
      <Tile
        icon="plus"
        title={t('insight.state.beyond')}
        {...tile('beyond')}
        below={
          silent.length > 0
            ? t('insight.silent', { count: silent.length, names: joined(silent.map(({ code }) => code)) })
            : t('insight.beyondHint')
        }
      />
      {unasked > 0 && (
        <p className={styles.note}>
          <Figure of={t('insight.unasked')} onOpen={() => list(t('insight.unasked'), unasked, { figure: 'unasked' })}>
            {t('insight.unaskedCount', { count: unasked })}
          </Figure>
        </p>
      )}
    </div>
  )
}

const weekdayOrder = (weekday: number) => (weekday - weekStart() + 7) % 7
const isYearBefore = ({ from, before }: InsightCoverage) =>
  before?.from.slice(5, 7) === from.slice(5, 7) && before.from < from

/** By one thing after another; `which` of them stand together. */
const Groups = ({ report, list, which }: { report: InsightCoverage; list: OnCover; which: 'places' | 'kinds' }) => {
  const t = useText()
  const { before, names } = report
  /** A list of required places; where nobody is required, of those who are there all the same. */
  const open = (row: { name: string; required: number; over: number }, where: Partial<CoverWords>) =>
    row.required === 0
      ? list(row.name, row.over, { ...where, figure: 'over' })
      : list(row.name, row.required, { ...where, figure: 'required' })
  const hint = before ? t('insight.tick', { days: dateSpan(before.from, before.to) }) : undefined
  const said = hint === undefined ? {} : { hint }
  if (which === 'places')
    return (
      <div className={styles.pair}>
        <Rates
          title={t('insight.byFacility')}
          {...said}
          rows={report.byFacility.map((row) => ({
            ...row,
            key: row.hospitalId,
            name: report.facilities.find(({ hospitalId }) => hospitalId === row.hospitalId)?.facilityName ?? '',
            before: before?.byFacility.find(({ hospitalId }) => hospitalId === row.hospitalId),
          }))}
          onRow={(row) => open(row, { at: row.key })}
        />
        <Rates
          title={t('insight.byShiftType')}
          {...said}
          rows={report.byShiftType.map((row) => ({
            ...row,
            key: row.shiftTypeId,
            name: typeNamed(row.shiftTypeId, names.shiftTypes[row.shiftTypeId] ?? row.shiftTypeId),
            before: before?.byShiftType.find(({ shiftTypeId }) => shiftTypeId === row.shiftTypeId),
          }))}
          onRow={(row) => open(row, { shiftTypeId: row.key })}
        />
      </div>
    )
  return (
    <>
      <Rates
        title={t('insight.byWeekday')}
        {...said}
        rows={report.byWeekday
          .map((row) => ({
            ...row,
            key: String(row.weekday),
            name: keyName('weekday', String(row.weekday), null),
            before: before?.byWeekday.find(({ weekday }) => weekday === row.weekday),
          }))
          .sort((one, other) => weekdayOrder(one.weekday) - weekdayOrder(other.weekday))}
        onRow={(row) => open(row, { weekday: Number(row.key) })}
      />
      <Rates
        title={t('insight.byMonthOnly')}
        {...said}
        rows={report.byMonth.map((row) => ({
          ...row,
          key: row.month,
          name: monthTitle(row.month),
          // Among the days before it has no other.
          before: before?.byMonth.find(({ month }) => month === addMonths(row.month, -12) && isYearBefore(report)),
        }))}
        onRow={(row) => open(row, { date: firstDay(row.key), until: lastDay(row.key) })}
      />
      <Rates
        title={t('insight.bySpecialty')}
        {...said}
        rows={report.bySpecialty.map((row) => ({
          ...row,
          key: row.specialtyId ?? 'none',
          name:
            row.specialtyId === null ? t('insight.anybody') : (names.specialties[row.specialtyId] ?? row.specialtyId),
          before: before?.bySpecialty.find(({ specialtyId }) => specialtyId === row.specialtyId),
        }))}
        onRow={(row) => open(row, { specialty: row.key })}
      />
      <Rates
        title={t('insight.byPartOfDay')}
        {...said}
        rows={report.byPartOfDay.map((row) => ({
          ...row,
          key: row.partOfDay,
          name: t(`event.type.${row.partOfDay}`),
          before: before?.byPartOfDay.find(({ partOfDay }) => partOfDay === row.partOfDay),
        }))}
        onRow={(row) => open(row, { partOfDay: row.key as InsightCoverage['byPartOfDay'][number]['partOfDay'] })}
      />
    </>
  )
}
