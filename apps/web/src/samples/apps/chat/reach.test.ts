import { expect, it } from 'vitest'
import { reachOf } from './reach.ts'

it('spells a name as an address does', () =>
  expect(reachOf({ id: 7, fullName: 'Nadia Tremblay-Roy' })).toEqual({
    email: 'nadia.tremblay.roy@northgate-staffing.test',
    phone: '+1 202 555 0107',
  }))
