import { count } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import styles from './rules.module.css'

type Props = {
  title: string
  /** The most first. */
  counts: readonly { id: string; name: string; count: number }[]
  chosen: string
  onChoose: (id: string) => void
}
/** So many are read; the list beneath has them all. */
const SHOWN = 8

/** How many violations each rule, person or facility has; one that is pressed is looked at alone. */
export const ViolationCounts = ({ title, counts, chosen, onChoose }: Props) => {
  const t = useText()
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {counts.slice(0, SHOWN).map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-pressed={one.id === chosen}
              onClick={() => onChoose(one.id === chosen ? '' : one.id)}
            >
              <bdi>{one.name}</bdi> <b>{count(one.count)}</b>
            </button>
          </li>
        ))}
      </ol>
      {counts.length > SHOWN && <p className={styles.note}>{t('violations.more', { count: counts.length - SHOWN })}</p>}
    </section>
  )
}
