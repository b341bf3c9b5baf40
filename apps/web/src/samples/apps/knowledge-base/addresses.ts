import type { Tone } from '#web/ui/layout/theme.ts'
import { type KnowledgeCategory, samplePages } from '@onward/contract/samples'

export const home = samplePages['knowledge-base'].path
export const topicAddress = (category: string) => `${home}/${encodeURIComponent(category)}`
export const questionAddress = (category: string, slug: string) =>
  `${topicAddress(category)}/${encodeURIComponent(slug)}`

/** The tint of each colour that the data names. */
export const TONES: Record<KnowledgeCategory['iconColor'], Tone> = {
  primary: 5,
  secondary: 'away',
  success: 4,
  warning: 2,
  danger: 6,
  info: 1,
}
