import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const source = new URL('../', import.meta.url)

/** What writes to a table of bookings, by Kysely or in SQL. */
const WRITES = [
  /\b(insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*\[?\s*['"`](assignment|leave|publishedAssignment)\b/,
  /\b(insert\s+into|merge\s+into|delete\s+from|truncate(\s+table)?|copy)\s+(only\s+)?"?(assignment|leave|published_assignment)\b/i,
  /\bupdate\s+(only\s+)?"?(assignment|leave)"?\s+(as\s+\w+\s+|\w+\s+)?set\b/i,
]
const writes = (text: string) => WRITES.some((pattern) => pattern.test(text))

const writers = async () => {
  const files = (await readdir(source, { recursive: true })).filter((path) => /(?<!\.test)\.ts$/.test(path))
  const found = await Promise.all(
    files.map(async (path) =>
      writes(await readFile(new URL(path, source), 'utf8')) ? path.replaceAll('\\', '/') : [],
    ),
  )
  return found.flat().sort()
}

describe('the tables of bookings', () => {
  it('are written in booking alone', async () => {
    expect(await writers()).toEqual([
      'booking/publish.ts',
      'booking/series-shifts.ts',
      'booking/withdraw-published.ts',
      'booking/withdraw-shifts.ts',
      'booking/write-leave.ts',
      'booking/write-shifts.ts',
    ])
  })
  it.each([
    "trx.insertInto('assignment').values(row)",
    "db\n  .updateTable('leave')\n  .set({ status })",
    "db.deleteFrom('assignment as a')",
    'sql`insert into assignment (account_id) values (1)`',
    'sql`\n  INSERT INTO\n  leave (account_id)`',
    'sql`update assignment set note = null`',
    'sql`update leave as l set status = 1`',
    'sql`delete from "assignment"`',
  ])('would be seen to be written by %j', (text) => {
    expect(writes(text)).toBe(true)
  })
  it.each([
    "db.selectFrom('assignment as a')",
    'sql`select from leave`',
    "insertInto('auditEntry')",
    'update facility',
  ])('are not written by %j', (text) => {
    expect(writes(text)).toBe(false)
  })
})
