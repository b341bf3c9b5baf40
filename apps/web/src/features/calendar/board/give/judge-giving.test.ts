import { ApiError, type ProposedVerdict } from '@onward/contract'
import { expect, it } from 'vitest'
import { boardOf, day } from '#test/board.ts'
import { NO_NAMES } from '#web/ui/rules/words.ts'
import type { Change } from '../change.ts'
import { rosterOf } from '../roster.ts'
import { judgeGiving } from './judge-giving.ts'

const { shifts } = rosterOf(
  boardOf([day(0, '2031-03-10'), day(0, '2031-03-11'), day(0, '2031-03-12'), day(0, '2031-03-13', 1)]),
  '',
)
const ben = { providerId: 'ben', providerName: 'Ben', lastDay: null }
const idsOf = (changes: readonly Change[]) => changes.map(({ assignmentId }) => assignmentId)
const verdict = (assignmentIds: number[], needs: ProposedVerdict['needs']): ProposedVerdict => ({
  key: `v${assignmentIds.join('')}`,
  severity: needs === 'cure' ? 'block' : 'warn',
  ruleId: 'r1',
  kind: 'mostMinutes',
  message: 'Too much.',
  providerId: 'ben',
  providerName: 'Ben',
  assignmentIds,
  from: '2031-03-10',
  to: '2031-03-13',
  amount: 60,
  unit: 'minutes',
  facts: {},
  needs,
  cures: null,
})
const says = (...verdicts: ProposedVerdict[]) => ({ verdicts, names: NO_NAMES })
/** A judge that refuses for a while: what it says in turn, and what it was asked. */
const judging = (...answers: (Error | ReturnType<typeof says>)[]) => {
  const asked: number[][] = []
  const judge = async (changes: readonly Change[]) => {
    asked.push(idsOf(changes))
    const answer = answers[asked.length - 1]
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked once too often')
    return answer
  }
  return { asked, judge }
}
const conflicts = (...places: number[]) =>
  new ApiError(409, {
    message: 'No',
    reason: 'conflicts',
    facts: {
      conflicts: places.map((at) => ({
        at,
        conflict: { message: 'No', reason: 'overlap', facts: { wanted: null, shifts: [] }, conflicts: [] },
      })),
    },
  })
const closed = (hospitalId: string | null) =>
  new ApiError(423, {
    message: 'Closed',
    reason: 'locked',
    facts: {
      lock: {
        lockId: 1,
        hospitalId,
        facilityName: null,
        from: '2031-03-12',
        to: '2031-03-31',
        reason: 'paid',
        userId: null,
        userName: null,
        at: '2031-03-01T00:00:00Z',
      },
    },
  })

it('gives all where nothing speaks against it, each with the version that was seen', async () => {
  const { judge } = judging(says())
  const { cannot, changes, said } = await judgeGiving(shifts, ben, judge)
  expect([cannot.size, said?.verdicts]).toEqual([0, []])
  expect(changes[3]).toEqual({ kind: 'change', assignmentId: 4, version: 1, providerId: 'ben' })
})

it('keeps back what somebody is in the way of, and asks about the rest', async () => {
  const { judge, asked } = judging(conflicts(1), says(verdict([3], 'reason')))
  const { cannot, changes, said } = await judgeGiving(shifts, ben, judge)
  expect(asked).toEqual([
    [1, 2, 3, 4],
    [1, 3, 4],
  ])
  expect([...cannot]).toMatchObject([[2, { by: 'conflict', conflict: { reason: 'overlap' } }]])
  expect(idsOf(changes)).toEqual([1, 3, 4])
  expect(said?.verdicts).toHaveLength(1)
})

it('keeps back what is closed, at its place alone', async () => {
  const at = async (hospitalId: string | null) =>
    idsOf((await judgeGiving(shifts, ben, judging(closed(hospitalId), says()).judge)).changes)
  expect(await at(null)).toEqual([1, 2])
  expect(await at('ny')).toEqual([1, 2, 4])
  // What is closed nowhere here is told as it is.
  await expect(at('elsewhere')).rejects.toThrow('Closed')
})

it('keeps back the last shift with which a rule is broken, one at a time', async () => {
  const both = [verdict([1, 2, 3, 99], 'cure'), verdict([2, 3], 'cure')]
  const { judge, asked } = judging(says(...both), says(verdict([1, 2], 'admin')), says())
  const { cannot } = await judgeGiving(shifts, ben, judge)
  expect(asked).toEqual([
    [1, 2, 3, 4],
    [1, 2, 4],
    [1, 4],
  ])
  expect([...cannot.keys()]).toEqual([3, 2])
})

it('does not give what a rule forbids because of others', async () => {
  const { said, changes } = await judgeGiving(shifts, ben, judging(says(verdict([77], 'cure'))).judge)
  expect([changes.length, said?.verdicts.length]).toEqual([4, 1])
})

it('knows without asking who has left by then, and what is not saved', async () => {
  const [first, ...others] = shifts
  const all = first ? [{ ...first, isUnsaved: true as const }, ...others] : []
  const { judge, asked } = judging(says())
  const { cannot } = await judgeGiving(all, { ...ben, lastDay: '2031-03-12' }, judge)
  expect(asked).toEqual([[2, 3]])
  expect([...cannot]).toEqual([
    [1, { by: 'unsaved' }],
    [4, { by: 'lastDay', date: '2031-03-12' }],
  ])
})

it('asks nothing where nothing is left, and hands on what is about none of them', async () => {
  const { judge, asked } = judging()
  expect((await judgeGiving(shifts, { ...ben, lastDay: '2031-03-01' }, judge)).changes).toEqual([])
  expect(asked).toEqual([])
  await expect(judgeGiving(shifts, ben, judging(new TypeError('lost')).judge)).rejects.toThrow('lost')
})
