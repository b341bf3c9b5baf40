import type { DemoCase } from '../case-kit.ts'
import { emailChanges } from './email-changes.cases.ts'
import { emailLists } from './email-lists.cases.ts'
import { emailReads } from './email-reads.cases.ts'

export const emailCases: DemoCase[] = [...emailLists, ...emailReads, ...emailChanges]
