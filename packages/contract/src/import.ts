import * as v from 'valibot'
import { endpoints } from './http.ts'
import { Id, Refusal, refusals } from './fields.ts'
import { importKinds } from './import-fields.ts'
import { Flag, perPage, StoredPage, Text } from './row-fields.ts'
import { Locked, Verdict, VerdictNames } from './verdicts.ts'

/** Why a cell cannot be used. */
export const badCodes = [
  'empty',
  'tooLong',
  'comma',
  'control',
  'notWallTime',
  'notWord',
  'notFacility',
  'notProvider',
  'notState',
  'noZone',
  'notZone',
  'zoneCode',
  'alien',
  'saysElse',
  'worksAt',
  'works',
  'away',
  'worksUntil',
  'endsFirst',
  'tooLate',
  'ahead',
  'notDate',
  'notNumber',
  'notYesNo',
  'notCredentialType',
  'several',
  'endsBefore',
  'hoursOrder',
  'overlap',
  'overlapOpen',
  'notShiftType',
  'notSpecialty',
  'notHowMany',
  'pattern',
  'patternOpen',
  'notHours',
  'notWhole',
  'notTotal',
  'notAmount',
  'amountDigits',
  'amountThousands',
  'otherCurrency',
  'rule',
] as const

const place = { line: v.number(), column: v.string(), reason: v.string() }

/**
 * One cell that cannot be used: the line of the file (1 is the header), the column's name, and why; in English words, and where
 * it is one of the usual reasons also in data for any other ones.
 */
export const BadCell = v.object({
  ...place,
  code: v.optional(v.picklist(badCodes)),
  facts: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** Of `rule`: what it says, of a person by all of the file. */
  verdict: v.optional(Verdict),
})
export type BadCell = v.InferOutput<typeof BadCell>

/** A row that was taken over, and that a person should look at: the same in English words, and in data for any other ones. */
export const Doubt = v.object({
  ...place,
  /**
   * `zone`: the state leaves the time zone open. `cancelled`: the shift was cancelled here, and stays so. `changed`: it was
   * changed here, and stays so. `double`: it may be an earlier one with another start. `moved`: it is ahead at a facility whose
   * zone the file corrects. `rule`: a rule speaks against it. Absent in an import of before.
   */
  code: v.optional(v.picklist(['zone', 'cancelled', 'changed', 'double', 'moved', 'rule'])),
  verdict: v.optional(Verdict),
  /** The facility with the zone that was taken, and the other one that it may be. */
  facility: v.optional(
    v.object({ hospitalId: v.string(), facilityName: v.string(), timeZone: v.string(), other: v.string() }),
  ),
  shift: v.optional(
    v.object({
      /** Null of an open shift. */
      providerId: v.nullable(v.string()),
      providerName: v.nullable(v.string()),
      hospitalId: v.string(),
      facilityName: v.string(),
      startsAt: v.string(),
      /** When the shift starts that it may be. */
      earlier: v.optional(v.string()),
    }),
  ),
})
export type Doubt = v.InferOutput<typeof Doubt>

/** What a file did, or on a dry run would do. */
export const ImportResult = v.object({
  dryRun: v.boolean(),
  rows: v.number(),
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** Rows taken over with a value that a person should look at, such as a time zone that the state leaves open. */
  doubtful: v.array(Doubt),
  /** The columns of the file that were not read. */
  ignored: v.array(v.string()),
  /** How the ids in verdicts are called. */
  names: v.optional(VerdictNames),
})
export type ImportResult = v.InferOutput<typeof ImportResult>

/** An import that is done after the answer: ask for it at the address. */
export const Promised = v.object({ importId: v.string(), address: v.string() })

/** Nothing was written: every bad row, at most 1,000 of them listed. */
const Refused = v.object({
  message: v.string(),
  errors: v.array(BadCell),
  total: v.number(),
  names: v.optional(VerdictNames),
})

const stateFields = {
  importId: v.string(),
  kind: v.picklist(importKinds),
  /**
   * `refused`, `failed`, `stopped` and `cancelled` have imported nothing; `stopped` is one whose server ended, `cancelled` one
   * that an admin stopped.
   */
  state: v.picklist(['running', 'done', 'refused', 'failed', 'stopped', 'cancelled']),
  dryRun: v.optional(v.boolean(), false),
  /** What its sender calls the file; null where they did not say. */
  fileName: v.optional(v.nullable(v.string()), null),
  startedAt: v.string(),
  heardAt: v.string(),
  rows: v.number(),
  /** How many of the rows have been looked at; they are written all at once after that. */
  looked: v.number(),
  message: v.nullable(v.string()),
}
/** How an import stands: one that did something is kept for 90 days, any other one for a day. */
export const ImportState = v.object({
  ...stateFields,
  result: v.nullable(ImportResult),
  refusal: v.nullable(Refused),
})
export type ImportState = v.InferOutput<typeof ImportState>

