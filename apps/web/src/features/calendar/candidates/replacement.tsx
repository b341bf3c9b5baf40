import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { candidates as candidateCalls, type Candidate, type CandidateCure } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import texts from 'texts:candidates,inTheWay'
import { useRef, useState, type KeyboardEvent } from 'react'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { apiOf, ask } from '#web/lib/api.ts'
import { longTimes } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { Empty, Failure, Loading } from '#web/ui/data/content-state.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { PastQuestion } from '../past-question.tsx'
import { begun } from '../past.ts'
import type { ShownShift } from '../shown-shift.ts'
import { CandidateRows } from './candidate-rows.tsx'
import { canBeAsked } from './candidate-words.ts'
import { SickFields, useSick } from './sick-fields.tsx'
import { useReplace } from './use-replace.ts'
import styles from './candidates.module.css'

addTexts(texts)

const { candidatesForShift } = apiOf(candidateCalls)
const PER_PAGE = 20
const MOST = 500
/** How long a pause in typing has to be before it is searched, in milliseconds. */
const PAUSE = 200

type Choice = { to: Candidate | null; cure?: CandidateCure }

/** Up and down lead from the search through all that can be pressed below it, and back. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], [data-assign]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  if (at === -1) return
  event.preventDefault()
  stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
}

/** Who could work a shift instead, the best first, and the way to give it to them. */
export const Replacement = ({ shift, onClose }: { shift: ShownShift; onClose: () => void }) => {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), PAUSE)
  const [perPage, setPerPage] = useState(PER_PAGE)
  const { assignmentId } = shift
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...ask(candidatesForShift, { assignmentId, q, perPage }),
    placeholderData: keepPreviousData,
  })
  const sick = useSick(shift)
  const replace = useReplace(onClose)
  const [asking, setAsking] = useState<Choice>()
  const wasAsked = useRef(false)

  const isOpen = shift.providerName === null
  const go = (choice: Choice) => replace.mutate({ shift, ...choice, away: sick.away })
  const assign = (to: Candidate | null, cure?: CandidateCure) => {
    if (!sick.isReady || replace.isPending) return
    const choice = { to, ...(cure && { cure }) }
    if (begun([shift]) && !wasAsked.current) setAsking(choice)
    else go(choice)
  }
  // What is shown is what was typed: who presses Enter means the first of it.
  const isSettled = q === typed.trim() && !isPlaceholderData
  const first = isSettled ? data?.candidates.find(canBeAsked) : undefined
  const hidden = data ? data.total - data.candidates.length : 0
  return (
    <Drawer title={t(isOpen ? 'candidates.fill' : 'candidates.find')} onClose={onClose}>
      <p className={styles.lead}>
        <strong dir="auto">{whoOf(shift)}</strong>
        <span dir="auto">{shift.facilityName}</span>
        <span>{longTimes(shift.startsAt, shift.endsAt)}</span>
      </p>
      <ChangeFailure of={replace} />
      {!isOpen && <SickFields name={whoOf(shift)} sick={sick} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is pressed are the buttons in it */}
      <div onKeyDown={walk}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (first) assign(first)
          }}
        >
          <TextInput
            type="search"
            data-autofocus
            label={t('candidates.search')}
            description={t('candidates.keys')}
            leftSection={<Icon name="search" size={15} />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </form>
        <p className="unseen" role="status">
          {data && isSettled && t('candidates.found', { count: data.total })}
        </p>
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data?.total === 0 && isSettled && <Empty icon="users" title={t('candidates.nobody')} />}
        {data && !error && (
          <div className={styles.list} aria-busy={!isSettled}>
            <CandidateRows
              {...data}
              isBusy={!sick.isReady || replace.isPending}
              onAssign={assign}
              // Leave hands a shift over as it is.
              onCure={sick.away ? undefined : assign}
            />
          </div>
        )}
        {!isOpen && data && (
          <Button
            variant="default"
            fullWidth
            data-assign=""
            disabled={!sick.isReady || replace.isPending}
            onClick={() => assign(null)}
          >
            {t('candidates.leaveOpen')}
          </Button>
        )}
        {hidden > 0 && perPage < MOST && (
          <Button variant="default" fullWidth onClick={() => setPerPage(Math.min(MOST, perPage * 3))}>
            {t('candidates.more', { count: hidden })}
          </Button>
        )}
      </div>
      {asking !== undefined && (
        <PastQuestion
          shift={shift}
          onClose={() => setAsking(undefined)}
          onConfirm={() => {
            wasAsked.current = true
            setAsking(undefined)
            go(asking)
          }}
        />
      )}
    </Drawer>
  )
}
