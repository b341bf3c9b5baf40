/** What the server's calls are about. A call that writes a topic makes every answer old that reads it. */
export type Topic =
  | 'shifts'
  | 'leave'
  | 'history'
  | 'people'
  | 'places'
  | 'users'
  | 'shiftTypes'
  | 'demand'
  | 'holidays'
  | 'account'
