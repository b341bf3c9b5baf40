import { newId } from '#web/lib/new-id.ts'
import type { Calling } from '#web/lib/api.ts'
import { isUnanswered } from '#web/lib/unanswered.ts'

type Amend<Input, Output> = (made: Output, input: Input, earlier: Input) => Promise<Output>
type Otherwise<Input, Output> = Amend<Input, Output> | 'guarded'

/**
 * Sends calls so that each happens once, however often it is tried. What is asked for again while it is under way is that one; a
 * try whose answer was lost is repeated word for word. When the input has changed meanwhile, the earlier one is asked for first: if
 * it was done, `amend` makes of it what is wanted now. Where the call itself refuses what it was not meant for (`guarded`), another
 * input is another call. The input is what tells two calls apart: all that is sent stands in it.
 */
export const sentOnce = <Input, Output>() => {
  let key = newId()
  let lost: { input: Input } | undefined
  let underWay: { said: string; answer: Promise<Output> } | undefined
  const ask = (call: Calling<Input, Output>, input: Input) => call(input, { headers: { 'idempotency-key': key } })
  const done = (output: Output) => {
    lost = undefined
    key = newId()
    return output
  }
  const send = async (call: Calling<Input, Output>, input: Input) => {
    try {
      return done(await ask(call, input))
    } catch (error) {
      lost = isUnanswered(error) ? { input } : undefined
      throw error
    }
  }
  const begin = async (
    call: Calling<Input, Output>,
    input: Input,
    amend?: Otherwise<Input, Output>,
  ): Promise<Output> => {
    const earlier = lost?.input
    if (earlier === undefined || !amend || JSON.stringify(earlier) === JSON.stringify(input)) return send(call, input)
    if (amend === 'guarded') {
      key = newId()
      return send(call, input)
    }
    let made: Output
    try {
      made = await ask(call, earlier)
    } catch (error) {
      // It was refused, so it never was; what is wanted now may do.
      if (isUnanswered(error)) throw error
      return send(call, input)
    }
    // Until it is as it is wanted, it is the one that is asked for.
    return done(await amend(made, input, earlier))
  }
  return (call: Calling<Input, Output>, input: Input, amend?: Otherwise<Input, Output>): Promise<Output> => {
    const said = JSON.stringify(input)
    if (underWay && underWay.said === said) return underWay.answer
    const own = {
      said,
      answer: begin(call, input, amend).finally(() => {
        if (underWay === own) underWay = undefined
      }),
    }
    underWay = own
    return own.answer
  }
}
