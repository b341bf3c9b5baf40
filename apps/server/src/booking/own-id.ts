/** What an exported file calls a shift that no file brought, or one without an id of its own: this and its number. */
export const OWN_ID = 'onward:'

/** The number of the shift that an id of a file names so; undefined for an id of somebody else's making. */
export const ownId = (id: string | undefined): number | undefined => {
  const [, digits] = /^onward:(\d{1,15})$/.exec(id ?? '') ?? []
  return digits === undefined ? undefined : Number(digits)
}
