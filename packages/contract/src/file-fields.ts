import * as v from 'valibot'
import { Id, Name, Plain } from './fields.ts'

// What is typed in the browser is refused as a file of an import refuses it.

const seen = (text: string) => !/\p{Cc}/u.test(text)
const inFiles = v.check(seen, 'must not hold control characters')

/** A name that files bring too, without what surrounds it. */
export const FileName = v.pipe(
  Name,
  inFiles,
  v.transform((name) => name.trim()),
)
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
