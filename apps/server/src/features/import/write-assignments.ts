import type { BadCell } from '@onward/contract'
import type { Db } from '#server/db.ts'
import * as queries from './assignments.queries.ts'
import type { AssignmentRow } from './assignments.ts'
import { chunks } from './chunks.ts'
import { createReport } from './refused.ts'
import type { Placed } from './unique.ts'

type Rows = Placed<AssignmentRow>[]
type Settings = { hasNote: boolean; columns: { startsAt: string; externalId: string } }

/**
 * Creates and changes assignments. One that was cancelled here stays cancelled, and is named as doubtful.
 * @throws ImportRefused naming every line whose person already works or is on leave
 */
export const writeAssignments = async (trx: Db, author: queries.Author, rows: Rows, { hasNote, columns }: Settings) => {
  const { accountId } = author
  const created: Rows = []
  const changed: Rows = []
  const doubtful: BadCell[] = []
  for (const chunk of chunks(rows)) {
    const found = await queries.statesOf(trx, accountId, chunk, hasNote)
    const states = new Map(found.map(({ line, state }) => [line, state]))
    const others = chunk.filter(({ line }) => states.get(line) === 'other')
    if (others.length > 0) await queries.setAside(trx, accountId, others)
    changed.push(...others)
    created.push(...chunk.filter(({ line }) => !states.has(line)))
    for (const { line } of chunk.filter(({ line }) => states.get(line) === 'cancelled')) {
      doubtful.push({ line, column: columns.externalId, reason: 'was cancelled here, and stays cancelled' })
    }
  }
  const report = createReport()
  for (const chunk of [...chunks(changed), ...chunks(created)]) {
    for (const { line, reason } of await queries.clashesOf(trx, accountId, chunk))
      report.bad(line, columns.startsAt, reason)
  }
  report.done()
  for (const chunk of chunks(changed)) await queries.updateRows(trx, author, chunk, hasNote)
  for (const chunk of chunks(created)) await queries.insertRows(trx, author, chunk)
  return { created: created.length, changed: changed.length, doubtful }
}
