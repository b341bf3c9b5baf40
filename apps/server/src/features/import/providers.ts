import type { importFields } from '@onward/contract'
import { sortName } from '#server/names.ts'
import { cellsOf } from './cells.ts'
import type { Sheet } from './sheet.ts'
import { createUnique, type Placed } from './unique.ts'

export type ProviderRow = { providerId: string; providerName: string; sortName: string; specialty: string | null }
export type Providers = { rows: Placed<ProviderRow>[]; lines: number }

/** Reads a file of providers; what is wrong with it is in the sheet's report. */
export const readProviders = async (sheet: Sheet<keyof typeof importFields.providers>): Promise<Providers> => {
  const cells = cellsOf(sheet)
  const unique = createUnique<ProviderRow>(sheet.report, sheet.columnOf('providerId'))
  let lines = 0
  for await (const row of sheet.rows) {
    lines += 1
    const before = sheet.report.total
    const providerId = cells.id(row, 'providerId')
    const providerName = cells.name(row, 'providerName')
    const specialty = cells.optional(row, 'specialty')
    if (sheet.report.total > before) continue
    unique.add(providerId, row, { providerId, providerName, sortName: sortName(providerName), specialty })
  }
  return { rows: unique.rows(), lines }
}
