type Kept = (key: string) => string | null

/** Of an instant at the beginning of a day in UTC. */
export const dateOf = (at: Date) => at.toJSON().slice(0, 10)

/**
 * How many days of its week have passed before a date; undefined where the program has to find out: formats were chosen, or the
 * browser does not tell a locale's week.
 */
export const daysIntoWeek = (weekday: number, kept: Kept, locale: string): number | undefined => {
  if (kept('formats')) return undefined
  // `getWeekInfo` is younger than the type library.
  const week = (new Intl.Locale(locale) as { getWeekInfo?: () => { firstDay: number } }).getWeekInfo?.()
  return week && (weekday - week.firstDay + 7) % 7
}
