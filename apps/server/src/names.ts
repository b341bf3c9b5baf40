/** A name as it sorts and is searched: lower case, without accents. Both engines compare it byte by byte. */
export const sortName = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** A pattern for `like` that finds the text anywhere; its own `%` and `_` stand for themselves. */
export const anywhere = (text: string) => `%${sortName(text).replace(/[\\%_]/g, '\\$&')}%`
