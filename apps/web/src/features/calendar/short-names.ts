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
