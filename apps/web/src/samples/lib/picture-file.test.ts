import { expect, it } from 'vitest'
import { pictureFault } from './picture-file.ts'

const limits = { types: ['image/png', 'image/gif'], most: 800_000 }
it.each([
  ['image/png', 800_000, undefined],
  ['image/gif', 0, undefined],
  ['image/png', 800_001, 'size'],
  ['image/svg+xml', 10, 'type'],
  ['text/html', 900_000, 'type'],
  ['', 10, 'type'],
])('%s of %i bytes: %s', (type, size, fault) => expect(pictureFault({ type, size }, limits)).toBe(fault))
