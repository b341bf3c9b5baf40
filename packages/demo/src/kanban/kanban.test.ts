import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi, NOW } from '../../test/node-api.ts'
import { added, addedBoard, BASE, boards, ids, moved, reordered, tasks } from './kanban.calls.ts'
import { kanbanCases } from './kanban.cases.ts'
import { boardSeed, kanbanTaskSeed } from './kanban.seed.ts'

describe('kanban', () => {
  it.each(kanbanCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

describe('the sample tasks', () => {
  it('are the same at the same moment, and never the same object', () => {
    expect(kanbanTaskSeed(NOW)).toEqual(kanbanTaskSeed(NOW))
    kanbanTaskSeed(NOW)[0]?.labels.push('Forms')
    expect(kanbanTaskSeed(NOW)[0]?.labels).toEqual(['App', 'UX'])
    expect(boardSeed()[0]).not.toBe(boardSeed()[0])
  })
})

const seed = 20261121
describe(`kanban, by property (seed ${seed})`, () => {
  const id = fc.integer({ min: 1, max: 15 })
  const board = fc.constantFrom('todo', 'in-progress', 'done', 'extra', 'nowhere')
  const step = fc.oneof(
    fc.record({ kind: fc.constant('reorder' as const), task: id, target: id }),
    fc.record({ kind: fc.constant('move' as const), task: id, board }),
  )

  it('any sequence of moves keeps each task exactly once, on a board that exists', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const api = nodeApi(freshDemo())
        await addedBoard(api, { id: 'extra', title: 'Extra' })
        const before = await tasks(api)
        for (const one of steps) {
          if (one.kind === 'reorder') await reordered(api, one.task, one.target)
          else await api.post(`${BASE}/update-task-board`, { data: { taskId: one.task, newBoardId: one.board } })
        }
        const after = await tasks(api)
        expect(ids(after).toSorted((a, b) => a - b)).toEqual(ids(before))
        const known = ids(await boards(api))
        for (const { boardId, ...task } of after) {
          expect(known).toContain(boardId)
          const { boardId: _, ...same } = before.find((old) => old.id === task.id) ?? {}
          expect(task).toEqual(same)
        }
      }),
      { seed, numRuns: 80 },
    )
  })

  it('a reordered task stands where its target stood, and the others keep their order', async () => {
    const present = fc.integer({ min: 1, max: 12 })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(present, present), { minLength: 1, maxLength: 12 }), async (steps) => {
        const api = nodeApi(freshDemo())
        for (const [task, target] of steps) {
          const before = ids(await tasks(api))
          const after = ids(await reordered(api, task, target))
          expect(after.indexOf(task)).toBe(before.indexOf(target))
          expect(after.filter((one) => one !== task)).toEqual(before.filter((one) => one !== task))
        }
      }),
      { seed, numRuns: 80 },
    )
  })

  it('a move is undone by moving back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('todo', 'in-progress', 'done'),
        async (task, to) => {
          const api = nodeApi(freshDemo())
          const home = kanbanTaskSeed(NOW).find((one) => one.id === task)?.boardId ?? ''
          expect((await moved(api, task, to)).find((one) => one.id === task)?.boardId).toBe(to)
          expect(await moved(api, task, home)).toEqual(kanbanTaskSeed(NOW))
        },
      ),
      { seed, numRuns: 40 },
    )
  })

  it('the next id is free whatever was removed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(['todo', 'in-progress', 'done'], { maxLength: 2 }), async (cleared) => {
        const api = nodeApi(freshDemo())
        for (const one of cleared) await api.delete(`${BASE}/clear-tasks`, { id: one })
        const before = ids(await tasks(api))
        expect((await added(api, { title: 'New', boardId: 'todo' })).id).toBe(Math.max(...before) + 1)
      }),
      { seed, numRuns: 20 },
    )
  })
})
