import type { InsightFacility, InsightToday, TodayCell } from '@onward/contract'
import { Moon } from 'lucide'
import { joined } from '#web/lib/formats/joined.ts'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { weekdayName } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { Tones } from '../tones.ts'
import { bandOf, cellText } from './bands.ts'
import { Figure } from './figure.tsx'
import { Legend } from './legend.tsx'
import { PlaceCode } from './place-code.tsx'
import { statesDemand } from './today-tiles.tsx'
import styles from './insight.module.css'

type Props = {
  report: InsightToday
  tones: Tones
  /** Its rows, where they are not all that state a demand, by name. */
  places?: readonly InsightFacility[]
  /** Without it, as on a wall, the figures are no buttons. */
  onCell?: ((cell: TodayCell, of: string) => void) | undefined
  onAnyTime?: ((required: number, of: string, at?: string) => void) | undefined
}

const columnOf = ({ date, half }: Pick<TodayCell, 'date' | 'half'>) => `${date} ${half}`

export const placesAsked = ({ facilities }: Pick<InsightToday, 'facilities'>) =>
  facilities.filter(({ saysDemand }) => saysDemand)

/** Filled of required at each facility, by its days and nights, and beside them what may be at any time. */
export const Next72 = ({ report, tones, places = placesAsked(report), onCell, onAnyTime }: Props) => {
  const t = useText()
  const { cells, facilities, anyTime } = report
  const columns = [...new Map(cells.map((cell) => [columnOf(cell), cell])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { date, half }]) => ({
      key,
      date,
      name: t(`insight.half.${half}`, { day: weekdayName(date) }),
      isNight: half === 'night',
      isNow: cells.some((cell) => columnOf(cell) === key && cell.isNow),
    }))
  const known = new Map(cells.map((cell) => [`${columnOf(cell)} ${cell.hospitalId}`, cell]))
  const untimed = Map.groupBy(anyTime.cells, ({ hospitalId }) => hospitalId)
  const silent = facilities.filter(({ saysDemand }) => !saysDemand)
  return (
    <Card
      className={styles.wide}
      title={t('insight.next72')}
      hint={t('insight.next72Hint')}
      tools={<Legend {...(untimed.size > 0 && { more: ['anyTime'] })} />}
    >
      {columns.length + untimed.size > 0 ? (
        <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('insight.next72')}>
          <table className={styles.heat}>
            <thead>
              <tr>
                <th scope="col" className={styles.corner}>
                  <span className="unseen">{t('insight.facility')}</span>
                </th>
                {columns.map(({ key, name, isNight, isNow }) => (
                  <th key={key} scope="col" data-now={isNow || undefined}>
                    {isNow && `${t('insight.now')} · `}
                    {name} {isNight && <Drawing of={Moon} size={10} fill="currentColor" />}
                  </th>
                ))}
                {untimed.size > 0 && <th scope="col">{t('insight.anyTime')}</th>}
              </tr>
            </thead>
            <tbody>
              {places.map(({ hospitalId, facilityName, code }) => {
                const own = untimed.get(hospitalId) ?? []
                const atAnyTime = joined([facilityName, t('insight.anyTime')])
                const sum = { required: sumOf(own, 'required'), filled: sumOf(own, 'filled') }
                return (
                  <tr key={hospitalId}>
                    <th scope="row">
                      <PlaceCode code={code} tone={tones.get(hospitalId)} /> <bdi>{facilityName}</bdi>
                    </th>
                    {columns.map(({ key, date, name }) => {
                      const cell = known.get(`${key} ${hospitalId}`)
                      const of = joined([facilityName, name])
                      return (
                        <td key={key}>
                          {!cell || cell.required === 0 ? (
                            <NoneTimed isUntimed={own.some((one) => one.date === date)} />
                          ) : (
                            <Field cell={cell} of={of} onOpen={onCell && (() => onCell(cell, of))} />
                          )}
                        </td>
                      )
                    })}
                    {untimed.size > 0 && (
                      <td>
                        {sum.required === 0 ? (
                          <NoneTimed isUntimed={false} />
                        ) : (
                          <Field
                            cell={sum}
                            of={atAnyTime}
                            onOpen={onAnyTime && (() => onAnyTime(sum.required, atAnyTime, hospitalId))}
                          />
                        )}
                      </td>
                    )}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      ) : (
        <p>{t(statesDemand(report) ? 'insight.band.none' : 'insight.nothingSaid')}</p>
      )}
      {silent.length > 0 && silent.length < facilities.length && (
        <p className={styles.note}>
          {t('insight.silent', { count: silent.length, names: joined(silent.map(({ code }) => code)) })}
        </p>
      )}
      {anyTime.required > 0 && (
        <p className={styles.note}>
          {onAnyTime ? (
            <Figure of={t('insight.required')} onOpen={() => onAnyTime(anyTime.required, t('insight.anyTime'))}>
              {t('insight.anyTimeToo', { filled: anyTime.filled, required: anyTime.required })}
            </Figure>
          ) : (
            t('insight.anyTimeToo', { filled: anyTime.filled, required: anyTime.required })
          )}
        </p>
      )}
    </Card>
  )
}

const sumOf = (cells: InsightToday['anyTime']['cells'], figure: 'required' | 'filled') =>
  cells.reduce((sum, cell) => sum + cell[figure], 0)

type FieldProps = { cell: Pick<TodayCell, 'required' | 'filled'>; of: string; onOpen: (() => void) | undefined }

const Field = ({ cell, of, onOpen }: FieldProps) =>
  onOpen ? (
    <Figure className={styles.cell} band={bandOf(cell)} of={of} onOpen={onOpen}>
      {cellText(cell)}
    </Figure>
  ) : (
    <span className={styles.cell} data-band={bandOf(cell)}>
      {cellText(cell)}
    </span>
  )

/** Nobody is needed in these hours; on a date on which somebody is at any time that is no "none". */
const NoneTimed = ({ isUntimed }: { isUntimed: boolean }) => {
  const t = useText()
  return isUntimed ? (
    <span className={styles.cell} data-band="anyTime" title={t('insight.band.anyTime')}>
      <span aria-hidden="true">∗</span>
      <span className="unseen">{t('insight.band.anyTime')}</span>
    </span>
  ) : (
    <span className={styles.cell} data-band="none">
      –
    </span>
  )
}
