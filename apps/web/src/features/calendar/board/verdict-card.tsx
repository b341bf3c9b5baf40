import { Button } from '@mantine/core'
import type { Cure, ProposedVerdict, VerdictNames } from '@onward/contract'
import texts from 'texts:judged,verdict,which'
import { useRef, type ReactNode } from 'react'
import { addTexts, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { NO_NAMES, namesOf } from '#web/ui/rules/words.ts'
import { cureWords } from '#web/ui/rules/cure-words.ts'
import { Judgement } from '#web/ui/rules/judgement.tsx'
import { isReasonMissing, withoutCures, type Reasons } from '#web/ui/rules/typed-reasons.ts'
import { useReasons } from '#web/ui/rules/use-reasons.ts'
import { curesOf } from './use-carry.ts'
import styles from './board.module.css'

addTexts(texts)

type Props = {
  title: string
  /** What stands in the way, where it is no rule. */
  words?: string | undefined
  verdicts: readonly ProposedVerdict[]
  names: VerdictNames | undefined
  picked?: number | undefined
  onCure?: (cure: Cure) => void
  /** One is chosen, for later. */
  onPick?: (place: number) => void
  /** Given with reasons where some are asked for. */
  onReasons?: (reasons: Reasons) => void
  onClose?: () => void
  children?: ReactNode
}

/** What is said of something that somebody is about to do, or was refused: why, by how much, what would clear it. */
export const VerdictCard = ({
  title,
  words,
  verdicts,
  names = NO_NAMES,
  picked,
  onCure,
  onPick,
  onReasons,
  onClose,
  children,
}: Props) => {
  const t = useText()
  const [reasons, onReason] = useReasons()
  const card = useRef<HTMLDivElement>(null)
  const cures = curesOf(verdicts)
  const isAsked = onReasons !== undefined && verdicts.some(({ needs }) => needs === 'reason' || needs === 'admin')
  const isBlocked = verdicts.some(({ needs }) => needs === 'cure')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a figure presses one of the buttons in it
    <section
      ref={card}
      className={styles.verdict}
      role="group"
      aria-label={title}
      tabIndex={-1}
      data-verdict=""
      onKeyDown={(event) => {
        const isTyped = event.target instanceof HTMLTextAreaElement
        const cure = isTyped ? undefined : cures[Number(event.key) - 1]
        if (cure && onCure) onCure(cure)
        if (event.key === 'Escape') onClose?.()
      }}
    >
      <header>
        <h3>{title}</h3>
        {onClose && (
          <button type="button" aria-label={t('ui.close')} onClick={onClose}>
            <Icon name="close" size={16} />
          </button>
        )}
      </header>
      {words !== undefined && <p className={styles.words}>{words}</p>}
      <Judgement verdicts={withoutCures(verdicts)} names={names} reasons={reasons} onReason={onReason} />
      {cures.length > 0 && (
        <ol className={styles.cures} aria-label={t('judged.cure')}>
          {cures.map((cure, at) => (
            <li key={`${cure.at} ${cure.change} ${cure.startsAt} ${cure.endsAt}`}>
              <button
                type="button"
                tabIndex={onCure ? 0 : -1}
                aria-pressed={picked === at}
                disabled={!onCure && !onPick}
                onClick={() => (onCure ? onCure(cure) : onPick?.(at))}
              >
                <kbd>{at + 1}</kbd> {cureWords(cure, namesOf(names))}
              </button>
            </li>
          ))}
        </ol>
      )}
      {isAsked && !isBlocked && (
        <Button size="compact-sm" disabled={isReasonMissing(verdicts, reasons)} onClick={() => onReasons(reasons)}>
          {t('board.bookAnyway')}
        </Button>
      )}
      {children}
    </section>
  )
}
