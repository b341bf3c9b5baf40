import { kanban } from '@onward/contract/samples'
import { read, type CaseApi } from '../case-kit.ts'

export const BASE = '/apps/kanban'
export const boards = (api: CaseApi) => read(api.get(`${BASE}/boards`), kanban.listBoards.answers[200])
export const tasks = (api: CaseApi) => read(api.get(`${BASE}/tasks`), kanban.listKanbanTasks.answers[200])
export const reordered = (api: CaseApi, taskId: unknown, targetTaskId: unknown) =>
  read(api.post(`${BASE}/reorder-tasks`, { data: { taskId, targetTaskId } }), kanban.reorderTasks.answers[200])
export const moved = (api: CaseApi, taskId: unknown, newBoardId: string) =>
  read(api.post(`${BASE}/update-task-board`, { data: { taskId, newBoardId } }), kanban.moveTask.answers[200])
export const added = async (api: CaseApi, data: object) =>
  (await read(api.post(`${BASE}/add-task`, { data }), kanban.addKanbanTask.answers[200])).newTask
export const addedBoard = async (api: CaseApi, data: object) =>
  (await read(api.post(`${BASE}/add-board`, { data }), kanban.addBoard.answers[200])).board
export const updated = async (api: CaseApi, data: object) =>
  (await read(api.post(`${BASE}/update-task`, { data }), kanban.updateKanbanTask.answers[200])).task

export const ids = <T>(rows: { id: T }[]) => rows.map(({ id }) => id)
