import { type Invoice, samplePages } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { saveCsv } from './save-csv.ts'
import { sheetOf } from './sheet.ts'

type Props = { invoice: Invoice; onDelete: (invoice: Invoice) => void }

/** What else can be done with an invoice of the list. */
export const InvoiceMenu = ({ invoice, onDelete }: Props) => {
  const t = useText()
  return (
    <>
      <DropItem icon={<Icon name="download" size={16} />} onClick={() => saveCsv(sheetOf(invoice))}>
        {t('invoice.download')}
      </DropItem>
      <DropItem icon={<Icon name="edit" size={16} />} href={`${samplePages['invoice-edit'].path}/${invoice.id}`}>
        {t('invoice.edit')}
      </DropItem>
      <DropItem icon={<Icon name="copy" size={16} />} href={`${samplePages['invoice-add'].path}?like=${invoice.id}`}>
        {t('invoice.duplicate')}
      </DropItem>
      <DropItem icon={<Icon name="trash" size={16} />} isDanger onClick={() => onDelete(invoice)}>
        {t('ui.delete')}
      </DropItem>
    </>
  )
}
