import { expect, it } from 'vitest'
import { fileName } from './file-name.ts'

it.each([
  ['rota', 'rota.xlsx'],
  ['rota.xlsx', 'rota.xlsx'],
  ['Rota.XLSX ', 'Rota.xlsx'],
  ['rota.csv', 'rota.csv.xlsx'],
  ['', 'excel-sheet.xlsx'],
  ['  ', 'excel-sheet.xlsx'],
  ['.xlsx', 'excel-sheet.xlsx'],
  ['../../etc/passwd', 'etc passwd.xlsx'],
  ['..\\..\\start', 'start.xlsx'],
  ['a:b*c?"<d>|', 'a b c d.xlsx'],
  ['con', 'con_.xlsx'],
  ['COM1.old', 'COM1_.old.xlsx'],
  ['console', 'console.xlsx'],
  ['ends. . ', 'ends.xlsx'],
  ['rota\u202Exslx.exe', 'rota xslx.exe.xlsx'],
  ['two\r\nlines\0', 'two lines.xlsx'],
  ['Nächte für Müller', 'Nächte für Müller.xlsx'],
])('%j becomes %j', (typed, name) => {
  expect(fileName(typed, 'xlsx', 'excel-sheet')).toBe(name)
})

it('cuts a long name between letters', () => {
  expect(fileName('🌙'.repeat(300), 'csv', 'x')).toBe(`${'🌙'.repeat(100)}.csv`)
})
