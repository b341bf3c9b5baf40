import type { Invoice, InvoiceStatus } from '@onward/contract'
import type { IconName } from '#web/ui/icon.tsx'

/** How each status is drawn. */
export const LOOKS: Record<InvoiceStatus, { tone: number; icon: IconName }> = {
  Paid: { tone: 4, icon: 'done' },
  Downloaded: { tone: 1, icon: 'download' },
  Sent: { tone: 0, icon: 'send' },
  Draft: { tone: 7, icon: 'pen' },
  'Partial Payment': { tone: 2, icon: 'chart' },
  'Past Due': { tone: 6, icon: 'clock' },
}

/** A balance comes as a text for people. */
export const amountOf = (balance: Invoice['balance']) =>
  typeof balance === 'number' ? balance : Number(balance.replace(/[^\d.-]/g, ''))
