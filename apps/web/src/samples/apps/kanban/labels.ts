import { KanbanLabel } from '@onward/contract/samples'

/** The labels, each with its tint. */
const TONES: Record<KanbanLabel, number> = { App: 1, UX: 3, Images: 2, Forms: 4, 'Code Review': 6, 'Charts & Maps': 0 }

export const toneOf = (label: KanbanLabel) => TONES[label]
export const isLabel = (word: string): word is KanbanLabel => KanbanLabel.options.some((label) => label === word)
