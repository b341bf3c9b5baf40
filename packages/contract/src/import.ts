import * as v from 'valibot'
import { endpoints } from './http.ts'
import { Flag, Refusal, refusals, Text } from './fields.ts'

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

/** Nothing was written: every bad row, at most 1,000 of them listed. */
const Refused = v.object({ message: v.string(), errors: v.array(BadCell), total: v.number() })

const several = v.optional(v.union([v.string(), v.array(v.string())]))
const input = v.object({
  dryRun: Flag,
  /** As the command line spells it. */
  'dry-run': Flag,
  preset: Text,
  map: several,
  ignore: several,
  overwrite: Flag,
})
const answers = { 200: ImportResult, ...refusals, 413: Refusal, 415: Refusal, 422: Refused } as const

/**
 * CSV files with a header line: all rows or none, and the same file twice changes nothing.
 * `map` is `field=Column name`, repeated; `preset` names a known file format. `ignore` is the name of a column that looks like a
 * field and is none, repeated. `overwrite` also writes over shifts that were changed since a file brought them.
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
})
