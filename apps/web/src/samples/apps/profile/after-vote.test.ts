import { expect, it } from 'vitest'
import { afterVote } from './after-vote.ts'

const polls = [
  { name: 'Twelve hours', result: '46%', votedUser: [] },
  { name: 'Eight hours', result: '31%', votedUser: [] },
  { name: 'A mix', result: '18%', votedUser: [] },
  { name: 'Whatever', result: '5%', votedUser: [] },
]
const shares = (vote?: string) => afterVote(polls, vote).map(({ result }) => parseFloat(result))

it('is as it was before one votes', () => expect(shares()).toEqual([46, 31, 18, 5]))

it.each(polls.map(({ name }, at) => [name, at] as const))('counts a vote for %s', (name, at) => {
  const before = shares()
  const after = shares(name)
  expect(after[at]).toBeGreaterThan(before[at] ?? 100)
  expect(after.filter((share, other) => other !== at && share > (before[other] ?? 0))).toEqual([])
  expect(after.reduce((sum, share) => sum + share, 0)).toBe(100)
})
