import { useMutation, useMutationState, useQueryClient, type MutationFilters, type Query } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Calling, Known } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/messages.ts'
import { isUnanswered } from '#web/lib/unanswered.ts'
import { tell, warn } from '#web/ui/overlays/toast.ts'
import { askAnew } from './ask-anew.ts'
import { sentOnce } from './sent-once.ts'
import { takenIn } from './taken-in.ts'

type Settings<Input, Output> = {
  /** What to say when it went well; nothing is said without it. */
  done?: (input: Input, output: Output) => string
  /** The title of the toast that says why it did not. Without one, whoever asks shows `ChangeFailure`. */
  failed?: string
  /** Words for a failure, where there are better ones than those that are said everywhere. */
  wording?: (error: unknown) => string
  /** The same for who is told by a toast: words that may have to be fetched. */
  toastWording?: (error: unknown) => Promise<string>
  /** The form that it is asked for with: wrong fields are marked there. See `useCheckedForm`. */
  form?: { refuseBy: (error: unknown) => void; saysAll: (error: unknown) => boolean }
  onDone?: (output: Output, input: Input) => void
  onFailed?: (error: unknown, input: Input) => void
  /** For what is shown before it is known to be so: makes the change in what was answered, and hands back the way to undo it. */
  ahead?: (input: Input) => () => void
  /** Changes that say the same here wait for each other: each was thought of on top of the one before. */
  turn?: string
  /**
   * However often it is sent, it happens once: a double click, or another try after a lost answer. `amend` makes what is wanted
   * now of what such a try turns out to have made, when something else was typed meanwhile; `guarded`, the call itself refuses what
   * it was not meant for, and what is wanted now is another one.
   */
  once?: boolean | 'guarded' | { amend: (made: Output, input: Input, earlier: Input) => Promise<Output> }
}
/** What it makes old, where the call itself does not say so. */
type Olds =
  | {
      /** Calls by name: what they answered is asked again. */
      stale: readonly string[]
    }
  | {
      /** The call that it makes: what that writes is old. */
      by: Known
    }

/**
 * A call that changes something. What reads what it writes takes its answer in, or is asked again; a refusal is told, and what
 * was shown ahead goes back.
 */
export function useChange<Input, Output>(
  call: Calling<Input, Output> & Known,
  settings: Settings<Input, Output>,
): Change<Input, Output>
export function useChange<Input, Output>(
  call: Calling<Input, Output>,
  settings: Settings<Input, Output> & Olds,
): Change<Input, Output>
export function useChange<Input, Output>(
  call: Calling<Input, Output> & Partial<Known>,
  settings: Settings<Input, Output> & Partial<{ stale: readonly string[]; by: Known }>,
): Change<Input, Output> {
  const {
    stale = [],
    by,
    done,
    failed,
    wording = messageOf,
    toastWording,
    form,
    onDone,
    onFailed,
    ahead,
    turn,
    once,
  } = settings
  const amend = typeof once === 'object' ? once.amend : once === 'guarded' ? once : undefined
  const { writes = [] } = (by ?? call).about ?? {}
  const cache = useQueryClient()
  const [sendOnce] = useState(() => sentOnce<Input, Output>())
  // Where the better words cannot be fetched, the usual ones do.
  const said = async (error: unknown) => toastWording?.(error).catch(() => wording(error)) ?? wording(error)
  const isTouched = ({ queryKey, meta }: Query) =>
    stale.includes(String(queryKey[0])) || meta?.reads?.some((topic) => writes.includes(topic)) === true
  const mutation = useMutation({
    ...(turn !== undefined && { scope: { id: turn } }),
    mutationFn: (input: Input) => (once ? sendOnce(call, input, amend) : call(input, {})),
    onMutate: async (input) => {
      if (!ahead) return undefined
      // An answer that is on its way knows nothing of the change yet.
      await cache.cancelQueries({ predicate: isTouched })
      return ahead(input)
    },
    onSuccess: async (output, input) => {
      if (done) tell(done(input, output))
      // What is closed by this shows nothing any more that would have to be asked again.
      flushSync(() => onDone?.(output, input))
      const known = await takenIn(cache, isTouched, output)
      await askAnew(cache, { predicate: (query) => isTouched(query) && !known.has(query) })
    },
    onError: (error, input, undo) => {
      undo?.()
      form?.refuseBy(error)
      onFailed?.(error, input)
      if (failed !== undefined) void said(error).then((why) => warn(failed, why))
      // What was refused was thought of on top of something old. Nobody waits for the new: it can be tried again at once.
      void askAnew(cache, { predicate: isTouched })
    },
  })
  const { error } = mutation
  const isOpen = Boolean(once) && isUnanswered(error)
  return { ...mutation, failure: error && !form?.saysAll(error) ? { error, wording, isOpen } : undefined }
}
export type Change<Input, Output> = ReturnType<typeof useMutation<Output, Error, Input, (() => void) | undefined>> & {
  /** Why it did not happen, unless a form says so. */
  failure: { error: unknown; wording: (error: unknown) => string; isOpen: boolean } | undefined
}

/** Finds what is being changed in a turn. */
export const underWayIn = (turn: string): MutationFilters => ({
  status: 'pending',
  predicate: ({ options }) => options.scope?.id === turn,
})
/** What is being changed in a turn and has not been answered yet, in the order in which it was asked for. */
export const useUnderWay = <Input>(turn: string) =>
  useMutationState<Input>({
    filters: underWayIn(turn),
    // What a turn's changes are asked with is known to who names it.
    select: ({ state }) => state.variables as Input,
  })
