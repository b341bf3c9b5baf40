import type { InsightRisk } from '@onward/contract'
import { count, mediumDate } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { typeNamed } from '#web/lib/formats/shift-type-name.ts'
import { useText } from '#web/lib/text.ts'
import type { Column } from '#web/ui/data/data-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Figure } from './figure.tsx'
import type { OnRisk } from './listing.ts'
import { PagedTable } from './paged-table.tsx'
import { chanceText, tenths } from './risk-words.ts'
import styles from './insight.module.css'

type Row = InsightRisk['cells'][number] & { facilityName: string }
type Props = { report: InsightRisk; list: OnRisk; isBusy: boolean }

/** Each facility and day, the likeliest to fall short first, and what one more who stands by would change. */
export const RiskTable = ({ report, list, isBusy }: Props) => {
  const t = useText()
  const places = new Map(report.facilities.map((one) => [one.hospitalId, one.facilityName]))
  const rows = report.cells.map((cell) => ({ ...cell, facilityName: places.get(cell.hospitalId) ?? cell.hospitalId }))
  const opened = (row: Row, figure: 'required' | 'booked' | 'missing') => {
    const of = joined([row.facilityName, mediumDate(row.date)])
    return row[figure] === 0 ? (
      count(0)
    ) : (
      <Figure of={of} onOpen={() => list(of, row[figure], { figure, at: row.hospitalId, date: row.date })}>
        {count(row[figure])}
      </Figure>
    )
  }
  const standbyFor = ({ standby }: Row) => {
    if (!standby) return t('insight.na')
    const type = typeNamed(standby.shiftTypeId, report.names.shiftTypes[standby.shiftTypeId] ?? standby.shiftTypeId)
    const specialty = standby.specialtyId === null ? undefined : report.names.specialties[standby.specialtyId]
    return t('insight.risk.standbyFor', {
      chance: chanceText(standby.chance),
      what: joined([type, specialty]),
    })
  }
  const columns: Column<Row>[] = [
    {
      id: 'facility',
      title: t('insight.facility'),
      value: ({ facilityName }) => facilityName,
      cell: ({ facilityName }) => <bdi>{facilityName}</bdi>,
    },
    { id: 'date', title: t('insight.risk.day'), value: ({ date }) => date, cell: ({ date }) => mediumDate(date) },
    {
      id: 'chance',
      title: t('insight.risk.chance'),
      isNumber: true,
      value: ({ chance }) => chance ?? -1,
      cell: ({ chance, isDrawn }) =>
        chance === null ? t('insight.na') : `${isDrawn ? '≈ ' : ''}${chanceText(chance)}`,
    },
    {
      id: 'expected',
      title: t('insight.risk.expectedMissing'),
      isNumber: true,
      value: ({ expectedMissing }) => expectedMissing ?? -1,
      cell: ({ expectedMissing }) => (expectedMissing === null ? t('insight.na') : tenths(expectedMissing)),
    },
    ...(['required', 'booked', 'missing'] as const).map((figure): Column<Row> => ({
      id: figure,
      title: t(`insight.risk.column.${figure}`),
      isNumber: true,
      value: (row) => row[figure],
      cell: (row) => opened(row, figure),
    })),
    {
      id: 'standby',
      title: t('insight.risk.standby'),
      value: ({ chance, standby }) => (chance ?? 0) - (standby?.chance ?? 0),
      cell: standbyFor,
    },
  ]
  return (
    <Card title={t('insight.risk.days')} hint={t('insight.risk.daysHint')}>
      <PagedTable
        label={t('insight.risk.days')}
        columns={columns}
        rows={rows}
        keyOf={({ hospitalId, date }) => `${date} ${hospitalId}`}
        first={{ column: 'chance', way: 'desc' }}
        isBusy={isBusy}
      />
      <p className={styles.note}>{t('insight.risk.standbyNote')}</p>
    </Card>
  )
}
