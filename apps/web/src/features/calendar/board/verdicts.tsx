import type { Cure } from '@onward/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { newId } from '#web/lib/new-id.ts'
import { useText } from '#web/lib/text.ts'
import { overridesOf, type Reasons } from '#web/ui/rules/typed-reasons.ts'
import { BROAD, besideActive } from './beside.tsx'
import { HeldCard, heldWords } from './held-card.tsx'
import type { Roster } from './roster.ts'
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
  say: (words: string) => void
  onFocus: () => void
}

/** What the rules say of what is held, or of what was refused. */
export const Verdicts = ({ authoring, making, roster, say, onFocus }: Props) => {
  const t = useText()
  const { carry } = authoring
  const { refused } = making
  const { said } = carry.found.use()
  const picked = carry.picked.use()
  const place = useRef<HTMLDivElement>(null)
  const words = said && heldWords(said)
  const heard = useRef<{ cell: string; words: readonly string[] }>(undefined)
  const hear = useEffectEvent(() => {
    if (!said || !words) return
    const cell = `${said.cell.rowKey} ${said.cell.date}`
    // Of the same cell what the server adds, and not all of it again.
    const before = heard.current?.cell === cell ? heard.current.words : []
    const more = words.filter((one) => !before.includes(one))
    heard.current = { cell, words }
    if (more.length > 0) say(more.join(' '))
  })
  const all = words?.join(' ')
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- heard once for each thing that is said of a cell
  useEffect(() => hear(), [all, said?.cell.rowKey, said?.cell.date])
  const isHeld = carry.carried !== undefined
  useEffect(() => {
    if (!isHeld) heard.current = undefined
  }, [isHeld])
  // From the grid one comes to the card with F6, and back.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const card = place.current?.querySelector<HTMLElement>('[data-verdict]')
      if (event.key !== 'F6' || !card || isHeld) return
      event.preventDefault()
      if (card.contains(document.activeElement)) onFocus()
      else (card.querySelector<HTMLElement>('textarea, button:enabled') ?? card).focus()
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
      said && (
        <HeldCard
          said={said}
          picked={picked}
          onPick={carry.picked.set}
          onPutBack={authoring.putBack}
          at={carry.point}
          place={place}
        />
      )
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
      <div ref={place} className={styles.beside} style={besideActive(BROAD)}>
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
