import { expect } from 'vitest'
import { isEmpty, isRefused, type DemoCase } from '../case-kit.ts'
import { added, BASE, ids, tasks, updated } from './kanban.calls.ts'
import { kanbanTaskSeed } from './kanban.seed.ts'

const dayIn = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const full = {
  title: 'Label the lockers',
  description: '<p>Names on the inside.</p>',
  labels: ['Forms', 'UX'],
  boardId: 'in-progress',
  dueDate: '2026-12-24',
  coverImage: 'data:image/png;base64,AAAA',
  attachments: [{ name: 'lockers.pdf', img: 'pdf.svg' }],
  comments: [{ name: 'Hana Okabe', img: '', comment: 'Mine is number nine.' }],
  assignedTo: [{ title: 'Hana Okabe', img: 'hana.svg' }],
}

export const kanbanTasks: DemoCase[] = [
  {
    proves: '7 add-task returns {newTask} with defaults · 15.6 due in two days · 15.21 200',
    does: 'adds a task at the end, with the next id and empty lists',
    run: async (api) => {
      const newTask = await added(api, { title: 'Order new badges', boardId: 'todo' })
      expect(newTask).toEqual({
        id: 13,
        title: 'Order new badges',
        boardId: 'todo',
        description: '',
        dueDate: dayIn(api.now, 2),
        labels: [],
        attachments: [],
        comments: [],
        assignedTo: [],
      })
      expect(await tasks(api)).toEqual([...kanbanTaskSeed(api.now), newTask])
      expect((await added(api, { title: 'And lanyards', boardId: 'todo' })).id).toBe(14)
    },
  },
  {
    proves: '15.6 add-task: defaults only where nothing is given',
    does: 'keeps what a new task says',
    run: async (api) => expect(await added(api, { id: 1, ...full })).toEqual({ ...full, id: 13 }),
  },
  {
    proves: '15.6 add-task: a board that is not there',
    does: 'answers 404 and adds nothing',
    run: async (api) => {
      await isEmpty(api.post(`${BASE}/add-task`, { data: { title: 'Lost', boardId: 'nowhere' } }), 404)
      expect(ids(await tasks(api))).toHaveLength(12)
    },
  },
  {
    proves: '6.5 add task: empty is an error · 15.21 add-task, wrong types',
    does: 'names each wrong field, and adds nothing',
    run: async (api) => {
      const path = `${BASE}/add-task`
      await isRefused(api.post(path, {}), 'data')
      await isRefused(api.post(path, { data: { title: ' ', boardId: 'todo' } }), 'data.title')
      await isRefused(api.post(path, { data: { title: 'On no board' } }), 'data.boardId')
      const data = { ...full, labels: ['UX', 'Urgent'], dueDate: '2026-02-30', comments: 'none', assignedTo: [{}] }
      await isRefused(
        api.post(path, { data }),
        'data.labels.1',
        'data.dueDate',
        'data.comments',
        'data.assignedTo.0.title',
      )
      expect(await tasks(api)).toEqual(kanbanTaskSeed(api.now))
    },
  },
  {
    proves: '7 update-task returns {task} · 15.6 merge by id',
    does: 'changes the given fields, keeps the others and the place',
    run: async (api) => {
      const before = kanbanTaskSeed(api.now)
      const changes = { title: 'Shorten it further', labels: ['UX'], dueDate: '' }
      expect(await updated(api, { id: 2, ...changes })).toEqual({ ...before[1], ...changes })
      expect(await tasks(api)).toEqual(before.map((task) => (task.id === 2 ? { ...task, ...changes } : task)))
      expect(await updated(api, { id: '2', ...full })).toEqual({ id: 2, ...full })
    },
  },
  {
    proves: '6.5 cover image',
    does: 'takes the cover away when an empty one is given',
    run: async (api) => {
      const [first] = kanbanTaskSeed(api.now)
      expect(first?.coverImage).toMatch(/^data:image/)
      const { coverImage: _, ...without } = first ?? {}
      expect(await updated(api, { id: 1, coverImage: '' })).toEqual(without)
    },
  },
  {
    proves: '15.0 missing rows: update-task',
    does: 'answers 404 for a task or a board that is not there, and changes nothing',
    run: async (api) => {
      const path = `${BASE}/update-task`
      await isEmpty(api.post(path, { data: { id: 999, title: 'Nobody' } }), 404)
      await isEmpty(api.post(path, { data: { id: 1, title: 'Moved away', boardId: 'nowhere' } }), 404)
      expect(await tasks(api)).toEqual(kanbanTaskSeed(api.now))
    },
  },
  {
    proves: '6.5 title required · 15.21 update-task, wrong types',
    does: 'names a missing id and each wrong field of a change',
    run: async (api) => {
      const path = `${BASE}/update-task`
      await isRefused(api.post(path, { data: { title: 'No id' } }), 'data.id')
      await isRefused(api.post(path, { data: { id: 'two' } }), 'data.id')
      await isRefused(
        api.post(path, { data: { id: 2, title: '', description: null, attachments: [7] } }),
        'data.title',
        'data.description',
        'data.attachments.0',
      )
      expect(await tasks(api)).toEqual(kanbanTaskSeed(api.now))
    },
  },
]
