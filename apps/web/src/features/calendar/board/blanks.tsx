import { useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'
import type { BoardAddress } from './use-board-address.ts'
import styles from './board.module.css'

const BLANKS = 12

/** The grid's own shape, while its rows are on their way. */
export const Blanks = () =>
  Array.from({ length: BLANKS }, (_, at) => (
    <div key={at} className={styles.blank} style={{ insetBlockStart: at * 28, height: 28 }} />
  ))

const NOTHING = { people: 'board.nobody', facilities: 'board.noDemand', open: 'board.noneOpen' } as const
/** That there are none: at all, or that the filters leave. */
export const NoRows = ({ address }: { address: BoardAddress }) => {
  const t = useText()
  const { facility, specialty, type, state, violationsOnly } = address
  const isNarrowed = facility + specialty + type + state !== '' || violationsOnly
  return (
    <div className={styles.empty}>
      <Empty icon="users" title={t(isNarrowed ? 'ui.noMatch' : NOTHING[address.view])} />
    </div>
  )
}
