import { TaskTag } from '@onward/contract/samples'

/** The tags in the order of the side, each with its tint. */
export const TAGS = [
  { tag: 'team', tone: 0 },
  { tag: 'low', tone: 4 },
  { tag: 'medium', tone: 2 },
  { tag: 'high', tone: 6 },
  { tag: 'update', tone: 1 },
] as const satisfies { tag: TaskTag; tone: number }[]

export const toneOf = (tag: TaskTag) => TAGS.find((one) => one.tag === tag)?.tone ?? 7
