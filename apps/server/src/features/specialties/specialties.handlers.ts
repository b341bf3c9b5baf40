import type { Handlers, specialties, Specialty, SpecialtyConflict } from '@onward/contract'
import { signedIn, type Context } from '#server/context.ts'
import { namedRows } from '#server/named-rows.ts'
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

const rows = namedRows<Specialty>({
  what: 'specialty',
  called: 'specialty',
  nameOf: ({ specialtyName }) => specialtyName,
  byId: specialtyById,
  take: takeSpecialty,
  named: specialtyNamed,
  insert: (trx, accountId, specialtyId, specialtyName) =>
    insertSpecialty(trx, accountId, { specialtyId, specialtyName }),
  update: async (trx, accountId, specialtyId, { name, ...to }) => {
    const named = name === undefined ? {} : { specialtyName: name }
    await updateSpecialty(trx, accountId, specialtyId, { ...named, ...to })
    if (name !== undefined) await renameAmongPeople(trx, accountId, specialtyId, name)
  },
  remove: deleteSpecialty,
  refusal: (message, reason, specialty): SpecialtyConflict => ({ message, reason, facts: { specialty } }),
})

export const specialtiesHandlers: Handlers<typeof specialties, Context> = {
  listSpecialties: (search, context) =>
    searchSpecialties(context.db, { ...search, accountId: signedIn(context).accountId }),

  readSpecialty: async ({ specialtyId }, context) => ({ specialty: await rows.read(specialtyId, context) }),

  createSpecialty: (row, context) =>
    rows.create('createSpecialty', row, row.specialtyName, context, (specialty) => ({ specialty })),

  changeSpecialty: async ({ specialtyId, version, specialtyName: name, isActive }, context) => ({
    specialty: await rows.change(specialtyId, version, { name, isActive }, context),
  }),

  deleteSpecialty: async ({ specialtyId, version }, context) => {
    const { row, isDeleted } = await rows.remove(specialtyId, version, context)
    return { specialty: row, isDeleted }
  },
}
