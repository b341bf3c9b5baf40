import {
  ApiError,
  wrongField,
  type Handlers,
  type Requirement,
  type RequirementConflict,
  type requirements,
} from '@onward/contract'
import { unknownId } from '#server/booking/refusals.ts'
import { signedIn, type Context } from '#server/context.ts'
import { isUniqueViolation } from '#server/db-errors.ts'
import { plainRows } from '#server/plain-rows.ts'
import {
  deleteRequirement,
  insertRequirement,
  requirementById,
  sameRequirement,
  searchRequirements,
  takeRequirement,
  updateRequirement,
  whatIsNamed,
  type RequirementFields,
} from './requirements.queries.ts'

const NAMED = {
  credentialTypeId: 'a credential type',
  hospitalId: 'a facility',
  shiftTypeId: 'a shift type',
  specialtyId: 'a specialty',
} satisfies Record<keyof RequirementFields, string>

const conflict = (message: string, reason: 'same' | 'version', requirement: Requirement): RequirementConflict => ({
  message,
  reason,
  facts: { requirement },
})
const same = (requirement: Requirement) =>
  new ApiError(409, conflict(`${requirement.credentialTypeName} is required there already`, 'same', requirement))

const rows = plainRows<Requirement, RequirementFields>({
  what: 'requirement',
  byId: requirementById,
  take: takeRequirement,
  fieldsOf: ({ credentialTypeId, hospitalId, shiftTypeId, specialtyId }) => ({
    credentialTypeId,
    hospitalId,
    shiftTypeId,
    specialtyId,
  }),
  check: async (trx, accountId, fields, before) => {
    const { hospitalId, shiftTypeId, specialtyId } = fields
    if (hospitalId === null && shiftTypeId === null && specialtyId === null)
      throw wrongField('hospitalId', 'must be given, or shiftTypeId, or specialtyId')
    const known = await whatIsNamed(trx, accountId, fields)
    for (const [name, what] of Object.entries(NAMED)) {
      const field = name as keyof RequirementFields // its own keys
      // What is put away stays with what names it.
      const isKept = known[field] !== null && fields[field] === before?.fields[field]
      if (fields[field] !== null && !known[field] && !isKept) throw unknownId(field, what)
    }
    const other = await sameRequirement(trx, accountId, fields)
    if (other && other.requirementId !== before?.id) throw same(other)
  },
  insert: insertRequirement,
  update: updateRequirement,
  remove: deleteRequirement,
  newer: (message, requirement) => conflict(message, 'version', requirement),
})

/** The same was required at the same moment by somebody else. */
const whoWas = (context: Context, fields: RequirementFields) => async (error: unknown) => {
  const other = isUniqueViolation(error)
    ? await sameRequirement(context.db, signedIn(context).accountId, fields)
    : undefined
  throw other ? same(other) : error
}

export const requirementsHandlers: Handlers<typeof requirements, Context> = {
  listRequirements: (search, context) =>
    searchRequirements(context.db, { ...search, accountId: signedIn(context).accountId }),

  readRequirement: async ({ requirementId }, context) => ({ requirement: await rows.read(requirementId, context) }),

  createRequirement: (row, context) => {
    const { credentialTypeId, hospitalId = null, shiftTypeId = null, specialtyId = null } = row
    const fields = { credentialTypeId, hospitalId, shiftTypeId, specialtyId }
    return rows
      .create('createRequirement', row, fields, context, (requirement) => ({ requirement }))
      .catch(whoWas(context, fields))
  },

  changeRequirement: async ({ requirementId, version, ...to }, context) => ({
    requirement: await rows.change(requirementId, version, to, context),
  }),

  deleteRequirement: async ({ requirementId, version }, context) => ({
    requirement: await rows.remove(requirementId, version, context),
  }),
}
