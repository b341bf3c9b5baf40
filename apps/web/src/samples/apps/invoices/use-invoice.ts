import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { invoiceApi } from '#web/samples/lib/invoice-api.ts'
import { useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { draftOf, dropDraft } from './drafts.ts'
import { sheetOf } from './sheet.ts'

/** One invoice with its sheet, as it is stored or as it was saved here; undefined inside when there is none. */
export const useInvoice = (id: string | undefined) =>
  useQuery({
    ...ask(invoiceApi.invoice, { id: id ?? '' }),
    enabled: id !== undefined,
    select: ({ invoice: stored, paymentDetails }) => {
      const sheet = draftOf(id ?? '') ?? (stored && sheetOf(stored))
      return { stored, sheet, paymentDetails }
    },
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
      dropDraft(String(id))
      onDone()
    },
  })
}
