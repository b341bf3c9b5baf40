import { Button } from '@mantine/core'
import type { LeftTold, Publication } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:withdraw'
import { Undo2 } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { ask } from '#web/lib/api.ts'
import { dateSpan, instant, longTimes, monthDay, zoneName } from '#web/lib/formats/formats.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { Empty, Failure, Loading } from '#web/ui/data/content-state.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DiffTable } from './diff-table.tsx'
import { shiftsIn, toldWords, withdrawalRefusalOf, withdrawPublication } from './publishing.ts'
import styles from './publish.module.css'

addTexts(texts)

type Props = { publication: Publication; onClose: () => void; onDone: () => void }
type Answer = Awaited<ReturnType<typeof withdrawPublication>>

/** Takes back what a publication told: first what each would be told of that, then, by a press, it. */
export const WithdrawDialog = ({ publication: { publicationId, at, from, to }, onClose, onDone }: Props) => {
  const t = useText()
  const query = useQuery({
    ...ask(withdrawPublication, { publicationId, dryRun: true }),
    // It only asks, and what it answers is made of these.
    meta: { reads: ['shifts', 'places', 'history', 'leave'] },
  })
  const change = useChange(withdrawPublication, {
    // What was taken back meanwhile is not taken back again.
    once: 'guarded',
    wording: withdrawalRefusalOf,
    done: (_, { withdrawal }) =>
      withdrawal
        ? t('withdraw.done', { count: withdrawal.shifts, people: t('publish.people', { count: withdrawal.people }) })
        : t('withdraw.nothing'),
    onDone,
  })
  const answer = query.error ? undefined : query.data
  const count = answer ? shiftsIn(answer.diffs) : 0
  return (
    <Dialog size="wide" title={t('withdraw.title')} onClose={onClose}>
      <p className={styles.lead}>
        {t('withdraw.lead', { when: instant(at), days: dateSpan(from, to) })} {t('withdraw.again')}
      </p>
      {query.error && (
        <Failure error={query.error} wording={withdrawalRefusalOf} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Loading />}
      {answer && (
        <div className={styles.withdrawal}>
          <p role="status" className={styles.found}>
            {count > 0 && <bdi>{toldWords(answer)}</bdi>}
          </p>
          {count > 0 ? (
            <DiffTable diffs={answer.diffs} onDates={answer.onDates} />
          ) : (
            <Empty icon="done" title={t('withdraw.nothing')} />
          )}
          <Horizons horizons={answer.horizons} />
          <LeftAlone left={answer.left} />
        </div>
      )}
      <div className={styles.foot}>
        <ChangeFailure of={change} />
        <Actions>
          <Button variant="default" onClick={onClose}>
            {t('withdraw.keep')}
          </Button>
          <BusyButton
            color="red"
            leftSection={<Drawing of={Undo2} size={16} />}
            disabled={count === 0}
            isBusy={change.isPending}
            onClick={() => change.mutate({ publicationId, entriesHash: answer?.entriesHash ?? undefined })}
          >
            {count > 0 ? t('withdraw.doCount', { count }) : t('withdraw.do')}
          </BusyButton>
        </Actions>
      </div>
    </Dialog>
  )
}

/** The places that will have been published less far. */
const Horizons = ({ horizons }: Pick<Answer, 'horizons'>) => {
  const t = useText()
  if (horizons.length === 0) return null
  return (
    <section className={styles.horizon}>
      <h3>{t('publish.horizon')}</h3>
      <dl>
        {horizons.map(({ hospitalId, facilityName, before, after }) => (
          <div key={hospitalId}>
            <dt dir="auto">{facilityName}</dt>
            <dd>{t('publish.becomes', { before: monthDay(before), after: monthDay(after) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What stays told, each with its reason. */
const LeftAlone = ({ left }: { left: readonly LeftTold[] }) => {
  const t = useText()
  if (left.length === 0) return null
  return (
    <section className={styles.left}>
      <h3>
        <bdi>{t('withdraw.left', { count: left.length })}</bdi>
      </h3>
      <ul>
        {left.map(({ assignmentId, reason, shift, ...who }) => (
          <li key={assignmentId}>
            <strong dir="auto">{whoOf(who)}</strong>{' '}
            <span dir="auto">
              {longTimes(shift.startsAt, shift.endsAt)}, {zoneName(shift.timeZone)}, {shift.facilityName}
            </span>
            {': '}
            {t(`withdraw.${reason}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
