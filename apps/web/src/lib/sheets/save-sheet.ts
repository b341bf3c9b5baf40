import { csv, tabbed, type Cell } from '@onward/sheets'
import { download, save } from './download.ts'
import { fileName } from './file-name.ts'

export const SHEET_FORMATS = ['xlsx', 'csv', 'txt'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]

type Wish = { name: string; format: SheetFormat; /** Where the name is empty. */ otherwise: string }

/** Saves rows, the first of them the heading, as a spreadsheet on the reader's machine, and returns the name of the file. */
export const saveSheet = async (rows: readonly (readonly Cell[])[], { name, format, otherwise }: Wish) => {
  const full = fileName(name, format, otherwise)
  if (format === 'csv') download(full, csv(rows))
  else if (format === 'txt') download(full, tabbed(rows), 'text/plain')
  else {
    const { xlsx } = await import('@onward/sheets/xlsx')
    save(full, new Blob([xlsx(rows)], { type: XLSX }))
  }
  return full
}
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
