import { expect, it } from 'vitest'
import { cellIn, rowsOf, tableOf, textOfCell } from './cells.ts'

it.each([
  ['2', { least: 2, wished: 2 }],
  [' 2 / 3 ', { least: 2, wished: 3 }],
  ['2-3', { least: 2, wished: 3 }],
  ['٢/٣', { least: 2, wished: 3 }],
  ['0', { least: 0, wished: 0 }],
  ['', null],
  ['–', null],
])('reads %j', (text, cell) => {
  expect(cellIn(text)).toEqual(cell)
})

it.each(['two', '3/2', '1.5', '1000', '2/', '-1', '1/2/3'])('takes %j for no number of people', (text) => {
  expect(cellIn(text)).toBeUndefined()
})

it('writes what it reads again', () => {
  for (const cell of [null, { least: 0, wished: 0 }, { least: 2, wished: 2 }, { least: 2, wished: 10 }])
    expect(cellIn(textOfCell(cell))).toEqual(cell)
})

it('reads and writes what a spreadsheet puts on the clipboard', () => {
  expect(rowsOf('1\t2/3\r\n\t4\r\n')).toEqual([
    ['1', '2/3'],
    ['', '4'],
  ])
  expect(
    tableOf([
      [{ least: 1, wished: 2 }, null],
      [null, { least: 3, wished: 3 }],
    ]),
  ).toBe('1/2\t\n\t3')
})
