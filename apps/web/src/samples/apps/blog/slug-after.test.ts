import { expect, it } from 'vitest'
import { slugAfter } from './slug-after.ts'

it.each([
  ['Old title', 'old-title', 'New title', 'new-title'],
  ['', '', 'What a Handover!', 'what-a-handover'],
  ['Old title', '', 'New title', 'new-title'],
  ['Old title', 'by-hand', 'New title', 'by-hand'],
  ['Old title', 'old-title', '', ''],
  ['Crème', 'creme', 'Crème brûlée', 'creme-brulee'],
])('from %s (%s) to %s: %s', (title, slug, next, expected) => expect(slugAfter({ title, slug }, next)).toBe(expected))
