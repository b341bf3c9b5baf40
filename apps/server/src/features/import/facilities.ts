import { wrongZone, zoneSpelled } from '@onward/scheduling/zoned'
import type { Doubt, importFields } from '@onward/contract'
import { sortName } from '#server/names.ts'
import { cellsOf } from './cells.ts'
import type { CsvRow } from './csv.ts'
import { notState, notZone, noZone } from './reasons.ts'
import type { Sheet } from './sheet.ts'
import { zonesOfState } from './states.ts'
import { createUnique, type Placed } from './unique.ts'

type Field = keyof typeof importFields.facilities

export type FacilityRow = {
  hospitalId: string
  facilityName: string
  sortName: string
  timeZone: string
  /** The zone was concluded from the state: one that is stored already is worth more. */
  isGuess: boolean
  city: string | null
  state: string | null
}
/** A zone that was concluded from a state which keeps two. */
export type ZoneDoubt = Doubt & { hospitalId: string; timeZone: string }
export type Facilities = { rows: Placed<FacilityRow>[]; lines: number; doubtful: ZoneDoubt[] }

/** Reads a file of facilities; what is wrong with it is in the sheet's report. */
export const readFacilities = async (sheet: Sheet<Field>): Promise<Facilities> => {
  const cells = cellsOf(sheet)
  const unique = createUnique<FacilityRow>(sheet.report, sheet.columnOf('hospitalId'))
  const doubtful: Facilities['doubtful'] = []
  let lines = 0
  for await (const row of sheet.rows) {
    lines += 1
    const before = sheet.report.total
    const hospitalId = cells.id(row, 'hospitalId')
    const facilityName = cells.name(row, 'facilityName')
    const city = cells.optional(row, 'city')
    const state = cells.optional(row, 'state')
    const zone = zoneOf(sheet, row, state)
    if (sheet.report.total > before || !zone) continue
    const { timeZone, isGuess, other } = zone
    unique.add(hospitalId, row, {
      hospitalId,
      facilityName,
      sortName: sortName(facilityName),
      timeZone,
      isGuess,
      city,
      state,
    })
    if (other !== undefined) {
      const reason = `${state} keeps two time zones: ${timeZone} was taken for ${facilityName}, it may be ${other}`
      doubtful.push({
        line: row.line,
        column: sheet.columnOf('state'),
        reason,
        code: 'zone',
        facility: { hospitalId, facilityName, timeZone, other },
        hospitalId,
        timeZone,
      })
    }
  }
  return { rows: unique.rows(), lines, doubtful }
}

const zoneOf = (sheet: Sheet<Field>, row: CsvRow, state: string | null) => {
  const given = sheet.text(row, 'timeZone')
  if (given !== '') {
    const wrong = wrongZone(given)
    if (wrong === undefined) return { timeZone: zoneSpelled(given), isGuess: false, other: undefined }
    sheet.report.bad(row.line, sheet.columnOf('timeZone'), notZone(given, wrong))
    return undefined
  }
  const zones = state === null ? undefined : zonesOfState(state)
  if (zones) return { timeZone: zones[0], isGuess: true, other: zones[1] }
  const [column, reason] = sheet.has('state')
    ? [sheet.columnOf('state'), notState]
    : [sheet.columnOf('timeZone'), noZone]
  sheet.report.bad(row.line, column, reason)
  return undefined
}
