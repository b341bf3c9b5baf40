const clocks = new Map<string | undefined, Intl.DateTimeFormat>()
/** What the clock of a zone shows at an instant; without one, the reader's. */
export const wallIn = (at: number, timeZone?: string): string => {
  let clock = clocks.get(timeZone)
  // Swedes write dates as we keep them.
  if (!clock)
    clocks.set(timeZone, (clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })))
  return clock.format(at).replace(' ', 'T')
}
