import type { InvoiceStatus } from '@onward/contract/samples'

/** The tint that each status has wherever an invoice is shown. */
export const STATUS_TONES: Record<InvoiceStatus, number> = {
  Paid: 4,
  Downloaded: 1,
  Sent: 0,
  Draft: 7,
  'Partial Payment': 2,
  'Past Due': 6,
}
