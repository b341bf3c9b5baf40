import { SAMPLE_PEOPLE } from '#web/samples/lib/sample-people.ts'

/** What no call tells: what the business builds at the moment. Days from today, and dollars. */
export const PROJECT = {
  startedDaysAgo: 18,
  dueInDays: 24,
  budget: 49_250,
  done: 0.64,
  team: SAMPLE_PEOPLE.slice(1, 5),
  steps: [
    { id: 'design', tone: 1 },
    { id: 'flows', tone: 2 },
    { id: 'tests', tone: 4 },
  ],
} as const
