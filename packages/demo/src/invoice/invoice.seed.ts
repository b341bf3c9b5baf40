import type { Invoice, InvoiceService, InvoiceStatus } from '@onward/contract/samples'
import { dayFrom } from '../dates.ts'
import { avatar } from '../portraits.ts'
import { money } from './invoice.money.ts'
import { clientSeed } from './invoice.seed-clients.ts'

const services = {
  software: 'Software Development',
  design: 'UI/UX Design & Development',
  license: 'Unlimited Extended License',
  template: 'Template Customization',
} as const satisfies Record<string, InvoiceService>

type Row = [
  issuedDaysAgo: number,
  /** Place in the list of clients. */
  client: number,
  service: keyof typeof services,
  total: number,
  status: InvoiceStatus,
  /** What is left of the total, for a part that was paid. */
  left?: number,
]

// The first is the oldest.
const rows: Row[] = [
  [182, 0, 'software', 5240, 'Paid'],
  [176, 1, 'design', 1875, 'Paid'],
  [171, 2, 'license', 999, 'Paid'],
  [164, 3, 'template', 420, 'Paid'],
  [160, 4, 'software', 7310, 'Past Due'],
  [153, 5, 'design', 2260, 'Paid'],
  [149, 6, 'template', 380, 'Paid'],
  [144, 7, 'license', 999, 'Past Due'],
  [138, 8, 'software', 4485, 'Paid'],
  [131, 9, 'design', 3120, 'Paid'],
  [127, 10, 'template', 95, 'Paid'],
  [122, 11, 'software', 6050, 'Paid'],
  [118, 0, 'design', 1430, 'Paid'],
  [113, 12, 'license', 999, 'Paid'],
  [109, 13, 'software', 8125, 'Past Due'],
  [104, 14, 'template', 615, 'Paid'],
  [98, 2, 'software', 3590, 'Paid'],
  [95, 15, 'design', 2745, 'Paid'],
  [91, 16, 'license', 999, 'Paid'],
  [87, 17, 'template', 240, 'Past Due'],
  [82, 18, 'software', 5675, 'Paid'],
  [78, 19, 'design', 1960, 'Paid'],
  [73, 4, 'license', 999, 'Paid'],
  [69, 1, 'template', 530, 'Past Due'],
  [66, 6, 'software', 4210, 'Paid'],
  [61, 9, 'design', 2890, 'Past Due'],
  [57, 3, 'software', 3345, 'Paid'],
  [52, 12, 'template', 175, 'Paid'],
  [48, 8, 'license', 999, 'Past Due'],
  [45, 11, 'design', 1725, 'Paid'],
  [41, 16, 'software', 6480, 'Past Due'],
  [38, 5, 'template', 88, 'Past Due'],
  [28, 7, 'software', 4960, 'Partial Payment', 2480],
  [26, 13, 'design', 2155, 'Paid'],
  [25, 10, 'license', 999, 'Sent'],
  [23, 18, 'template', 705, 'Downloaded'],
  [21, 0, 'software', 5390, 'Partial Payment', 1204],
  [19, 14, 'design', 3015, 'Sent'],
  [18, 19, 'license', 999, 'Downloaded'],
  [16, 2, 'template', 460, 'Paid'],
  [14, 17, 'software', 7840, 'Sent'],
  [12, 15, 'design', 1590, 'Partial Payment', 90],
  [11, 4, 'template', 325, 'Downloaded'],
  [9, 9, 'software', 2975, 'Sent'],
  [8, 1, 'license', 999, 'Downloaded'],
  [6, 16, 'design', 2430, 'Partial Payment', 1215],
  [5, 6, 'software', 6195, 'Downloaded'],
  [3, 11, 'template', 285, 'Draft'],
  [2, 3, 'design', 1140, 'Draft'],
  [1, 12, 'software', 4055, 'Draft'],
]

const FIRST = 4987
const DAYS_TO_PAY = 30

export const invoiceSeed = (now: Date): Invoice[] => {
  const clients = clientSeed()
  return rows.flatMap(([ago, place, service, total, invoiceStatus, left = total], at) => {
    const client = clients[place]
    if (!client) return []
    return {
      id: FIRST + at,
      issuedDate: dayFrom(now, -ago),
      client: { ...client },
      service: services[service],
      total,
      // Some have no picture: the screen shows their initials.
      avatar: place % 3 === 2 ? null : avatar(client.name),
      invoiceStatus,
      balance: invoiceStatus === 'Paid' ? 0 : money(left),
      dueDate: dayFrom(now, DAYS_TO_PAY - ago),
    }
  })
}
