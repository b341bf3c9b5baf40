import { ApiError } from '@onward/contract'
import { expect, it } from 'vitest'
import { nextAsk, type Sending } from './use-sending.ts'

const heard = { data: undefined, error: null, dataUpdateCount: 0, errorUpdateCount: 0 }
const sending = (phase: Sending['phase']) => ({ importId: 'i', phase, at: 100 })
const running = { state: 'running' }
const unknown = new ApiError(404)

it('asks soon whether an import has ended, and then each second', () => {
  const after = (dataUpdateCount: number) => nextAsk({ ...heard, data: running, dataUpdateCount }, sending('sent'))
  expect([0, 1, 2, 3, 4, 5, 5_000].map(after)).toEqual([100, 200, 400, 800, 1_000, 1_000, 1_000])
})

it('asks no more when it has ended', () => {
  expect(nextAsk({ ...heard, data: { state: 'done' } }, sending('sent'))).toBe(false)
})

it('asks after a file on its way, and after a lost one until the server has said that it knows nothing of it', () => {
  const after = (on?: Sending) => nextAsk({ ...heard, error: unknown, errorUpdateCount: 1 }, on)
  expect(after(sending('sending'))).toBe(200)
  expect(after(sending('lost'))).toBe(false)
  expect(after()).toBe(false)
  expect(nextAsk({ ...heard, error: new TypeError('No line') }, sending('lost'))).toBe(100)
})
