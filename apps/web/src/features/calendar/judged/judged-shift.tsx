import { Alert } from '@mantine/core'
import type { Cure } from '@onward/contract'
import { useText } from '#web/lib/text.ts'
import { Judgement } from '#web/ui/rules/judgement.tsx'
import type { useJudged } from './use-judged.ts'
import styles from '#web/ui/rules/judgement.module.css'

type Props = { judged: ReturnType<typeof useJudged>; onCure: (cure: Cure) => void }

/** What is known of a shift that is being typed: what stands in its way, what the rules say, or that nobody knows. */
export const JudgedShift = ({ judged, onCure }: Props) => {
  const t = useText()
  const { verdicts, names, inTheWay, unknown, isOther, reasons, setReason } = judged
  return (
    <div aria-live="polite">
      {inTheWay !== undefined && (
        <Alert color="red" title={t('judged.inTheWay')}>
          {inTheWay}
        </Alert>
      )}
      {unknown !== undefined && <p className={styles.note}>{t('judged.unknown', { why: unknown })}</p>}
      {isOther && inTheWay === undefined && <p className={styles.note}>{t('judged.other')}</p>}
      {names && inTheWay === undefined && (
        <Judgement verdicts={verdicts} names={names} reasons={reasons} onReason={setReason} onCure={onCure} />
      )}
    </div>
  )
}
