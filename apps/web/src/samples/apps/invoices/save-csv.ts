import { csv } from '@onward/sheets'
import { download } from '#web/lib/sheets/download.ts'
import { textOf } from '#web/lib/text.ts'
import { priceOf, totalsOf } from './lines.ts'
import type { Sheet } from './sheet.ts'

/** Saves an invoice's lines and its total as a table. */
export const saveCsv = ({ id, lines }: Sheet) =>
  download(
    `invoice-${id}.csv`,
    csv([
      [
        textOf('invoice.item'),
        textOf('invoice.lineDescription'),
        textOf('invoice.rate'),
        textOf('invoice.hours'),
        textOf('invoice.price'),
      ],
      ...lines.map((line) => [line.item, line.description, line.rate, line.hours, priceOf(line)]),
      [textOf('invoice.total'), '', '', '', totalsOf(lines).total],
    ]),
  )
