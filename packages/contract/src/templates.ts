import * as v from 'valibot'
import { ClockTime, LocalDate } from './date-fields.ts'
import { Id, Name, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { rollingOut, rollOutRefusals, RollOutReport } from './roll-out.ts'
import { PerPage, StoredPage, Version } from './row-fields.ts'
import { whole } from './whole-fields.ts'

/** How many weeks a template may have before it begins anew. */
export const MOST_WEEKS = 12
/** How many slots it may have. */
export const MOST_SLOTS = 3_000
/** How many days are made from it at once. */
export const MOST_APPLIED_DAYS = 92

/** A shift that comes round with the weeks of a template. */
const slot = {
  /** Of the template's weeks, from 1. */
  week: whole(1, MOST_WEEKS),
  /** 0 is Sunday. */
  weekday: whole(0, 6),
  hospitalId: Id,
  shiftTypeId: Id,
  /** On the wall; all three are null where the usual times of the type are meant. */
  startsAt: v.optional(v.nullable(ClockTime), null),
  endsAt: v.optional(v.nullable(ClockTime), null),
  /** How many days after it began it ends. */
  days: v.optional(v.nullable(whole(0, 7)), null),
  /** What it asks of whoever works it. */
  specialtyId: v.optional(v.nullable(Id), null),
  /** Null for an open one. */
  providerId: v.optional(v.nullable(Id), null),
}
export const NewSlot = v.strictObject(slot)
export type NewSlot = v.InferInput<typeof NewSlot>
/** The same with what was left out. */
export type Slot = v.InferOutput<typeof NewSlot>
/** The same as it is stored, with how what it names is called now; what is not there any more by its id. */
export const TemplateSlot = v.object({
  ...v.object(slot).entries,
  facilityName: v.string(),
  shiftTypeName: v.string(),
  specialtyName: v.nullable(v.string()),
  providerName: v.nullable(v.string()),
})
export type TemplateSlot = v.InferOutput<typeof TemplateSlot>

/** What becomes of a public holiday: a day like others, the Sunday of its week of the template, or nobody works. */
const HolidayTreatment = v.picklist(['normal', 'sunday', 'none'], 'must be normal, sunday or none')
export type HolidayTreatment = v.InferOutput<typeof HolidayTreatment>

export const Template = v.object({
  templateId: v.string(),
  templateName: v.string(),
  weeks: v.number(),
  /** The date on which one of its first weeks begins: so it is known which week any other date is in. */
  anchor: v.string(),
  holidays: HolidayTreatment,
  slotCount: v.number(),
  hospitalIds: v.array(v.string()),
  facilityNames: v.array(v.string()),
  /** The days that shifts were made of last, and when. */
  appliedFrom: v.nullable(v.string()),
  appliedTo: v.nullable(v.string()),
  appliedAt: v.nullable(v.string()),
  version: v.number(),
})
export type Template = v.InferOutput<typeof Template>

const fields = {
  templateName: Name,
  weeks: whole(1, MOST_WEEKS),
  anchor: LocalDate,
  holidays: HolidayTreatment,
  slots: v.pipe(
    v.array(NewSlot, 'must be a list of slots'),
    v.maxLength(MOST_SLOTS, `must have at most ${MOST_SLOTS} slots`),
  ),
}
export const NewTemplate = v.object(fields)
export type NewTemplate = v.InferInput<typeof NewTemplate>

const WithSlots = v.object({ ...Template.entries, slots: v.array(TemplateSlot) })
export type TemplateWithSlots = v.InferOutput<typeof WithSlots>

const refused = { message: v.string() }
/** Why a write was refused: `message` in English, `reason` and `facts` for any other wording. */
export const TemplateConflict = v.variant('reason', [
  /** Another one of the account has the name; null where it is not the caller's to see. */
  v.object({ ...refused, reason: v.literal('name'), facts: v.object({ template: v.nullable(Template) }) }),
  /** The row has a newer version than the writer saw: this one, with all that is in it. */
  v.object({ ...refused, reason: v.literal('version'), facts: v.object({ template: WithSlots }) }),
])
export type TemplateConflict = v.InferOutput<typeof TemplateConflict>

const one = v.object({ template: Template })
const writes = { ...refusals, 404: Refusal, 409: TemplateConflict, 415: Refusal, 422: Refusal } as const

/** Patterns of weeks, and the shifts that are made from them. */
export const templates = endpoints({
  listTemplates: {
    method: 'GET',
    path: '/api/templates',
    allow: 'scheduler',
    summary: 'Templates of the account by name; to a scheduler those that are about their facilities alone',
    reads: ['templates', 'places'],
    input: v.object({ page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ templates: v.array(Template), total: v.number() }), ...refusals },
  },
  readTemplate: {
    method: 'GET',
    path: '/api/templates/{templateId}',
    allow: 'scheduler',
    summary: 'One template with its slots',
    reads: ['templates', 'places', 'people', 'shiftTypes'],
    input: v.object({ templateId: Id }),
    answers: { 200: v.object({ template: WithSlots }), ...refusals, 404: Refusal },
  },
  createTemplate: {
    method: 'POST',
    path: '/api/templates',
    allow: 'scheduler',
    idempotent: true,
    summary: `Add a template of at most ${MOST_WEEKS} weeks and ${MOST_SLOTS} slots; honours Idempotency-Key`,
    writes: ['templates', 'history'],
    input: NewTemplate,
    answers: { 201: one, ...writes },
  },
  changeTemplate: {
    method: 'PATCH',
    path: '/api/templates/{templateId}',
    allow: 'scheduler',
    summary: 'Change what is given of a template; shifts that were made from it stay as they are',
    writes: ['templates', 'history'],
    input: v.object({ templateId: Id, version: Version, ...v.partial(v.object(fields)).entries }),
    answers: { 200: one, ...writes },
  },
  deleteTemplate: {
    method: 'DELETE',
    path: '/api/templates/{templateId}',
    allow: 'scheduler',
    summary: 'Take a template away; shifts that were made from it stay',
    writes: ['templates', 'history'],
    input: v.object({ templateId: Id, version: Version }),
    answers: { 200: one, ...writes },
  },
  applyTemplate: {
    method: 'POST',
    path: '/api/templates/{templateId}/apply',
    allow: 'scheduler',
    idempotent: true,
    summary: `Make the shifts of a template on at most ${MOST_APPLIED_DAYS} dates; what stands there already is not made again; with dryRun only what would become of each. Honours Idempotency-Key`,
    writes: ['shifts', 'templates', 'history'],
    input: v.object({ templateId: Id, from: LocalDate, to: LocalDate, ...rollingOut }),
    answers: { 200: RollOutReport, ...refusals, 404: Refusal, ...rollOutRefusals },
  },
})
