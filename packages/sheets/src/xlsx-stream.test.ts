import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { Cell } from './csv.ts'
import { xlsxOf } from './xlsx-stream.ts'
import { xlsx } from './xlsx.ts'

it('packs in slices what is packed at once', async () => {
  const rows: Cell[][] = Array.from({ length: 2_500 }, (_, at) => [`=Łucja <${at}>`, at, 'O’Brien & \u0007Co'])
  const slices = async function* () {
    for (let at = 0; at < rows.length; at += 400) yield rows.slice(at, at + 400)
  }
  const pieces: Uint8Array[] = []
  for await (const piece of xlsxOf(slices())) pieces.push(piece)
  expect(pieces.length).toBeGreaterThan(6)
  const textsOf = (file: Uint8Array) => Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)])
  expect(textsOf(Buffer.concat(pieces))).toEqual(textsOf(xlsx(rows)))
})

it('has dates as days that a spreadsheet counts, but not in its heading', () => {
  const sheet = strFromU8(
    unzipSync(xlsx([['2026-11-30'], ['2026-11-30'], ['2026-13-01']]))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  )
  const cells = [...sheet.matchAll(/<c r="(\w+)"(?: s="(\d)")?( t="inlineStr")?>.*?<(?:v|t)[^>]*>([^<]*)</g)].map(
    ([, ...cell]) => cell,
  )
  expect(cells).toEqual([
    ['A1', '1', ' t="inlineStr"', '2026-11-30'],
    // Days since the end of 1899, as Excel and LibreOffice count them.
    ['A2', '2', undefined, '46356'],
    ['A3', undefined, ' t="inlineStr"', '2026-13-01'],
  ])
})
