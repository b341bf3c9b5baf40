import { useEffect, type RefObject } from 'react'
import { textOf, useText } from '#web/lib/text.ts'
import { cureWords } from '#web/ui/rules/cure-words.ts'
import { verdictWords } from '#web/ui/rules/verdict-words.ts'
import { NO_NAMES, namesOf } from '#web/ui/rules/words.ts'
import { Beside, type CarriedAt } from './beside.tsx'
import { isLeft, whyNothing } from './proposing.ts'
import { wordsOf } from './roster-words.ts'
import { curesOf, type HeldSaid } from './use-carry.ts'
import { VerdictCard } from './verdict-card.tsx'
import styles from './board.module.css'

/** What is said where no rule has anything to say: what is in the way, or that nothing is. */
const plainWords = ({ error, built, verdicts }: HeldSaid): string | undefined => {
  if (error) return wordsOf(error)
  if (isLeft(built)) return textOf(whyNothing(built))
  return verdicts.length === 0 ? textOf('board.canTake') : undefined
}

/** What is said of a cell to who does not see it: that, or each verdict and the first cure. */
export const heldWords = (said: HeldSaid): string[] => {
  const plain = plainWords(said)
  if (plain !== undefined) return [plain]
  const names = namesOf(said.names ?? NO_NAMES)
  const [cure] = curesOf(said.verdicts)
  return [
    ...said.verdicts.map((one) => `${one.providerName}: ${verdictWords(one, names)}`),
    ...(cure ? [textOf('board.firstCure', { cure: cureWords(cure, names) })] : []),
  ]
}

type Props = {
  said: HeldSaid
  picked: number | undefined
  onPick: (place: number) => void
  onPutBack: () => void
  at: CarriedAt
  place: RefObject<HTMLDivElement | null>
}

/** What is said of what is held, beside where it is held. */
export const HeldCard = ({ said, picked, onPick, onPutBack, at, place }: Props) => {
  const t = useText()
  // Whatever has the focus: what is held is put back first.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onPutBack()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  const { verdicts, names, isOther, built } = said
  return (
    <Beside at={at} place={place}>
      <VerdictCard
        title={t('board.judging')}
        words={plainWords(said)}
        verdicts={verdicts}
        names={names}
        picked={picked}
        onPick={onPick}
      >
        {isOther && <p className={styles.words}>{t('judged.other')}</p>}
        {built.skipped > 0 && !isLeft(built) && (
          <p className={styles.words}>{t('board.skipped', { count: built.skipped })}</p>
        )}
        <p className={styles.keys}>
          {picked === undefined ? t('board.dropKeys') : t('board.dropCure', { number: picked + 1 })}
        </p>
      </VerdictCard>
    </Beside>
  )
}
