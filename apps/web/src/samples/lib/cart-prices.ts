type Priced = { price: number; qty: number; discountPercentage: number }

const cents = (dollars: number) => Math.round(dollars * 100)

/** What one piece costs after its discount, in whole cents. */
export const reducedPrice = ({ price, discountPercentage }: Omit<Priced, 'qty'>) =>
  Math.round((cents(price) * (100 - discountPercentage)) / 100) / 100

/** The lines, each with what a piece of it costs. */
export const reducedLines = <Line extends Priced>(lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, reduced: reducedPrice(line) }))

/** What the lines would cost, how much of that the offers take off, and what is left to pay. */
export const pricesOf = (lines: readonly Priced[]) => {
  const sum = (priceOf: (line: Priced) => number) =>
    lines.reduce((all, line) => all + cents(priceOf(line)) * line.qty, 0)
  const [full, total] = [sum(({ price }) => price), sum(reducedPrice)]
  return { full: full / 100, discount: (full - total) / 100, total: total / 100 }
}
