import { SheetFault, type SheetFaultCode } from './sheet-fault.ts'
import { tableIn } from './table-in.ts'

export type SheetAnswer = { rows: string[][] } | { fault: SheetFaultCode; why?: string }

const answer = (message: SheetAnswer) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<File>) => {
  data
    .arrayBuffer()
    .then((buffer) => tableIn(new Uint8Array(buffer)))
    .then((rows) => answer({ rows }))
    .catch((error: unknown) =>
      answer(
        error instanceof SheetFault
          ? { fault: error.code, ...(error.cause !== undefined && { why: String(error.cause) }) }
          : { fault: 'damaged', why: String(error) },
      ),
    )
})
