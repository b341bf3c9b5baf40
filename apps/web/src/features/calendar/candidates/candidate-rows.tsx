import { Button } from '@mantine/core'
import type { Candidate } from '@onward/contract'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { NamesById } from '#web/ui/rules/words.ts'
import { BUCKET_ICONS, bucketWords, canBeAsked, figuresOf, reasonsOf } from './candidate-words.ts'
import styles from './candidates.module.css'

type Props = {
  candidates: readonly Candidate[]
  names: NamesById
  slotMinutes: number
  isBusy: boolean
  onAssign: (candidate: Candidate) => void
}

/** Candidates side by side who are in the same bucket: they come in its order. */
const byBucket = (candidates: readonly Candidate[]) => [...Map.groupBy(candidates, ({ bucket }) => bucket).entries()]

/** People for a slot under the headings of their buckets, each with figures, reasons and the way to give it to them. */
export const CandidateRows = ({ candidates, names, slotMinutes, isBusy, onAssign }: Props) => (
  <>
    {byBucket(candidates).map(([bucket, own]) => (
      <section key={bucket} aria-labelledby={`bucket-${bucket}`}>
        <h3 id={`bucket-${bucket}`} className={styles.bucket} data-bucket={bucket}>
          <Icon name={BUCKET_ICONS[bucket]} size={15} />
          {bucketWords(bucket)}
        </h3>
        <ul className={styles.rows}>
          {own.map((candidate) => (
            <Row
              key={candidate.providerId}
              candidate={candidate}
              figures={figuresOf(candidate, slotMinutes)}
              reasons={reasonsOf(candidate, names)}
              isBusy={isBusy}
              onAssign={onAssign}
            />
          ))}
        </ul>
      </section>
    ))}
  </>
)

type RowProps = Pick<Props, 'isBusy' | 'onAssign'> & { candidate: Candidate; figures: string[]; reasons: string[] }

const Row = ({ candidate, figures, reasons, isBusy, onAssign }: RowProps) => {
  const t = useText()
  const { providerId, providerName, specialty } = candidate
  const id = `candidate-${providerId}`
  const isOpen = canBeAsked(candidate)
  return (
    <li className={styles.row}>
      <div id={id}>
        <p className={styles.name}>
          <strong dir="auto">{providerName}</strong>
          {specialty !== null && <span dir="auto">{specialty}</span>}
        </p>
        <p className={styles.figures}>{figures.join(' · ')}</p>
        {reasons.map((reason) => (
          <p key={reason} className={styles.reason}>
            {reason}
          </p>
        ))}
      </div>
      <Button
        size="compact-sm"
        variant="default"
        data-assign=""
        aria-label={t('candidates.assignTo', { provider: providerName })}
        aria-describedby={id}
        // Reached by the arrow keys all the same, so that what is in the way is heard.
        aria-disabled={!isOpen || isBusy}
        data-disabled={!isOpen || isBusy}
        onClick={() => {
          if (isOpen && !isBusy) onAssign(candidate)
        }}
      >
        {t('candidates.assign')}
      </Button>
    </li>
  )
}
