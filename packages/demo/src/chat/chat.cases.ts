import type { DemoCase } from '../case-kit.ts'
import { chatMessages } from './chat-messages.cases.ts'
import { chatReads } from './chat-reads.cases.ts'

export const chatCases: DemoCase[] = [...chatReads, ...chatMessages]
