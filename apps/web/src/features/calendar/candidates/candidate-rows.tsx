import { Button } from '@mantine/core'
import type { Candidate, CandidateCure } from '@onward/contract'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { NamesById } from '#web/ui/rules/words.ts'
import {
  BUCKET_ICONS,
  bucketWords,
  canBeAsked,
  candidateCureWords,
  figuresOf,
  isOfSlot,
  whyOf,
} from './candidate-words.ts'
import styles from './candidates.module.css'

type Props = {
  candidates: readonly Candidate[]
  names: NamesById
  slotMinutes: number
  isBusy: boolean
  onAssign: (candidate: Candidate) => void
  /** Gives them the slot as a cure has it; without it cures are only said. */
  onCure?: ((candidate: Candidate, cure: CandidateCure) => void) | undefined
}

/** Candidates side by side who are in the same bucket: they come in its order. */
const byBucket = (candidates: readonly Candidate[]) => [...Map.groupBy(candidates, ({ bucket }) => bucket).entries()]

/** People for a slot under the headings of their buckets, each with figures, reasons and the way to give it to them. */
export const CandidateRows = ({ candidates, slotMinutes, ...rest }: Props) => (
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
              {...rest}
            />
          ))}
        </ul>
      </section>
    ))}
  </>
)

type RowProps = Omit<Props, 'candidates' | 'slotMinutes'> & { candidate: Candidate; figures: string[] }

const Row = ({ candidate, figures, names, isBusy, onAssign, onCure }: RowProps) => {
  const t = useText()
  const { providerId, providerName, specialty } = candidate
  const id = `candidate-${providerId}`
  const isOpen = canBeAsked(candidate)
  const why = whyOf(candidate, names)
  return (
    <li className={styles.row}>
      {/* Before the cures, so that who takes the first there is takes them as they are asked for. */}
      <Button
        size="compact-sm"
        variant="default"
        data-assign=""
        aria-label={t('candidates.assignTo', { provider: providerName })}
        aria-describedby={[id, ...why.map((_, at) => `${id}-${at}`)].join(' ')}
        // Reached by the arrow keys all the same, so that what is in the way is heard.
        aria-disabled={!isOpen || isBusy}
        data-disabled={!isOpen || isBusy}
        onClick={() => {
          if (isOpen && !isBusy) onAssign(candidate)
        }}
      >
        {t('candidates.assign')}
      </Button>
      <div>
        <div id={id}>
          <p className={styles.name}>
            <strong dir="auto">{providerName}</strong>
            {specialty !== null && <span dir="auto">{specialty}</span>}
          </p>
          <p className={styles.figures}>{joined(figures, '·')}</p>
        </div>
        {why.map(({ words, cures }, at) => (
          <div key={words}>
            <p id={`${id}-${at}`} className={styles.reason}>
              {words}
            </p>
            {isOpen && cures.length > 0 && (
              <Cures candidate={candidate} cures={cures} names={names} isBusy={isBusy} onCure={onCure} />
            )}
          </div>
        ))}
      </div>
    </li>
  )
}

type CuresProps = Omit<RowProps, 'figures' | 'onAssign'> & { cures: readonly CandidateCure[] }

/** What would clear what speaks against somebody: pressed where it changes the slot, said where it changes something else. */
const Cures = ({ candidate, cures, names, isBusy, onCure }: CuresProps) => {
  const t = useText()
  const { providerName } = candidate
  return (
    <div className={styles.cures}>
      <span>{t('judged.cure')}</span>
      {cures.map((cure) => {
        const words = candidateCureWords(cure, names)
        return onCure && isOfSlot(cure) ? (
          <Button
            key={words}
            size="compact-sm"
            variant="default"
            data-assign=""
            aria-label={t('candidates.assignSo', { provider: providerName, cure: words })}
            aria-disabled={isBusy}
            data-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onCure(candidate, cure)
            }}
          >
            {words}
          </Button>
        ) : (
          <span key={words}>{words}</span>
        )
      })}
    </div>
  )
}
