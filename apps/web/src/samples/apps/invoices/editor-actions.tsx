import { Button } from '@mantine/core'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { owedOf, type Sheet } from './sheet.ts'
import styles from './sheet.module.css'

type Props = {
  sheet: Sheet
  isNew: boolean
  isBusy: boolean
  onOpen: (panel: 'send' | 'payment') => void
  /** Saves, and goes on to where it is shown if `isShown`. */
  onSave: (isShown: boolean) => void
}

export const EditorActions = ({ sheet, isNew, isBusy, onOpen, onSave }: Props) => {
  const t = useText()
  return (
    <Card>
      <div className={styles.actions}>
        <Button fullWidth leftSection={<Icon name="send" size={16} />} disabled={isNew} onClick={() => onOpen('send')}>
          {t('invoice.sendInvoice')}
        </Button>
        <Button fullWidth variant="default" disabled={isBusy} onClick={() => onSave(true)}>
          {t('invoice.preview')}
        </Button>
        <Button fullWidth variant="default" disabled={isBusy} onClick={() => onSave(false)}>
          {t('ui.save')}
        </Button>
        {!isNew && owedOf(sheet) > 0 && (
          <Button fullWidth variant="light" onClick={() => onOpen('payment')}>
            {t('invoice.addPayment')}
          </Button>
        )}
      </div>
    </Card>
  )
}
