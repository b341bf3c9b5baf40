import { Button } from '@mantine/core'
import { candidates as candidateCalls, type InsightRow } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import type { Tones } from '../tones.ts'
import { BEGINNING, useBeginning } from './use-beginning.ts'
import { stateOf, typeOf, whenOf } from './row-words.ts'
import { slotOf } from './slot.ts'
import styles from './insight.module.css'

const { candidatesForShift } = apiOf(candidateCalls)
/** So many are looked at: whether it is more matters to nobody. */
const LOOKED = 10

type Props = { rows: readonly InsightRow[]; tones: Tones; onFill: (row: InsightRow) => void }

/** What is missing next, each with how many can take it, one press away; on paper all that is known of it. */
export const Gaps = ({ rows, tones, onFill }: Props) => (
  <ul className={styles.gaps}>
    {useBeginning(rows).map((row, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- places without a shift are alike
      <li key={`${row.assignmentId ?? 'none'} ${at}`} className={styles.gap} data-tone={tones.get(row.hospitalId)}>
        <div>
          <strong>{whenOf(row)}</strong>
          <span dir="auto">{joined([typeOf(row), row.specialtyName, row.facilityName, stateOf(row)], '·')}</span>
        </div>
        {at < BEGINNING && <Takers row={row} onFill={onFill} />}
      </li>
    ))}
  </ul>
)

const Takers = ({ row, onFill }: { row: InsightRow; onFill: Props['onFill'] }) => {
  const t = useText()
  const slot = slotOf(row)
  const { data } = useQuery({
    ...ask(candidatesForShift, { ...slot, perPage: LOOKED }),
    enabled: slot !== undefined,
    // It is judged anew for whoever opens it.
    staleTime: 300_000,
  })
  const free = data?.candidates.filter(({ bucket }) => bucket === 'free' || bucket === 'nearLimit').length
  const words = () => {
    if (free === undefined) return t('insight.find')
    if (free === LOOKED) return t('insight.manyCan', { count: LOOKED })
    return t('insight.can', { count: free })
  }
  return (
    <Button
      size="compact-sm"
      variant={free === 0 ? 'default' : 'light'}
      aria-label={joined([words(), whenOf(row), row.facilityName])}
      onClick={() => onFill(row)}
    >
      {words()}
    </Button>
  )
}
