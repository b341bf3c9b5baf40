import {
  candidates as candidateCalls,
  pages,
  proposals,
  type CallOptions,
  type Candidate,
  type CandidateCure,
  type InsightRow,
  type Override,
} from '@onward/contract'
import { addDays, wallAt } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { apiOf, ask } from '#web/lib/api.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { Empty } from '#web/ui/data/content-state.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { TypedTimeField } from '#web/ui/when/when-fields.tsx'
import { CandidateRows } from '../candidates/candidate-rows.tsx'
import { slotFrom } from '../candidates/candidate-words.ts'
import { withReasons } from '../judged/with-reasons.ts'
import { PastQuestion } from '../past-question.tsx'
import { begun, type PastShift } from '../past.ts'
import { refusalOf } from '../refusal.ts'
import { useUndo } from '../undo/use-undo.ts'
import { typeOf, whenOf } from './row-words.ts'
import { slotOf } from './slot.ts'
import styles from './insight.module.css'

const { candidatesForShift } = apiOf(candidateCalls)
const { propose } = apiOf(proposals)
const BEST = 50

type Choice = { candidate: Candidate; cure?: CandidateCure }
type Booked = Pick<Awaited<ReturnType<typeof propose>>, 'batchId'>

/** A place that may be at any time, at the times that somebody says for it; what ends no later than it begins ends the next day. */
const timedRow = (row: InsightRow, { from, to }: { from: string; to: string }): InsightRow =>
  row.startsAt !== null || from === '' || to === ''
    ? row
    : { ...row, startsAt: wallAt(row.date, from), endsAt: wallAt(to > from ? row.date : addDays(row.date, 1), to) }

/** Who could work where nobody has been asked yet: whoever is chosen gets a shift of their own. */
export const PlaceCandidates = ({ row: asked, onClose }: { row: InsightRow; onClose: () => void }) => {
  const t = useText()
  const [times, setTimes] = useState({ from: '', to: '' })
  const row = timedRow(asked, times)
  const offerUndo = useUndo()
  const slot = slotOf(row)
  const query = useQuery({ ...ask(candidatesForShift, { ...slot, perPage: BEST }), enabled: slot !== undefined })
  const give = (
    { candidate: { providerId }, cure }: Choice,
    overrides: Override[] | undefined,
    options: CallOptions,
  ): Promise<Booked> => {
    const { hospitalId, startsAt, endsAt, shiftTypeId, specialtyId } = row
    const asIs = { hospitalId, startsAt: startsAt ?? '', endsAt: endsAt ?? '', shiftTypeId, specialtyId }
    const shift = { ...asIs, ...(cure && slotFrom(cure)) }
    return propose(
      { mode: 'commit', changes: [{ kind: 'create', providerId, ...shift }], ...(overrides && { overrides }) },
      options,
    )
  }
  const call = withReasons((choice: Choice, options) => give(choice, undefined, options), give)
  const book = useChange(call, {
    by: propose,
    once: true,
    wording: refusalOf,
    onDone: ({ batchId }, { candidate: { providerName } }) => {
      onClose()
      if (batchId !== null) offerUndo(t('insight.booked', { provider: providerName }), batchId)
    },
  })
  const [asking, setAsking] = useState<{ shift: PastShift; choice: Choice }>()
  const assign = (candidate: Candidate, cure?: CandidateCure) => {
    const choice = { candidate, ...(cure && { cure }) }
    const { startsAt, endsAt, timeZone, facilityName } = row
    const { providerName } = candidate
    const shift = { startsAt: startsAt ?? '', endsAt: endsAt ?? '', timeZone, facilityName, providerName, isNew: true }
    if (startsAt !== null && begun([shift])) setAsking({ shift, choice })
    else book.mutate(choice)
  }
  return (
    <Drawer title={t('insight.find')} onClose={onClose}>
      <p className={styles.slot}>
        <strong dir="auto">{row.facilityName}</strong>
        <span>{whenOf(row)}</span>
        <span>{joined([typeOf(row), row.specialtyName], '·')}</span>
      </p>
      <ChangeFailure of={book} />
      {asked.startsAt === null && (
        <div className={styles.untimed}>
          <p>{t('insight.untimedSlot')}</p>
          <div className={styles.pairOfTimes}>
            <TypedTimeField
              label={t('edit.startTime')}
              value={times.from}
              onChange={(from) => setTimes({ ...times, from })}
            />
            <TypedTimeField label={t('edit.endTime')} value={times.to} onChange={(to) => setTimes({ ...times, to })} />
          </div>
          <Link href={`${pages.board.path}?${new URLSearchParams({ date: asked.date, facility: asked.hospitalId })}`}>
            {t('insight.onBoard')}
          </Link>
        </div>
      )}
      {slot !== undefined && (
        <QueryContent query={query}>
          {({ candidates, names, slotMinutes }) =>
            candidates.length === 0 ? (
              <Empty icon="users" title={t('candidates.nobody')} />
            ) : (
              <CandidateRows
                candidates={candidates}
                names={names}
                slotMinutes={slotMinutes}
                isBusy={book.isPending}
                onAssign={assign}
                onCure={assign}
              />
            )
          }
        </QueryContent>
      )}
      {asking && (
        <PastQuestion
          shift={asking.shift}
          onClose={() => setAsking(undefined)}
          onConfirm={() => {
            setAsking(undefined)
            book.mutate(asking.choice)
          }}
        />
      )}
    </Drawer>
  )
}
