/** Turns the text of one column value, as PostgreSQL sends it, into its JavaScript value. */
type Decode = (text: string) => unknown

const asText: Decode = (text) => text
const asNumber: Decode = (text) => Number(text)

const asInteger: Decode = (text) => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

const asBytes: Decode = (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'))

const asWallTime: Decode = (text) => text.replace(' ', 'T').replace(/(T\d\d:\d\d):00$/, '$1')

// Both sessions run in UTC, so the offset is always +00. Microseconds stay when there are any: a value read is a value
// that finds its row again.
const asInstant: Decode = (text) => {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text)
  return parts === null ? text : `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0')}Z`
}

const scalars: Record<number, Decode> = {
  16: (text) => text === 't',
  17: asBytes,
  20: asInteger,
  21: asNumber,
  23: asNumber,
  26: asNumber,
  114: (text) => JSON.parse(text),
  700: asNumber,
  701: asNumber,
  1114: asWallTime,
  1184: asInstant,
  3802: (text) => JSON.parse(text),
}

/** Element type by array type, for every array that is not left as text. */
const arrays: Record<number, number> = {
  199: 114,
  1000: 16,
  1001: 17,
  1002: 18,
  1003: 19,
  1005: 21,
  1007: 23,
  1009: 25,
  1014: 1042,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1028: 26,
  1115: 1114,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
}

const decodeArray = (text: string, decode: Decode): unknown[] => {
  let at = text.indexOf('{')
  const quoted = (): string => {
    let value = ''
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1
      value += text[at]
    }
    at += 1
    return value
  }
  const list = (): unknown[] => {
    const values: unknown[] = []
    at += 1
    while (text[at] !== '}') {
      if (text[at] === ',') at += 1
      if (text[at] === '{') values.push(list())
      else if (text[at] === '"') values.push(decode(quoted()))
      else {
        const end = text.slice(at).search(/[,}]/) + at
        const word = text.slice(at, end)
        values.push(word === 'NULL' ? null : decode(word))
        at = end
      }
    }
    at += 1
    return values
  }
  return list()
}

const decoders = new Map<number, Decode>(Object.entries(scalars).map(([type, decode]) => [Number(type), decode]))
for (const [type, element] of Object.entries(arrays)) {
  const decode = scalars[element] ?? asText
  decoders.set(Number(type), (text) => decodeArray(text, decode))
}

/**
 * The one place that says what a column's value is in JavaScript, on both engines: `int8` a number (a bigint beyond the safe
 * range), `date` and `numeric` text, `timestamp` `YYYY-MM-DDTHH:MM` (with seconds when there are any), `timestamptz`
 * `YYYY-MM-DDTHH:MM:SS.mmmZ`, `json` parsed, `bytea` a Uint8Array, arrays arrays, everything unknown its text.
 */
export const decoderOf = (type: number): Decode => decoders.get(type) ?? asText

/** The decoders by type, for a driver that wants a table. */
export const decoderTable = (): Record<number, Decode> => ({
  // Types a driver knows on its own, here only so that its own idea of them is never used.
  ...Object.fromEntries([18, 19, 25, 1042, 1043, 1082, 1083, 1186, 1266, 1700, 2950].map((type) => [type, asText])),
  ...Object.fromEntries(decoders),
})

const encodeElement = (value: unknown): string => {
  if (Array.isArray(value)) return encodeArray(value)
  const text = encodeParameter(value)
  return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

const encodeArray = (values: readonly unknown[]): string => `{${values.map(encodeElement).join(',')}}`

/**
 * A parameter as the text that PostgreSQL reads. Every parameter leaves as text, so that both engines understand it alike.
 * A JavaScript array becomes an SQL array; a list for a `json` column is given as its JSON text.
 */
export const encodeParameter = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return encodeArray(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
