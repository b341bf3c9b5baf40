import { folded } from '#web/lib/folded.ts'
import { order } from '#web/lib/order.ts'

/** Words before a family name that belong to it, as in "van der Berg". */
const PARTICLE = /^(?:al|bin|da|das|de|del|della|den|der|di|do|dos|du|el|la|le|ten|ter|van|von|zu)$/i

/** `Saarinen-Boyd H.`: by which a roster is read. A name of one word stays as it is. */
export const familyFirst = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  if (words.length < 2) return first
  let from = words.length - 1
  while (from > 1 && PARTICLE.test(words[from - 1] ?? '')) from -= 1
  return `${words.slice(from).join(' ')} ${[...first][0] ?? ''}.`
}

const lettersOf = (text: string) =>
  folded(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * A code of each place, two to four letters and no two alike: the first three letters of its name, on a clash the initials, and
 * else letters with a number. By id; the same places have the same codes, in whatever order they come.
 */
export const codesOf = (places: readonly { id: string; name: string }[]): ReadonlyMap<string, string> => {
  const codes = new Map<string, string>()
  const taken = new Set<string>()
  const inOrder = places.toSorted((one, other) => order(one.name, other.name))
  const take = (id: string, wanted: readonly string[]) => {
    const found = wanted.find((code) => code.length > 1 && !taken.has(code))
    if (found === undefined) return
    codes.set(id, found)
    taken.add(found)
  }
  for (const { id, name } of inOrder) {
    const letters = lettersOf(name)
    const initials = name
      .split(/[\s-]+/)
      .map((word) => lettersOf(word).slice(0, 1))
      .join('')
      .slice(0, 4)
    const start = letters.slice(0, 2) || 'X'
    const numbered = Array.from({ length: places.length + 1 }, (_, at) => `${start}${at + 2}`)
    take(id, [letters.slice(0, 3), initials, letters.slice(0, 4), ...numbered])
  }
  return codes
}
