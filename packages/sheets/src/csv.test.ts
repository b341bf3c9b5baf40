import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { asItWas, csv, tabbed } from './csv.ts'

it('writes a line for each row, and ends each', () => {
  expect(csv([])).toBe('')
  expect(
    csv([
      ['name', 'age'],
      ['Ada', 36],
    ]),
  ).toBe('name,age\r\nAda,36\r\n')
})

it.each(['=1+1', '+1 555', '-2', '@SUM(A1)', '\tx'])('keeps %j from being a formula', (text) => {
  expect(csv([[text]])).toBe(`'${text}\r\n`)
})

it('quotes a carriage return that begins a text, too', () => {
  expect(csv([['\r=1']])).toBe(`"'\r=1"\r\n`)
})

it('leaves such signs alone inside a text', () => {
  expect(csv([['a=b', 'x-y', 'me@here']])).toBe('a=b,x-y,me@here\r\n')
})

it('leaves numbers numbers, below nought as well', () => {
  expect(csv([[-12.5, 0, 3]])).toBe('-12.5,0,3\r\n')
})

it('quotes commas, quotes and line ends, and doubles quotes', () => {
  expect(csv([['a,b', 'say "hi"', 'two\nlines', 'two\r\nlines']])).toBe(
    '"a,b","say ""hi""","two\nlines","two\r\nlines"\r\n',
  )
  expect(csv([['=HYPERLINK("x","y")']])).toBe(`"'=HYPERLINK(""x"",""y"")"\r\n`)
})

it('writes tabs between cells, in which none is left', () => {
  expect(
    tabbed([
      ['a', 1],
      ['=b\tc', 'two\r\nlines'],
    ]),
  ).toBe("a\t1\r\n'=b c\ttwo lines\r\n")
})

it('quotes a quote between tabs, too: it would be taken for one around the cell', () => {
  expect(tabbed([['"=1+1"', 'say "hi"']])).toBe('"""=1+1"""\t"say ""hi"""\r\n')
})

it('is read as it was, also where the text began with what is put in front', () => {
  const line = (text: string) => csv([[text]]).slice(0, -2)
  expect(["'=1", "''=1", "'tis", '-'].map(line)).toEqual(["''=1", "'''=1", "'tis", "'-"])
  const signs = fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', ' ')
  const texts = fc.oneof(fc.string({ unit: signs }), fc.string())
  fc.assert(
    fc.property(texts, (text) => {
      const cell = line(text)
      const bare = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
      expect(bare).not.toMatch(/^[=+\-@\t\r]/)
      expect(asItWas(bare)).toBe(text)
    }),
  )
})
