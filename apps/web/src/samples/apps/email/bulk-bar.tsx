import { Checkbox } from '@mantine/core'
import type { Email } from '@onward/contract/samples'
import { Mail, MailOpen, Trash2 } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
import { FolderMenu, LabelMenu } from './mail-menus.tsx'
import type { MailChanges } from './use-mails.ts'
import styles from './email.module.css'

type Props = {
  mails: readonly Email[]
  picked: readonly Email[]
  folder: string
  changes: MailChanges
  onPick: (ids: number[]) => void
}

/** Selects all that is listed, and does something with what is selected. */
export const BulkBar = ({ mails, picked, folder, changes, onPick }: Props) => {
  const t = useText()
  const ids = picked.map(({ id }) => id)
  const isAll = mails.length > 0 && picked.length === mails.length
  const isRead = picked.some((mail) => mail.isRead)
  const after = (act: () => void) => () => {
    act()
    onPick([])
  }
  const markLabel = t(isRead ? 'email.markUnread' : 'email.markRead')
  return (
    <div className={styles.bulk} role="toolbar" aria-label={t('email.selected')}>
      <Checkbox
        label={picked.length > 0 ? t('email.picked', { count: picked.length }) : t('email.pickAll')}
        checked={isAll}
        indeterminate={picked.length > 0 && !isAll}
        disabled={mails.length === 0}
        onChange={() => onPick(isAll ? [] : mails.map(({ id }) => id))}
      />
      {picked.length > 0 && (
        <span className={styles.tools}>
          <FolderMenu from={folder} onMove={(to) => after(() => changes.move({ ids, folder: to }))()} />
          <LabelMenu mails={picked} onToggle={(label) => after(() => changes.label({ ids, label }))()} />
          <QuietButton
            size={36}
            label={markLabel}
            onClick={after(() => changes.mark({ ids, marks: { isRead: !isRead } }))}
          >
            {isRead ? <Drawing of={Mail} {...ICON_PROPS} /> : <Drawing of={MailOpen} {...ICON_PROPS} />}
          </QuietButton>
          {folder !== 'trash' && (
            <QuietButton
              size={36}
              label={t('email.trash')}
              onClick={after(() => changes.move({ ids, folder: 'trash' }))}
            >
              <Drawing of={Trash2} {...ICON_PROPS} />
            </QuietButton>
          )}
        </span>
      )}
    </div>
  )
}
