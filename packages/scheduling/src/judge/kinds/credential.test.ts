import { describe, expect, it } from 'vitest'
import { amountsOf, march, nightOn, dayOn, verdictsOf, wordsOf } from '../../../test/judge/roster.ts'

const asked = (more = {}) => ({
  requirements: [{ credentialTypeId: 'acls', hospitalId: null, shiftTypeId: null, specialtyId: null, ...more }],
})
const acls = (more = {}) => ({ credentialTypeId: 'acls', hospitalId: null, from: null, to: null, ...more })
const failing = (credentials: ReturnType<typeof acls>[], shift = nightOn(2), requirement = {}) =>
  verdictsOf('credential', {}, [shift], { person: { credentials }, situation: asked(requirement) }).map(
    ({ facts }) => facts,
  )

describe('a credential', () => {
  it('counts on every day of the shift', () => {
    expect(failing([acls({ from: march(2), to: march(3) })])).toEqual([])
    expect(failing([acls({ from: march(3) })])).toMatchObject([
      { reason: 'notYet', date: '2027-03-03', day: '2027-03-02' },
    ])
    expect(failing([acls({ to: march(2) })])).toMatchObject([
      { reason: 'expires', date: '2027-03-02', day: '2027-03-03' },
    ])
    expect(failing([acls({ to: march(2) }), acls({ from: march(3) })])).toEqual([])
    expect(failing([acls({ to: march(1) }), acls({ from: march(1), to: march(2) })])).toMatchObject([
      { reason: 'expires', date: '2027-03-02', day: '2027-03-03' },
    ])
    expect(failing([acls({ from: march(9) }), acls({ from: march(5) })])).toMatchObject([
      { reason: 'notYet', date: '2027-03-05', day: '2027-03-02' },
    ])
    // One that has ended comes first, though another is to begin; of those that were revoked there is nothing to wait for.
    expect(failing([acls({ to: march(1) }), acls({ from: march(5) })])).toMatchObject([{ reason: 'expires' }])
    expect(failing([acls({ to: march(1), isRevoked: true }), acls({ from: march(5) })])).toMatchObject([
      { reason: 'notYet' },
    ])
    expect(failing([acls({ to: march(1), isRevoked: true })])).toMatchObject([{ reason: 'revoked' }])
  })

  it('is not revoked, and a privilege is of that facility', () => {
    expect(failing([])).toMatchObject([{ reason: 'missing' }])
    expect(failing([acls({ isRevoked: true })])).toMatchObject([{ reason: 'revoked' }])
    expect(failing([acls({ hospitalId: 'south' })])).toMatchObject([{ reason: 'elsewhere' }])
    expect(failing([acls({ hospitalId: 'north' })])).toEqual([])
  })

  it('is needed where, for what and for whom it is required', () => {
    expect(failing([], dayOn(2), { hospitalId: 'south' })).toEqual([])
    expect(failing([], dayOn(2), { shiftTypeId: 'night' })).toEqual([])
    expect(failing([], dayOn(2), { shiftTypeId: 'day', hospitalId: 'north' })).toHaveLength(1)
    expect(failing([], dayOn(2), { specialtyId: 'icu' })).toEqual([])
    expect(failing([], dayOn(2, { specialtyId: 'icu' }), { specialtyId: 'icu' })).toHaveLength(1)
    const trained = { person: { specialtyIds: ['icu'] }, situation: asked({ specialtyId: 'icu' }) }
    expect(amountsOf('credential', {}, [dayOn(2)], trained)).toEqual([1])
    expect(amountsOf('credential', {}, [dayOn(2, { specialtyId: 'er' })], trained)).toEqual([])
    expect(amountsOf('credential', { credentialTypeIds: ['other'] }, [dayOn(2)], trained)).toEqual([])
  })

  it('says why it does not count', () => {
    const person = { credentials: [acls({ to: march(2) })] }
    expect(wordsOf('credential', {}, [nightOn(2)], { person, situation: asked() })).toEqual([
      "ann's acls counts until 2027-03-02; the night shift at north from 2027-03-02 19:00 to 2027-03-03 07:00 needs it on 2027-03-03.",
    ])
  })
})
