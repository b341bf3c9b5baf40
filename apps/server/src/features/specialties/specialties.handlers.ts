import { randomUUID } from 'node:crypto'
import { ApiError, type Handlers, type specialties, type SpecialtyConflict } from '@onward/contract'
import { record, recordChange } from '#server/audit.ts'
import { given } from '#server/booking/changes.ts'
import { authorOf, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { isUniqueViolation } from '#server/db-errors.ts'
import { differing } from '#server/differing.ts'
import { createOnce } from '#server/idempotent.ts'
import {
  deleteSpecialty,
  insertSpecialty,
  renameAmongPeople,
  searchSpecialties,
  specialtyById,
  specialtyNamed,
  takeSpecialty,
  updateSpecialty,
} from './specialties.queries.ts'

export const specialtiesHandlers: Handlers<typeof specialties, Context> = {
  listSpecialties: (search, context) =>
    searchSpecialties(context.db, { ...search, accountId: signedIn(context).accountId }),

  readSpecialty: async ({ specialtyId }, context) => ({
    specialty: await there(context.db, signedIn(context).accountId, specialtyId),
  }),

  createSpecialty: async (row, context) => {
    const author = authorOf(context)
    const { accountId } = author
    const specialtyId = randomUUID()
    const { specialtyName } = row
    return createOnce(context, 'createSpecialty', row, async (trx) => {
      await insertSpecialty(trx, accountId, { specialtyId, specialtyName })
      const specialty = await there(trx, accountId, specialtyId)
      await recordChange(trx, author, {
        action: 'specialty.created',
        objectId: specialtyId,
        before: undefined,
        after: specialty,
      })
      return { specialty }
    }).catch(whoHas(context.db, accountId, specialtyName))
  },

  changeSpecialty: async ({ specialtyId, version, ...asked }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    const { specialtyName } = asked
    const work = async (trx: Db) => {
      const before = await taking(trx, accountId, specialtyId, version)
      const to = given(asked)
      if (Object.keys(differing(before, to)).length === 0) return { specialty: before }
      await updateSpecialty(trx, accountId, specialtyId, to)
      if (specialtyName !== undefined) await renameAmongPeople(trx, accountId, specialtyId, specialtyName)
      const specialty = await there(trx, accountId, specialtyId)
      await recordChange(trx, author, {
        action: 'specialty.changed',
        objectId: specialtyId,
        before: before,
        after: specialty,
      })
      return { specialty }
    }
    return context.db
      .transaction()
      .execute(work)
      .catch(whoHas(context.db, accountId, specialtyName ?? ''))
  },

  deleteSpecialty: async ({ specialtyId, version }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    return context.db.transaction().execute(async (trx) => {
      const before = await taking(trx, accountId, specialtyId, version)
      if (!before.isUsed) {
        await deleteSpecialty(trx, accountId, specialtyId)
        await record(trx, author, { ...author, action: 'specialty.deleted', objectId: specialtyId, before })
        return { specialty: before, isDeleted: true }
      }
      if (!before.isActive) return { specialty: before, isDeleted: false }
      await updateSpecialty(trx, accountId, specialtyId, { isActive: false })
      const specialty = await there(trx, accountId, specialtyId)
      await recordChange(trx, author, {
        action: 'specialty.archived',
        objectId: specialtyId,
        before: before,
        after: specialty,
      })
      return { specialty, isDeleted: false }
    })
  },
}

const conflict = (refusal: SpecialtyConflict) => new ApiError(409, refusal)
const none = () => new ApiError(404, { message: 'There is no such specialty' })

const there = async (db: Db, accountId: number, specialtyId: string) => {
  const specialty = await specialtyById(db, accountId, specialtyId)
  if (!specialty) throw none()
  return specialty
}

/** The row as the writer saw it. */
const taking = async (trx: Db, accountId: number, specialtyId: string, version: number) => {
  const specialty = await takeSpecialty(trx, accountId, specialtyId)
  if (!specialty) throw none()
  if (specialty.version === version) return specialty
  throw conflict({
    message: 'Somebody has changed this specialty since you opened it',
    reason: 'version',
    facts: { specialty },
  })
}

/** What is refused for a name that is taken says by whom. */
const whoHas =
  (db: Db, accountId: number, name: string) =>
  async (error: unknown): Promise<never> => {
    const owner = isUniqueViolation(error) ? await specialtyNamed(db, accountId, name) : undefined
    if (!owner) throw error
    throw conflict({
      message: `There is a specialty ${owner.specialtyName}${owner.isActive ? '' : ', which was put away'}`,
      reason: 'name',
      facts: { specialty: owner },
    })
  }
