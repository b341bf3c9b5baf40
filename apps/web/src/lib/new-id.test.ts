import { afterEach, expect, it, vi } from 'vitest'
import { newId } from './new-id.ts'

afterEach(() => void vi.unstubAllGlobals())

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

it('is another one each time, on a page of plain HTTP too', () => {
  const secure = newId()
  const { getRandomValues } = globalThis.crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(globalThis.crypto) })
  const plain = [newId(), newId()]
  for (const id of [secure, ...plain]) expect(id).toMatch(UUID)
  expect(new Set([secure, ...plain]).size).toBe(3)
})
