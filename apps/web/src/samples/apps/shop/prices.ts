/** A span of prices in US dollars, each bound as the address has it: empty text is no bound. */
type Span = { minPrice: string; maxPrice: string }

/** The spans that one choice picks. */
export const SPANS: readonly Span[] = [
  { minPrice: '', maxPrice: '' },
  { minPrice: '', maxPrice: '10' },
  { minPrice: '10', maxPrice: '100' },
  { minPrice: '100', maxPrice: '500' },
  { minPrice: '500', maxPrice: '' },
]

/** Where the slider ends: a round number over the highest price. */
export const ceilingOf = (prices: readonly number[]) => Math.max(10, Math.ceil(Math.max(0, ...prices) / 50) * 50)

/** A bound that the server would refuse, typed into the address, is no bound. */
export const boundOf = (text: string) => (text.trim() !== '' && Number(text) >= 0 ? text : '')

/** Both ends for the slider. */
export const endsOf = ({ minPrice, maxPrice }: Span, ceiling: number): [number, number] => {
  const to = maxPrice === '' ? ceiling : Math.min(Number(maxPrice), ceiling)
  return [Math.min(Number(minPrice), to), to]
}

/** What the slider's ends mean: at its own ends there is no bound. */
export const spanOf = ([from, to]: readonly [number, number], ceiling: number): Span => ({
  minPrice: from === 0 ? '' : String(from),
  maxPrice: to === ceiling ? '' : String(to),
})
