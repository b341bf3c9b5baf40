import type { Sheet } from './sheet.ts'

/** What stands on a sheet and no call stores: it lasts as long as the sample data does, until the page is loaded anew. */
export type Written = Pick<Sheet, 'lines' | 'salesperson' | 'note' | 'parts'>
const written = new Map<number, Written>()

export const writtenOn = (id: number) => written.get(id)
export const dropWritten = (id: number) => void written.delete(id)
export const keepWritten = ({ id, lines, salesperson, note, parts }: Sheet, was = id) => {
  written.delete(was)
  written.set(id, { lines, salesperson, note, parts })
}
