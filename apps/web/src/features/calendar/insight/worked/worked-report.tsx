import { Button } from '@mantine/core'
import { pages, WORKED_FIGURES, type InsightWorked } from '@onward/contract'
import { addMonths, firstDay, monthOf } from '@onward/scheduling'
import texts from 'texts:worked'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { ask } from '#web/lib/api.ts'
import { count, dateSpan, mediumDate, timeOf, today } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { seesAll } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Empty, Loading } from '#web/ui/data/content-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Freshness } from '../../freshness.tsx'
import { insightCalls } from '../listing.ts'
import { OnPaper } from '../paper/on-paper.tsx'
import { periodOf, periodWrong } from '../period.ts'
import { Tile } from '../tile.tsx'
import { filtersOf, type InsightAddress } from '../use-insight-address.ts'
import { useReport } from '../use-report.ts'
import type { WorkedListing } from './worked-list.tsx'
import { WorkedMonths } from './worked-months.tsx'
import { WorkedTable } from './worked-table.tsx'
import { isComplete, perResidentText, shareText, type ListWorked, type WorkedWords } from './worked-words.ts'
import styles from '../insight.module.css'

addTexts(texts)

const WorkedList = lazyPart(() => import('./worked-list.tsx'), 'WorkedList')
/** So many months are shown of what is known, the last ones. */
const SHOWN = 12

/** Hours that were worked, as files have said, by month and role. */
export const WorkedReport = ({ address }: { address: InsightAddress }) => {
  const t = useText()
  const [listing, setListing] = useState<WorkedListing>()
  const { from, to } = periodOf(address, today())
  const wrong = periodWrong({ from, to })
  // Files do not say what people are trained for.
  const { hospitalId } = filtersOf({ ...address, specialty: '' })
  const places = hospitalId && { hospitalId }
  const query = useReport(insightCalls.insightWorked, { from, to, ...places }, wrong === undefined)
  const report = query.data
  if (wrong !== undefined) return <Empty icon="calendar" title={wrong} />
  if (!report) return query.error ? <Freshness queries={[query]} /> : <Loading />
  const { known, facilities, months } = report
  const list: ListWorked = (title, value, figure, more) => {
    const words: WorkedWords = { ...places, from: report.from, to: report.to, figure, ...more }
    setListing({
      title,
      value,
      words,
      asked: (page, perPage) => ask(insightCalls.insightWorkedDays, { ...words, page, perPage }),
    })
  }
  const isBusy = query.isPlaceholderData
  return (
    <div aria-busy={isBusy} className={styles.body}>
      <OnPaper
        address={address}
        report={report}
        days={dateSpan(report.from, report.to)}
        partial={report.isPartial && t('insight.partial')}
        isBusy={isBusy}
      />
      <p className={styles.asOf} role="status">
        {dateSpan(report.from, report.to)} · {t('insight.asOfTime', { time: timeOf(report.asOf) })}
        {report.isPartial && ` · ${t('insight.partial')}`}
      </p>
      <Freshness queries={[query]} />
      {facilities.length === 0 ? (
        <Nothing known={known} onShow={address.change} />
      ) : (
        <>
          <Tiles report={report} list={list} />
          <WorkedMonths months={months} roles={report.roles} />
          <Card title={t('worked.table')}>
            <WorkedTable report={report} list={list} isBusy={isBusy} />
            <p className={styles.note}>{t('worked.note')}</p>
          </Card>
        </>
      )}
      <Suspense>{listing && <WorkedList listing={listing} onClose={() => setListing(undefined)} />}</Suspense>
    </div>
  )
}

type NothingProps = { known: InsightWorked['known']; onShow: (period: { from: string; to: string }) => void }

/** Nothing in these days: where there is something, or how it comes here. */
const Nothing = ({ known, onShow }: NothingProps) => {
  const t = useText()
  if (!known)
    return (
      <Empty icon="chart" title={t('worked.none')}>
        <p>{t('worked.noneHint')}</p>
        {seesAll() ? <Link href={pages.imports.path}>{t('worked.import')}</Link> : <p>{t('worked.askAdmin')}</p>}
      </Empty>
    )
  const { from, to } = known
  const year = firstDay(addMonths(monthOf(to), 1 - SHOWN))
  const last = { from: from > year ? from : year, to }
  return (
    <Empty icon="calendar" title={t('worked.noneIn')}>
      <p>{t('worked.known', { from: mediumDate(from), to: mediumDate(to) })}</p>
      <Button variant="default" onClick={() => onShow(last)}>
        {t('worked.showKnown', { days: dateSpan(last.from, last.to) })}
      </Button>
    </Empty>
  )
}

const Tiles = ({ report: { total }, list }: { report: InsightWorked; list: ListWorked }) => {
  const t = useText()
  const isMissing = !isComplete(total)
  return (
    <div className={styles.tiles}>
      {WORKED_FIGURES.map((figure) => (
        <Tile
          key={figure}
          icon={figure === 'hours' ? 'clock' : 'users'}
          title={t(`worked.${figure}`)}
          // Whole hours: the rows behind them are exact.
          figure={t('worked.h', { amount: count(Math.round(total[figure] / 100)) })}
          below={joined(
            [
              ...(isMissing ? [t('worked.leastKnown')] : []),
              ...(figure === 'contract' ? [`${t('worked.share')}: ${shareText(total)}`] : []),
            ],
            '·',
          )}
          onOpen={() => list(t(`worked.${figure}`), total[figure], figure)}
        />
      ))}
      <Tile
        icon="chart"
        title={t('worked.perResident')}
        figure={perResidentText(total)}
        below={t('worked.perResidentHint')}
      />
      <Tile
        icon={isMissing ? 'alert' : 'calendar'}
        title={t('worked.days')}
        figure={t('worked.daysOf', { days: total.days, of: total.daysOf })}
        tone={isMissing ? 'warn' : undefined}
        below={joined(
          [
            ...(total.days < total.daysOf ? [t('worked.missing', { count: total.daysOf - total.days })] : []),
            ...(total.whole < total.days ? [t('worked.blank', { count: total.days - total.whole })] : []),
          ],
          '·',
        )}
      />
    </div>
  )
}
