import { Alert, Button } from '@mantine/core'
import type { RollOutReport } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Calling, Known } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { refusalOf } from '../refusal-words.ts'
import { countsOf } from './report-words.ts'
import { Report } from './report.tsx'
import styles from './roll-out.module.css'

/** What happens once shifts are made: by which batch, and how that is said. */
export type OnBooked = (batchId: number, words: string) => void

type Props<Wish> = {
  title: string
  lead: string
  call: Calling<Wish & { dryRun: boolean }, RollOutReport> & Known
  /** What is asked for; undefined while it cannot be. */
  wish: Wish | undefined
  /** What the button says, and what is said afterwards. */
  doWords: (count: number) => string
  doneWords: (count: number) => string
  onBooked: OnBooked
  onClose: () => void
  /** The choice of what is made. */
  children: ReactNode
}
/** Any of these may turn out otherwise what was only asked. */
const READS = ['shifts', 'leave', 'people', 'places', 'rules', 'contracts', 'credentials', 'shiftTypes'] as const

/** Whether the same comes of both: as many, and the same ones left out or made open. */
const isLike = (one: RollOutReport, other: RollOutReport) => {
  const cameOf = (report: RollOutReport) => JSON.stringify([countsOf(report), report.opened, report.skipped])
  return cameOf(one) === cameOf(other)
}

/** Makes many shifts at once: first what would become of each, then, by a press, them. */
export const RollOutDialog = <Wish extends object>(props: Props<Wish>) => {
  const { title, lead, call, wish, doWords, doneWords, onBooked, onClose, children } = props
  const t = useText()
  const query = useQuery({
    queryKey: [call.about.name, 'dry run', wish],
    queryFn: ({ signal }) => (wish ? call({ ...wish, dryRun: true }, { signal }) : undefined),
    meta: { reads: READS },
    placeholderData: keepPreviousData,
    enabled: wish !== undefined,
  })
  const shown = wish && !query.error ? query.data : undefined
  const [made, setMade] = useState<RollOutReport>()
  /** Whoever booked may close what lies below: not before what came out is read. */
  const end = ({ batchId, created }: RollOutReport) => {
    onClose()
    if (batchId !== null) onBooked(batchId, doneWords(created))
  }
  const change = useChange(call, {
    once: true,
    wording: refusalOf,
    onDone: (done) => (shown && isLike(done, shown) ? end(done) : setMade(done)),
  })
  const count = shown?.created ?? 0
  if (made)
    return (
      <Dialog size="wide" title={title} onClose={() => end(made)}>
        <Alert color="yellow" role="alert">
          {t('rollOut.otherwise')}
        </Alert>
        <div className={styles.report}>
          <Report report={made} />
        </div>
        <Actions>
          <Button onClick={() => end(made)}>{t('ui.close')}</Button>
        </Actions>
      </Dialog>
    )
  return (
    <Dialog size="wide" title={title} onClose={onClose}>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.sides}>
        <div className={styles.scope}>{children}</div>
        <div className={styles.report} aria-busy={query.isFetching}>
          {query.error && <Failure error={query.error} wording={refusalOf} onRetry={() => void query.refetch()} />}
          {wish && query.isPending && <Loading />}
          {shown && <Report report={shown} isBusy={query.isPlaceholderData} />}
        </div>
      </div>
      <div className={styles.foot}>
        <ChangeFailure of={change} />
        <Actions>
          <Button variant="default" onClick={onClose}>
            {t('ui.close')}
          </Button>
          <BusyButton
            disabled={count === 0 || query.isPlaceholderData}
            isBusy={change.isPending}
            onClick={() => wish && change.mutate({ ...wish, dryRun: false })}
          >
            {doWords(count)}
          </BusyButton>
        </Actions>
      </div>
    </Dialog>
  )
}
