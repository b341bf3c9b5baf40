import type { DemoCase } from '../case-kit.ts'
import { invoiceLists } from './invoice-lists.cases.ts'
import { invoiceRows } from './invoice-rows.cases.ts'
import { invoiceSaves } from './invoice-saves.cases.ts'
import { invoiceSorts } from './invoice-sorts.cases.ts'

export const invoiceCases: DemoCase[] = [...invoiceLists, ...invoiceSorts, ...invoiceRows, ...invoiceSaves]
