import type { Candidate, candidates, Handlers } from '@onward/contract'
import { inTheWay } from '#server/booking/in-the-way.ts'
import { metShift } from '#server/booking/refusals.ts'
import { rulesInForce } from '#server/booking/rules.ts'
import { shiftWithin } from '#server/booking/scope.ts'
import { groundOf } from '#server/booking/situation.ts'
import { withNamesOf, shownVerdicts } from '#server/booking/verdicts.ts'
import { scopeOf, signedIn, type Context } from '#server/context.ts'
import { curesOfCandidates } from './cure-candidates.ts'
import { minutesInWeek, peopleAsked, weekOfSlot } from './candidates.queries.ts'
import { rankCandidates, type Placed } from './rank-candidates.ts'
import { judgedSlot, slotOf } from './slot.ts'

export const candidatesHandlers: Handlers<typeof candidates, Context> = {
  candidatesForShift: async ({ q, page, perPage, ...wish }, context) => {
    const { db } = context
    const user = signedIn(context)
    const { accountId } = user
    const scope = scopeOf(user)
    const slot = await slotOf(db, accountId, wish, scope)
    const judged = judgedSlot(slot)
    const ground = await groundOf(db, accountId)
    const rules = await rulesInForce(db, accountId)
    const { weekStartsOn } = ground
    const people = await peopleAsked(db, accountId, slot, { scope, q, weekStartsOn })
    const slotMinutes = minutesInWeek(judged, weekOfSlot(slot, weekStartsOn))
    const days = { from: slot.startsAt.slice(0, 10), to: slot.endsAt.slice(0, 10) }
    const asked = { db, accountId, rules, ground, slot: judged }
    const { placed, places } = await rankCandidates(asked, days, people, { wanted: page * perPage, slotMinutes })
    const shown = placed.slice((page - 1) * perPage)

    const reader = { scope, placeOf: (id: string) => places.get(id) }
    const { verdicts, names } = await shownVerdicts(
      db,
      accountId,
      shown.flatMap((one) => [...one.verdicts, ...one.near]),
      reader,
    )
    const cures = await curesOfCandidates(asked, { slot, shown, scope })
    const told = [...verdicts]
    const wanted = new Map(
      shown
        .filter(({ person }) => person.isBooked || person.isOnLeave)
        .map(({ person: { providerId } }) => {
          return [providerId, { ...slot, assignmentId: slot.assignmentId ?? 0, providerId }] as const
        }),
    )
    const met = await inTheWay(db, accountId, [...wanted.values()], new Set())
    const meets = ({ person }: Placed): Candidate['meets'] => {
      const one = wanted.get(person.providerId)
      const { shifts = [], leave = [] } = (one && met.get(one)) ?? {}
      return { shifts: shifts.map((shift) => shiftWithin(scope, metShift(shift))), leave }
    }
    const candidates = shown.map((one): Candidate => {
      const { isBooked: _, isOnLeave: __, ...person } = one.person
      const failing = told
        .splice(0, one.verdicts.length)
        .map((verdict, at) => ({ ...verdict, cures: cures.get(one.verdicts[at]) ?? null }))
      const near = told.splice(0, one.near.length).map(({ message: ___, ...verdict }) => verdict)
      return { ...person, bucket: one.bucket, verdicts: failing, near, meets: meets(one) }
    })
    const all = await withNamesOf(db, accountId, names, [...cures.values()].flat())
    return { candidates, names: all, total: people.length, slotMinutes }
  },
}
