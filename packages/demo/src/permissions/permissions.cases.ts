import type { DemoCase } from '../case-kit.ts'
import { permissionChanges } from './permissions-changes.cases.ts'
import { permissionLists } from './permissions-lists.cases.ts'

export const permissionsCases: DemoCase[] = [...permissionLists, ...permissionChanges]
