import { proposals, RulesRefusal, type ProposedVerdict, type VerdictNames } from '@onward/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { apiOf } from '#web/lib/api.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { messageOf } from '#web/lib/messages.ts'
import { newId } from '#web/lib/new-id.ts'
import { textOf } from '#web/lib/text.ts'
import { isUnanswered } from '#web/lib/unanswered.ts'
import { underWayIn, useChange, useUnderWay } from '#web/ui/data/use-change.ts'
import { warn } from '#web/ui/overlays/toast.ts'
import { UNDOING } from '../moving.ts'
import { proposedOf, type Change } from './change.ts'
import type { Deed } from './deed.ts'
import { withChanges, type BoardShift } from './roster.ts'
import { neverSent, recognised } from './unsent.ts'
import { useSentAgain } from './use-sent-again.ts'
import { storedMeanwhile, unsentNow, useUnsent } from './use-unsent.ts'

const { propose } = apiOf(proposals)
const rulesOf = conflictIn(RulesRefusal, 422)
/** What was thought of on top of what is on its way waits for it. */
const TURN = 'make a roster'

/** Why a deed was refused: what is in its way, or what the rules say of it. */
export type Refused = {
  deed: Deed
  error: unknown
  /** Nothing where the rules say it. */
  words: string
  rules: { verdicts: readonly ProposedVerdict[]; names: VerdictNames } | undefined
}
/** What was booked, and the key under which it is taken back: however often that is tried, it happens once. */
type Booked = { batchId: number; key: string }
type Step = Booked & { isRedo: boolean }
/** A step back, or again. */
type Way = 'back' | 'again'

const bookedAs = (batchId: number): Booked => ({ batchId, key: newId() })

const undoing = () => import('../undo/undo.ts')
/** Where only the answer was lost it is fetched at once: otherwise one would be told that it was not done. */
const takenBack = async ({ batchId, key }: Step) => {
  const { undoBatch } = await undoing()
  const take = () => undoBatch({ batchId }, { headers: { 'idempotency-key': key } })
  return take().catch((error: unknown) => {
    if (!isUnanswered(error)) throw error
    return take()
  })
}

/** Why something waits: what it is about has not been stored. */
class NotStored extends Error {}

/** The words come when they are needed; without them the usual ones do. */
const wordsOf = async (error: unknown): Promise<string> =>
  import('./roster-words.ts').then(
    (words) => words.wordsOf(error),
    () => messageOf(error),
  )

/**
 * Makes the roster: what is done is shown at once and sent in turn. What could not be sent stays, to be sent again; what was
 * refused goes back and is said. Every step can be taken back, and done again.
 */
