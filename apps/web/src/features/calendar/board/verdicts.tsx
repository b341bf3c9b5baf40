import type { Cure } from '@onward/contract'
import { useEffect, useRef } from 'react'
import { newId } from '#web/lib/new-id.ts'
import { useText } from '#web/lib/text.ts'
import { verdictWords } from '#web/ui/rules/verdict-words.ts'
import { NO_NAMES, namesOf } from '#web/ui/rules/words.ts'
import { overridesOf, type Reasons } from '#web/ui/rules/typed-reasons.ts'
import { Beside, besideActive, type CarriedAt } from './beside.tsx'
import type { Roster } from './roster.ts'
import { wordsOf } from './roster-words.ts'
import { StaleCard } from './stale/stale-card.tsx'
import { metIn } from './stale/stale.ts'
import type { Authoring } from './use-authoring.ts'
import { cured } from './use-carry.ts'
import type { RosterMaking } from './use-roster.ts'
import { VerdictCard } from './verdict-card.tsx'
import styles from './board.module.css'

type Props = {
  authoring: Authoring
  making: RosterMaking
  roster: Roster
  point: CarriedAt
  say: (words: string) => void
  onFocus: () => void
}

/** What the rules say of what is held, or of what was refused. */
export const Verdicts = ({ authoring, making, roster, point, say, onFocus }: Props) => {
  const t = useText()
  const { carry, picked } = authoring
  const { refused } = making
  const { said } = carry.found.use()
  const place = useRef<HTMLDivElement>(null)
  const inTheWay = said?.error ? wordsOf(said.error) : undefined
  const words =
    said &&
    (inTheWay ??
      said.verdicts
        .map((one) => `${one.providerName}: ${verdictWords(one, namesOf(said.names ?? NO_NAMES))}`)
        .join(' '))
  useEffect(() => {
    if (words !== undefined) say(words === '' ? t('board.canTake') : words)
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each thing that is said
  }, [words])
  // From the grid one comes to the card with F6, and back.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const card = place.current?.querySelector<HTMLElement>('[data-verdict]')
      if (event.key !== 'F6' || !card) return
      event.preventDefault()
      if (card.contains(document.activeElement)) onFocus()
      else (card.querySelector<HTMLElement>('textarea, button') ?? card).focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  const close = () => {
    making.forget()
    onFocus()
  }
  if (carry.carried)
    return (
      <Beside at={point} place={place}>
        {said && (
          <VerdictCard
            title={t('board.judging')}
            words={inTheWay ?? (said.verdicts.length === 0 ? t('board.canTake') : undefined)}
            verdicts={said.verdicts}
            names={said.names}
            picked={picked}
          >
            {said.isOther && <p className={styles.words}>{t('judged.other')}</p>}
            <p className={styles.keys}>
              {picked === undefined ? t('board.dropKeys') : t('board.dropCure', { number: picked + 1 })}
            </p>
          </VerdictCard>
        )}
      </Beside>
    )
  const { ahead } = authoring
  if (!refused && ahead)
    return (
      <div ref={place} className={styles.beside} style={besideActive()}>
        <VerdictCard title={t('judged.title')} verdicts={ahead.verdicts} names={ahead.names} />
      </div>
    )
  if (!refused) return undefined
  const met = metIn(refused.error, refused.deed)
  if (met.length > 0)
    return (
      <div ref={place} className={styles.beside} style={besideActive()}>
        <StaleCard
          key={refused.deed.key}
          refused={refused}
          met={met}
          making={making}
          roster={roster}
          say={say}
          onClose={close}
        />
      </div>
    )
  const { deed, rules } = refused
  const again = (changes: typeof deed.changes, reasons: Reasons) => {
    making.send({ ...deed, key: newId(), changes, overrides: overridesOf(reasons) })
    onFocus()
  }
  return (
    <div ref={place} className={styles.beside} style={besideActive()}>
      <VerdictCard
        key={deed.key}
        title={t('board.whyNot')}
        words={rules ? undefined : refused.words}
        verdicts={rules?.verdicts ?? []}
        names={rules?.names}
        onCure={(cure: Cure) => again(cured(deed.changes, cure), {})}
        onReasons={(reasons) => again(deed.changes, reasons)}
        onClose={close}
      />
    </div>
  )
}
