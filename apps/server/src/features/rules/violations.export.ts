import type { downloads, Handlers } from '@onward/contract'
import { namesIn, shownVerdicts } from '#server/booking/verdicts.ts'
import { signedIn, type Context } from '#server/context.ts'
import { exportFile } from '#server/export-file.ts'
import { askedStanding } from './asked-standing.ts'

const COLUMNS = [
  'severity',
  'providerId',
  'providerName',
  'message',
  'from',
  'to',
  'amount',
  'unit',
  'facilities',
  'ruleId',
  'kind',
] as const

export const violationsExport: Pick<Handlers<typeof downloads, Context>, 'exportViolations'> = {
  exportViolations: async ({ format, ...filters }, context) => {
    const { accountId } = signedIn(context)
    // Judged once, so that the file is of one moment.
    const all = await askedStanding({ ...filters, order: 'together' }, context)
    return exportFile(context, format, {
      kind: 'violations',
      columns: COLUMNS,
      filters,
      ids: async (most) => [...all.keys()].slice(0, most),
      rows: async (places) => {
        const some = places.flatMap((place) => all[place] ?? [])
        const told = some.map(({ verdict }) => verdict)
        const { verdicts } = await shownVerdicts(context.db, accountId, told)
        const { facilities } = await namesIn(context.db, accountId, some)
        return verdicts.map((verdict, at) => ({
          ...verdict,
          place: places[at],
          facilities: (some[at]?.hospitalIds ?? []).map((id) => facilities[id] ?? id).join(', '),
        }))
      },
      idOf: ({ place }) => place,
    })
  },
}
