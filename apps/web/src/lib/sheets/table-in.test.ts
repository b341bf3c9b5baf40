import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { SheetFault } from './sheet-fault.ts'
import { SHEET_LIMITS } from './sheet-limits.ts'
import { tableIn } from './table-in.ts'
import { xlsx } from '@onward/sheets/xlsx'

const faultOf = (bytes: Uint8Array<ArrayBuffer>) =>
  tableIn(bytes).then(
    () => 'none',
    (error: unknown) => (error instanceof SheetFault ? error.code : String(error)),
  )
const text = (words: string) => new TextEncoder().encode(words)

/** A workbook with a sheet of one's own. */
const withSheet = (sheet: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  })

describe('a workbook', () => {
  it('that we wrote comes back as it was', async () => {
    const rows = [
      ['name', 'hours', 'note'],
      ['Ada <Quist> & "co"', 37.5, '=HYPERLINK("x")'],
      ['Zoë 🌙', -2, 'two\nlines'],
      ['_x000D_', 0, '+1 555'],
      ['2026-11-30', 1, '1900-03-01'],
      // Times, what is no date, and what a spreadsheet dates otherwise.
      ['2026-11-30T00:00', 2, '2026-02-30'],
      ['9999-12-31', 3, '1900-02-28'],
    ]
    expect(await tableIn(xlsx(rows))).toEqual(rows.map((row) => row.map(String)))
  })

  it('brings results in place of formulas, days, truths, and nothing for an error', async () => {
    const row =
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="b"><v>1</v></c><c r="C1" t="e"><v>#N/A</v></c><c r="D1" t="d"><v>2026-11-22T00:00:00.000Z</v></c><c r="E1" t="d"><v>2026-11-22T19:30:00.000Z</v></c></row>'
    expect(await tableIn(withSheet(row))).toEqual([['2', 'TRUE', '', '2026-11-22', '2026-11-22 19:30']])
  })

  it('is read whichever parts of it are stored, and without its pictures', async () => {
    const huge = { 'xl/media/image1.xml': new Uint8Array(SHEET_LIMITS.unpacked + 1) }
    expect(await tableIn(withSheet('<row r="1"><c r="A1"><v>1</v></c></row>', huge))).toEqual([['1']])
  })
})

describe('a hostile file is refused', () => {
  it('that unpacks to more than it may', async () => {
    const bomb = withSheet('', { 'xl/sharedStrings.xml': new Uint8Array(SHEET_LIMITS.unpacked + 1) })
    expect(bomb.byteLength).toBeLessThan(100_000)
    expect(await faultOf(bomb)).toBe('tooLarge')
  })

  it('that lies about its size', async () => {
    const bomb = withSheet('', { 'xl/sharedStrings.xml': new Uint8Array(SHEET_LIMITS.unpacked + 1) })
    const view = new DataView(bomb.buffer)
    let isChanged = false
    for (let at = 0; at < bomb.byteLength - 4; at += 1)
      if (view.getUint32(at, true) === SHEET_LIMITS.unpacked + 1) {
        view.setUint32(at, 10, true)
        isChanged = true
      }
    expect(isChanged).toBe(true)
    expect(await faultOf(bomb)).toBe('tooLarge')
  })

  it.each([
    ['a million empty rows', '<row/>'.repeat(1_000_000)],
    ['a million numbered rows', Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 1}"/>`).join('')],
    ['a cell at the far end', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'],
    ['a column at the far end', '<row r="1"><c r="XFD1"><v>1</v></c></row>'],
    ['cells at both ends', '<row r="1"><c r="A1"><v>1</v></c></row><row r="9999"><c r="CC9999"><v>1</v></c></row>'],
  ])('with %s', async (_, sheet) => {
    expect(await faultOf(withSheet(sheet))).toBe('tooManyCells')
  })

  it('that holds an entity which grows', async () => {
    const grown = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "&a;&a;&a;">]>`
    const file = withSheet('<row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row>')
    expect((await tableIn(file))[0]?.[0]).not.toContain('xx')
    const bad = zipSync({ 'xl/workbook.xml': strToU8(`${grown}<workbook>&b;</workbook>`) })
    expect(await faultOf(bad)).toBe('damaged')
  })

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'content'],
    ['a zip of something else', zipSync({ 'a.txt': strToU8('hello') }), 'content'],
    ['half a workbook', xlsx([['a']]).slice(0, 400), 'damaged'],
    ['a workbook whose list leads nowhere', zipSync({ 'xl/workbook.xml': strToU8('') }), 'damaged'],
    ['a workbook of before 2007', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'old'],
    ['nothing', new Uint8Array(), 'empty'],
    ['blanks', text('\r\n,,\r\n'), 'empty'],
    ['a quote that is never closed', text('a,b\n"c,d\n'), 'damaged'],
    ['too many lines', text('a\n'.repeat(SHEET_LIMITS.rows + 1)), 'tooManyCells'],
    ['too many columns', text(','.repeat(SHEET_LIMITS.columns)), 'tooManyCells'],
    ['too many bytes', new Uint8Array(SHEET_LIMITS.file + 1), 'tooLarge'],
  ])('%s', async (_, bytes, code) => {
    expect(await faultOf(bytes)).toBe(code)
  })
})

describe('a text', () => {
  it.each([
    [',', 'a,b\r\n"1,5",2\r\n'],
    [';', 'a;b\n1,5;2\n'],
    ['a tab', 'a\tb\n1,5\t2'],
    ['|', 'a|b\r1,5|2\r'],
    ['what it says', 'sep=;\r\na;b\r\n1,5;2\r\n'],
    ['no letter, whatever it says', 'sep=,\na,b\n"1,5",2\n'],
  ])('is cut by %s', async (_, words) => {
    expect(await tableIn(text(words))).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
  })

  it('keeps what is quoted, and fills up short rows', async () => {
    expect(await tableIn(text('name,note,\n"say ""hi""","two\nlines"\n\nx,"a"b,c'))).toEqual([
      ['name', 'note', ''],
      ['say "hi"', 'two\nlines', ''],
      ['x', 'ab', 'c'],
    ])
  })

  it.each([
    ['UTF-8', text('Zoë')],
    ['UTF-8 with a mark', text('\uFEFFZoë')],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0])],
    ['UTF-16, the other way round', new Uint8Array([0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xeb])],
    ['Windows-1252', new Uint8Array([0x5a, 0x6f, 0xeb])],
  ])('is read in %s', async (_, bytes) => {
    expect(await tableIn(bytes)).toEqual([['Zoë']])
  })
})
