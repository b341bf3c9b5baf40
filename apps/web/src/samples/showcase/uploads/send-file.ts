import { files, PART_BYTES } from '@onward/contract/samples'
import { apiOf } from '#web/lib/api.ts'

const api = apiOf(files)

const base64 = async (part: Blob) =>
  btoa(Array.from(new Uint8Array(await part.arrayBuffer()), (byte) => String.fromCodePoint(byte)).join(''))

type Options = { from?: number; signal: AbortSignal; onSent: (bytes: number) => void }

/** Sends a file part by part, and says after each how many bytes have come; what broke off goes on from there. */
export const sendFile = async (file: File, { from = 0, signal, onSent }: Options) => {
  let sent = from
  do {
    const part = await base64(file.slice(sent, sent + PART_BYTES))
    const { received } = await api.sendPart({ name: file.name, size: file.size, from: sent, part }, { signal })
    sent = received
    onSent(sent)
  } while (sent < file.size)
}
