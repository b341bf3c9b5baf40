import type { InvoiceStatus } from '@onward/contract/samples'
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
