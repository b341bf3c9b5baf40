/** What may stand between cells; where two do equally often, the first. */
const DELIMITERS = [',', ';', '\t']

/**
 * What stands between the cells of a file, by the first line that says anything, its header: spreadsheets write a semicolon
 * where the comma is part of numbers. Undefined while that line has not come to its end.
 */
export const delimiterOf = (text: string, from: number, isEnd: boolean): string | undefined => {
  const counts = new Map(DELIMITERS.map((delimiter) => [delimiter, 0]))
  let isQuoted = false
  let isBlank = true
  let at = from
  for (; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if ((character === '\n' || character === '\r') && !isBlank) break
    if (character.trim() !== '') isBlank = false
    const count = counts.get(character)
    if (count !== undefined) counts.set(character, count + 1)
  }
  if (at === text.length && !isEnd) return undefined
  return DELIMITERS.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))[0]
}
