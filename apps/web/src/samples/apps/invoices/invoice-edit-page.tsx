import { samplePages } from '@onward/contract/samples'
import texts from 'texts:invoice'
import { Redirect } from 'wouter'
import { titleOf, usePage } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Missing } from '#web/samples/ui/data/missing.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { SheetEditor } from './sheet-editor.tsx'
import { useFirstInvoice, useInvoice } from './use-invoice.ts'
import styles from './sheet.module.css'

addTexts(texts)

const InvoiceEditPage = () => {
  const t = useText()
  const id = usePage()?.values.id
  const first = useFirstInvoice(id === undefined)
  const query = useInvoice(id)
  return (
    <div className={styles.place}>
      <PageHead title={titleOf('invoice-edit')} />
      {id === undefined ? (
        <QueryContent query={first}>
          {(to) => <Redirect to={`${samplePages['invoice-edit'].path}/${to}`} replace />}
        </QueryContent>
      ) : (
        <QueryContent query={query}>
          {({ sheet, paymentDetails }) =>
            sheet ? (
              <SheetEditor key={id} sheet={sheet} payment={paymentDetails} />
            ) : (
              <Missing title={t('invoice.unknown', { id })} href={samplePages['invoice-list'].path}>
                {t('invoice.toList')}
              </Missing>
            )
          }
        </QueryContent>
      )}
    </div>
  )
}
export default InvoiceEditPage
