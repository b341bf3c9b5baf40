import { assignmentChanges, client } from '@onward/contract'
import { expect, it } from 'vitest'
import { MOVING } from './moving.ts'

it('says of a move what its call says of itself', () => {
  expect(MOVING.about).toEqual(client(assignmentChanges, fetch).changeAssignment.about)
})
