import { xlsx } from '@onward/sheets/xlsx'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { faultOf, openLong, writeTable, type Sent } from './long-table.ts'

const text = (words: string) => new TextEncoder().encode(words)
const tableOf = async (bytes: Uint8Array<ArrayBuffer>, sheet = 0) => (await openLong(bytes)).table(sheet)
const faultIn = (bytes: Uint8Array<ArrayBuffer>) => tableOf(bytes).then(() => undefined, faultOf)
const sent = async (bytes: Uint8Array<ArrayBuffer>, columns: Sent) => {
  const { file, shifts } = writeTable(await tableOf(bytes), columns)
  return { text: await file.text(), shifts }
}

describe('a text', () => {
  it('is sent with each row on the line that it has, and with cells as they stand there', async () => {
    const file = 'Id;Name;Note\r\n\r\n1;"Ann ""Ł"" O’Neil";x\r\n2;"two\r\nlines, and a comma";\'=1+1\r\n3;5";z\r\n'
    expect(
      await sent(text(file), [
        { field: 'note', at: 2 },
        { field: 'name', at: 1 },
      ]),
    ).toEqual({
      text: 'note,name\r\n\r\nx,"Ann ""Ł"" O’Neil"\r\n\'=1+1,"two\r\nlines, and a comma"\r\nz,"5"""\r\n',
      shifts: [],
    })
    // What stands over several lines is left out: the next row is where it was all the same.
    expect((await sent(text(file), [{ field: 'id', at: 0 }])).text).toBe('id\r\n\r\n1\r\n2\r\n\r\n3\r\n')
  })

  it('shows its heading and first rows, and names the lines that do not go with the heading', async () => {
    const { face } = await tableOf(text('a, b \n1,2\n1\n1,2,3\n1,2,,\n'))
    expect(face).toEqual({
      sheets: [],
      sheet: 0,
      header: ['a', 'b'],
      first: [
        { line: 2, cells: ['1', '2'] },
        { line: 5, cells: ['1', '2', '', ''] },
      ],
      rows: 4,
      uneven: [
        { line: 3, cells: 1 },
        { line: 4, cells: 3 },
      ],
      unevenTotal: 2,
    })
  })

  it('is read as Windows has written it in the West, where it is no UTF-8', async () => {
    const { face } = await tableOf(new Uint8Array([...text('name\nJos'), 0xe9, 0x0a]))
    expect(face.first).toEqual([{ line: 2, cells: ['José'] }])
  })
})

describe('a workbook', () => {
  const sheet = (rows: string) => strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)
  const cell = (place: string, word: string) => `<c r="${place}" t="inlineStr"><is><t>${word}</t></is></c>`
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'
  const two = zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="A &amp; B" sheetId="1" r:id="rId1"/><sheet name="&#321;&#xF3;d&#x17A;" sheetId="2" r:id="rId2"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Type="${kind}" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${kind}" Target="worksheets/sheet2.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': sheet(`<row r="1">${cell('A1', 'x')}</row><row r="2">${cell('A2', '1')}</row>`),
    'xl/worksheets/sheet2.xml': sheet(
      `<row r="2">${cell('A2', 'id')}${cell('B2', 'note')}</row><row r="4">${cell('A4', 'a')}${cell('B4', 'one\ntwo')}</row><row r="5">${cell('A5', '=b')}</row>`,
    ),
  })

  it('is read sheet by sheet', async () => {
    expect((await tableOf(two)).face).toMatchObject({ sheets: ['A & B', 'Łódź'], sheet: 0, header: ['x'], rows: 1 })
    expect((await tableOf(two, 1)).face).toMatchObject({ sheet: 1, header: ['id', 'note'], rows: 2 })
  })

  it('says where lines are further down than its rows, because a cell goes over several', async () => {
    const { file, shifts } = writeTable(await tableOf(two, 1), [
      { field: 'id', at: 0 },
      { field: 'note', at: 1 },
    ])
    // The apostrophe keeps a text from being run, and the server takes it off.
    expect(await file.text()).toBe('id,note\r\n\r\n\r\na,"one\ntwo"\r\n\'=b,\r\n')
    expect(shifts).toEqual([{ from: 6, by: 1 }])
  })
})

describe('a file is refused in a word', () => {
  it.each([
    ['empty', text('\n\n')],
    ['empty', text('a,b\n')],
    ['content', new Uint8Array([1, 2, 0, 4])],
    ['content', text('%PDF-1.7')],
    ['old', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])],
    ['content', zipSync({ 'a.txt': text('x') })],
  ])('%s', async (code, bytes) => {
    expect(await faultIn(bytes)).toEqual({ code })
  })

  it('with the line of a quote that is never closed', async () => {
    expect(await faultIn(text('a,b\n1,2\n"3,4\n'))).toEqual({ code: 'open', line: 3 })
  })

  it('takes what a workbook of ours holds', async () => {
    expect((await tableOf(xlsx([['a'], ['Ł']]))).rows).toEqual([{ line: 2, cells: ['Ł'] }])
  })
})
