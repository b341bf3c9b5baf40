/** `When is my card charged?` as a part of an address: `when-is-my-card-charged`. */
export const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** One for each text; what would be there twice gets a number. */
export const slugsOf = (texts: readonly string[]) => {
  const taken = new Set<string>()
  return texts.map((text) => {
    const slug = slugOf(text) || 'x'
    let free = slug
    for (let at = 2; taken.has(free); at += 1) free = `${slug}-${at}`
    taken.add(free)
    return free
  })
}
