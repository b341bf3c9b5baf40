/** A date as the form writes it for a reader of English. */
export const written = (date: string) => {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}
