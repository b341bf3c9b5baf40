import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeSharedData, sharedData } from '../../../test/shared-data.ts'
import { readCsv, type CsvRow } from './csv.ts'
import { ImportRefused } from './refused.ts'

/** The bytes in pieces of a size, so that characters and line ends fall between two of them. */
const pieces = async function* (bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const read = async (given: string | Uint8Array, size = 7) => {
  const bytes = typeof given === 'string' ? Buffer.from(given) : given
  const rows: CsvRow[] = []
  for await (const row of readCsv(pieces(bytes, size))) rows.push(row)
  return rows
}
const refusalOf = async (given: string | Uint8Array, size = 7) => {
  const error: unknown = await read(given, size).catch((reason: unknown) => reason)
  if (!(error instanceof ImportRefused)) throw new Error('The file was taken', { cause: error })
  return error.errors[0]
}

describe('reading CSV', () => {
  it.each([1, 2, 3, 1_000])(
    'names the line on which a record begins, whatever ends it, in pieces of %i bytes',
    async (size) => {
      const rows = await read('\ufeffa,b\r\n"x\r\ny\rz",2\r\n\r\n3,"4\n\n"\n ,\n5",6\r7,é8', size)
      expect(rows).toEqual([
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['x\r\ny\rz', '2'] },
        { line: 6, cells: ['3', '4\n\n'] },
        { line: 10, cells: ['5"', '6'] },
        { line: 11, cells: ['7', 'é8'] },
      ])
    },
  )

  it('refuses a quote that is never closed by the line on which its record begins, after the lines before it', async () => {
    const text = 'a,b\r\n"x\r\ny",1\r\n\r\n1,"x\r\n3,4\r\n'
    expect(await refusalOf(text)).toEqual({ line: 5, column: '', reason: expect.stringMatching(/never closed/) })
    const lines: number[] = []
    const reading = async () => {
      for await (const { line } of readCsv(pieces(Buffer.from(text), 1_000))) lines.push(line)
    }
    await expect(reading()).rejects.toThrow('line 5')
    expect(lines).toEqual([1, 2])
  })

  it.each([1, 2, 3, 1_000])('reads what stands between semicolons or tabs, in pieces of %i bytes', async (size) => {
    const cells = [
      ['id', 'name, first', 'note'],
      ['1', 'Åse; Bo\tx', 'a "b", c'],
      ['2', '', ''],
    ]
    for (const delimiter of [',', ';', '\t']) {
      const quoted = (cell: string) => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
      const text = cells.map((row) => row.map(quoted).join(delimiter)).join('\r\n')
      expect((await read(text, size)).map((row) => row.cells)).toEqual(cells)
    }
  })

  it.each<[string, string, number]>([
    ['closed in the middle of a cell', 'a,b\n1,"x"y\n', 2],
    ['closed before a blank', 'a,b\n1,"x" \n', 2],
    ['opened in one line and met by another in the next', 'a,b,c\n1,2,"x\n1,"2",3\n', 2],
    ['opened behind a cell of two lines', 'a,b\n"1\n2","x"y\n', 3],
    ['closed around whole lines', 'a,b,c,d\n1,2,3,"x\n1,2,3,4\n1,2,3,y"\n', 2],
  ])('refuses a quote that is %s, by the line on which it opens', async (_, text, line) => {
    for (const size of [1, 7, 1_000])
      expect(await refusalOf(text, size)).toEqual({
        line,
        column: '',
        reason: expect.stringMatching(/opens with a quote/),
      })
  })

  it('takes a cell of many lines that are not those of the file', async () => {
    const note = 'Bring the keys,\nask Ann, Bea, or Cy, and Dee,\nthen call "me"'
    const [, row] = await read(`id,a,b,c,note\n1,,,,"${note.replaceAll('"', '""')}"\n`)
    expect(row?.cells.at(-1)).toBe(note)
  })

  it.each([1, 5, 64])('reads back whatever was written by the rules, in pieces of %i bytes', async (size) => {
    const cell = fc.array(fc.constantFrom('a', 'é', '🙂', '"', ',', ';', ' ', '\n', '\r\n', '\t'), { maxLength: 6 })
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 })
    const written = (text: string) => `"${text.replaceAll('"', '""')}"`
    const property = fc.asyncProperty(rows, fc.constantFrom('\n', '\r\n', '\r'), async (given, end) => {
      const cells = [['id', 'note'], ...given.map((row) => row.map((parts) => parts.join('')))]
      const text = cells.map((row) => row.map(written).join(',')).join(end)
      const said = cells.filter((row) => row.some((one) => one.trim() !== ''))
      expect((await read(text, size)).map((row) => row.cells)).toEqual(said)
    })
    await fc.assert(property, { numRuns: 200 })
  })

  it('does not gather a cell without end', async () => {
    expect(await refusalOf(`a,b\n1,"${'x\n'.repeat(60_000)}`, 65_536)).toMatchObject({
      reason: expect.stringMatching(/100,000/),
    })
  })

  it.each([1, 2, 3, 5, 1_000])('refuses what is not UTF-8 by line, in pieces of %i bytes', async (size) => {
    const latin1 = Buffer.from('id,name\r\n1,Zoe\r2,José\n3,x\n', 'latin1')
    expect(await refusalOf(latin1, size)).toEqual({ line: 3, column: '', reason: expect.stringMatching(/not UTF-8/) })
    expect(await refusalOf(Buffer.from('a\nb\n\xe2\x82', 'latin1'), size)).toMatchObject({ line: 3 })
    const little = Buffer.from('\ufeffid,name\n1,José', 'utf16le')
    for (const utf16 of [little, little.subarray(2), Buffer.from(little).swap16()]) {
      expect(await refusalOf(utf16, size)).toEqual({ line: 1, column: '', reason: expect.stringMatching(/UTF-16/) })
    }
  })
})

describeSharedData('csv-spectrum', () => {
  const names = [
    'comma_in_quotes',
    'empty',
    'empty_crlf',
    'escaped_quotes',
    'json',
    'location_coordinates',
    'newlines',
    'newlines_crlf',
    'quotes_and_newlines',
    'simple',
    'simple_crlf',
    'utf8',
  ]
  it.each(names)('%s is what its twin says', async (name) => {
    const text = (await sharedData(`csv-spectrum/csvs/${name}.csv`)).toString()
    const twin: unknown = JSON.parse((await sharedData(`csv-spectrum/json/${name}.json`)).toString())
    // The checkout has turned the line ends of these files into LF; their twins still know them.
    const asPublished = name.endsWith('_crlf') ? text.replace(/\r?\n/g, '\r\n') : text
    const [header, ...rows] = await read(asPublished)
    const objects = rows.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [header?.cells[at], cell])))
    // Its twin is one object, not a list, and has another telephone number.
    const phone = { 'Contact Phone Number': '1234567890' }
    expect(name === 'location_coordinates' ? { ...objects[0], ...phone } : objects).toEqual(twin)
  })
})
