import { pages } from '@onward/contract'
import texts from 'texts:invoice'
import { Redirect } from 'wouter'
import { titleOf, usePage } from '#web/lib/page.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Answer } from '#web/ui/answer.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
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
        <Answer query={first}>{(to) => <Redirect to={`${pages['invoice-edit'].path}/${to}`} replace />}</Answer>
      ) : (
        <Answer query={query}>
          {({ sheet, paymentDetails }) =>
            sheet ? (
              <SheetEditor key={id} sheet={sheet} payment={paymentDetails} />
            ) : (
              <Missing title={t('invoice.unknown', { id })} href={pages['invoice-list'].path}>
                {t('invoice.toList')}
              </Missing>
            )
          }
        </Answer>
      )}
    </div>
  )
}
export default InvoiceEditPage
