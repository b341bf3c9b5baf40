import type { Poll } from '@onward/contract/samples'

/** How many have voted before; the sample knows their shares alone. */
const VOTES = 39

/** The poll with one's own vote among the others: whole shares that make a hundred. */
export const afterVote = (polls: readonly Poll[], vote: string | undefined): Poll[] => {
  if (vote === undefined) return [...polls]
  const exact = polls.map(({ name, result }) => {
    const votes = Math.round((parseFloat(result) * VOTES) / 100) + (name === vote ? 1 : 0)
    return (votes * 100) / (VOTES + 1)
  })
  // What is missing to a hundred goes to those that were cut the most.
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0)
  const cut = [...exact.keys()].toSorted((one, other) => ((exact[other] ?? 0) % 1) - ((exact[one] ?? 0) % 1))
  return polls.map((poll, at) => ({
    ...poll,
    result: `${Math.floor(exact[at] ?? 0) + (cut.indexOf(at) < missing ? 1 : 0)}%`,
  }))
}
