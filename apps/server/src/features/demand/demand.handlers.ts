import { MOST_COVERAGE_DAYS, wrongField, type Demand, type Handlers, type demand as calls } from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import { isWithin } from '#server/booking/scope.ts'
import { authorOf, type Context } from '#server/context.ts'
import { createOnce } from '#server/idempotent.ts'
import { coverageOf } from './coverage.ts'
import { demandDaysHandlers } from './demand-days.handlers.ts'
import { demandById, searchDemand } from './demand.queries.ts'
import { noDemand } from './demand.refusals.ts'
import { saveDemand, type DemandChanges } from './demand.save.ts'

const NONE: DemandChanges = { create: [], change: [], delete: [] }
/** A call about one pattern has its fields at the top. */
const atTop = () => ''

export const demandHandlers: Handlers<typeof calls, Context> = {
  ...demandDaysHandlers,

  listDemand: (search, context) => searchDemand(context.db, { ...search, ...authorOf(context) }),

  createDemand: async (row, context) => {
    const author = authorOf(context)
    return createOnce(context, 'createDemand', row, async (trx) => ({
      demand: only(await saveDemand(trx, author, { ...NONE, create: [row] }, atTop)),
    }))
  },

  saveDemand: async (changes, context) => {
    const author = authorOf(context)
    return createOnce(context, 'saveDemand', changes, async (trx) => ({
      demand: await saveDemand(trx, author, changes, (list, place) => `${list}.${place}.`),
    }))
  },

  changeDemand: async (asked, context) => {
    const author = authorOf(context)
    return context.db.transaction().execute(async (trx) => {
      only(await demandById(trx, author, [asked.demandId]))
      return { demand: only(await saveDemand(trx, author, { ...NONE, change: [asked] }, atTop)) }
    })
  },

  deleteDemand: async (asked, context) => {
    const author = authorOf(context)
    return context.db.transaction().execute(async (trx) => {
      const demand = only(await demandById(trx, author, [asked.demandId]))
      await saveDemand(trx, author, { ...NONE, delete: [asked] }, atTop)
      return { demand }
    })
  },

  readCoverage: async ({ from, to, hospitalId }, context) => {
    const days = daysBetween(from, to)
    if (days < 0) throw wrongField('to', 'must not be before from')
    if (days >= MOST_COVERAGE_DAYS) throw wrongField('to', `must be within ${MOST_COVERAGE_DAYS} days`)
    const { accountId, scope } = authorOf(context)
    const named = scope && (hospitalId ?? scope).filter((id) => isWithin(scope, id))
    return { coverage: await coverageOf(context.db, accountId, { from, to }, named ?? hospitalId) }
  },
}

/** The one that there is. */
const only = ([demand]: readonly Demand[]) => {
  if (!demand) throw noDemand()
  return demand
}
