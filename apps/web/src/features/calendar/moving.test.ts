import { assignmentChanges, batches, client } from '@onward/contract'
import { expect, it } from 'vitest'
import { MOVING, UNDOING } from './moving.ts'

it('says of a move what its call says of itself', () => {
  expect(MOVING.about).toEqual(client(assignmentChanges, fetch).changeAssignment.about)
})

it('says of a step back what its call says of itself', () => {
  expect(UNDOING.about).toEqual(client(batches, fetch).undoBatch.about)
})
