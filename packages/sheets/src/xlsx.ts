import { strToU8, zipSync } from 'fflate'
import type { Cell } from './csv.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const parts = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // The second style is bold, for the heading; the third has a date as we write it, in every language.
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) =>
  text
    // What XML cannot hold: control characters, and halves of a letter.
    .toWellFormed()
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    // Spreadsheets read `_x000D_` as the sign of that number.
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)
    .replaceAll('\r', '&#13;')

/** A column by its letters: A, B, … Z, AA, from 0. */
const letters = (at: number): string =>
  `${at > 25 ? letters(Math.floor(at / 26) - 1) : ''}${String.fromCharCode(65 + (at % 26))}`

const DAY_MS = 86_400_000
/** 1970-01-01 in days of a spreadsheet, which has a 29th of February 1900: dates before March of that year are texts. */
const EPOCH = 25_569
const FIRST = 61
/** The day of a spreadsheet's calendar; undefined for what is no date. */
const dayOf = (text: string) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const at = new Date(text)
  const isDate = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
  const day = at.getTime() / DAY_MS + EPOCH
  return isDate && day >= FIRST ? day : undefined
}

const cell = (value: Cell, row: number, column: number) => {
  const place = `r="${letters(column)}${row}"${row === 1 ? ' s="1"' : ''}`
  if (typeof value === 'number' && Number.isFinite(value)) return `<c ${place}><v>${value}</v></c>`
  const day = row === 1 || typeof value === 'number' ? undefined : dayOf(value)
  if (day !== undefined) return `<c ${place} s="2"><v>${day}</v></c>`
  // A text in its place is never a formula, whatever it begins with.
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`
}

/** A line of a sheet by its place from 0; the first one is bold. */
export const sheetRow = (row: readonly Cell[], at: number) =>
  `<row r="${at + 1}">${row.map((value, column) => cell(value, at + 1, column)).join('')}</row>`

const VIEW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
/** A date that does not fit into its column is shown as signs. */
const WIDTH = '<sheetFormatPr defaultColWidth="12" defaultRowHeight="15"/>'
/** A workbook of one sheet: the parts beside it, and what stands around its lines. The first line is held in place. */
export const workbook = {
  parts: Object.entries(parts).map(([path, text]): readonly [string, Uint8Array] => [path, strToU8(HEAD + text)]),
  sheet: 'xl/worksheets/sheet1.xml',
  head: `${HEAD}<worksheet xmlns="${MAIN}">${VIEW}${WIDTH}<sheetData>`,
  tail: '</sheetData></worksheet>',
}

/** Rows as a workbook of one sheet; a date such as `2026-03-01` is one there too, by which its reader may sort and group. */
export const xlsx = (rows: readonly (readonly Cell[])[]) => {
  const { head, tail, sheet } = workbook
  const lines = strToU8(`${head}${rows.map(sheetRow).join('')}${tail}`)
  return zipSync(Object.fromEntries([...workbook.parts, [sheet, lines]]))
}
