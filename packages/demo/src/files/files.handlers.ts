import type { Handlers } from '@onward/contract'
import type { files } from '@onward/contract/samples'
import type { DemoContext } from '../demo.ts'

const bytesIn = (base64: string) => Math.floor((base64.replace(/=+$/, '').length * 3) / 4)

/** Nothing is kept of a file but the answer how much of it has come. */
export const filesHandlers = (): Handlers<typeof files, DemoContext> => ({
  sendPart: ({ size, from, part }) => ({ received: Math.min(size, from + bytesIn(part)) }),
})
