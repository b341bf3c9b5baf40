import { FILLS, type InsightStability } from '@onward/contract'
import { count } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import type { Column } from '#web/ui/data/data-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Figure } from './figure.tsx'
import { lengthOf } from './notice-words.ts'
import { PagedTable } from './paged-table.tsx'
import styles from './insight.module.css'

type Row = InsightStability['fillsByFacility'][number]
export type FillFigure = 'openings' | (typeof FILLS)[number]
type Props = {
  rows: readonly Row[]
  isBusy: boolean
  onFigure: (title: string, value: number, figure: FillFigure, hospitalId: string) => void
}

/** How long shifts waited for somebody, facility by facility. */
export const FillTable = ({ rows, isBusy, onFigure }: Props) => {
  const t = useText()
  const figure = (of: FillFigure): Column<Row> => ({
    id: of,
    title: t(`insight.stability.${of}`),
    isNumber: true,
    value: (row) => row[of],
    cell: (row) => {
      const title = `${row.facilityName}: ${t(`insight.stability.${of}`)}`
      return row[of] === 0 ? (
        count(0)
      ) : (
        <Figure
          of={joined([row.facilityName, t(`insight.stability.${of}`)])}
          onOpen={() => onFigure(title, row[of], of, row.hospitalId)}
        >
          {count(row[of])}
        </Figure>
      )
    },
  })
  const length = (of: 'median' | 'nineOfTen'): Column<Row> => ({
    id: of,
    title: t(`insight.stability.${of}`),
    isNumber: true,
    value: (row) => row[of] ?? -1,
    cell: (row) => (row[of] === null ? t('insight.na') : lengthOf(row[of])),
  })
  const title = t('insight.stability.fill')
  return (
    <Card title={title} hint={t('insight.stability.fillHint')}>
      <PagedTable
        label={title}
        columns={[
          {
            id: 'name',
            title: t('insight.facility'),
            value: ({ facilityName }) => facilityName,
            cell: ({ facilityName }) => <bdi>{facilityName}</bdi>,
          },
          figure('openings'),
          figure('filled'),
          length('median'),
          length('nineOfTen'),
          ...(['waiting', 'passed', 'gone'] as const).map(figure),
        ]}
        rows={rows}
        keyOf={({ hospitalId }) => hospitalId}
        first={{ column: 'openings', way: 'desc' }}
        isBusy={isBusy}
      />
      <p className={styles.note}>{t('insight.stability.fillNote')}</p>
    </Card>
  )
}
