import type { DemoCase } from '../case-kit.ts'
import { userChanges } from './users-changes.cases.ts'
import { userLists } from './users-lists.cases.ts'

export const usersCases: DemoCase[] = [...userLists, ...userChanges]
