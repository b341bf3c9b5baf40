import { Button } from '@mantine/core'
import { useState } from 'react'
import { count } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'

type Props = {
  title: string
  /** The most first. */
  counts: readonly { id: string; name: string; count: number }[]
  chosen: string
  onChoose: (id: string) => void
}
/** So many are read at a glance; the others are there for whoever asks. */
const SHOWN = 8

/** How many violations each rule, person or facility has; one that is pressed is looked at alone. */
export const ViolationCounts = ({ title, counts, chosen, onChoose }: Props) => {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {(isWhole ? counts : counts.slice(0, SHOWN)).map((one) => (
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
      {counts.length > SHOWN && (
        <Button size="compact-sm" variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('violations.fewer') : t('violations.more', { count: counts.length - SHOWN })}
        </Button>
      )}
    </section>
  )
}
