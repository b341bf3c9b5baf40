import { Button, NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { InvoiceStatus, type Invoice, samplePages } from '@onward/contract/samples'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import texts from 'texts:invoice,pager'
import { Link } from 'wouter'
import { ask } from '#web/lib/api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { invoiceApi } from '#web/samples/lib/invoice-api.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { Pager, PageSize } from '#web/ui/lists/pager.tsx'
import { orderingOf, pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { sheetOf } from './sheet.ts'
import { useDeleteInvoice } from './use-invoice.ts'

addTexts(texts)

const SendDrawer = lazyPart(() => import('./send-drawer.tsx'), 'SendDrawer')

const DEFAULTS = { q: '', status: '', page: '1', perPage: '10', sort: 'desc', sortColumn: 'id' }
const SORTS = ['id', 'invoiceStatus', 'client.name', 'total', 'issuedDate', 'balance'] as const
type Panel = { kind: 'send' | 'delete'; invoice: Invoice }

const InvoiceListPage = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const { q, status, page, perPage, sort } = address
  const paging = pagingOf(address, change)
  const ordering = orderingOf(address, SORTS, change)
  const [panel, setPanel] = useState<Panel>()
  const close = () => setPanel(undefined)
  const query = useQuery({
    ...ask(invoiceApi.listInvoices, {
      q,
      status,
      page,
      perPage,
      sort,
      sortColumn: ordering.order.column,
    }),
    placeholderData: keepPreviousData,
  })
  const remove = useDeleteInvoice(close)
  return (
    <>
      <PageHead title={titleOf('invoice-list')} lead={t('invoice.lead')} />
      <Card>
        <ListBar start={<PageSize {...paging} />}>
          <SearchField label={t('invoice.search')} value={q} onChange={(text) => change({ q: text })} />
          <NativeSelect
            aria-label={t('invoice.status')}
            value={status}
            data={[
              { value: '', label: t('invoice.everyStatus') },
              ...InvoiceStatus.options.toSorted().map((one) => ({ value: one, label: t(`invoice.status.${one}`) })),
            ]}
            onChange={(event) => change({ status: event.currentTarget.value })}
          />
          <Button component={Link} href={samplePages['invoice-add'].path} leftSection={<Icon name="plus" />}>
            {t('invoice.add')}
          </Button>
        </ListBar>
        <QueryContent query={query}>
          {({ invoices, total }) => (
            <>
              <InvoiceTable
                rows={invoices}
                isBusy={query.isPlaceholderData}
                {...ordering}
                onSend={(invoice) => setPanel({ kind: 'send', invoice })}
                onDelete={(invoice) => setPanel({ kind: 'delete', invoice })}
              />
              <Pager {...paging} total={total} />
            </>
          )}
        </QueryContent>
      </Card>
      <Suspense>
        {panel?.kind === 'send' && <SendDrawer sheet={sheetOf(panel.invoice)} was={panel.invoice.id} onClose={close} />}
      </Suspense>
      {panel?.kind === 'delete' && (
        <Confirm
          title={t('invoice.deleteTitle')}
          action={t('ui.delete')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(panel.invoice)}
          onClose={close}
        >
          {t('invoice.deleteText', { id: panel.invoice.id, name: panel.invoice.client.name })}
        </Confirm>
      )}
    </>
  )
}
export default InvoiceListPage
