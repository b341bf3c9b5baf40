import { SheetFault } from './sheet-fault.ts'

const decode = (bytes: Uint8Array, encoding: string, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes)

const isUtf8 = (bytes: Uint8Array) => {
  try {
    decode(bytes, 'utf-8', true)
    return true
  } catch {
    return false
  }
}

/**
 * The text in a file, by its mark or else by what fits: UTF-8, or what Windows has written in the West for long.
 * @throws SheetFault where it is no text
 */
export const textOf = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be')
  // No text holds a nought; pictures and programs do.
  if (bytes.includes(0)) throw new SheetFault('content')
  return decode(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}
