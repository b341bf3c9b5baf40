import * as v from 'valibot'
import { auditFilter } from './audit.ts'

import { LocalDate } from './date-fields.ts'
import { Refusal, refusals } from './fields.ts'
import { List, oneOf, Standing, Text } from './row-fields.ts'
import { endpoints, nothing } from './http.ts'
import { standingFilter } from './violations.ts'

/** How many rows one file may have: as many as one that is imported. */
export const MOST_EXPORTED = 250_000

const CSV = 'text/csv'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const exportTypes = { csv: CSV, xlsx: XLSX } as const
export const ExportFormat = v.optional(v.picklist(['csv', 'xlsx'], 'must be csv or xlsx'), 'csv')
export type ExportFormat = keyof typeof exportTypes

const days = { from: LocalDate, to: LocalDate, providerId: v.optional(List) }
const download = [CSV, XLSX] as const
const assignments = v.object({
  format: ExportFormat,
  ...days,
  hospitalId: v.optional(List),
  /** Of some people: the open shifts too. */
  open: oneOf(['true']),
})
const answers = { 200: nothing, ...refusals, 422: Refusal } as const

/**
 * What a list shows, all of its pages, as a file with a line of headings. The columns that an import of the same kind knows come
 * first, and the file can be imported again: it changes nothing. That it was taken stands in the audit trail.
 */
export const downloads = endpoints({
  exportProviders: {
    method: 'GET',
    path: '/api/export/providers',
    allow: 'admin',
    download,
    input: v.object({
      format: ExportFormat,
      q: Text,
      status: Standing,
      specialtyId: Text,
      hospitalId: Text,
      credentials: oneOf(['expiring', 'lapsed']),
    }),
    answers,
    summary: 'Providers as a file',
  },
  exportFacilities: {
    method: 'GET',
    path: '/api/export/facilities',
    allow: 'admin',
    download,
    input: v.object({ format: ExportFormat, q: Text, status: Standing }),
    answers,
    summary: 'Facilities as a file',
  },
  exportRates: {
    method: 'GET',
    path: '/api/export/rates',
    allow: 'admin',
    download,
    input: v.object({ format: ExportFormat, q: Text, providerId: Text, hospitalId: Text }),
    answers,
    summary: 'Rates as a file, an hour in the currency of the account such as 95.5',
  },
  exportAssignments: {
    method: 'GET',
    path: '/api/export/assignments',
    allow: 'admin',
    download,
    input: assignments,
    answers,
    summary: 'Confirmed assignments that start on the given facility-local dates, as a file',
  },
  exportChosenAssignments: {
    method: 'POST',
    path: '/api/export/assignments',
    allow: 'admin',
    download,
    input: assignments,
    answers: { ...answers, 415: Refusal },
    summary: 'The same, where the people and facilities that are chosen are more than an address may name',
  },
  exportLeave: {
    method: 'GET',
    path: '/api/export/leave',
    allow: 'admin',
    download,
    input: v.object({
      format: ExportFormat,
      ...days,
      q: Text,
      hospitalId: Text,
      specialtyId: Text,
      leaveKindId: Text,
      /** Of those alone who are scheduled still. */
      active: oneOf(['true']),
    }),
    answers,
    summary: 'Approved leave that touches the given dates, as a file',
  },
  exportAudit: {
    method: 'GET',
    path: '/api/export/audit',
    allow: 'admin',
    download,
    input: v.object({ format: ExportFormat, ...auditFilter }),
    answers,
    summary: 'The audit trail as a file, newest first',
  },
  exportViolations: {
    method: 'GET',
    path: '/api/export/violations',
    allow: 'admin',
    download,
    input: v.object({ format: ExportFormat, ...standingFilter }),
    answers,
    summary: 'What stands against the rules on the given dates as a file, what is of one rule and person together',
  },
})
