import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#web/lib/messages.ts'
import { tell, warn } from '#web/ui/overlays/toast.ts'

type Settings<Input, Output> = {
  /** The calls whose answers it changes, by name: they are asked again. */
  stale: readonly string[]
  /** What to say when it went well; nothing is said without it. */
  done?: (input: Input, output: Output) => string
  /** The title of the toast that says why it did not. */
  failed: string
  onDone?: (output: Output, input: Input) => void
  /** For what is shown before it is known to be so: makes the change in what was answered, and hands back the way to undo it. */
  ahead?: (input: Input) => () => void
  /** Changes that say the same here wait for each other: each was thought of on top of the one before. */
  turn?: string
}

/** A call that changes something. Its refusal goes to a toast, and what was shown ahead goes back. */
export const useChange = <Input, Output>(
  call: (input: Input) => Promise<Output>,
  { stale, done, failed, onDone, ahead, turn }: Settings<Input, Output>,
) => {
  const cache = useQueryClient()
  const names = new Set(stale)
  return useMutation({
    ...(turn !== undefined && { scope: { id: turn } }),
    mutationFn: (input: Input) => call(input),
    onMutate: async (input) => {
      if (!ahead) return undefined
      // An answer that is on its way knows nothing of the change yet.
      await cache.cancelQueries({ predicate: ({ queryKey }) => names.has(String(queryKey[0])) })
      return ahead(input)
    },
    onSuccess: (output, input) => {
      if (done) tell(done(input, output))
      onDone?.(output, input)
    },
    onError: (error, _, undo) => {
      undo?.()
      warn(failed, messageOf(error))
    },
    onSettled: (_, error) => {
      const answered = cache.invalidateQueries({ predicate: ({ queryKey }) => names.has(String(queryKey[0])) })
      // After a refusal nobody waits for answers that may be refused too: it can be tried again at once.
      return error ? undefined : answered
    },
  })
}
