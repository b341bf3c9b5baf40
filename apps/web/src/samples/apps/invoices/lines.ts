import type { Invoice, InvoiceService } from '@onward/contract/samples'

/** What one line of an invoice bills. Rates are dollars, discount and tax per cent. */
export type Line = {
  item: InvoiceService
  description: string
  rate: number
  hours: number
  discount: number
  tax: number
}

/** Sums are made of whole cents, so that nothing is lost on the way. */
const cents = (dollars: number) => Math.round(dollars * 100)
const part = (whole: number, percent: number) => Math.round((whole * percent) / 100)

/** The price of a line before discount and tax. */
export const priceOf = ({ rate, hours }: Pick<Line, 'rate' | 'hours'>) => cents(rate * hours) / 100

/** What all lines come to. The tax is on what is left after the discount. */
export const totalsOf = (lines: readonly Line[]) => {
  const sums = { subtotal: 0, discount: 0, tax: 0 }
  for (const line of lines) {
    const price = cents(priceOf(line))
    const discount = part(price, line.discount)
    sums.subtotal += price
    sums.discount += discount
    sums.tax += part(price - discount, line.tax)
  }
  const { subtotal, discount, tax } = sums
  return {
    subtotal: subtotal / 100,
    discount: discount / 100,
    tax: tax / 100,
    total: (subtotal - discount + tax) / 100,
  }
}

const MOST_HOURS = 60
const LEAST_RATE = 45

/** The line behind an invoice, of which only service and total are stored: as many whole hours as come to that total. */
export const linesOf = ({ service, total }: Pick<Invoice, 'service' | 'total'>, description: string): Line[] => {
  let hours = service === 'Unlimited Extended License' ? 1 : MOST_HOURS
  while (hours > 1 && (total % hours !== 0 || total / hours < LEAST_RATE)) hours -= 1
  return [{ item: service, description, rate: total / hours, hours, discount: 0, tax: 0 }]
}

/** A line to be filled in. */
export const blankLine = (): Line => ({
  item: 'Software Development',
  description: '',
  rate: 60,
  hours: 1,
  discount: 0,
  tax: 0,
})
