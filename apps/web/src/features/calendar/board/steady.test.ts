import { expect, it } from 'vitest'
import { madeOf, steadyGroups } from './steady.ts'

it('keeps each group that has the same members, and no other', () => {
  const group = steadyGroups(({ row }: { row: string; id: number }) => row)
  const [one, two, three] = [
    { row: 'a', id: 1 },
    { row: 'a', id: 2 },
    { row: 'b', id: 3 },
  ]
  const before = group([one, two, three])
  const after = group([one, two, { ...three }])
  expect(after.get('a')).toBe(before.get('a'))
  expect(after.get('b')).not.toBe(before.get('b'))
  expect([...group([two, one]).entries()]).toEqual([['a', [two, one]]])
})

it('makes something of each once', () => {
  let count = 0
  const made = madeOf<object, number>(() => (count += 1))
  const one = {}
  expect([made(one), made(one), made({})]).toEqual([1, 1, 2])
})
