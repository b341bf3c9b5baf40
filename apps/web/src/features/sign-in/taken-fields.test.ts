import { expect, it } from 'vitest'
import { takenFields } from './taken-fields.ts'

it.each([
  [{ email: 'is taken', username: null }, { email: 'is taken' }],
  [
    { email: 'is taken', username: 'is taken too' },
    { email: 'is taken', username: 'is taken too' },
  ],
  [{ email: null, username: null }, {}],
])('%j marks %j', (error, fields) => {
  expect(takenFields(error)).toEqual(fields)
})
