import { useId, useState, type ReactNode } from 'react'
import texts from 'texts:chart'
import { addTexts, useText } from '#web/lib/text.ts'
import type { Chart, Figures } from './chart.ts'
import styles from './chart-frame.module.css'
import { useWidth } from './plane/use-width.ts'

addTexts(texts)

type Props = {
  chart: Pick<Chart, 'label' | 'height' | 'hasTable'>
  figures: Figures
  /** What stands in the hole of a ring. */
  middle?: ReactNode
  /** What is drawn, told how broad its place is. */
  children: (width: number) => ReactNode
}

/**
 * The place of a chart. Its height is kept from the start, its breadth is measured; who does not see the drawing has a
 * table with the same figures. Where the chart says so, everybody may have it shown: by key, by finger, and to print.
 */
export const ChartFrame = ({ chart: { label, height, hasTable = false }, figures, middle, children }: Props) => {
  const { head, rows } = figures
  const t = useText()
  const id = useId()
  const [ref, width] = useWidth()
  const [isShown, setShown] = useState(false)
  if (rows.length === 0 || head.length < 2)
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
      {middle !== undefined && (
        <div className={styles.middle} style={{ height }}>
          {middle}
        </div>
      )}
      {hasTable && (
        <button type="button" className={styles.toggle} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'chart.hideTable' : 'chart.showTable')}
          <span className="unseen">: {label}</span>
        </button>
      )}
      <TableBox isShown={isShown} label={label}>
        <table className={isShown ? styles.table : undefined}>
          <caption id={id} className="unseen">
            {label}
          </caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...says], at) => (
              // Two points may have the same name: a year has each letter of a month more than once.
              // oxlint-disable-next-line react/no-array-index-key -- a point is its place
              <tr key={at}>
                <th scope="row">{name}</th>
                {says.map((figure, n) => (
                  <td key={head[n + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </figure>
  )
}

/** Shown, it may be broader and higher than its place, and is scrolled by key too. */
const TableBox = ({ isShown, label, children }: { isShown: boolean; label: string; children: ReactNode }) =>
  isShown ? (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  ) : (
    <div className="unseen">{children}</div>
  )
