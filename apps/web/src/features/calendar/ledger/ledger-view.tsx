import { NativeSelect } from '@mantine/core'
import { BURDENS, LEAST_SHARED, type Burden, type Ledger, type Posting } from '@onward/contract'
import { monthOf } from '@onward/scheduling'
import { useState } from 'react'
import { count, dateSpan, monthTitle, timeOf } from '#web/lib/formats/formats.ts'
import { localeOf, useText } from '#web/lib/text.ts'
import type { Column } from '#web/ui/data/data-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { allOf } from '#web/ui/rules/words.ts'
import { PagedTable } from '../insight/paged-table.tsx'
import { stateOf, typeOf, whenOf } from '../insight/row-words.ts'
import { Tile } from '../insight/tile.tsx'
import styles from '../insight/insight.module.css'

const ICONS = { nights: 'moon', weekends: 'sun', holidays: 'star', turnarounds: 'clock', points: 'chart' } as const
/** What a shift may be of: points are the sum of these. */
const KINDS = ['nights', 'weekends', 'holidays', 'turnarounds'] as const

type Month = Record<Burden, number> & { month: string; carried: number }

/** Month by month what came, and what it comes to by then. */
const monthsOf = (postings: readonly Posting[]): Month[] => {
  let carried = 0
  return [...Map.groupBy(postings, ({ date }) => monthOf(date))].map(([month, rows]) => {
    const sum = (one: Burden) => rows.reduce((total, row) => total + row[one], 0)
    carried += sum('points')
    return {
      month,
      nights: sum('nights'),
      weekends: sum('weekends'),
      holidays: sum('holidays'),
      turnarounds: sum('turnarounds'),
      points: sum('points'),
      carried,
    }
  })
}

const decimal = (value: number) =>
  new Intl.NumberFormat(localeOf(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/** What one person carries: the sums beside a fair share, month by month, and the shifts that they come to. */
export const LedgerView = ({ report, isBusy }: { report: Ledger; isBusy: boolean }) => {
  const t = useText()
  const [only, setOnly] = useState<Burden>('points')
  const { total, share, worth, postings, people } = report
  const shown = postings.filter((row) => row[only] > 0)
  const months: Column<Month>[] = [
    { id: 'month', title: t('insight.by.month'), value: ({ month }) => month, cell: ({ month }) => monthTitle(month) },
    ...BURDENS.map((one): Column<Month> => ({
      id: one,
      title: t(`insight.burden.${one}`),
      isNumber: true,
      value: (row) => row[one],
      cell: (row) => count(row[one]),
    })),
    {
      id: 'carried',
      title: t('ledger.carried'),
      isNumber: true,
      value: ({ carried }) => carried,
      cell: ({ carried }) => count(carried),
    },
  ]
  const shifts: Column<Posting>[] = [
    {
      id: 'when',
      title: t('insight.when'),
      value: ({ date, startsAt }) => startsAt ?? date,
      cell: (row) => whenOf(row),
    },
    {
      id: 'place',
      title: t('insight.facility'),
      value: ({ facilityName }) => facilityName,
      cell: ({ facilityName }) => <bdi>{facilityName}</bdi>,
    },
    { id: 'type', title: t('insight.shiftType'), value: typeOf, cell: typeOf },
    {
      id: 'as',
      title: t('ledger.counts'),
      cell: (row) => allOf(KINDS.filter((one) => row[one] > 0).map((one) => t(`ledger.as.${one}`))),
    },
    {
      id: 'points',
      title: t('insight.points'),
      isNumber: true,
      value: ({ points }) => points,
      cell: ({ points }) => count(points),
    },
    ...(postings.some(({ publication }) => publication !== 'published')
      ? [
          {
            id: 'state',
            title: t('insight.status'),
            value: ({ publication }: Posting) => publication ?? '',
            cell: (row: Posting) => stateOf({ ...row, state: null, providerId: report.providerId }),
          },
        ]
      : []),
  ]
  return (
    <div className={styles.body} aria-busy={isBusy}>
      <p className={styles.asOf} role="status">
        {dateSpan(report.from, report.to)} · {t('insight.asOfTime', { time: timeOf(report.asOf) })}
        {report.isPartial && ` · ${t('insight.partialHours')}`}
      </p>
      <div className={styles.tiles}>
        {BURDENS.map((one) => (
          <Tile
            key={one}
            icon={ICONS[one]}
            title={t(`insight.burden.${one}`)}
            figure={count(total[one])}
            below={share ? t('ledger.share', { share: decimal(share[one]) }) : t('ledger.noShare')}
            onOpen={() => setOnly(one)}
          />
        ))}
      </div>
      <Card title={t('ledger.shifts')}>
        <div className={styles.tableTools}>
          <NativeSelect
            label={t('ledger.only')}
            value={only}
            data={BURDENS.map((value) => ({
              value,
              label: value === 'points' ? t('ledger.all') : t(`insight.burden.${value}`),
            }))}
            onChange={({ currentTarget: { value } }) => setOnly(BURDENS.find((one) => one === value) ?? 'points')}
          />
        </div>
        <p className={styles.asOf} role="status">
          {t('ledger.counted', {
            count: shown.length,
            sum: count(shown.reduce((sum, row) => sum + row[only], 0)),
            what: t(`insight.burden.${only}`),
          })}
        </p>
        <PagedTable
          key={only}
          label={t('ledger.shifts')}
          columns={shifts}
          rows={shown}
          keyOf={({ assignmentId }) => String(assignmentId)}
          first={{ column: 'when', way: 'desc' }}
          isBusy={isBusy}
        />
        <p className={styles.note}>{t('insight.pointsNote', worth)}</p>
        <p className={styles.note}>
          {share ? t('ledger.shareNote', { people }) : t('ledger.noShareNote', { count: LEAST_SHARED })}
        </p>
        <p className={styles.note}>{t('ledger.moves')}</p>
      </Card>
      {postings.length > 0 && (
        <Card title={t('ledger.months')}>
          <PagedTable
            label={t('ledger.months')}
            columns={months}
            rows={monthsOf(postings)}
            keyOf={({ month }) => month}
            first={{ column: 'month', way: 'asc' }}
            isBusy={isBusy}
          />
        </Card>
      )}
    </div>
  )
}
