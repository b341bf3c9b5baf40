import { ApiError, type CallOptions } from '@onward/contract'
import { expect, it } from 'vitest'
import { sentOnce } from './sent-once.ts'

type Bed = { ward: string }
type Stored = Bed & { id: number; was?: string }
/** A server that keeps what is new by its key, and loses answers when it is told to. */
const server = () => {
  const stored = new Map<string, Bed>()
  let fate: 'answers' | 'answer is lost' | 'never gets it' = 'answers'
  return {
    stored,
    line: (now: typeof fate) => (fate = now),
    call: async (bed: Bed, { headers = {} }: CallOptions): Promise<Stored> => {
      if (fate === 'never gets it') throw new TypeError('Failed to fetch')
      const key = headers['idempotency-key'] ?? ''
      const known = stored.get(key)
      if (known && known.ward !== bed.ward) throw new ApiError(422, { message: 'used before' })
      if (bed.ward === 'closed') throw new ApiError(409, { message: 'The ward is closed' })
      stored.set(key, bed)
      if (fate === 'answer is lost') throw new TypeError('Failed to fetch')
      return { id: [...stored.keys()].indexOf(key), ...bed }
    },
  }
}
type Own = ReturnType<typeof server>
const sender = (own: Own, amend?: Parameters<ReturnType<typeof sentOnce<Bed, Stored>>>[2]) => {
  const send = sentOnce<Bed, Stored>()
  return (bed: Bed) => send(own.call, bed, amend)
}
const wards = (of: Own) => [...of.stored.values()].map(({ ward }) => ward)

it('is stored once however often it is tried', async () => {
  const own = server()
  const send = sender(own)
  own.line('answer is lost')
  await expect(send({ ward: 'north' })).rejects.toThrow('Failed to fetch')
  own.line('answers')
  expect(await send({ ward: 'north' })).toEqual({ id: 0, ward: 'north' })
  expect(wards(own)).toEqual(['north'])
})

it('is another one after it was answered', async () => {
  const own = server()
  const send = sender(own)
  await send({ ward: 'north' })
  await send({ ward: 'north' })
  expect(wards(own)).toEqual(['north', 'north'])
})

it('is one that is under way, however often it is asked for meanwhile', async () => {
  let calls = 0
  let answer: (ward: string) => void = () => undefined
  const send = sentOnce<Bed, string>()
  const call = () => {
    calls += 1
    return new Promise<string>((go) => (answer = go))
  }
  const both = [send(call, { ward: 'north' }), send(call, { ward: 'north' })]
  answer('stored')
  expect([await Promise.all(both), calls]).toEqual([['stored', 'stored'], 1])
  const next = send(call, { ward: 'north' })
  answer('stored again')
  expect([await next, calls]).toEqual(['stored again', 2])
})

it('asks for what needs no input, too', async () => {
  let calls = 0
  const send = sentOnce<undefined, number>()
  expect(await send(async () => (calls += 1), undefined)).toBe(1)
})

it('what was stored without a word is amended when something else is wanted by then', async () => {
  const own = server()
  const send = sender(own, async (made, input, earlier) => ({ ...made, ...input, was: earlier.ward }))
  own.line('answer is lost')
  await expect(send({ ward: 'north' })).rejects.toThrow('Failed to fetch')
  own.line('answers')
  expect(await send({ ward: 'south' })).toEqual({ id: 0, ward: 'south', was: 'north' })
  expect(wards(own)).toEqual(['north'])
})

it('what was stored without a word stays the one that is amended, until it could be', async () => {
  const own = server()
  let isOpen = false
  const send = sender(own, async (made, input) => {
    if (!isOpen) throw new ApiError(400, { message: 'The name is too long' })
    return { ...made, ...input }
  })
  own.line('answer is lost')
  await expect(send({ ward: 'north' })).rejects.toThrow('Failed to fetch')
  own.line('answers')
  await expect(send({ ward: 'south' })).rejects.toThrow('The name is too long')
  isOpen = true
  expect(await send({ ward: 'east' })).toEqual({ id: 0, ward: 'east' })
  expect(wards(own)).toEqual(['north'])
  // The next one is another one again.
  await send({ ward: 'west' })
  expect(wards(own)).toEqual(['north', 'west'])
})

it('what never arrived, or was refused, leaves nothing behind', async () => {
  const own = server()
  const send = sender(own, async (made, input) => ({ ...made, ...input }))
  await expect(send({ ward: 'closed' })).rejects.toThrow('The ward is closed')
  expect(await send({ ward: 'south' })).toMatchObject({ ward: 'south' })
  own.line('never gets it')
  await expect(send({ ward: 'closed' })).rejects.toThrow('Failed to fetch')
  own.line('answers')
  // Asked for again before the new one: it is refused by then, and out of the way.
  expect(await send({ ward: 'east' })).toMatchObject({ ward: 'east' })
  expect(wards(own)).toEqual(['south', 'east'])
})

it('is another one when something else is wanted of a call that refuses by itself what was done', async () => {
  const own = server()
  const send = sender(own, 'guarded')
  own.line('answer is lost')
  await expect(send({ ward: 'north' })).rejects.toThrow('Failed to fetch')
  await expect(send({ ward: 'north' })).rejects.toThrow('Failed to fetch')
  expect(wards(own)).toEqual(['north'])
  own.line('answers')
  expect(await send({ ward: 'south' })).toEqual({ id: 1, ward: 'south' })
  expect(wards(own)).toEqual(['north', 'south'])
})

it('goes on asking for the earlier one while nobody knows', async () => {
  const own = server()
  const send = sender(own, async (made, input) => ({ ...made, ...input }))
  own.line('answer is lost')
  await expect(send({ ward: 'north' })).rejects.toThrow('Failed to fetch')
  own.line('never gets it')
  await expect(send({ ward: 'south' })).rejects.toThrow('Failed to fetch')
  own.line('answers')
  expect(await send({ ward: 'west' })).toEqual({ id: 0, ward: 'west' })
  expect(wards(own)).toEqual(['north'])
})
