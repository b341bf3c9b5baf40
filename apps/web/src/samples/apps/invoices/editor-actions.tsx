import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { invoiceAddress } from '#web/samples/lib/invoice-api.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { keepDraft } from './drafts.ts'
import type { Sheet } from './sheet.ts'
import styles from './sheet.module.css'

type Props = { sheet: Sheet; isNew: boolean; onOpen: (panel: 'send' | 'payment') => void; onSave: () => void }

export const EditorActions = ({ sheet, isNew, onOpen, onSave }: Props) => {
  const t = useText()
  return (
    <Card>
      <div className={styles.actions}>
        <Button fullWidth leftSection={<Icon name="send" size={16} />} disabled={isNew} onClick={() => onOpen('send')}>
          {t('invoice.sendInvoice')}
        </Button>
        {/* The preview shows the sheet as it is here. */}
        <Button
          component={Link}
          href={invoiceAddress(sheet.id)}
          fullWidth
          variant="default"
          onClick={() => keepDraft(sheet)}
        >
          {t('invoice.preview')}
        </Button>
        <Button fullWidth variant="default" onClick={onSave}>
          {t('ui.save')}
        </Button>
        {!isNew && (
          <Button fullWidth variant="light" onClick={() => onOpen('payment')}>
            {t('invoice.addPayment')}
          </Button>
        )}
      </div>
    </Card>
  )
}
