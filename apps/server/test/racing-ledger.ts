/** A row as an answer tells it. */
type Shift = {
  assignmentId: number
  version: number
  providerId: string | null
  hospitalId: string
  startsAt: string
  endsAt: string
  status: string
}
type Leave = {
  leaveId: number
  version: number
  providerId: string
  startDate: string
  endDate: string
  status: string
}
type Line = {
  externalId: string
  providerId: string | null
  hospitalId: string | undefined
  startsAt: string
  endsAt: string
}

/** A row as the store has it, with how often the audit trail speaks of it. */
type Stored = {
  of: 'shift' | 'leave'
  id: number
  version: number
  says: string
  externalId: string | null
  entries: number
}
/** Asks the store itself. */
export type Ask = (sql: string) => Promise<Record<string, unknown>[]>

const says = (...words: unknown[]) => words.map((word) => word ?? '-').join(' ')

/** What was acknowledged, without a database: which version of which row says what. */
export const openLedger = () => {
  const rows = new Map<string, Map<number, string>>()
  const lines = new Map<string, Set<string>>()
  let acknowledged = 0
  let twice = 0
  let imported = 0
  const tell = (row: string, version: number, said: string) => {
    const versions = rows.get(row) ?? new Map<number, string>()
    // Two who were both told that they wrote it: one of them has lost.
    if (versions.has(version)) twice += 1
    acknowledged += 1
    rows.set(row, versions.set(version, said))
  }
  return {
    shift: ({ assignmentId, version, providerId, hospitalId, startsAt, endsAt, status }: Shift) =>
      tell(`shift ${assignmentId}`, version, says(providerId, hospitalId, startsAt, endsAt, status)),
    leave: ({ leaveId, version, providerId, startDate, endDate, status }: Leave) =>
      tell(`leave ${leaveId}`, version, says(providerId, startDate, endDate, status)),
    /** A file that was taken, of whose lines so many were written. */
    file: (all: readonly Line[], written: number) => {
      imported += written
      for (const { externalId, providerId, hospitalId, startsAt, endsAt } of all) {
        const known = lines.get(externalId) ?? new Set()
        lines.set(externalId, known.add(says(providerId, hospitalId, startsAt, endsAt, 'confirmed')))
      }
    },
    get rows() {
      return rows
    },
    get lines() {
      return lines
    },
    get counts() {
      return { acknowledged, imported, twice }
    },
  }
}
export type Ledger = ReturnType<typeof openLedger>

/** Past the product: neither its ranges nor its constraint, but wall times and zones, and the dates of leave. */
const overlaps = (from: string) => `
  with staffed as (
    select assignment_id, account_id, provider_id, starts_at, ends_at,
      starts_at at time zone time_zone as starts, ends_at at time zone time_zone as ends
    from assignment where status = 'confirmed' and provider_id is not null and starts_at >= '${from}')
  select
    (select count(*)::int from staffed a join staffed b using (account_id, provider_id)
      where a.assignment_id < b.assignment_id and a.starts < b.ends and b.starts < a.ends) as shifts,
    (select count(*)::int from staffed a join leave l using (account_id, provider_id)
      where l.status = 'approved' and a.starts_at < l.end_date + 1 and a.ends_at > l.start_date) as "shiftsInLeave",
    (select count(*)::int from leave a join leave b using (account_id, provider_id)
      where a.leave_id < b.leave_id and a.status = 'approved' and b.status = 'approved'
        and a.start_date <= b.end_date and b.start_date <= a.end_date) as leave`

const stored = (from: string) => `
  with entries as (
    select object_type, object_id, count(*)::int as entries from audit_entry
    where object_type in ('assignment', 'leave') group by object_type, object_id)
  select 'shift' as of, a.assignment_id::int as id, a.version, a.external_id as "externalId",
    concat_ws(' ', coalesce(a.provider_id, '-'), a.hospital_id, to_char(a.starts_at, 'YYYY-MM-DD"T"HH24:MI'),
      to_char(a.ends_at, 'YYYY-MM-DD"T"HH24:MI'), a.status) as says, coalesce(e.entries, 0) as entries
  from assignment a
  left join entries e on e.object_type = 'assignment' and e.object_id = a.assignment_id::text
  where a.starts_at >= '${from}' and (a.import_id is null or a.import_id <> all (array(select import_id from staged_import)))
  union all
  select 'leave', l.leave_id::int, l.version, null,
    concat_ws(' ', l.provider_id, to_char(l.start_date, 'YYYY-MM-DD'), to_char(l.end_date, 'YYYY-MM-DD'), l.status),
    coalesce(e.entries, 0)
  from leave l left join entries e on e.object_type = 'leave' and e.object_id = l.leave_id::text
  where l.start_date >= '${from}'`

/**
 * Holds what a store has against what was acknowledged. Every version of a row was acknowledged once, to one writer, and the newest
 * says what that writer was told: all numbers but `rows` and `acknowledged` have to be 0.
 * @param from the first of the days that were raced on, before which nothing counts
 */
export const examine = async (ledger: Ledger, ask: Ask, from: string) => {
  const [overlapping] = await ask(overlaps(from))
  // Asked for above in this form.
  const all = (await ask(stored(from))) as Stored[]
  const byName = new Map(all.map((row) => [`${row.of} ${row.id}`, row]))
  const lost = [...ledger.rows].filter(([name, versions]) => {
    const row = byName.get(name)
    const newest = Math.max(...versions.keys())
    return !row || row.version < newest || (row.version === newest && row.says !== versions.get(newest))
  })
  /** Versions that nobody was told of: of rows that files bring they are the files'. */
  const untold = (row: Stored) => row.version - (ledger.rows.get(`${row.of} ${row.id}`)?.size ?? 0)
  const sum = (rows: readonly Stored[]) => rows.reduce((total, row) => total + untold(row), 0)
  const ofFiles = all.filter(({ externalId }) => externalId !== null)
  const newestIsOfFile = ofFiles.filter((row) => !ledger.rows.get(`${row.of} ${row.id}`)?.has(row.version))
  const { acknowledged, imported, twice } = ledger.counts
  return {
    rows: all.length,
    acknowledged: acknowledged + imported,
    overlaps: Number(overlapping?.['shifts']) + Number(overlapping?.['shiftsInLeave']) + Number(overlapping?.['leave']),
    lost: lost.length,
    toldTwice: twice,
    unasked: sum(all.filter(({ externalId }) => externalId === null)),
    filesLost: Math.abs(sum(ofFiles) - imported),
    filesOtherwise: newestIsOfFile.filter((row) => !ledger.lines.get(row.externalId ?? '')?.has(row.says)).length,
    notWrittenDown: all.filter((row) => row.entries !== row.version).length,
  }
}
