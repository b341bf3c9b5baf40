import { randomUUID } from 'node:crypto'
import {
  ApiError,
  wrongField,
  type assignments,
  type handOvers,
  type Handlers,
  type people,
  type Provider,
} from '@onward/contract'
import { recordChange, type Author } from '#server/audit.ts'
import { book } from '#server/booking/book.ts'
import { given } from '#server/booking/changes.ts'
import { takePeopleToBook } from '#server/booking/people.ts'
import { NOTHING_SAID } from '#server/booking/overrides.ts'
import { unknownId } from '#server/booking/refusals.ts'
import { isWithin } from '#server/booking/scope.ts'
import { shiftsAheadOf } from '#server/booking/shifts-ahead.ts'
import { authorOf, scopeOf, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { isUniqueViolation } from '#server/db-errors.ts'
import { differing } from '#server/differing.ts'
import { createOnce } from '#server/idempotent.ts'
import { sortName } from '#server/names.ts'
import { tried } from '#server/tried.ts'
import { bookHandOver, judgeHandOver, openOf, takerIn } from './hand-over.ts'
import {
  insertProvider,
  providerById,
  searchProviders,
  setFacilities,
  setSpecialties,
  takeProvider,
  updateProvider,
  userOfProvider,
} from './people.queries.ts'
import { newer, noProvider, stillScheduled, taken } from './people.refusals.ts'

export const peopleHandlers: Handlers<typeof people & typeof handOvers, Context> &
  Pick<Handlers<typeof assignments, Context>, 'listProviders'> = {
  listProviders: async (search, context) => {
    const user = signedIn(context)
    const scope = scopeOf(user)
    if (scope !== undefined) {
      if (search.credentials !== undefined) throw new ApiError(403, { message: 'Admins only' })
      if (search.hospitalId !== undefined && !isWithin(scope, search.hospitalId)) return { providers: [], total: 0 }
    }
    const found = await searchProviders(context.db, { ...search, accountId: user.accountId, scope })
    if (scope === undefined) return found
    // Where else they work is not for who plans at some facilities.
    const providers = found.providers.map((one) => ({
      ...one,
      facilities: one.facilities.filter(({ hospitalId }) => isWithin(scope, hospitalId)),
    }))
    return { ...found, providers }
  },

  readProvider: async ({ providerId }, context) => {
    const { accountId } = signedIn(context)
    const user = (await userOfProvider(context.db, accountId, providerId)) ?? null
    return { provider: await there(context.db, accountId, providerId), user }
  },

  createProvider: async (row, context) => {
    const author = authorOf(context)
    const { accountId } = author
    const { providerId = randomUUID(), providerName, email = null, phone = null, lastDay = null } = row
    const written = { providerId, providerName, sortName: sortName(providerName), email, phone, lastDay }
    return createOnce(context, 'createProvider', row, async (trx) => {
      await insertProvider(trx, accountId, written)
      await setLists(trx, accountId, providerId, row)
      const provider = await there(trx, accountId, providerId)
      await recordChange(trx, author, {
        action: 'provider.created',
        objectId: providerId,
        before: undefined,
        after: provider,
      })
      return { provider }
    }).catch(async (error: unknown) => {
      const owner = isUniqueViolation(error) ? await providerById(context.db, accountId, providerId) : undefined
      throw owner ? taken(owner) : error
    })
  },

  changeProvider: async ({ providerId, version, specialtyIds, hospitalIds, ...asked }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    return context.db.transaction().execute(async (trx) => {
      const before = await taking(trx, accountId, providerId, version)
      const { providerName, isActive, lastDay = isActive && !before.isActive ? null : undefined } = asked
      if (lastDay) {
        const later = await shiftsAheadOf(trx, accountId, { providerId, now: context.now(), after: lastDay })
        if (later.length > 0) throw stillScheduled(before, later, lastDay)
      }
      const to = given({ ...asked, lastDay })
      const lists = differing(listsOf(before), given({ specialtyIds, hospitalIds: hospitalIds?.toSorted() }))
      if (Object.keys({ ...differing(before, to), ...lists }).length === 0) return { provider: before }
      await setLists(trx, accountId, providerId, lists, before)
      const named = providerName === undefined ? {} : { sortName: sortName(providerName) }
      await updateProvider(trx, accountId, providerId, { ...to, ...named })
      return { provider: await written(trx, author, before, 'provider.changed') }
    })
  },

  deactivateProvider: async ({ providerId, version, ahead, toProviderId }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    if (ahead === 'handOver' && toProviderId === undefined)
      throw wrongField('toProviderId', 'must be given with handOver')
    checkOther(providerId, toProviderId)
    return context.db.transaction().execute(async (trx) => {
      const { before, people, shifts } = await leavingOf(trx, context, { providerId, version, toProviderId })
      if (!before.isActive) return { provider: before }
      if (shifts.length > 0 && ahead === undefined) throw stillScheduled(before, shifts)
      const going = { isUnattended: true, leaver: providerId }
      if (ahead === 'cancel')
        await book(
          trx,
          author,
          shifts.map(({ assignmentId: id, version: seen }) => ({
            of: 'assignment',
            kind: 'cancel',
            id,
            version: seen,
          })),
          going,
        )
      if (ahead === 'open') await book(trx, author, shifts.map(openOf), going)
      if (ahead === 'handOver' && toProviderId !== undefined) {
        const taker = takerIn(people, toProviderId)
        await bookHandOver(trx, author, { leaver: providerId, taker, shifts, otherwise: [] })
      }
      // By the date on the wall: the last to begin may be of an earlier one, in a zone further west.
      const last =
        ahead === 'keep'
          ? shifts
              .map(({ scheduledDate }) => scheduledDate)
              .toSorted()
              .at(-1)
          : undefined
      if (last === undefined) return { provider: await left(trx, author, before) }
      await updateProvider(trx, accountId, providerId, { lastDay: last })
      return { provider: await written(trx, author, before, 'provider.changed') }
    })
  },

  handOverShifts: async ({ providerId, version, toProviderId, otherwise, mode, overrides }, context) => {
    const author = authorOf(context)
    checkOther(providerId, toProviderId)
    const none = { shifts: [], refused: [], ...NOTHING_SAID, batchId: null }
    const work = async (trx: Db) => {
      const { before, people, shifts } = await leavingOf(trx, context, { providerId, version, toProviderId })
      if (!before.isActive) return { provider: before, ...none }
      const handOver = { leaver: providerId, taker: takerIn(people, toProviderId), shifts, otherwise }
      if (mode === 'judge') {
        const { said, refused } = await judgeHandOver(trx, author, handOver)
        return { provider: before, shifts, refused, ...said, batchId: null }
      }
      const booked = shifts.length === 0 ? undefined : await bookHandOver(trx, author, handOver, { overrides })
      const provider = await left(trx, author, before)
      if (!booked) return { provider, ...none }
      return { provider, shifts: booked.assignments, refused: [], ...booked.said, batchId: booked.batchId }
    }
    return mode === 'judge' ? tried(context.db, work) : context.db.transaction().execute(work)
  },
}

const checkOther = (providerId: string, toProviderId: string | undefined) => {
  if (toProviderId === providerId) throw wrongField('toProviderId', 'must be somebody else')
}

type Leaving = { providerId: string; version: number; toProviderId: string | undefined }
/** Who leaves, as the writer saw them, with their shifts ahead; until the transaction ends nobody else books for them, or for who takes those. */
const leavingOf = async (trx: Db, context: Context, { providerId, version, toProviderId }: Leaving) => {
  const { accountId } = signedIn(context)
  const ids = [providerId, toProviderId].filter((id) => id !== undefined)
  const people = await takePeopleToBook(trx, accountId, ids)
  const before = await taking(trx, accountId, providerId, version)
  const shifts = before.isActive ? await shiftsAheadOf(trx, accountId, { providerId, now: context.now() }) : []
  return { before, people, shifts }
}

const left = async (trx: Db, author: Author, before: Provider) => {
  await updateProvider(trx, author.accountId, before.providerId, { isActive: false })
  return written(trx, author, before, 'provider.left')
}

const there = async (db: Db, accountId: number, providerId: string) => {
  const provider = await providerById(db, accountId, providerId)
  if (!provider) throw noProvider()
  return provider
}

/** The row as the writer saw it. */
const taking = async (trx: Db, accountId: number, providerId: string, version: number) => {
  const provider = await takeProvider(trx, accountId, providerId)
  if (!provider) throw noProvider()
  if (provider.version !== version) throw newer(provider)
  return provider
}

/** The row as it has been written, with its entry in the audit trail. */
const written = async (trx: Db, author: Author, before: Provider, action: 'provider.changed' | 'provider.left') => {
  const { providerId } = before
  const after = await there(trx, author.accountId, providerId)
  await recordChange(trx, author, { action, objectId: providerId, before, after })
  return after
}

type Lists = { specialtyIds?: string[] | undefined; hospitalIds?: string[] | undefined }
const listsOf = (provider: Provider | undefined) => ({
  specialtyIds: provider?.specialties.map(({ specialtyId }) => specialtyId) ?? [],
  hospitalIds: (provider?.facilities.map(({ hospitalId }) => hospitalId) ?? []).toSorted(),
})
/**
 * Writes what somebody is trained for and where they may work, so far as it is given. Whatever is put away stays with who has it.
 * @throws ApiError 404 that names the field
 */
const setLists = async (
  trx: Db,
  accountId: number,
  providerId: string,
  { specialtyIds, hospitalIds }: Lists,
  before?: Provider,
) => {
  const had = listsOf(before)
  const trained = new Set(had.specialtyIds)
  if (specialtyIds && (await setSpecialties(trx, accountId, providerId, specialtyIds, trained)) !== undefined)
    throw unknownId('specialtyIds', 'a list of specialties')
  const home = new Set(had.hospitalIds)
  if (hospitalIds && (await setFacilities(trx, accountId, providerId, hospitalIds, home)) !== undefined)
    throw unknownId('hospitalIds', 'a list of facilities')
}
