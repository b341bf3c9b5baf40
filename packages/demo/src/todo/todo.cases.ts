import type { DemoCase } from '../case-kit.ts'
import { todoChanges } from './todo-changes.cases.ts'
import { todoLists } from './todo-lists.cases.ts'
import { todoSorts } from './todo-sorts.cases.ts'

export const todoCases: DemoCase[] = [...todoLists, ...todoSorts, ...todoChanges]
