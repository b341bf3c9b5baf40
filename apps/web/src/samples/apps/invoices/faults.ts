import { totalsOf } from './lines.ts'
import type { Sheet } from './sheet.ts'

type Fault = 'numberWanted' | 'numberTaken' | 'dayWanted' | 'dueTooEarly' | 'clientWanted' | 'linesWanted'
export type Faults = Partial<Record<'id' | 'issuedDate' | 'dueDate' | 'client' | 'lines', Fault>>

/**
 * What keeps an invoice from being saved, by where it is to be mended.
 * @param taken the numbers of the other invoices
 */
export const faultsOf = (
  { id, issuedDate, dueDate, client, lines }: Pick<Sheet, 'id' | 'issuedDate' | 'dueDate' | 'client' | 'lines'>,
  taken: readonly number[],
): Faults => ({
  ...(!(id > 0) && { id: 'numberWanted' }),
  ...(taken.includes(id) && { id: 'numberTaken' }),
  ...(issuedDate === '' && { issuedDate: 'dayWanted' }),
  ...(dueDate < issuedDate && { dueDate: 'dueTooEarly' }),
  ...(dueDate === '' && { dueDate: 'dayWanted' }),
  ...(!client && { client: 'clientWanted' }),
  ...(!(totalsOf(lines).total > 0) && { lines: 'linesWanted' }),
})
