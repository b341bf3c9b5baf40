import { serve } from '@onward/contract'
import { invoice } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { invoiceHandlers } from './invoice.handlers.ts'
import { clientSeed } from './invoice.seed-clients.ts'
import { invoiceSeed } from './invoice.seed.ts'

export const openInvoice = ({ now, context }: DemoDeps): Answer =>
  serve(invoice, invoiceHandlers({ invoices: invoiceSeed(now()), clients: clientSeed() }), context, { lenient: true })
