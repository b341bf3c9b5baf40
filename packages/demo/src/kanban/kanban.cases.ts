import type { DemoCase } from '../case-kit.ts'
import { kanbanBoards } from './kanban-boards.cases.ts'
import { kanbanMoves } from './kanban-moves.cases.ts'
import { kanbanTasks } from './kanban-tasks.cases.ts'

export const kanbanCases: DemoCase[] = [...kanbanBoards, ...kanbanMoves, ...kanbanTasks]
