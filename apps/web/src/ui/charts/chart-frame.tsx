import { useId, type ReactNode } from 'react'
import texts from 'texts:chart'
import { addTexts, useText } from '#web/lib/text.ts'
import { sayers, type Chart } from './chart.ts'
import styles from './chart-frame.module.css'
import { useWidth } from './plane/use-width.ts'

addTexts(texts)

type Props = {
  chart: Chart
  /** What stands in the hole of a ring. */
  middle?: ReactNode
  /** What is drawn, told how broad its place is. */
  children: (width: number) => ReactNode
}

/**
 * The place of a chart. Its height is kept from the start, its breadth is measured; who does not see the drawing has a
 * table with the same figures.
 */
export const ChartFrame = ({ chart, middle, children }: Props) => {
  const { label, by, points, series, height } = chart
  const { say } = sayers(chart)
  const t = useText()
  const id = useId()
  const [ref, width] = useWidth()
  if (points.length === 0 || series.length === 0)
    return (
      <figure className={styles.figure} style={{ height }} aria-label={label}>
        <p className={styles.empty}>{t('chart.empty')}</p>
      </figure>
    )
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <div ref={ref} className={styles.drawing} style={{ height }} aria-hidden="true">
        {width > 0 && children(width)}
      </div>
      {middle !== undefined && <div className={styles.middle}>{middle}</div>}
      <div className="unseen">
        <table>
          <caption id={id}>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{by}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, at) => (
              // Two points may have the same name: a year has each letter of a month more than once.
              // oxlint-disable-next-line react/no-array-index-key -- a point is its place
              <tr key={at}>
                <th scope="row">{point}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{say(values[at] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
