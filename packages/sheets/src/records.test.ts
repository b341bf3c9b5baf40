import { describe, expect, it } from 'vitest'
import { CsvFault, cutRecords } from './read.ts'

/** What is cut of a text that comes in pieces of a size. */
const cut = (text: string, size = 3) => {
  const records = cutRecords()
  const rows = []
  for (let at = 0; at < text.length; at += size) rows.push(...records.take(text.slice(at, at + size), false))
  return [...rows, ...records.take('', true)]
}
const faultOf = (text: string) => {
  try {
    cut(text)
  } catch (error) {
    if (error instanceof CsvFault) return [error.code, error.line]
    throw error
  }
  return undefined
}

describe('cutting records', () => {
  it('is the same whatever the pieces are', () => {
    const text = '\ufeffa;b\r\n"x\r\ny";2\r\n\r\n3;5"\r\n'
    const rows = [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\r\ny', '2'] },
      { line: 5, cells: ['3', '5"'] },
    ]
    for (const size of [1, 2, 5, 100]) expect(cut(text, size)).toEqual(rows)
  })

  it.each([
    ['open', 'a,b\n"x,1\n', 2],
    ['middle', 'a,b\n1,2\n"x"y,1\n', 3],
    ['lines', 'a,b,c,d\n"1,2,3,4\n5,6,7,8\n9",2,3,4\n', 2],
    ['long', `a,b\n"${'x'.repeat(100_001)}`, 2],
  ])('says that a text is no table for a quote: %s', (code, text, line) => {
    expect(faultOf(text)).toEqual([code, line])
  })
})
