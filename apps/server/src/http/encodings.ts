/** What an answer can be packed in, by the words of `Accept-Encoding`. */
export type Encoding = 'zstd' | 'br' | 'gzip'

const weightOf = (parameters: readonly string[]) => {
  const given = parameters.find((parameter) => /^q=/i.test(parameter))
  if (given === undefined) return 1
  // What is no weight is no wish either.
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/i.test(given) ? Number(given.slice(2)) : 0
}

const weightsOf = (header: string) =>
  new Map(
    header.split(',').map((offer) => {
      const [word = '', ...parameters] = offer.split(';').map((part) => part.trim())
      return [word.toLowerCase().replace(/^x-gzip$/, 'gzip'), weightOf(parameters)]
    }),
  )

/**
 * The encoding that a client likes best, of those at hand; where it likes several as much, the first of these. Undefined: the
 * bytes as they are.
 * @param header the request's `Accept-Encoding`
 */
export const bestEncoding = (header: string | undefined, atHand: readonly Encoding[]): Encoding | undefined => {
  const weights = weightsOf(header ?? '')
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = atHand.filter((one) => weight(one) > 0).sort((one, other) => weight(other) - weight(one))
  return best !== undefined && weight(best) >= (weights.get('identity') ?? 0) ? best : undefined
}
