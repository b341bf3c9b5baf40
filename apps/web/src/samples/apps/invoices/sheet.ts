import type { Invoice, InvoiceClient } from '@onward/contract/samples'
import { textOf } from '#web/lib/text.ts'
import { linesOf, totalsOf, type Line } from './lines.ts'
import { amountOf } from './balance.ts'
import { writtenOn, type SheetParts } from './written.ts'

/** Everything that stands on an invoice. */
export type Sheet = {
  id: number
  issuedDate: string
  dueDate: string
  client: InvoiceClient | undefined
  lines: readonly Line[]
  salesperson: string
  note: string
  parts: SheetParts
  /** What was paid of it, in dollars. */
  paid: number
}

/** What is still owed of it. */
export const owedOf = ({ lines, paid }: Pick<Sheet, 'lines' | 'paid'>) =>
  Math.max(0, Math.round((totalsOf(lines).total - paid) * 100) / 100)

/** Who sells in the samples. */
export const SALESPERSON = 'Ingrid Halvorsen'
export const PARTS: SheetParts = { terms: true, note: true, stub: false }

/** A stored invoice as it is shown; the words that are not stored are those that were written here, or the sample's. */
export const sheetOf = (invoice: Invoice): Sheet => ({
  id: invoice.id,
  issuedDate: invoice.issuedDate,
  dueDate: invoice.dueDate,
  client: invoice.client,
  lines: linesOf(invoice, textOf('invoice.lineText')),
  salesperson: SALESPERSON,
  note: textOf('invoice.noteText'),
  parts: PARTS,
  paid: Math.round((invoice.total - amountOf(invoice.balance)) * 100) / 100,
  ...writtenOn(invoice.id),
})
