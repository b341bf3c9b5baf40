import { useQuery } from '@tanstack/react-query'
import texts from 'texts:invoice'
import { ask } from '#web/lib/api.ts'
import { today } from '#web/lib/formats/formats.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { invoiceApi } from '#web/samples/lib/invoice-api.ts'
import { addTexts, textOf } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { ClientPicker } from './client-picker.tsx'
import { blankLine } from './lines.ts'
import { SheetEditor } from './sheet-editor.tsx'
import { PARTS, SALESPERSON, sheetOf } from './sheet.ts'
import styles from './sheet.module.css'

addTexts(texts)

const DEFAULTS = { like: '' }

/** A sheet with the next number; `like` names an invoice to begin from. */
const InvoiceAddPage = () => {
  const [{ like }] = useAddress(DEFAULTS)
  const query = useQuery(ask(invoiceApi.listInvoices, { perPage: '1' }))
  // The number of the invoice that the call needs is not known before: the payment details are the same for all.
  const payment = useQuery(ask(invoiceApi.invoice, { id: '0' }))
  return (
    <div className={styles.place}>
      <PageHead title={titleOf('invoice-add')} />
      <QueryContent query={query}>
        {({ allData }) => (
          <QueryContent query={payment}>
            {({ paymentDetails }) => {
              const stored = allData.find(({ id }) => String(id) === like)
              const id = 1 + Math.max(0, ...allData.map((invoice) => invoice.id))
              const model = stored && sheetOf(stored)
              const blank = {
                client: undefined,
                lines: [blankLine()],
                salesperson: SALESPERSON,
                note: textOf('invoice.noteText'),
                parts: PARTS,
              }
              return (
                <SheetEditor
                  key={`${like} ${id}`}
                  isNew
                  sheet={{ ...blank, ...model, id, issuedDate: today(), dueDate: today(), paid: 0 }}
                  payment={paymentDetails}
                  client={(sheet, change, error) => (
                    <ClientPicker client={sheet.client} error={error} onChange={(client) => change({ client })} />
                  )}
                />
              )
            }}
          </QueryContent>
        )}
      </QueryContent>
    </div>
  )
}
export default InvoiceAddPage
