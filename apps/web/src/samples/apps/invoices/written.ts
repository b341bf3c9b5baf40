import type { Line } from './lines.ts'

/** The choices at the side of the editor: what the sheet shows beside its lines. */
export type SheetParts = { terms: boolean; note: boolean; stub: boolean }

/** What stands on a sheet and no call stores: it lasts as long as the sample data does, until the page is loaded anew. */
type Written = { lines: readonly Line[]; salesperson: string; note: string; parts: SheetParts }
const written = new Map<number, Written>()

export const writtenOn = (id: number) => written.get(id)
export const dropWritten = (id: number) => void written.delete(id)
export const keepWritten = ({ id, lines, salesperson, note, parts }: Written & { id: number }, was = id) => {
  written.delete(was)
  written.set(id, { lines, salesperson, note, parts })
}
