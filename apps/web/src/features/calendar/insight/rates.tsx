import type { CoverFigures } from '@onward/contract'
import { percent } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { bandOf } from './bands.ts'
import { Figure } from './figure.tsx'
import styles from './insight.module.css'

export type RateRow = CoverFigures & { key: string; name: string; before: CoverFigures | undefined }
type Props = { title: string; hint?: string; rows: readonly RateRow[]; onRow: (row: RateRow) => void }

const rateOf = ({ required, filled }: Pick<CoverFigures, 'required' | 'filled'>) =>
  required === 0 ? undefined : filled / required
/** Points of a percent between two rates, with their sign. */
const difference = (rate: number | undefined, before: number | undefined) => {
  if (rate === undefined || before === undefined) return ''
  const points = Math.round((rate - before) * 1000) / 10
  return `${points > 0 ? '▲' : points < 0 ? '▼' : ''} ${Math.abs(points)}`
}

/** Filled of required by one thing after another, with a mark where it was before. */
export const Rates = ({ title, hint, rows, onRow }: Props) => {
  const t = useText()
  const shown = rows.filter(({ required, over, before }) => required > 0 || over > 0 || (before?.required ?? 0) > 0)
  const hasBefore = rows.some(({ before }) => before !== undefined)
  return (
    <Card title={title} {...(hint !== undefined && { hint })}>
      <table className={styles.rates}>
        <thead className="unseen">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t('insight.bar')}</th>
            <th scope="col">{t('insight.rate')}</th>
            <th scope="col">{t('insight.filledRequired')}</th>
            {hasBefore && <th scope="col">{t('insight.change')}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const { key, name, before, required, filled, over } = row
            const rate = rateOf(row)
            const was = before && rateOf(before)
            return (
              <tr key={key}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td aria-hidden="true">
                  <span className={styles.bar} data-band={bandOf(row)}>
                    <i style={{ inlineSize: `${(rate ?? 0) * 100}%` }} />
                    {was !== undefined && <u style={{ insetInlineStart: `${was * 100}%` }} />}
                  </span>
                </td>
                <td>{rate === undefined ? t('insight.na') : percent(rate)}</td>
                <td>
                  <Figure of={name} onOpen={() => onRow(row)}>
                    {required === 0 ? `${over}/0` : `${filled}/${required}`}
                  </Figure>
                </td>
                {hasBefore && <td>{difference(rate, was)}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
      {shown.length === 0 && <p>{t('insight.nothingSaid')}</p>}
    </Card>
  )
}
