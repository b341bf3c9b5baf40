import { NumberInput } from '@mantine/core'
import { BURDENS, type Burden, type InsightFairness } from '@onward/contract'
import { Suspense, useState } from 'react'
import { ask } from '#web/lib/api.ts'
import { count, dateSpan, timeOf, today } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Empty, Loading } from '#web/ui/data/content-state.tsx'
import type { Column } from '#web/ui/data/data-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { Freshness } from '../freshness.tsx'
import { Beside } from './beside.tsx'
import { FairnessMonths } from './fairness-months.tsx'
import { decimal, spreadText, type FairnessWords as Words, type ListBurden } from './fairness-words.ts'
import { insightCalls, type OnList } from './listing.ts'
import { PagedTable } from './paged-table.tsx'
import { OnPaper } from './paper/on-paper.tsx'
import { periodOf, periodWrong } from './period.ts'
import { Tile } from './tile.tsx'
import { narrowedOf, type InsightAddress } from './use-insight-address.ts'
import { changeOf, FigureCell } from './was.tsx'
import { useReport } from './use-report.ts'
import styles from './insight.module.css'

type Person = InsightFairness['people'][number]

const LedgerDialog = lazyPart(() => import('../ledger/ledger-dialog.tsx'), 'LedgerDialog')

/** Who carries what nobody likes, beside what would be their share. */
export const FairnessReport = ({ address, onList }: { address: InsightAddress; onList: OnList }) => {
  const t = useText()
  const { from, to } = periodOf(address, today())
  const wrong = periodWrong({ from, to })
  const { restHours, compare, change } = address
  const [opened, setOpened] = useState<Person>()
  const query = useReport(
    insightCalls.insightFairness,
    { from, to, ...narrowedOf(address), restHours, compare },
    wrong === undefined,
  )
  const report = query.data
  if (wrong !== undefined) return <Empty icon="calendar" title={wrong} />
  if (!report) return query.error ? <Freshness queries={[query]} /> : <Loading />
  const list: ListBurden = (title, value, figure, more) => {
    const words: Words = {
      ...narrowedOf(address),
      from: report.from,
      to: report.to,
      restHours: report.restHours,
      figure,
      ...more,
    }
    onList({
      report: 'fairness',
      title,
      value,
      unit: figure === 'points' ? 'points' : 'count',
      words,
      asked: (page, perPage) => ask(insightCalls.insightFairnessShifts, { ...words, page, perPage }),
    })
  }
  const { total, spread, worth, before } = report
  const hadNothing = before?.people.every(isFree) ?? false
  return (
    <div aria-busy={query.isPlaceholderData} className={styles.body}>
      <OnPaper
        address={address}
        report={report}
        days={dateSpan(report.from, report.to)}
        partial={report.isPartial && t('insight.partialHours')}
        measure={{ what: t('insight.restHours'), hours: report.restHours }}
        isBusy={query.isPlaceholderData}
      />
      <p className={styles.asOf} role="status">
        {dateSpan(report.from, report.to)} · {t('insight.asOfTime', { time: timeOf(report.asOf) })}
        {before && ' · '}
        {before && (
          <Beside
            days={dateSpan(before.from, before.to)}
            onOpen={() =>
              list(dateSpan(before.from, before.to), before.total.points, 'points', {
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
        {BURDENS.map((one) => {
          const uneven = spread[one]
          return (
            <Tile
              key={one}
              icon={ICONS[one]}
              title={t(`insight.burden.${one}`)}
              figure={count(total[one])}
              beside={before ? changeOf(total[one], hadNothing ? null : before.total[one], count) : undefined}
              below={
                before
                  ? `${spreadText(uneven)} · ${t('insight.before', { rate: spreadText(before.spread[one]) })}`
                  : spreadText(uneven)
              }
              onOpen={() => list(t(`insight.burden.${one}`), total[one], one)}
            />
          )
        })}
      </div>
      <Card>
        <div className={styles.tableTools}>
          <NumberInput
            label={t('insight.restHours')}
            min={1}
            max={48}
            allowDecimal={false}
            value={restHours}
            onChange={(value) => typeof value === 'number' && value >= 1 && change({ rest: String(value) })}
          />
        </div>
        <FairnessTable report={report} list={list} onPerson={setOpened} isBusy={query.isPlaceholderData} />
        <p className={styles.note}>{t('insight.fairnessNote')}</p>
        <p className={styles.note}>{t('insight.pointsNote', worth)}</p>
      </Card>
      {report.months.length > 0 && (
        <FairnessMonths months={report.months} list={list} isBusy={query.isPlaceholderData} />
      )}
      <Suspense>
        {opened && (
          <LedgerDialog
            name={opened.providerName}
            asked={{
              providerId: opened.providerId,
              from: report.from,
              to: report.to,
              restHours: report.restHours,
            }}
            note={Object.keys(narrowedOf(address)).length > 0 ? t('insight.ledgerOfAll') : undefined}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

const FREE: Record<Burden, number> = { nights: 0, weekends: 0, holidays: 0, turnarounds: 0, points: 0 }
/** Nothing of what is counted was theirs. */
const isFree = (one: Record<Burden, number>) => BURDENS.every((burden) => one[burden] === 0)

const ICONS = { nights: 'moon', weekends: 'sun', holidays: 'star', turnarounds: 'clock', points: 'chart' } as const

type TableProps = {
  report: InsightFairness
  list: ListBurden
  onPerson: (person: Person) => void
  isBusy: boolean
}

const FairnessTable = ({ report, list, onPerson, isBusy }: TableProps) => {
  const t = useText()
  const { before } = report
  const were = new Map(before?.people.map((one) => [one.providerId, one]))
  const wasOf = ({ providerId }: Person) => {
    const was = were.get(providerId)
    return was && (was.weight > 0 || !isFree(was)) ? was : undefined
  }
  const open = (
    { providerId, providerName }: Person,
    of: Burden,
    value: number,
    days: InsightFairness['before'] = null,
  ) =>
    list(`${providerName}: ${t(`insight.burden.${of}`)}`, value, of, {
      providerId,
      ...(days && { from: days.from, to: days.to }),
    })
  /** Who carried something then and is listed no more has nothing now. */
  const gone = (before?.people ?? []).filter(
    (one) => !isFree(one) && !report.people.some(({ providerId }) => providerId === one.providerId),
  )
  const people: Person[] = [
    ...report.people,
    ...gone.map(({ providerId, providerName, isAssumed }) => ({
      providerId,
      providerName,
      isAssumed,
      weight: 0,
      ...FREE,
      share: FREE,
    })),
  ]
  const burden = (of: Burden): Column<Person> => ({
    id: of,
    title: t(`insight.burden.${of}`),
    isNumber: true,
    value: (person) => person[of],
    cell: (person) => (
      <span className={styles.shared}>
        <FigureCell
          name={person.providerName}
          title={t(`insight.burden.${of}`)}
          value={person[of]}
          was={wasOf(person)?.[of] ?? (before ? null : undefined)}
          say={count}
          onOpen={() => open(person, of, person[of])}
          onWas={() => open(person, of, wasOf(person)?.[of] ?? 0, before)}
        >
          <small data-over={person[of] > person.share[of] + 1 || undefined}>
            {t('insight.share', { share: decimal(person.share[of], 1) })}
          </small>
        </FigureCell>
      </span>
    ),
  })
  const columns: Column<Person>[] = [
    {
      id: 'name',
      title: t('insight.by.person'),
      value: ({ providerName }) => providerName,
      cell: (person) =>
        gone.some(({ providerId }) => providerId === person.providerId) ? (
          <bdi>{person.providerName}</bdi>
        ) : (
          <NameButton onClick={() => onPerson(person)}>{person.providerName}</NameButton>
        ),
    },
    {
      id: 'weight',
      title: t('insight.weight'),
      isNumber: true,
      value: ({ weight }) => weight,
      cell: ({ weight, isAssumed }) =>
        isAssumed ? t('insight.assumed', { weight: decimal(weight, 2) }) : decimal(weight, 2),
    },
    ...BURDENS.map(burden),
  ]
  return (
    <PagedTable
      label={t('insight.tab.fairness')}
      columns={columns}
      rows={people}
      keyOf={({ providerId }) => providerId}
      first={{ column: 'points', way: 'desc' }}
      isBusy={isBusy}
    />
  )
}
