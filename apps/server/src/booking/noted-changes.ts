import type { PublishedDiff } from '@onward/contract'
import { sql } from 'kysely'
import type { Author } from '#server/audit.ts'
import { chunks } from '#server/chunks.ts'
import type { Db } from '#server/db.ts'
import { noted } from './noted.ts'

const isTold = sql`a.unpublished is null and a.status = 'confirmed'`

/** Of the rows `a` that a statement has just created. */
export const notedNew = ({ userId }: Author) =>
  noted(
    'shifts',
    userId,
    sql`select a.account_id, a.assignment_id as id, a.provider_id, upper(a.during) as until, null::jsonb as known
      from a where ${isTold}`,
  )

/** Of the rows `a` that a statement has just written over, unless people still know them as they did. */
export const notedChanged = ({ userId }: Author) =>
  noted(
    'shifts',
    userId,
    sql`
      select b.account_id, b.assignment_id as id, b.provider_id, upper(b.during) as until, to_jsonb(b) as known
      from assignment b join a on a.account_id = b.account_id and a.assignment_id = b.assignment_id
      where b.unpublished is null and b.status = 'confirmed' and a.unpublished is distinct from 'changed'
      union all
      select k.account_id, k.assignment_id, k.provider_id, upper(k.during), to_jsonb(k)
      from published_assignment k join a on a.account_id = k.account_id and a.assignment_id = k.assignment_id
      where a.unpublished is distinct from 'changed'
      union all
      select a.account_id, a.assignment_id, a.provider_id, upper(a.during), null from a where ${isTold}`,
  )

/** Shifts as people are told of them at a moment, by their ids: each a row of `told_assignment`. */
export type KnownRows = ReadonlyMap<number, { providerId: string | null; row: object }>
export const knownRows = async (trx: Db, accountId: number, ids: readonly number[]): Promise<KnownRows> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; providerId: string | null; row: object }>`
    select a.assignment_id as id, a.provider_id as "providerId", to_jsonb(a) as row from told_assignment a
    where a.account_id = ${accountId} and a.assignment_id = any(${[...ids]}::bigint[]) and a.status = 'confirmed'`.execute(
    trx,
  )
  return new Map(rows.map(({ id, ...known }) => [id, known]))
}

/** The shifts that a publication mails somebody of. */
export const mailedIds = (diffs: readonly PublishedDiff[]) =>
  diffs.flatMap(({ isMailed, entries }) => (isMailed ? entries.map(({ assignmentId }) => assignmentId) : []))

/** Notes for each person whom a publication mails what they knew of its shifts. Whoever calls has taken these. */
export const notePublished = async (
  trx: Db,
  { accountId, publicationId }: { accountId: number; publicationId: number },
  diffs: readonly PublishedDiff[],
  known: KnownRows,
) => {
  const notices = diffs.flatMap(({ providerId, isMailed, entries }) =>
    isMailed && providerId !== null
      ? entries.map(({ assignmentId: id }) => {
          const one = known.get(id)
          return { userId: providerId, id, known: one?.providerId === providerId ? one.row : null }
        })
      : [],
  )
  for (const chunk of chunks(notices.toSorted((one, other) => one.id - other.id)))
    await sql`
      insert into change_notice as n (account_id, user_id, assignment_id, known, publication_id)
      select ${accountId}::integer, "userId", id, known, ${publicationId}::bigint
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as g("userId" text, id bigint, known jsonb)
      order by id, "userId"
      on conflict (account_id, user_id, assignment_id) do update set changed_at = now(),
        publication_id = excluded.publication_id`.execute(trx)
}

/** Notes the shifts that an import has written ahead, once they are seen. */
export const noteImported = (trx: Db, { accountId, userId }: Author, importId: string) =>
  noted(
    'shifts',
    userId,
    sql`select a.account_id, a.assignment_id as id, a.provider_id, upper(a.during) as until, null::jsonb as known
      from assignment a where a.account_id = ${accountId} and a.import_id = ${importId}::uuid and ${isTold}`,
  ).execute(trx)
