// Has no part in the writing: what a store holds in the end, read past the product, against what the writers were told.
import { FILE_ROWS, type Written } from './fault-writing.ts'

type Row = { assignmentId: number; note: string }
/** Asks the store itself. */
export type Reader = (sql: string) => Promise<Row[]>

/** What servers may say while they are broken: done, or not now. Anything else, to somebody who is signed in and asks rightly, is a fault. */
const ALLOWED = new Set([0, 200, 201, 503])

/** What the store holds, and how many of each kind of fault: all of them must be 0. */
export const examine = async ({ acknowledged, asked, imports, statuses }: Written, read: Reader) => {
  const files = await read(`select count(*)::int as "assignmentId", note from assignment
    where note like 'file %' and (import_id is null or import_id <> all (array(select import_id from staged_import)))
    group by note`)
  const sizes = new Map(files.map(({ note, assignmentId }) => [note, assignmentId]))
  const rows = await read(`select assignment_id as "assignmentId", note from assignment where note like 'fault %'`)
  const found = new Map(rows.map(({ note, assignmentId }) => [note, Number(assignmentId)]))
  const audited = await read(`select object_id::int as "assignmentId", after ->> 'note' as note from audit_entry
    where action = 'assignment.created' and after ->> 'note' like 'fault %'`)
  const doubles = await read(`select a.assignment_id as "assignmentId", a.note from assignment a join assignment b
    on a.provider_id = b.provider_id and a.assignment_id < b.assignment_id and a.during && b.during
    where a.status = 'confirmed' and b.status = 'confirmed'`)
  const entries = Map.groupBy(audited, ({ note }) => note)
  return {
    lost: [...acknowledged].filter(([note, id]) => found.get(note) !== id).length,
    strange: rows.length - found.size + [...found.keys()].filter((note) => !asked.has(note)).length,
    half: [...found.keys()].filter((note) => entries.get(note)?.length !== 1).length,
    doubles: doubles.length,
    filesLost: [...imports].filter(([note, isDone]) => isDone && sizes.get(note) !== FILE_ROWS).length,
    filesHalf: files.filter(({ assignmentId }) => assignmentId !== FILE_ROWS).length,
    filesStrange: files.filter(({ note }) => !imports.has(note)).length,
    refused: [...statuses].filter(([status]) => !ALLOWED.has(status)).reduce((sum, [, count]) => sum + count, 0),
    rows: rows.length,
    files: sizes.size,
  }
}
