import { Button } from '@mantine/core'
import { MOST_PUBLISHED_DAYS } from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide'
import { useState } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { ask } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { seesAll } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toggled } from '#web/lib/toggled.ts'
import { isUnanswered } from '#web/lib/unanswered.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { Tick } from '#web/ui/controls/tick.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { Empty, Failure, Loading } from '#web/ui/data/content-state.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { DiffTable } from './diff-table.tsx'
import { HorizonAfter } from './horizon-after.tsx'
import { StandingVerdicts } from './standing-verdicts.tsx'
import { PeopleChoice } from './people-choice.tsx'
import { isOfPlan, notAmong, publish, refusalOf, shiftsIn, toldWords, type Place } from './publishing.ts'
import styles from './publish.module.css'

type Props = {
  places: readonly Place[]
  /** The dates that one looks at: those are meant, until others are chosen. */
  days: { from: string; to: string }
  onClose: () => void
}
type Answer = Awaited<ReturnType<typeof publish>>

/** Tells people what has been planned: first what each would be told, then, by a press, them. */
export const PublishDialog = ({ places, days: shown, onClose }: Props) => {
  const t = useText()
  const [from, setFrom] = useState(shown.from)
  const [to, setTo] = useState(shown.to)
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [whom, setWhom] = useState<readonly Choice[]>([])
  const chosen = places.filter(({ id }) => !unticked.has(id))
  const tooMany = daysBetween(from, to) >= MOST_PUBLISHED_DAYS
  const wrong =
    to < from ? t('publish.backward') : tooMany ? t('publish.tooMany', { count: MOST_PUBLISHED_DAYS }) : undefined
  const isAskable = wrong === undefined && chosen.length > 0
  const days = { from, to, hospitalIds: chosen.map(({ id }) => id) }
  const wish = whom.length === 0 ? days : { ...days, providerIds: whom.map(({ value }) => value) }
  const asked = (input: typeof wish) => ({
    ...ask(publish, { ...input, dryRun: true }),
    // It only asks, and what it answers is made of these.
    meta: { reads: ['shifts', 'places', 'rules'] as const },
    placeholderData: keepPreviousData<Answer>,
    enabled: isAskable,
  })
  const query = useQuery(asked(wish))
  // What there is to tell of anybody: the same question, until some are chosen.
  const { data: all } = useQuery(asked(days))
  const toTell = all?.diffs.flatMap(({ providerId, providerName }) =>
    providerId === null ? [] : { value: providerId, label: providerName ?? providerId },
  )
  const change = useChange(publish, {
    // What was told meanwhile is not told again: it is other than what is shown.
    once: 'guarded',
    wording: refusalOf,
    done: (_, { publication }) =>
      publication
        ? t('publish.done', { count: publication.shifts, people: t('publish.people', { count: publication.people }) })
        : t('publish.all'),
    onDone: onClose,
  })
  const answer = isAskable && !query.error ? query.data : undefined
  const count = answer ? shiftsIn(answer.diffs) : 0
  // Nobody knew whether it was done: where nothing is left of it, it was.
  const isDoneAfterAll = isUnanswered(change.error) && answer !== undefined && count === 0
  const canPublish = count > 0 && !query.isPlaceholderData
  // Nobody is told what was not shown: a server of before says no hash, and asks for none.
  const shownHash = answer?.entriesHash ?? undefined
  return (
    <Dialog size="wide" title={t('publish.title')} onClose={onClose}>
      <p className={styles.lead}>{t('publish.lead')}</p>
      <div className={styles.sides}>
        <div className={styles.scope}>
          <div className={styles.days}>
            <TypedDateField label={t('publish.from')} value={from} onChange={(date) => date !== '' && setFrom(date)} />
            <TypedDateField
              label={t('publish.to')}
              value={to}
              error={wrong}
              onChange={(date) => date !== '' && setTo(date)}
            />
          </div>
          <fieldset className={styles.places}>
            <legend>{t('publish.places')}</legend>
            {places.map(({ id, name }) => (
              <Tick
                key={id}
                label={name}
                isTicked={!unticked.has(id)}
                onChange={() => setUnticked(toggled(unticked, id))}
              />
            ))}
            {chosen.length === 0 && <p role="alert">{t('publish.noPlace')}</p>}
          </fieldset>
          <PeopleChoice toTell={toTell ?? []} value={whom} onChange={setWhom} />
          {answer && all && whom.length > 0 && (
            <p role="status" className={styles.found}>
              {t('publish.others', { count: notAmong(answer, all) })}
            </p>
          )}
          {answer && <LeftOut left={answer.left} />}
          {answer && count > 0 && <HorizonAfter places={chosen} days={days} isForSome={whom.length > 0} />}
        </div>
        <div className={styles.people} aria-busy={query.isPlaceholderData}>
          {query.error && <Failure error={query.error} wording={refusalOf} onRetry={() => void query.refetch()} />}
          {isAskable && query.isPending && <Loading />}
          {answer && (
            <>
              <p role="status" className={styles.found}>
                {count > 0 && <bdi>{toldWords(answer)}</bdi>}
              </p>
              {count > 0 ? (
                <DiffTable diffs={answer.diffs} onDates={answer.onDates} isBusy={query.isPlaceholderData} />
              ) : (
                <Empty icon="done" title={t(answer.left.length > 0 ? 'publish.nothingElse' : 'publish.all')} />
              )}
            </>
          )}
          {isAskable && seesAll() && <StandingVerdicts wish={wish} />}
        </div>
      </div>
      <div className={styles.foot}>
        {/* What refuses the question as well is said above, as long as it does. */}
        {!query.error && !isOfPlan(change.error) && !isDoneAfterAll && <ChangeFailure of={change} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            {t('ui.close')}
          </Button>
          <BusyButton
            leftSection={<Drawing of={Send} size={16} />}
            // It keeps the focus when what it has sent was refused.
            aria-disabled={!canPublish}
            data-disabled={!canPublish}
            isBusy={change.isPending}
            onClick={() => canPublish && change.mutate({ ...wish, entriesHash: shownHash })}
          >
            {count > 0 ? t('publish.doCount', { count }) : t('publish.do')}
          </BusyButton>
        </Actions>
      </div>
    </Dialog>
  )
}

/** What a rule blocks, or concerns others too: it stays as it is, and says so. */
const LeftOut = ({ left }: Pick<Answer, 'left'>) => {
  const t = useText()
  if (left.length === 0) return null
  return (
    <section className={styles.left}>
      <h3>
        <bdi>{t('publish.left', { count: new Set(left.flatMap(({ assignmentIds }) => assignmentIds)).size })}</bdi>
      </h3>
      <ul>
        {left.map(({ providerName, reason, message, assignmentIds }) => (
          <li key={`${providerName} ${message} ${assignmentIds.join()}`}>
            <strong dir="auto">{providerName || t('open.brief')}</strong>{' '}
            <span dir="auto">{reason === 'elsewhere' ? t('publish.leftElsewhere') : message}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
