import type { CallOptions, Override } from '@onward/contract'
import type { Calling } from '#web/lib/api.ts'

/**
 * A call that books something, which asks for a reason where a rule lets it through with nothing less, and books it again with
 * that. Where nobody gives one, it fails as it did.
 * @param again the same with what is gone over
 */
export const withReasons =
  <Input, Output>(
    call: Calling<Input, Output>,
    again: (input: Input, overrides: Override[], options: CallOptions) => Promise<Output>,
  ): Calling<Input, Output> =>
  async (input, options) => {
    const tried = async (once: () => Promise<Output>): Promise<Output> => {
      try {
        return await once()
      } catch (error) {
        const overrides = await import('./ask-reasons.tsx').then(
          ({ askReasons }) => askReasons(error),
          // The question could not be fetched: what was refused is said as it is.
          () => undefined,
        )
        if (!overrides) throw error
        // By now it may be worse, and ask for another one.
        return tried(() => again(input, overrides, options))
      }
    }
    return tried(() => call(input, options))
  }
