import { importFields, type ImportKind } from '@onward/contract'
import type { Sent } from '#web/lib/sheets/held-table.ts'
import { textOf } from '#web/lib/text.ts'

/** Of each field the column that it is taken from, by its place as text; empty for none. */
export type Mapping = Readonly<Record<string, string>>

export const fieldsOf = (kind: ImportKind) => Object.keys(importFields[kind])
/** Whether a file must have the field. */
export const isNeeded = (kind: ImportKind, field: string) =>
  Object.entries(importFields[kind]).some(([name, need]) => name === field && need === 'needed')

/** The name of a column, or its number where it has none or another one has the same. */
export const columnNames = (header: readonly string[]) =>
  header.map((name, at) => {
    const number = textOf('imports.columnNumber', { number: at + 1 })
    if (name === '') return number
    return header.indexOf(name) === header.lastIndexOf(name) ? name : `${name} (${number})`
  })

/** What is sent: the fields that have a column, in their order. */
export const sentOf = (kind: ImportKind, mapping: Mapping): Sent =>
  fieldsOf(kind).flatMap((field) => {
    const at = mapping[field] ?? ''
    return at === '' ? [] : [{ field, at: Number(at) }]
  })

/** The columns that no field is taken from. */
export const unread = (header: readonly string[], mapping: Mapping) => {
  const read = new Set(Object.values(mapping))
  return columnNames(header).filter((_, at) => header[at] !== '' && !read.has(String(at)))
}