/** An import in a list: what was doubtful is a number. */
export const ImportSummary = v.object({
  ...stateFields,
  userId: v.nullable(v.string()),
  counts: v.nullable(
    v.object({ created: v.number(), changed: v.number(), unchanged: v.number(), doubtful: v.number() }),
  ),
})
export type ImportSummary = v.InferOutput<typeof ImportSummary>

const several = v.optional(v.union([v.string(), v.array(v.string())]))
/** Said without a value it is asked back: whoever forgot it may have meant either. */
const DryRun = v.optional(
  v.pipe(
    v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
    v.transform((word) => word === 'true' || word === '1'),
  ),
  'false',
)
const input = v.object({
  dryRun: DryRun,
  /** As the command line spells it. */
  'dry-run': DryRun,
  preset: Text,
  map: several,
  ignore: several,
  overwrite: Flag,
  fileName: Text,
  keep: v.optional(v.picklist(['wall', 'instants'], 'must be wall or instants')),
})
const answers = {
  200: ImportResult,
  202: Promised,
  ...refusals,
  413: Refusal,
  415: Refusal,
  422: Refused,
  423: Locked,
} as const

/**
 * CSV files with a header line: all rows or none, and the same file twice changes nothing.
 * `map` is `field=Column name`, repeated; `preset` names a known file format. `ignore` is the name of a column that looks like a
 * field and is none, repeated. `overwrite` also writes over shifts that were changed since a file brought them.
 * `keep` says what stays of the shifts ahead at a facility whose zone is corrected, what its clock shows (`wall`) or the moments
 * (`instants`); without it such a file is refused with the list of them.
 * With `Prefer: respond-async`, and for files of 4 MB and more, the answer is 202 with an address to ask. An `Idempotency-Key`
 * is the id of such an import: it can be asked for from the moment at which the file begins to arrive, and a file that comes
 * under it again is not read.
 */
export const imports = endpoints({
  importFacilities: {
    method: 'POST',
    path: '/api/import/facilities',
    allow: 'admin',
    file: 'text/csv',
    idempotent: true,
    input,
    answers,
    summary: 'Import facilities',
  },
  importProviders: {
    method: 'POST',
    path: '/api/import/providers',
    allow: 'admin',
    file: 'text/csv',
    idempotent: true,
    input,
    answers,
    summary: 'Import providers',
  },
  importContracts: {
    method: 'POST',
    path: '/api/import/contracts',
    allow: 'admin',
    file: 'text/csv',
    idempotent: true,
    input,
    answers,
    summary: 'Import contracts; one is known again by its person and first day',
  },
  importCredentials: {
    method: 'POST',
    path: '/api/import/credentials',
    allow: 'admin',
    file: 'text/csv',
    idempotent: true,
    input,
    answers,
    summary:
      'Import credentials; one is known again by its person, type and facility, and by its number and first day where the file says them',
  },
  importDemand: {
    method: 'POST',
    path: '/api/import/demand',
    allow: 'admin',
    file: 'text/csv',
    idempotent: true,
    input,
    answers,
    summary:
      'Import weekly patterns of demand; one is known again by its facility, shift type, specialty and first day',
  },
  importRates: {
    method: 'POST',
    path: '/api/import/rates',
    allow: 'admin',
    file: 'text/csv',
    idempotent: true,
    input,
    answers,
    summary:
      'Import rates, an hour in the currency of the account such as 95.50; one is known again by its person, facility, shift type and specialty, and by its first day',
  },
  importAssignments: {
    method: 'POST',
    path: '/api/import/assignments',
    allow: 'admin',
    file: 'text/csv',
    idempotent: true,
    input,
    answers,
    summary: 'Import assignments',
  },
  importWorkedHours: {
    method: 'POST',
    path: '/api/import/worked-hours',
    allow: 'admin',
    file: 'text/csv',
    idempotent: true,
    input,
    answers,
    summary: 'Import hours that were worked, a line for each facility and day with columns for each role',
  },
  listImports: {
    method: 'GET',
    path: '/api/imports',
    allow: 'admin',
    reads: ['imports'],
    input: v.object({ page: StoredPage, perPage: perPage(10, 100) }),
    answers: { 200: v.object({ imports: v.array(ImportSummary), total: v.number() }), ...refusals },
    summary: 'Imports that run or have ended, dry runs left out; the newest first',
  },
  stopImport: {
    method: 'POST',
    path: '/api/imports/{importId}/stop',
    allow: 'admin',
    writes: ['imports'],
    input: v.object({ importId: Id }),
    answers: { 200: ImportState, ...refusals, 404: Refusal, 415: Refusal },
    summary: 'Stops an import that runs; one that has ended stays as it is',
  },
  importState: {
    method: 'GET',
    path: '/api/imports/{importId}',
    allow: 'admin',
    input: v.object({ importId: Id }),
    answers: { 200: ImportState, ...refusals, 404: Refusal },
    summary: 'How an import stands, or how it ended',
  },
})
