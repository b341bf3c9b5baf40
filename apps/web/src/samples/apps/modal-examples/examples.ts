import type { IconName } from '#web/ui/drawings/icon.tsx'

/** What is shown, and how it is drawn. */
export const EXAMPLES = [
  { id: 'share', icon: 'share', tone: 0 },
  { id: 'card', icon: 'card', tone: 1 },
  { id: 'pricing', icon: 'tag', tone: 2 },
  { id: 'refer', icon: 'send', tone: 3 },
  { id: 'address', icon: 'building', tone: 4 },
  { id: 'app', icon: 'component', tone: 5 },
  { id: 'twoFactor', icon: 'shield', tone: 6 },
  { id: 'user', icon: 'user', tone: 7 },
] as const satisfies { id: string; icon: IconName; tone: number }[]
export type Example = (typeof EXAMPLES)[number]['id']
