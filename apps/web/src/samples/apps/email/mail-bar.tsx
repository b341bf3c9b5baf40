import type { OpenedEmail } from '@onward/contract/samples'
import { ChevronLeft, ChevronRight, Mail, Star, Trash2 } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
import { FolderMenu, LabelMenu } from './mail-menus.tsx'
import type { MailChanges } from './use-mails.ts'
import styles from './mail-pane.module.css'

export const BackButton = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  return (
    <QuietButton size={36} label={t('email.back')} onClick={onClose}>
      <Icon name="back" turns />
    </QuietButton>
  )
}

type Props = {
  mail: OpenedEmail
  changes: MailChanges
  isStepping: boolean
  stepTo: { newer: () => void; older: () => void }
  onStar: () => void
  onTrash: () => void
  onClose: () => void
}

/** What can be done with the mail that is open, and the way to its neighbours. */
export const MailBar = ({ mail, changes, isStepping, stepTo, onStar, onTrash, onClose }: Props) => {
  const t = useText()
  const { id, subject, isStarred, folder, hasNextMail, hasPreviousMail } = mail
  const ids = [id]
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('email.tools')}>
      <BackButton onClose={onClose} />
      <span className={styles.gap} />
      <QuietButton
        size={36}
        className={styles.star}
        label={t('email.star', { subject })}
        aria-pressed={isStarred}
        onClick={onStar}
      >
        <Drawing of={Star} {...ICON_PROPS} />
      </QuietButton>
      <FolderMenu
        from={folder}
        onMove={(to) => {
          onClose()
          changes.move({ ids, folder: to })
        }}
      />
      <LabelMenu mails={[mail]} onToggle={(label) => changes.label({ ids, label })} />
      <QuietButton
        size={36}
        label={t('email.markUnread')}
        onClick={() => {
          onClose()
          changes.mark({ ids, marks: { isRead: false } })
        }}
      >
        <Drawing of={Mail} {...ICON_PROPS} />
      </QuietButton>
      {folder !== 'trash' && (
        <QuietButton size={36} label={t('email.trash')} onClick={onTrash}>
          <Drawing of={Trash2} {...ICON_PROPS} />
        </QuietButton>
      )}
      <span className={styles.steps}>
        <QuietButton size={36} label={t('email.newer')} disabled={!hasNextMail || isStepping} onClick={stepTo.newer}>
          <Drawing of={ChevronLeft} {...ICON_PROPS} className="turns" />
        </QuietButton>
        <QuietButton
          size={36}
          label={t('email.older')}
          disabled={!hasPreviousMail || isStepping}
          onClick={stepTo.older}
        >
          <Drawing of={ChevronRight} {...ICON_PROPS} className="turns" />
        </QuietButton>
      </span>
    </div>
  )
}
