import { randomUUID } from 'node:crypto'
import {
  ApiError,
  MOST_APPLIED_DAYS,
  MOST_ROLLED_OUT,
  wrongField,
  type Handlers,
  type Slot,
  type TemplateConflict,
  type templates as calls,
} from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import { record, recordChange, type Author } from '#server/audit.ts'
import { given } from '#server/booking/changes.ts'
import { LATEST, rollOut } from '#server/booking/roll-out.ts'
import { kindsFor } from '#server/booking/shift-kinds.ts'
import { authorOf, scopeOf, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { isUniqueViolation } from '#server/db-errors.ts'
import { differing } from '#server/differing.ts'
import { createOnce } from '#server/idempotent.ts'
import { sortName } from '#server/names.ts'
import { tried } from '#server/tried.ts'
import { checkSlots } from './known-in-slots.ts'
import {
  deleteTemplate,
  holidaysBetween,
  insertTemplate,
  listTemplates,
  slotsOf,
  takeTemplate,
  templateApplied,
  templateById,
  templateNamed,
  updateTemplate,
} from './templates.queries.ts'
import { wantedOf } from './wanted-of.ts'

const askedBy = (context: Context) => {
  const user = signedIn(context)
  return { accountId: user.accountId, scope: scopeOf(user) }
}
const of = ({ accountId, scope }: Author) => ({ accountId, scope })
const conflict = (refusal: TemplateConflict) => new ApiError(409, refusal)
const missing = () => new ApiError(404, { message: 'There is no such template' })

const there = async (db: Db, author: Author, templateId: string) => {
  const template = await templateById(db, of(author), templateId)
  if (!template) throw missing()
  return template
}
/** Its slots without the names of what they name, as they are written. */
const storedSlots = async (trx: Db, accountId: number, templateId: string): Promise<Slot[]> =>
  (await slotsOf(trx, accountId, templateId)).map((named) => {
    const { facilityName: _f, shiftTypeName: _t, specialtyName: _s, providerName: _p, ...slot } = named
    return slot
  })
/** The row as the writer saw it. */
const taking = async (trx: Db, author: Author, templateId: string, version: number) => {
  const template = await takeTemplate(trx, of(author), templateId)
  if (!template) throw missing()
  if (template.version === version) return template
  const message = 'Somebody has changed this template since you opened it'
  const slots = await slotsOf(trx, author.accountId, templateId)
  throw conflict({ message, reason: 'version', facts: { template: { ...template, slots } } })
}
/** What is refused for a name that is taken says by which, where that is the caller's to see. */
const whoHas =
  (db: Db, author: Author, name: string | undefined) =>
  async (error: unknown): Promise<never> => {
    const owner =
      isUniqueViolation(error) && name !== undefined ? await templateNamed(db, of(author), sortName(name)) : undefined
    if (owner === undefined) throw error
    const message = `There is a template ${owner?.templateName ?? name}`
    throw conflict({ message, reason: 'name', facts: { template: owner } })
  }

export const templatesHandlers: Handlers<typeof calls, Context> = {
  listTemplates: ({ page, perPage }, context) => listTemplates(context.db, { ...askedBy(context), page, perPage }),

  readTemplate: async ({ templateId }, context) => {
    const template = await templateById(context.db, askedBy(context), templateId)
    if (!template) throw missing()
    return { template: { ...template, slots: await slotsOf(context.db, signedIn(context).accountId, templateId) } }
  },

  createTemplate: async (row, context) => {
    const author = authorOf(context)
    const templateId = randomUUID()
    return createOnce(context, 'createTemplate', row, async (trx) => {
      await checkSlots(trx, author, row)
      await insertTemplate(trx, author.accountId, templateId, { ...row, sortName: sortName(row.templateName) })
      const template = await there(trx, author, templateId)
      const entry = { action: 'template.created', objectId: templateId } as const
      await recordChange(trx, author, { ...entry, before: undefined, after: { ...template, slots: row.slots } })
      return { template }
    }).catch(whoHas(context.db, author, row.templateName))
  },

  changeTemplate: async ({ templateId, version, ...asked }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    const work = async (trx: Db) => {
      const before = await taking(trx, author, templateId, version)
      const stored = await storedSlots(trx, accountId, templateId)
      const to = given(asked)
      if (Object.keys(differing({ ...before, slots: stored }, to)).length === 0) return { template: before }
      // To rename one nothing is asked of its slots: people may have gone elsewhere since.
      if (to.slots || to.weeks !== undefined)
        await checkSlots(trx, author, { weeks: to.weeks ?? before.weeks, slots: to.slots ?? stored })
      const named = to.templateName === undefined ? {} : { sortName: sortName(to.templateName) }
      await updateTemplate(trx, accountId, templateId, { ...to, ...named })
      const template = await there(trx, author, templateId)
      await recordChange(trx, author, {
        action: 'template.changed',
        objectId: templateId,
        before: { ...before, slots: stored },
        after: { ...template, slots: to.slots ?? stored },
      })
      return { template }
    }
    return context.db
      .transaction()
      .execute(work)
      .catch(whoHas(context.db, author, asked.templateName))
  },

  deleteTemplate: async ({ templateId, version }, context) => {
    const author = authorOf(context)
    const { accountId, userId } = author
    return context.db.transaction().execute(async (trx) => {
      const template = await taking(trx, author, templateId, version)
      const slots = await storedSlots(trx, accountId, templateId)
      await deleteTemplate(trx, accountId, templateId)
      const entry = { accountId, userId, action: 'template.deleted', objectId: templateId } as const
      await record(trx, author, { ...entry, before: { ...template, slots } })
      return { template }
    })
  },

  applyTemplate: async ({ templateId, dryRun, ...asked }, context) => {
    const { from, to, as } = asked
    if (to < from) throw wrongField('to', 'must not be before from')
    if (daysBetween(from, to) >= MOST_APPLIED_DAYS)
      throw wrongField('to', `must not make it more than ${MOST_APPLIED_DAYS} days`)
    if (to > LATEST) throw wrongField('to', `must not be after ${LATEST}`)
    const author = authorOf(context)
    const { accountId, userId } = author
    const work = async (trx: Db) => {
      const template = await takeTemplate(trx, of(author), templateId)
      if (!template) throw missing()
      const wanted = wantedOf(
        { ...template, slots: await slotsOf(trx, accountId, templateId) },
        {
          ...asked,
          holidays: await holidaysBetween(trx, accountId, asked),
          types: (await kindsFor(trx, accountId, [])).types,
        },
      )
      if (wanted.length > MOST_ROLLED_OUT)
        throw new ApiError(422, {
          message: `These are more than ${MOST_ROLLED_OUT} shifts: make fewer days at once`,
        })
      const { report } = await rollOut(trx, author, wanted)
      if (report.batchId === null) return report
      await templateApplied(trx, accountId, templateId, asked)
      const entry = { accountId, userId, action: 'template.applied', objectId: templateId } as const
      const { batchId, created } = report
      await record(trx, { ...author, batchId }, { ...entry, after: { templateId, from, to, as, created } })
      return report
    }
    if (!dryRun) return createOnce(context, 'applyTemplate', { templateId, ...asked }, work)
    return { ...(await tried(context.db, work)), batchId: null }
  },
}
