import { Button } from '@mantine/core'
import { samplePages } from '@onward/contract/samples'
import { Suspense, useState } from 'react'
import texts from 'texts:invoice'
import { Link, Redirect } from 'wouter'
import { invoiceAddress } from '#web/samples/lib/invoice-api.ts'
import { titleOf, usePage } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Missing } from '#web/samples/ui/data/missing.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { saveCsv } from './save-csv.ts'
import { owedOf, type Sheet } from './sheet.ts'
import { useFirstInvoice, useInvoice } from './use-invoice.ts'
import styles from './sheet.module.css'

addTexts(texts)

const SendDrawer = lazyPart(() => import('./send-drawer.tsx'), 'SendDrawer')
const PaymentDrawer = lazyPart(() => import('./payment-drawer.tsx'), 'PaymentDrawer')

const InvoicePreviewPage = () => {
  const t = useText()
  const id = usePage()?.values.id
  const first = useFirstInvoice(id === undefined)
  const query = useInvoice(id)
  const [panel, setPanel] = useState<'send' | 'payment'>()
  const close = () => setPanel(undefined)
  if (id === undefined)
    return (
      <div className={styles.place}>
        <PageHead title={titleOf('invoice-preview')} />
        <QueryContent query={first}>{(to) => <Redirect to={invoiceAddress(to)} replace />}</QueryContent>
      </div>
    )
  return (
    <div className={styles.place}>
      <PageHead title={titleOf('invoice-preview')} />
      <QueryContent query={query}>
        {({ sheet, paymentDetails }) =>
          sheet ? (
            <div className={styles.page}>
              <InvoiceSheet sheet={sheet} payment={paymentDetails} />
              <aside aria-label={t('ui.actions')}>
                <Card>
                  <PreviewActions sheet={sheet} onOpen={setPanel} />
                </Card>
              </aside>
              <Suspense>
                {panel === 'send' && <SendDrawer sheet={sheet} was={sheet.id} onClose={close} />}
                {panel === 'payment' && <PaymentDrawer sheet={sheet} was={sheet.id} onClose={close} />}
              </Suspense>
            </div>
          ) : (
            <Missing title={t('invoice.unknown', { id })} href={samplePages['invoice-list'].path}>
              {t('invoice.toList')}
            </Missing>
          )
        }
      </QueryContent>
    </div>
  )
}
export default InvoicePreviewPage

const PreviewActions = ({ sheet, onOpen }: { sheet: Sheet; onOpen: (panel: 'send' | 'payment') => void }) => {
  const t = useText()
  return (
    <div className={styles.actions}>
      <Button fullWidth leftSection={<Icon name="send" size={16} />} onClick={() => onOpen('send')}>
        {t('invoice.sendInvoice')}
      </Button>
      <Button fullWidth variant="default" onClick={() => saveCsv(sheet)}>
        {t('invoice.download')}
      </Button>
      <Button component={Link} href={`${samplePages['invoice-print'].path}?id=${sheet.id}`} fullWidth variant="default">
        {t('invoice.print')}
      </Button>
      <Button component={Link} href={`${samplePages['invoice-edit'].path}/${sheet.id}`} fullWidth variant="default">
        {t('invoice.edit')}
      </Button>
      {owedOf(sheet) > 0 && (
        <Button fullWidth variant="light" onClick={() => onOpen('payment')}>
          {t('invoice.addPayment')}
        </Button>
      )}
    </div>
  )
}
