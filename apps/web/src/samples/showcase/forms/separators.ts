/** How a language sets thousands and decimals apart, for a field that writes numbers. */
export const separatorsOf = (locale: string) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
  const said = (type: 'group' | 'decimal', other: string) => parts.find((part) => part.type === type)?.value ?? other
  return { thousandSeparator: said('group', ','), decimalSeparator: said('decimal', '.') }
}
