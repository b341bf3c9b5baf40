import * as v from 'valibot'
import { endpoints } from './http.ts'
import { Id, Refusal, refusals } from './fields.ts'
import { Flag, Text } from './row-fields.ts'

/** One cell that cannot be used: the line of the file (1 is the header), the column's name, and why. */
export const BadCell = v.object({ line: v.number(), column: v.string(), reason: v.string() })
export type BadCell = v.InferOutput<typeof BadCell>

/** What a file did, or on a dry run would do. */
export const ImportResult = v.object({
  dryRun: v.boolean(),
  rows: v.number(),
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** Rows taken over with a value that a person should look at, such as a time zone that the state leaves open. */
  doubtful: v.array(BadCell),
  /** The columns of the file that were not read. */
  ignored: v.array(v.string()),
})
export type ImportResult = v.InferOutput<typeof ImportResult>

/** An import that is done after the answer: ask for it at the address. */
export const Promised = v.object({ importId: v.string(), address: v.string() })

/** Nothing was written: every bad row, at most 1,000 of them listed. */
const Refused = v.object({ message: v.string(), errors: v.array(BadCell), total: v.number() })

/** How an import stands that was promised; kept for a day. */
export const ImportState = v.object({
  importId: v.string(),
  kind: v.picklist(['facilities', 'providers', 'assignments']),
  /** `refused`, `failed` and `stopped` have imported nothing; `stopped` is one whose server ended. */
  state: v.picklist(['running', 'done', 'refused', 'failed', 'stopped']),
  startedAt: v.string(),
  heardAt: v.string(),
  rows: v.number(),
  /** How many of the rows have been looked at; they are written all at once after that. */
  looked: v.number(),
  message: v.nullable(v.string()),
  result: v.nullable(ImportResult),
  refusal: v.nullable(Refused),
})
export type ImportState = v.InferOutput<typeof ImportState>

const several = v.optional(v.union([v.string(), v.array(v.string())]))
const input = v.object({
  dryRun: Flag,
  /** As the command line spells it. */
  'dry-run': Flag,
  preset: Text,
  map: several,
  ignore: several,
  overwrite: Flag,
  keep: v.optional(v.picklist(['wall', 'instants'], 'must be wall or instants')),
})
const answers = { 200: ImportResult, 202: Promised, ...refusals, 413: Refusal, 415: Refusal, 422: Refused } as const

/**
 * CSV files with a header line: all rows or none, and the same file twice changes nothing.
 * `map` is `field=Column name`, repeated; `preset` names a known file format. `ignore` is the name of a column that looks like a
 * field and is none, repeated. `overwrite` also writes over shifts that were changed since a file brought them.
 * `keep` says what stays of the shifts ahead at a facility whose zone is corrected, what its clock shows (`wall`) or the moments
 * (`instants`); without it such a file is refused with the list of them.
 * With `Prefer: respond-async`, and for files of 4 MB and more, the answer is 202 with an address to ask.
 */
export const imports = endpoints({
  importFacilities: {
    method: 'POST',
    path: '/api/import/facilities',
    allow: 'admin',
    file: 'text/csv',
    input,
    answers,
    summary: 'Import facilities',
  },
  importProviders: {
    method: 'POST',
    path: '/api/import/providers',
    allow: 'admin',
    file: 'text/csv',
    input,
    answers,
    summary: 'Import providers',
  },
  importAssignments: {
    method: 'POST',
    path: '/api/import/assignments',
    allow: 'admin',
    file: 'text/csv',
    input,
    answers,
    summary: 'Import assignments',
  },
  importState: {
    method: 'GET',
    path: '/api/imports/{importId}',
    allow: 'admin',
    input: v.object({ importId: Id }),
    answers: { 200: ImportState, ...refusals, 404: Refusal },
    summary: 'How an import stands that was answered by 202',
  },
})
