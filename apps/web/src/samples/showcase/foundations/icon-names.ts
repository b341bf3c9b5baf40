/** `AlertCircle` in the words that it is made of: `alert circle`. */
export const spaced = (name: string) =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])/g, ' ').toLowerCase()

/** The names in which every word of the search is found, whatever its case. */
export const matching = <Name extends string>(names: readonly Name[], search: string): Name[] => {
  const words = search
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  return names.filter((name) => {
    const text = `${spaced(name)} ${name.toLowerCase()}`
    return words.every((word) => text.includes(word))
  })
}
