import * as v from 'valibot'
import { CONTROL, Id, Plain } from './fields.ts'

// What is typed in the browser is refused as a file of an import refuses it.

const inFiles = v.check((text: string) => !CONTROL.test(text), 'must not hold control characters')

/** A word beside a name, of at most so many characters; blank is none. */
export const fileWord = (most: number) =>
  v.pipe(
    v.nullable(v.pipe(Plain, v.maxLength(most, `must have at most ${most} characters`), inFiles)),
    v.transform((word) => word?.trim() || null),
  )
/** The name that other systems know a row by; made when it is left out. Two dots would lead an address elsewhere. */
export const FileId = v.optional(
  v.pipe(
    Id,
    v.transform((id) => id.trim()),
    v.minLength(1, 'must not be empty'),
    v.check((id) => id !== '.' && id !== '..', 'must be more than dots'),
    v.check((id) => !id.includes(','), 'must not hold a comma'),
    inFiles,
  ),
)
