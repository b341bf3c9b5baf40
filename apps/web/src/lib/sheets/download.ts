import { MARK } from '@onward/sheets'

/** Saves a text as a file on the reader's machine. */
export const download = (name: string, text: string, type = 'text/csv') =>
  save(name, new Blob([MARK, text], { type: `${type};charset=utf-8` }))

/** Saves a file on the reader's machine. */
export const save = (name: string, file: Blob) => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
