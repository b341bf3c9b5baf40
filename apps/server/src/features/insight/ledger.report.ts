import { ApiError, LEAST_SHARED, wrongField, type Ledger, type LedgerInput } from '@onward/contract'
import { BURDEN_POINTS } from '@onward/scheduling/insight'
import type { InferOutput } from 'valibot'
import { mayRead, ownId, scopeOf, signedIn, type Context } from '#server/context.ts'
import { askedOf, type Asked } from './asked.ts'
import { groundOf } from './covered.ts'
import { carriedIn, readBurdens, sharesOf } from './fairness.report.ts'
import { rowsFor } from './rows.ts'

type Input = InferOutput<typeof LedgerInput>

/** A provider is answered about themselves, by what everybody was told; who plans about anybody, by what stands. */
const whoseAndHow = (context: Context, { providerId }: Input): { asked: Asked; providerId: string } => {
  const user = signedIn(context)
  const own = ownId(user)
  if (own !== undefined && (providerId ?? own) === own) {
    const everywhere = {
      places: undefined,
      scope: undefined,
      specialtyId: undefined,
      shiftTypeIds: undefined,
      providerIds: undefined,
      log: context.log,
    }
    const asked = { db: context.db, accountId: user.accountId, now: context.now().getTime(), ...everywhere }
    return { asked: { ...asked, isTold: true }, providerId: own }
  }
  if (scopeOf(user)?.length === 0) mayRead(user, providerId ?? null)
  if (providerId === undefined) throw wrongField('providerId', 'must say whose')
  return { asked: askedOf(context, {}), providerId }
}

/** What one person carries, shift by shift, beside what would be their share. */
export const ledgerOf = async (context: Context, input: Input): Promise<Ledger> => {
  const { asked, providerId } = whoseAndHow(context, input)
  const { from, to, restHours } = input
  const found = await readBurdens(asked, { from, to }, restHours)
  const { total: all, people } = carriedIn(found, { from, to })
  const at = people.findIndex((person) => person.providerId === providerId)
  const person = people[at]
  if (!person) throw new ApiError(404, { message: 'There is nobody of that id here' })
  const { providerId: _own, providerName, weight, isAssumed, ...total } = person
  const counted = people.filter((one) => one.weight > 0).length
  const own = found.of.filter(({ shift, burdens }) => shift.providerId === providerId && burdens.points > 0)
  const rows = await rowsFor(
    asked,
    await groundOf(asked, { from, to }),
    own.map(({ shift, burdens }) => ({ assignmentId: shift.assignmentId, state: null, amount: burdens.points })),
  )
  const { nights, weekends, holidays, turnarounds } = BURDEN_POINTS
  return {
    asOf: new Date(asked.now).toISOString(),
    isPartial: asked.scope !== undefined,
    from,
    to,
    restHours,
    worth: { nights, weekends, holidays, turnarounds },
    providerId,
    providerName,
    weight,
    isAssumed,
    total,
    // What few carry together says what each of them does.
    share: asked.isTold && counted < LEAST_SHARED ? null : (sharesOf(all, people)[at] ?? null),
    people: counted,
    postings: rows.flatMap((row, place) => {
      const posting = own[place]
      if (!row || !posting) return []
      const { state: _state, amount: _amount, providerId: _id, providerName: _name, ...shown } = row
      return [{ ...shown, ...posting.burdens }]
    }),
  }
}
