import type { InvoiceStatus } from '@onward/contract/samples'
import type { Tone } from '#web/ui/layout/theme.ts'

/** The tint that each status has wherever an invoice is shown. */
export const STATUS_TONES: Record<InvoiceStatus, Tone> = {
  Paid: 4,
  Downloaded: 1,
  Sent: 0,
  Draft: 'away',
  'Partial Payment': 2,
  'Past Due': 6,
}
