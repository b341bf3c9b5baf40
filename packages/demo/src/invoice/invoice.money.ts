/** Dollars as the calls write a balance, `$1,204`, with cents where there are any. */
export const money = (dollars: number) =>
  `$${dollars.toLocaleString('en-US', Number.isInteger(dollars) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
