/** Why a file is no table that could be read. */
export type SheetFaultCode =
  /** Its name ends as none of those that are read. */
  | 'format'
  /** What is in it is no spreadsheet, whatever its name says. */
  | 'content'
  /** A spreadsheet of before 2007, or one that is locked by a password. */
  | 'old'
  | 'tooLarge'
  | 'tooManyCells'
  | 'empty'
  /** It is damaged, or a quote in it is never closed. */
  | 'damaged'
  | 'tooSlow'

export class SheetFault extends Error {
  readonly code: SheetFaultCode
  constructor(code: SheetFaultCode, options?: ErrorOptions) {
    super(code, options)
    this.name = 'SheetFault'
    this.code = code
  }
}
