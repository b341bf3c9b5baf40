import { rules, type NewRule } from '@onward/contract'
import { useState } from 'react'
import { Link } from 'wouter'
import { apiOf } from '#web/lib/api.ts'
import { mediumDate } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { verdictWords } from '#web/ui/rules/verdict-words.ts'
import { namesOf } from '#web/ui/rules/words.ts'
import { refusalOf } from './rule-refusal.ts'
import { calendarOf } from './calendar-of.ts'
import styles from './rules.module.css'

const { backtestRule } = apiOf(rules)

type Found = Awaited<ReturnType<typeof backtestRule>>
type Props = {
  /** The form in which the rule is typed: what is wrong is marked there. */
  form: { refuseBy: (error: unknown) => void; saysAll: (error: unknown) => boolean }
  /** Goes on with the rule as it is typed, where nothing of it is wrong. */
  onTry: (go: (rule: NewRule) => void) => void
  /** What is typed, as text: what was found is of one text alone. */
  typed: string
}
/** So many people and findings are shown. */
const SHOWN = 5

/** What the rule that is being typed would have said in the last twelve months, and says of what is planned. */
export const Backtest = ({ form, onTry, typed }: Props) => {
  const t = useText()
  const [found, setFound] = useState<{ of: string; answer: Found }>()
  const ask = useChange((input: NewRule) => backtestRule(input), {
    by: backtestRule,
    form,
    wording: refusalOf,
    onDone: (answer) => setFound({ of: typed, answer }),
  })
  return (
    <div className={styles.backtest}>
      <BusyButton variant="default" size="sm" isBusy={ask.isPending} onClick={() => onTry((rule) => ask.mutate(rule))}>
        {t('rules.backtest')}
      </BusyButton>
      <ChangeFailure of={ask} />
      <div role="status">
        {found && found.of === typed && <Said found={found.answer} />}
        {found && found.of !== typed && <p className={styles.note}>{t('rules.backtestOld')}</p>}
      </div>
    </div>
  )
}

const Said = ({ found: { past, planned, providers, byProvider, verdicts, names: byId } }: { found: Found }) => {
  const t = useText()
  const names = namesOf(byId)
  if (past + planned === 0) return <p>{t('rules.backtestNone')}</p>
  const people = byProvider.slice(0, SHOWN).map(({ providerId, count }) => `${names.provider(providerId)} (${count})`)
  const others = providers - people.length
  return (
    <>
      <p>
        {t('rules.backtestPast', { count: past })} {t('rules.backtestPlanned', { count: planned })}
      </p>
      <p>
        {joined(people)}
        {others > 0 && ` ${t('rules.backtestOthers', { count: others })}`}
      </p>
      <ul>
        {verdicts.slice(0, SHOWN).map((verdict) => (
          <li key={verdict.key}>
            <Link href={calendarOf(verdict.from, { provider: verdict.providerId })} target="_blank">
              {t('rules.backtestOne', {
                provider: verdict.providerName,
                date: mediumDate(verdict.from),
                what: verdictWords(verdict, names),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
