/** The name of a field among those of one side, such as `beforeMinutes`. */
export const sideName = (side: 'before' | 'after', field: string) =>
  `${side}${field.charAt(0).toUpperCase()}${field.slice(1)}`

/** Columns for what the figures were, where something is compared. */
export const beforeColumns = (figures: readonly string[], compare: string | undefined | null): string[] =>
  compare ? figures.map((figure) => sideName('before', figure)) : []

/** What the figures were, for those columns; nothing where nobody knows. */
export const beforeCells = (figures: readonly string[], was: Readonly<Record<string, unknown>> | undefined | null) =>
  Object.fromEntries(figures.map((figure) => [sideName('before', figure), was?.[figure]]))
