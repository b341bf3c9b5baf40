import type { Invoice, InvoiceClient } from '@onward/contract/samples'
import { textOf } from '#web/lib/text.ts'
import { linesOf, type Line } from './lines.ts'

/** The choices at the side of the editor: what the sheet shows beside its lines. */
export type SheetParts = { terms: boolean; note: boolean; stub: boolean }

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
}

/** Who sells in the samples. */
export const SALESPERSON = 'Ingrid Halvorsen'
export const PARTS: SheetParts = { terms: true, note: true, stub: false }

/** A stored invoice as it is shown; the words that are not stored are the sample's. */
export const sheetOf = (invoice: Invoice): Sheet => ({
  id: invoice.id,
  issuedDate: invoice.issuedDate,
  dueDate: invoice.dueDate,
  client: invoice.client,
  lines: linesOf(invoice, textOf('invoice.lineText')),
  salesperson: SALESPERSON,
  note: textOf('invoice.noteText'),
  parts: PARTS,
})