export const useRoster = (say: (words: string) => void, askBoard: () => void) => {
  const [stored] = useState(storedMeanwhile)
  const storedAs = (assignmentId: number) => stored.get(assignmentId)
  const [refused, setRefused] = useState<Refused>()
  const [done, setDone] = useState<readonly Booked[]>([])
  const [undone, setUndone] = useState<readonly Booked[]>([])
  /** What is to be taken back or done again once what is on its way has come to an end. */
  const [toStep, setToStep] = useState<readonly Way[]>([])
  const [savedAt, setSavedAt] = useState<string>()
  const pending = useUnderWay<Deed | Step>(TURN)
  const [unsent, setUnsent] = useUnsent(pending.length > 0)
  const sending = useQueryClient().getMutationCache()
  /** The shifts that the server has told of last. */
  const told = useRef<readonly BoardShift[]>([])
  /** What is sent again without anybody having asked for it. */
  const byItself = useRef(new Set<string>())

  const refuse = async (error: unknown, deed: Deed) => {
    const rules = rulesOf(error)?.facts
    // What the rules say is known: it is shown before anything else is asked or drawn.
    if (rules) flushSync(() => setRefused({ deed, error, words: '', rules }))
    const words = await wordsOf(error)
    if (!rules) setRefused({ deed, error, words, rules })
    say(`${textOf('board.refused')} ${words}`)
  }
  const send = useChange(
    async ({ key, changes, overrides }: Deed) => {
      const isWaiting = changes.some(
        (one) => one.kind !== 'create' && one.assignmentId < 0 && !storedAs(one.assignmentId),
      )
      if (isWaiting) throw new NotStored()
      return propose(
        { mode: 'commit', changes: changes.map((change) => proposedOf(change, storedAs)), overrides: [...overrides] },
        { headers: { 'idempotency-key': key } },
      )
    },
    {
      by: propose,
      turn: TURN,
      onDone: ({ assignments, batchId }, { changes, said, key, overrides, mayBeStored }) => {
        for (const [at, { assignmentId, version }] of assignments.entries()) {
          // What was answered late may have been changed again by now.
          const now = { assignmentId, version: Math.max(version, storedAs(assignmentId)?.version ?? 0) }
          stored.set(assignmentId, now)
          const asked = changes[at]?.assignmentId
          if (asked !== undefined) stored.set(asked, now)
        }
        // What a warning was gone over for is known of the board alone.
        if (mayBeStored || overrides.length > 0) askBoard()
        setUnsent((was) => was.filter((one) => one.key !== key))
        setSavedAt(new Date().toISOString())
        if (batchId !== null) setDone((was) => [...was, bookedAs(batchId)])
        setUndone([])
        say(said)
      },
      onFailed: (error, deed) => {
        if (isUnanswered(error)) {
          const kept: Deed = error instanceof NotStored ? deed : { ...deed, mayBeStored: true }
          setUnsent((was) => [...was.filter(({ key }) => key !== deed.key), kept])
          // What nobody has asked for is not said each time that it fails.
          if (!byItself.current.delete(deed.key)) say(textOf('board.notSaved'))
          return
        }
        setUnsent((was) => was.filter(({ key }) => key !== deed.key))
        void refuse(error, deed)
      },
    },
  )
  const step = useChange(takenBack, {
    by: UNDOING,
    turn: TURN,
    failed: textOf('calendar.notUndone'),
    toastWording: async (error) => (await undoing()).undoRefusalOf(error),
    onFailed: (error, { isRedo, ...booked }) => {
      // What was not heard can be tried again.
      if (isUnanswered(error)) (isRedo ? setUndone : setDone)((was) => [...was, booked])
    },
    onDone: (answer, { isRedo }) => {
      for (const { assignmentId, version } of answer.assignments) stored.set(assignmentId, { assignmentId, version })
      const { batchId } = answer
      if (batchId !== null) (isRedo ? setDone : setUndone)((was) => [...was, bookedAs(batchId)])
      setSavedAt(new Date().toISOString())
      if (isRedo && answer.left.length + answer.hidden === 0) say(textOf('board.redone'))
      else void undoing().then(({ undoneWords }) => say(undoneWords(answer)))
    },
  })

  const isDeed = (one: Deed | Step): one is Deed => 'changes' in one
  const underWay = pending.filter(isDeed)
  const waiting = unsent.filter(({ key }) => !underWay.some((one) => one.key === key))
  // The same at this moment. Two who send again at once, as two clicks do, have seen the same drawn: each deed is sent once.
  const pendingNow = () => sending.findAll(underWayIn(TURN)).map(({ state }) => state.variables as Deed | Step) // as this turn sends
  const underWayNow = () => pendingNow().filter(isDeed)
  const waitingNow = () => {
    const sent = underWayNow()
    return unsentNow().filter(({ key }) => !sent.some((one) => one.key === key))
  }
  const shown = [...waiting, ...underWay]
  // What has been stored while its answer was on its way into the board is one of its shifts.
  const notYet = (change: Change): Change[] => {
    const now = storedAs(change.assignmentId)
    if (!now) return [change]
    return change.kind === 'create' ? [] : [{ ...change, assignmentId: now.assignmentId }]
  }
  // What has been answered is none of those whose answer is still to come.
  const unanswered = (shifts: readonly BoardShift[]) => shifts.filter(({ assignmentId }) => !storedAs(assignmentId))
  const signature = shown.map(({ key, changes: { length } }) => `${key} ${length}`).join(' ')
  const after = useCallback(
    (shifts: readonly BoardShift[]) => {
      const now = shown.map((deed) => ({ ...deed, changes: deed.changes.flatMap(notYet) }))
      return withChanges(shifts, recognised(unanswered(shifts), now).changes)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- what is done under a key stays as it is
    [signature],
  )
  const back = (isRedo: boolean) => {
    const [from, set] = isRedo ? ([undone, setUndone] as const) : ([done, setDone] as const)
    const last = from.at(-1)
    if (!last) return say(textOf(isRedo ? 'board.nothingToRedo' : 'board.nothingToUndo'))
    set(from.slice(0, -1))
    step.mutate({ ...last, isRedo })
  }
  /** Throws away what waits; of what was sent nobody knows whether it was stored, so the board says. */
  const discard = (gone: readonly Deed[], words: string | undefined) => {
    setUnsent((was) => was.filter(({ key }) => !gone.some((one) => one.key === key)))
    const mayBeStored = gone.some((one) => one.mayBeStored)
    say([words, mayBeStored && textOf('board.mayBeStored')].filter(Boolean).join(' '))
    if (!mayBeStored) return
    warn(textOf('board.discarded', { count: gone.length }), textOf('board.mayBeStored'))
    askBoard()
  }
  const stepBack = () => {
    const last = waitingNow().at(-1)
    if (last) discard([last], textOf('board.unsentUndone'))
    else back(false)
  }
  /** The last thing that was done: what is on its way is waited for, what waits itself is not sent any more. */
  const undo = () => {
    if (underWayNow().length > 0 || toStep.length > 0) setToStep((was) => [...was, 'back'])
    else stepBack()
  }
  /** What was taken back last: what is being taken back is waited for. */
  const redo = () => {
    if (pendingNow().length > 0 || toStep.length > 0) setToStep((was) => [...was, 'again'])
    else back(true)
  }
  const stepNow = useEffectEvent(() => {
    // What was begun a moment ago may not have been drawn yet.
    if (pendingNow().length > 0) return
    const [way, ...later] = toStep
    setToStep(later)
    if (way === 'back') stepBack()
    else back(true)
  })
  const isFree = toStep.length > 0 && pending.length === 0
  useEffect(() => {
    if (isFree) stepNow()
  }, [isFree, toStep])
  const sendAgain = () => {
    for (const deed of waitingNow()) send.mutate(deed)
  }
  useSentAgain({ all: unsent.length, idle: waiting.length }, () => {
    byItself.current = new Set(waitingNow().map(({ key }) => key))
    sendAgain()
  })
  /** Once the board shows that one of them was stored, its answer is fetched: under its key nothing is done twice. */
  const recognise = (shifts: readonly BoardShift[]) => {
    told.current = shifts
    const lost = waitingNow().filter((deed) => deed.mayBeStored)
    if (recognised(unanswered(shifts), lost).stored.size > 0) sendAgain()
  }
  return {
    after,
    recognise,
    isSaving: pending.length > 0,
    isUnderWay: (key: string) => underWay.some((deed) => deed.key === key),
    savedAt,
    unsent,
    refused,
    forget: () => setRefused(undefined),
    send: (wanted: Deed) => {
      setRefused(undefined)
      const open = told.current.filter(({ providerId }) => providerId === null)
      const deed: Deed = { ...wanted, stoodOpen: new Set(open.map(({ assignmentId }) => assignmentId)) }
      const waits = waitingNow()
      const left = neverSent(waits, deed.changes)
      if (left.changes.length === deed.changes.length) return send.mutate(deed)
      setUnsent((was) => [...was.filter((one) => !waits.includes(one)), ...left.waiting])
      if (left.changes.length > 0) send.mutate({ ...deed, changes: left.changes })
      else say(deed.said)
    },
    sendAgain,
    drop: () => discard(waitingNow(), undefined),
    undo,
    redo,
    /** What was booked beside the board is one of its steps too. */
    booked: (batchId: number) => {
      setDone((was) => [...was, bookedAs(batchId)])
      setUndone([])
      setSavedAt(new Date().toISOString())
    },
    /** Takes one of the steps back, be it the last or not. */
    takeBack: (batchId: number) => {
      const booked = done.find((one) => one.batchId === batchId) ?? bookedAs(batchId)
      setDone((was) => was.filter((one) => one.batchId !== batchId))
      step.mutate({ ...booked, isRedo: false })
    },
    canUndo: done.length + shown.length > 0,
    canRedo: undone.length > 0,
  }
}
export type RosterMaking = ReturnType<typeof useRoster>
