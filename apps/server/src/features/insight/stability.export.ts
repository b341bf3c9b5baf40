import { CHANGE_FIGURES, check, FILLS, StabilityInput, StabilityShiftsInput, type FillFigures } from '@onward/contract'
import type { Context } from '#server/context.ts'
import { askedOf } from './asked.ts'
import { beforeCells, beforeColumns, sideName } from './before-columns.ts'
import { stabilityReport, stabilityShifts } from './stability.report.ts'
import { stabilityRows } from './stability.rows.ts'

const FILL = ['openings', ...FILLS, 'median', 'nineOfTen'] as const
/** Minutes, as their names say in a file. */
const FILL_COLUMNS = ['openings', ...FILLS, 'medianMinutes', 'nineOfTenMinutes']
const filledIn = (fills: FillFigures | undefined) =>
  Object.fromEntries(FILL.map((figure, at) => [FILL_COLUMNS[at], fills?.[figure]]))
const FIGURES = [...CHANGE_FIGURES, ...FILL_COLUMNS]

/** The figures of changes as rows, with how shifts that became open were filled at each facility; the sum of all is the last. */
export const stabilityFigures = async (given: object, context: Context) => {
  const input = await check(StabilityInput, given)
  const { by, rows, total, fills, fillsByFacility, before } = await stabilityReport(askedOf(context, input), input)
  const fillsAt = new Map(by === 'facility' ? fillsByFacility.map((one) => [one.hospitalId, one]) : [])
  const listed = new Set(rows.map(({ key }) => key))
  const filledAlone = [...fillsAt.values()].filter(({ hospitalId }) => !listed.has(hospitalId))
  return {
    columns: ['key', 'name', ...FIGURES, ...beforeColumns(FIGURES, input.compare)],
    rows: [
      ...rows.map((row) => ({ ...row, ...filledIn(fillsAt.get(row.key ?? '')) })),
      ...filledAlone.map((one) => ({ key: one.hospitalId, name: one.facilityName, ...filledIn(one) })),
      // Of the dates before, sums alone are known.
      {
        key: 'total',
        name: '',
        ...total,
        ...filledIn(fills),
        ...beforeCells(FIGURES, before && { ...before.total, ...filledIn(before.fills) }),
      },
    ],
  }
}

const SIDE = ['providerId', 'providerName', 'hospitalId', 'facilityName', 'startsAt', 'endsAt', 'timeZone'] as const
const sideColumns = (side: 'before' | 'after') => SIDE.map((field) => sideName(side, field))

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
            [sideName('before', field), before?.[field]],
            [sideName('after', field), after?.[field]],
          ]),
        ),
      }))
    },
  }
}
