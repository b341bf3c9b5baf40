/** What the `:names` of a pattern hold at an address. */
export type PathValues = Record<string, string>

/** What the `:names` of a pattern hold at a path, or undefined when it is another address. */
export const matches = (pattern: string, path: string): PathValues | undefined => {
  const [parts, given] = [pattern.split('/'), path.split('/')]
  if (parts.length !== given.length) return undefined
  const values: PathValues = {}
  for (const [at, part] of parts.entries()) {
    const text = given[at] ?? ''
    if (!part.startsWith(':')) {
      if (part !== text) return undefined
    } else if (text === '') return undefined
    else values[part.slice(1)] = plain(text)
  }
  return values
}

const plain = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not encoded at all: the text says what it means.
    return text
  }
}
