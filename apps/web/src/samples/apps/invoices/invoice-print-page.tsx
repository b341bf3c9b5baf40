import { Button } from '@mantine/core'
import { samplePages } from '@onward/contract/samples'
import { useEffect } from 'react'
import texts from 'texts:invoice'
import { Link } from 'wouter'
import { invoiceAddress } from '#web/samples/lib/invoice-api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Missing } from '#web/samples/ui/data/missing.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { useFirstInvoice, useInvoice } from './use-invoice.ts'
import styles from './print.module.css'

addTexts(texts)

const DEFAULTS = { id: '' }

/** One invoice on paper: the browser's print dialog opens as soon as it stands there. */
const InvoicePrintPage = () => {
  const t = useText()
  const [{ id: asked }] = useAddress(DEFAULTS)
  const first = useFirstInvoice(asked === '')
  const id = asked === '' ? first.data?.toString() : asked
  const query = useInvoice(id)
  const isThere = query.data?.sheet !== undefined
  useEffect(() => {
    if (isThere) print()
  }, [isThere])
  return (
    <main className={styles.paper}>
      {!isThere && <h1 className="unseen">{titleOf('invoice-print')}</h1>}
      {first.error && id === undefined && <QueryContent query={first}>{() => null}</QueryContent>}
      <QueryContent query={query}>
        {({ sheet, paymentDetails }) =>
          sheet ? (
            <>
              <div className={styles.tools}>
                <Button
                  component={Link}
                  href={invoiceAddress(sheet.id)}
                  variant="default"
                  leftSection={<Icon name="back" turns />}
                >
                  {t('invoice.back')}
                </Button>
                <Button leftSection={<Icon name="print" />} onClick={() => print()}>
                  {t('invoice.print')}
                </Button>
              </div>
              <InvoiceSheet sheet={sheet} payment={paymentDetails} isAlone />
            </>
          ) : (
            <Missing title={t('invoice.unknown', { id: id ?? '' })} href={samplePages['invoice-list'].path}>
              {t('invoice.toList')}
            </Missing>
          )
        }
      </QueryContent>
    </main>
  )
}
export default InvoicePrintPage
