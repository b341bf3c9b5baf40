import * as v from 'valibot'
import { Id, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { Version } from './row-fields.ts'
import { SavedViewConflict } from './saved-views.ts'

/** How often a view is sent: on Mondays, or on the first of a month. */
export const MAIL_TURNS = ['week', 'month'] as const
export type MailTurn = (typeof MAIL_TURNS)[number]
/** On whose wall it is when a mail is due: at six in the morning. */
export const MAIL_TIME = '06:00'
/** To how many a view may be sent. */
export const MOST_MAILED = 50

const every = v.picklist(MAIL_TURNS, `must be one of ${MAIL_TURNS.join(', ')}`)

/** That a view is sent by mail, and to whom. */
export const ViewMail = v.object({
  viewId: v.string(),
  /** Of the view. */
  version: v.number(),
  /** Those of `userIds` who would get it today; null: it is not sent. */
  mail: v.nullable(v.object({ every, userIds: v.array(v.string()) })),
  /** In whose time it is sent: of the first facility that the view names, or of the first one there is. */
  timeZone: v.string(),
  /** The next dates on which each would be due. */
  next: v.object({ week: v.string(), month: v.string() }),
  /** Who may get it: the admins who see the view and whose address is verified, by name. */
  people: v.array(v.object({ userId: v.string(), fullName: v.string(), email: v.string() })),
})
export type ViewMail = v.InferOutput<typeof ViewMail>

/** Views of insight by mail. */
export const viewMails = endpoints({
  readViewMail: {
    method: 'GET',
    path: '/api/insight/views/{viewId}/mail',
    allow: 'admin',
    summary: 'Whether a view of insight is sent by mail, when, and who may get it',
    reads: ['views', 'users', 'places'],
    input: v.object({ viewId: Id }),
    answers: { 200: ViewMail, ...refusals, 404: Refusal },
  },
  changeViewMail: {
    method: 'PATCH',
    path: '/api/insight/views/{viewId}/mail',
    allow: 'admin',
    summary: `Send a view of insight by mail to at most ${MOST_MAILED} admins who see it, on Mondays or on the first of each month at ${MAIL_TIME}; null: no longer`,
    writes: ['views'],
    input: v.object({
      viewId: Id,
      version: Version,
      mail: v.nullable(
        v.object({
          every,
          userIds: v.pipe(
            v.array(Id),
            v.transform((ids) => [...new Set(ids)].toSorted()),
            v.minLength(1, 'must name somebody'),
            v.maxLength(MOST_MAILED, `must name at most ${MOST_MAILED} users`),
          ),
        }),
      ),
    }),
    answers: { 200: ViewMail, ...refusals, 404: Refusal, 409: SavedViewConflict, 415: Refusal },
  },
})
