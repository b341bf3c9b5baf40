import type { Invoice, InvoiceStatus } from '@onward/contract/samples'
import { numberIn } from '#web/samples/lib/number-in.ts'
import type { IconName } from '#web/ui/drawings/icon.tsx'

/** What stands for each status; its tint is in `lib/invoice-status.ts`. */
export const ICONS: Record<InvoiceStatus, IconName> = {
  Paid: 'done',
  Downloaded: 'download',
  Sent: 'send',
  Draft: 'pen',
  'Partial Payment': 'chart',
  'Past Due': 'clock',
}

/** A balance comes as a text for people. */
export const amountOf = (balance: Invoice['balance']) => (typeof balance === 'number' ? balance : numberIn(balance))
