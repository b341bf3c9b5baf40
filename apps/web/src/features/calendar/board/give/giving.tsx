import { Button } from '@mantine/core'
import { MOST_CHANGES, proposals, type Override } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Failure } from '#web/ui/data/content-state.tsx'
import { byRuleAndPerson, groupWords } from '#web/ui/rules/verdict-words.ts'
import { NO_NAMES, namesOf } from '#web/ui/rules/words.ts'
import { Judgement } from '#web/ui/rules/judgement.tsx'
import { isFinal } from '#web/ui/rules/said.ts'
import { isReasonMissing, overridesFor, withoutCures } from '#web/ui/rules/typed-reasons.ts'
import { useReasons } from '#web/ui/rules/use-reasons.ts'
import { refusalOf } from '../../refusal.ts'
import { proposedOf, type Change } from '../change.ts'
import type { BoardShift, Roster } from '../roster.ts'
import { GivenShifts } from './given-shifts.tsx'
import { judgeGiving, type Judged, type Taker } from './judge-giving.ts'
import styles from './give.module.css'

const { propose } = apiOf(proposals)

type Props = {
  taker: Taker
  shifts: readonly BoardShift[]
  roster: Roster
  onAnother: () => void
  onGive: (changes: readonly Change[], said: string, overrides: readonly Override[]) => void
}

const NONE: Judged['cannot'] = new Map()

/** What is said of giving shifts to somebody: which of them cannot go, what the rules say of the others, and the way to give those. */
export const Giving = ({ taker, shifts, roster, onAnother, onGive }: Props) => {
  const t = useText()
  const [out, setOut] = useState<ReadonlySet<number>>(new Set())
  const [reasons, onReason] = useReasons()
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const give = useRef<HTMLButtonElement>(null)
  // It has the focus while it is asked, so that Enter and Enter again gives.
  useEffect(() => give.current?.focus(), [])
  const { providerId, providerName: name } = taker
  // What is theirs already stays.
  const given = shifts.filter((shift) => shift.providerId !== providerId)
  const wanted = given.filter(({ assignmentId }) => !out.has(assignmentId))
  const isTooMuch = wanted.length > MOST_CHANGES
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['judgedGiving', taker, wanted.map((one) => [one.assignmentId, one.version, one.isUnsaved])],
    queryFn: ({ signal }) =>
      judgeGiving(wanted, taker, (changes) =>
        propose({ mode: 'judge', changes: changes.map((one) => proposedOf(one, () => undefined)) }, { signal }),
      ),
    enabled: !isTooMuch,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const judged = isFetching ? undefined : data
  const { changes = [], cannot = NONE, said } = judged ?? {}
  const verdicts = said?.verdicts ?? []
  const names = namesOf(said?.names ?? NO_NAMES)
  const left = given.length - changes.length
  const isMissing = isReasonMissing(verdicts, reasons)
  const canGive = judged !== undefined && changes.length > 0 && !verdicts.some(isFinal)
  const words = () => {
    if (given.length === 0) return t('give.theirs', { name })
    if (isTooMuch) return t('board.tooMuchHint', { count: wanted.length })
    if (error) return ''
    if (!judged) return t('give.judging', { name })
    if (cannot.size > 0) return t(changes.length > 0 ? 'give.some' : 'give.none', { name, count: cannot.size })
    if (wanted.length === 0) return t('give.nothing')
    return verdicts.length > 0 ? '' : t('board.canTake')
  }
  const submit = () => {
    if (!canGive) return
    if (isMissing) {
      setAsked(true)
      box.current?.querySelector('textarea')?.focus()
      return
    }
    const sentences = [t('give.given', { count: changes.length, name }), left > 0 && t('give.left', { count: left })]
    onGive(changes, sentences.filter(Boolean).join(' '), overridesFor(verdicts, reasons))
  }
  return (
    <form
      ref={box}
      className={styles.giving}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h3 className={styles.to}>
        <span dir="auto">{t('give.to', { name })}</span>
        <Button variant="default" size="compact-sm" onClick={onAnother}>
          {t('give.another')}
        </Button>
      </h3>
      <p role="status" className={styles.said}>
        {words()}
      </p>
      <p className="unseen" role="status">
        {byRuleAndPerson(verdicts)
          .map((group) => t('judged.of', { provider: group[0].providerName, what: groupWords(group, names) }))
          .join(' ')}
      </p>
      {error && <Failure error={error} wording={refusalOf} onRetry={() => void refetch()} />}
      <GivenShifts
        shifts={given}
        roster={roster}
        out={out}
        cannot={cannot}
        onTurn={(id) => {
          const next = new Set(out)
          if (!next.delete(id)) next.add(id)
          setOut(next)
        }}
      />
      <Judgement
        verdicts={withoutCures(verdicts)}
        names={said?.names ?? NO_NAMES}
        reasons={reasons}
        onReason={onReason}
      />
      {isAsked && isMissing && <p role="alert">{t('judged.missing')}</p>}
      <Actions>
        <Button ref={give} type="submit" aria-disabled={!canGive} data-disabled={!canGive}>
          {t(left > 0 && changes.length > 0 ? 'give.doOthers' : 'give.do', {
            count: judged ? changes.length : wanted.length,
          })}
        </Button>
      </Actions>
    </form>
  )
}
