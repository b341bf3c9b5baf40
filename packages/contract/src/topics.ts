/** What the server's calls are about. A call that writes a topic makes every answer old that reads it. */
export const topics = [
  'shifts',
  'leave',
  'leaveKinds',
  'history',
  'people',
  'places',
  'users',
  'shiftTypes',
  'account',
  'credentials',
  'contracts',
  'rates',
  'imports',
  'demand',
  'holidays',
  'rules',
  'templates',
  'views',
] as const
export type Topic = (typeof topics)[number]
