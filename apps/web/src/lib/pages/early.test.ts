import { beforeEach, expect, it, vi } from 'vitest'

const answer = Promise.resolve(new Response('early'))
const asked = new Map<string, Promise<Response>>()
vi.stubGlobal('askedEarly', asked)
const { takeEarly } = await import('./early.ts')
const now = vi.spyOn(performance, 'now')

beforeEach(() => void asked.clear())

it('is handed out once', () => {
  now.mockReturnValue(1_000)
  asked.set('/api/board ', answer)
  expect(takeEarly('/api/board')).toBe(answer)
  expect(takeEarly('/api/board')).toBeUndefined()
})

it('is handed out to nobody when it has grown old', () => {
  now.mockReturnValue(30_001)
  asked.set('/api/board ', answer)
  expect(takeEarly('/api/board')).toBeUndefined()
})
