import { TaskTag } from '@onward/contract/samples'

/** The tags in the order of the side, each with its tint. */
export const TAGS = [
  { tag: 'team', tone: 0 },
  { tag: 'low', tone: 4 },
  { tag: 'medium', tone: 2 },
  { tag: 'high', tone: 6 },
  { tag: 'update', tone: 1 },
] as const satisfies { tag: TaskTag; tone: number }[]

/** What a list can be narrowed to besides a tag; nothing is everything. */
const FILTERS = new Set(['', 'important', 'completed', 'deleted'])

/** Whether an address names a filter or a tag that there is. */
export const isPlace = ({ filter, tag }: { filter: string; tag: string }) =>
  tag === '' ? FILTERS.has(filter) : TAGS.some((one) => one.tag === tag)

export const toneOf = (tag: TaskTag) => TAGS.find((one) => one.tag === tag)?.tone ?? 7
