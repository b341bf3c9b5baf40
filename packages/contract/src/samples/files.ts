import * as v from 'valibot'
import { endpoints } from '../http.ts'
import { Name } from '../fields.ts'

/** A file is sent in parts of so many bytes. */
export const PART_BYTES = 48 * 1024
const MOST_BYTES = 1_000_000_000

/** Files that are sent from the sample form, part by part: so one sees how far they are, and goes on after a failure. */
export const files = endpoints({
  sendPart: {
    method: 'POST',
    path: '/api/files/parts',
    input: v.object({
      name: Name,
      /** Of the whole file, in bytes. */
      size: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_BYTES)),
      /** How many bytes have come before. */
      from: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_BYTES)),
      /** The bytes, as Base64. */
      part: v.pipe(v.string(), v.maxLength((PART_BYTES * 4) / 3), v.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'must be Base64')),
    }),
    answers: { 200: v.object({ received: v.number() }) },
  },
})
