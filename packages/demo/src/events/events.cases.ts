import type { DemoCase } from '../case-kit.ts'
import { eventChanges } from './events-changes.cases.ts'
import { eventLists } from './events-lists.cases.ts'

export const eventsCases: DemoCase[] = [...eventLists, ...eventChanges]
