import { expect } from 'vitest'
import { isEmpty, isRefused, type CaseApi, type DemoCase } from '../case-kit.ts'
import { added, addedBoard, BASE, boards, ids, tasks } from './kanban.calls.ts'
import { boardSeed, kanbanTaskSeed } from './kanban.seed.ts'

const notOn = (api: CaseApi, board: string) => kanbanTaskSeed(api.now).filter(({ boardId }) => boardId !== board)

export const kanbanBoards: DemoCase[] = [
  {
    proves: '9 kanban board ids · 3 Board',
    does: 'has the boards todo, in-progress and done',
    run: async (api) => {
      expect(ids(await boards(api))).toEqual(['todo', 'in-progress', 'done'])
      expect(await boards(api)).toEqual(boardSeed())
    },
  },
  {
    proves: '7 Kanban tasks · 3 Task',
    does: 'hands out all tasks, at least four on each board, with every field',
    run: async (api) => {
      const all = await tasks(api)
      expect(all).toEqual(kanbanTaskSeed(api.now))
      for (const board of ['todo', 'in-progress', 'done']) {
        expect(all.filter(({ boardId }) => boardId === board).length).toBeGreaterThanOrEqual(4)
      }
      const fields = ['id', 'title', 'description', 'labels', 'boardId', 'dueDate']
      const lists = ['attachments', 'comments', 'assignedTo']
      const withCover = all.filter(({ coverImage }) => coverImage !== undefined)
      expect(withCover.length).toBeGreaterThan(1)
      expect(withCover.length).toBeLessThan(all.length)
      expect(Object.keys(withCover[0] ?? {}).toSorted()).toEqual([...fields, ...lists, 'coverImage'].toSorted())
      for (const { dueDate } of all) expect(dueDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    },
  },
  {
    proves: '7 add-board returns {board} · 15.21 200',
    does: 'adds a board at the end, which takes tasks',
    run: async (api) => {
      expect(await addedBoard(api, { id: 'on-hold', title: 'On hold' })).toEqual({ id: 'on-hold', title: 'On hold' })
      expect(ids(await boards(api))).toEqual(['todo', 'in-progress', 'done', 'on-hold'])
      expect((await added(api, { title: 'Wait for the painter', boardId: 'on-hold' })).boardId).toBe('on-hold')
    },
  },
  {
    proves: '15.6 add-board: duplicate id',
    does: 'answers 409 for an id that is taken, and adds nothing',
    run: async (api) => {
      await isEmpty(api.post(`${BASE}/add-board`, { data: { id: 'done', title: 'Done again' } }), 409)
      expect(await boards(api)).toEqual(boardSeed())
    },
  },
  {
    proves: '6.5 add board: empty is an error · 15.21 add-board, wrong types',
    does: 'names an id or a title that is missing or none',
    run: async (api) => {
      const path = `${BASE}/add-board`
      await isRefused(api.post(path), 'data')
      await isRefused(api.post(path, { data: {} }), 'data.id', 'data.title')
      await isRefused(api.post(path, { data: { id: '', title: ' ' } }), 'data.id', 'data.title')
      await isRefused(api.post(path, { data: { id: ['x'], title: 7 } }), 'data.id', 'data.title')
      expect(await boards(api)).toEqual(boardSeed())
    },
  },
  {
    proves: '4 Kanban: clearing a board removes only its tasks · 15.21 200',
    does: 'clears a board and keeps it',
    run: async (api) => {
      await isEmpty(api.delete(`${BASE}/clear-tasks`, { id: 'todo' }))
      expect(await tasks(api)).toEqual(notOn(api, 'todo'))
      expect(await boards(api)).toEqual(boardSeed())
    },
  },
  {
    proves: '4 Kanban: deleting a board also removes its tasks · 15.21 200',
    does: 'deletes a board with its tasks',
    run: async (api) => {
      await isEmpty(api.delete(`${BASE}/delete-board`, { id: 'in-progress' }))
      expect(ids(await boards(api))).toEqual(['todo', 'done'])
      expect(await tasks(api)).toEqual(notOn(api, 'in-progress'))
    },
  },
  ...['clear-tasks', 'delete-board'].flatMap((call): DemoCase[] => [
    {
      proves: `15.6 ${call}: raw body`,
      does: `takes the bare id of the board as body of ${call}`,
      run: async (api) => {
        await isEmpty(api.delete(`${BASE}/${call}`, {}, 'done'))
        expect(await tasks(api)).toEqual(notOn(api, 'done'))
      },
    },
    {
      proves: `15.0 ${call}: missing rows`,
      does: `removes nothing by ${call} when the board is not there`,
      run: async (api) => {
        for (const id of ['archive', 'Done', '__proto__', '1']) await isEmpty(api.delete(`${BASE}/${call}`, { id }))
        expect(await boards(api)).toEqual(boardSeed())
        expect(await tasks(api)).toEqual(kanbanTaskSeed(api.now))
      },
    },
    {
      proves: `15.21 ${call}, wrong types`,
      does: `names a missing or double id of ${call}`,
      run: async (api) => {
        await isRefused(api.delete(`${BASE}/${call}`), 'id')
        await isRefused(api.delete(`${BASE}/${call}`, { id: '' }), 'id')
        await isRefused(api.delete(`${BASE}/${call}`, { id: ['todo', 'done'] }), 'id')
        expect(await tasks(api)).toEqual(kanbanTaskSeed(api.now))
      },
    },
  ]),
]
