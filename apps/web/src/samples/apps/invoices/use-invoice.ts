import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { invoiceApi } from '#web/samples/lib/invoice-api.ts'
import { useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { totalsOf } from './lines.ts'
import { sheetOf, type Sheet } from './sheet.ts'
import { dropWritten, keepWritten } from './written.ts'

/** One invoice as its sheet, and how to pay it; the sheet is undefined when there is none. */
export const useInvoice = (id: string | undefined) =>
  useQuery({
    ...ask(invoiceApi.invoice, { id: id ?? '' }),
    enabled: id !== undefined,
    select: ({ invoice, paymentDetails }) => ({ sheet: invoice && sheetOf(invoice), paymentDetails }),
  })

/** The id of the first invoice, for an address that names none. */
export const useFirstInvoice = (isAsked: boolean) =>
  useQuery({
    ...ask(invoiceApi.listInvoices, { sort: 'asc', sortColumn: 'id', perPage: '1' }),
    enabled: isAsked,
    select: ({ invoices }) => invoices[0]?.id ?? 0,
  })

export const useDeleteInvoice = (onDone: () => void) => {
  const t = useText()
  return useChange(({ id }: { id: number }) => invoiceApi.deleteInvoice({ id }), {
    stale: ['listInvoices', 'invoice'],
    done: ({ id }) => t('invoice.deleted', { id }),
    failed: t('invoice.failed'),
    onDone: (_, { id }) => {
      dropWritten(id)
      onDone()
    },
  })
}

type Saving = {
  sheet: Sheet
  /** The number that it had before; a new one had none. */
  was?: number
  paying?: number
  isSent?: boolean
}
/** Saves an invoice, with what is paid of it, where the list reads. */
export const useSaveInvoice = (done: (saving: Saving) => string, onDone: (sheet: Sheet) => void) => {
  const t = useText()
  return useChange(
    async ({ sheet, was, paying = 0, isSent = false }: Saving) => {
      const { id, issuedDate, dueDate, client, lines } = sheet
      const [first] = lines
      // Who saves has looked whether both are there.
      if (!client || !first) throw new Error('An invoice needs a client and a line')
      const { total } = totalsOf(lines)
      const written = { id, issuedDate, dueDate, client, service: first.item, total, paying, isSent }
      return invoiceApi.saveInvoice(was === undefined ? written : { ...written, was })
    },
    {
      stale: ['listInvoices', 'invoice'],
      done,
      failed: t('invoice.failed'),
      onDone: (_, { sheet, was }) => {
        keepWritten(sheet, was)
        onDone(sheet)
      },
    },
  )
}
