import { folded } from '@onward/contract'

/** A name as it sorts and is searched. Both engines compare it byte by byte. */
export const sortName = (name: string) => folded(name)

/** A pattern for `like` that finds the text anywhere; its own `%` and `_` stand for themselves. */
export const anywhere = (text: string) => `%${folded(text).replace(/[\\%_]/g, '\\$&')}%`
