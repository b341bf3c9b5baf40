import { ActionIcon } from '@mantine/core'
import type { OpenedEmail } from '@onward/contract'
import { ChevronLeft, ChevronRight, Mail, Star, Trash2 } from 'lucide-react'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FolderMenu, LabelMenu } from './mail-menus.tsx'
import { DRAWN } from './places.ts'
import type { MailChanges } from './use-mails.ts'
import styles from './mail-pane.module.css'

const TOOL = { variant: 'subtle', color: 'gray', size: 36 } as const

export const BackButton = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  return (
    <ActionIcon {...TOOL} aria-label={t('email.back')} title={t('email.back')} onClick={onClose}>
      <Icon name="back" turns />
    </ActionIcon>
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
      <ActionIcon
        {...TOOL}
        className={styles.star ?? ''}
        aria-label={t('email.star', { subject })}
        aria-pressed={isStarred}
        onClick={onStar}
      >
        <Star {...DRAWN} />
      </ActionIcon>
      <FolderMenu
        from={folder}
        onMove={(to) => {
          onClose()
          changes.move({ ids, folder: to })
        }}
      />
      <LabelMenu mails={[mail]} onToggle={(label) => changes.label({ ids, label })} />
      <ActionIcon
        {...TOOL}
        aria-label={t('email.markUnread')}
        title={t('email.markUnread')}
        onClick={() => {
          onClose()
          changes.mark({ ids, marks: { isRead: false } })
        }}
      >
        <Mail {...DRAWN} />
      </ActionIcon>
      {folder !== 'trash' && (
        <ActionIcon {...TOOL} aria-label={t('email.trash')} title={t('email.trash')} onClick={onTrash}>
          <Trash2 {...DRAWN} />
        </ActionIcon>
      )}
      <span className={styles.steps}>
        <ActionIcon
          {...TOOL}
          aria-label={t('email.newer')}
          title={t('email.newer')}
          disabled={!hasNextMail || isStepping}
          onClick={stepTo.newer}
        >
          <ChevronLeft {...DRAWN} className="turns" />
        </ActionIcon>
        <ActionIcon
          {...TOOL}
          aria-label={t('email.older')}
          title={t('email.older')}
          disabled={!hasPreviousMail || isStepping}
          onClick={stepTo.older}
        >
          <ChevronRight {...DRAWN} className="turns" />
        </ActionIcon>
      </span>
    </div>
  )
}
