import { serve } from '@onward/contract'
import { todo } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { todoHandlers } from './todo.handlers.ts'
import { todoSeed } from './todo.seed.ts'

export const openTodo = ({ now, context }: DemoDeps): Answer =>
  serve(todo, todoHandlers(todoSeed(now())), context, { lenient: true })
