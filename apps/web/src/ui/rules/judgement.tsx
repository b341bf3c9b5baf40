import texts from 'texts:judged'
import { addTexts, useText } from '#web/lib/text.ts'
import { LinesField } from '#web/ui/controls/fields.tsx'
import { SeverityMark } from './severity-mark.tsx'
import { byRuleAndPerson, verdictWords, worstOf } from './verdict-words.ts'
import { namesOf, type NamesById } from './words.ts'
import { Cures } from './cures.tsx'
import { offered, type CureToSay, type SaidVerdict } from './said.ts'
import type { Reasons } from './typed-reasons.ts'
import styles from './judgement.module.css'

addTexts(texts)

type Props = {
  verdicts: readonly SaidVerdict[]
  names: NamesById
  reasons: Reasons
  onReason: (keys: readonly string[], reason: string) => void
  /** Puts a cure into the form; without it cures are only said. */
  onCure?: (cure: CureToSay) => void
}

/** What the rules say of what is about to be booked, the heaviest first: why, what would cure it, and where a reason is asked for. */
export const Judgement = ({ verdicts, names, reasons, onReason, onCure }: Props) => {
  const t = useText()
  if (verdicts.length === 0) return undefined
  return (
    <section className={styles.judgement} aria-label={t('judged.title')}>
      <h3>{t('judged.title')}</h3>
      <ul>
        {byRuleAndPerson(verdicts).map((group) => (
          <One
            key={group[0].key}
            group={group}
            names={names}
            reasons={reasons}
            onReason={onReason}
            {...(onCure && { onCure })}
          />
        ))}
      </ul>
    </section>
  )
}

type OneProps = Omit<Props, 'verdicts'> & { group: readonly [SaidVerdict, ...SaidVerdict[]] }

/** What one rule says of one person. */
const One = ({ group, names: byId, reasons, onReason, onCure }: OneProps) => {
  const t = useText()
  const names = namesOf(byId)
  const worst = worstOf(group)
  const { severity, providerName, needs } = worst
  return (
    <li>
      <SeverityMark severity={severity} />
      <p>
        {t('judged.of', { provider: providerName, what: verdictWords(worst, names) })}
        {group.length > 1 && ` ${t('judged.more', { count: group.length - 1 })}`}
      </p>
      <Cures cures={offered(worst.cures)} names={names} onCure={onCure} />
      {needs === 'admin' && <p>{t('judged.admin')}</p>}
      {needs === 'reason' && (
        <LinesField
          label={t('judged.reason')}
          description={t('judged.reasonHint')}
          rows={2}
          value={reasons[worst.key] ?? ''}
          onChange={(text) =>
            onReason(
              group.map(({ key }) => key),
              text,
            )
          }
        />
      )}
    </li>
  )
}
