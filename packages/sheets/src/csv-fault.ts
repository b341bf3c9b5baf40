/** Why a text is no CSV. */
export type CsvFaultCode =
  /** A cell opens with a quote that is never closed. */
  | 'open'
  /** One that is closed in the middle of a cell. */
  | 'middle'
  /** One that takes in whole lines behind it. */
  | 'lines'
  /** A record as long as a page may be a quote that is never closed. */
  | 'long'

/** A text that is no CSV, and the line of it that says so. */
export class CsvFault extends Error {
  readonly code: CsvFaultCode
  readonly line: number

  constructor(code: CsvFaultCode, line: number) {
    super(code)
    this.name = 'CsvFault'
    this.code = code
    this.line = line
  }
}
