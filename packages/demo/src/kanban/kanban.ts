import { serve } from '@onward/contract'
import { kanban } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { kanbanHandlers } from './kanban.handlers.ts'
import { boardSeed, kanbanTaskSeed } from './kanban.seed.ts'

export const openKanban = ({ now, context }: DemoDeps): Answer =>
  serve(kanban, kanbanHandlers({ boards: boardSeed(), tasks: kanbanTaskSeed(now()) }), context, { lenient: true })
