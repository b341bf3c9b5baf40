import { CHANGE_FIGURES, check, StabilityInput, StabilityShiftsInput } from '@onward/contract'
import type { Context } from '#server/context.ts'
import { askedOf } from './asked.ts'
import { stabilityReport, stabilityShifts } from './stability.report.ts'
import { stabilityRows } from './stability.rows.ts'

export const STABILITY_COLUMNS = ['key', 'name', ...CHANGE_FIGURES]

/** The figures of changes as rows, the sum of all last. */
export const stabilityFigures = async (given: object, context: Context) => {
  const input = await check(StabilityInput, given)
  const { rows, total } = await stabilityReport(askedOf(context, input), input)
  return [...rows, { key: 'total', name: '', ...total }]
}

const SIDE = ['providerId', 'providerName', 'hospitalId', 'facilityName', 'startsAt', 'endsAt', 'timeZone'] as const
const nameOf = (side: 'before' | 'after', field: string) => `${side}${field.charAt(0).toUpperCase()}${field.slice(1)}`
const sideColumns = (side: 'before' | 'after') => SIDE.map((field) => nameOf(side, field))

export const STABILITY_ROW_COLUMNS = [
  'what',
  'at',
  'date',
  'userId',
  'userName',
  'assignmentId',
  'notice',
  'noticeMinutes',
  ...sideColumns('before'),
  ...sideColumns('after'),
  'isElsewhere',
  'endedAt',
  'fillMinutes',
]

/** All rows that a number counts, in their order: some of them at a time. */
export const stabilityFile = async (given: object, context: Context) => {
  const input = await check(StabilityShiftsInput, given)
  const { asked, items } = await stabilityShifts(askedOf(context, input), input)
  return {
    ids: async () => items.map((_, at) => at),
    rows: async (ids: readonly number[]) => {
      const some = await stabilityRows(
        asked,
        ids.flatMap((at) => items[at] ?? []),
      )
      return some.map(({ before, after, ...row }, place) => ({
        ...row,
        place: ids[place],
        ...Object.fromEntries(
          SIDE.flatMap((field) => [
            [nameOf('before', field), before?.[field]],
            [nameOf('after', field), after?.[field]],
          ]),
        ),
      }))
    },
  }
}
