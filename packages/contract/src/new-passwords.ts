import * as v from 'valibot'
import { Issue, Refusal } from './fields.ts'

/**
 * Why a new password is too weak: too short, too few characters again and again, made of what is known of its user or of the
 * product, or made of what many people choose.
 */
export const WeakCode = v.picklist(['short', 'few', 'known', 'common'])
export type WeakCode = v.InferOutput<typeof WeakCode>

/**
 * The refusal of a new password: of one that is too weak `code` beside the issue's message, for any other wording, and of one that
 * is too short the least number of characters.
 */
export const NewPasswordRefusal = v.object({
  ...Refusal.entries,
  issues: v.optional(
    v.array(v.object({ ...Issue.entries, code: v.optional(WeakCode), least: v.optional(v.number()) })),
  ),
})
export type NewPasswordRefusal = v.InferOutput<typeof NewPasswordRefusal>
