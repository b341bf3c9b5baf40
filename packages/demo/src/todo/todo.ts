import { serve, todo } from '@onward/contract'
import type { Answer, DemoDeps } from '../demo.ts'
import { todoHandlers } from './todo.handlers.ts'
import { todoSeed } from './todo.seed.ts'

export const openTodo = ({ now, context }: DemoDeps): Answer =>
  serve(todo, todoHandlers(todoSeed(now())), context, { lenient: true })
