import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import texts from 'texts:notes'
import { useState, type ReactNode } from 'react'
import { addTexts, useText } from '#web/lib/text.ts'
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx'
import { initialsOf } from '#web/ui/layout/initials.ts'
import { SampleNote } from './sample-note.tsx'
import { readAll, useUnread } from './notifications.ts'
import styles from './notifications-list.module.css'

addTexts(texts)

/** The sample notes, and the switch for those that the system itself writes. */
export const NotificationsList = () => {
  const t = useText()
  const unread = useUnread()
  const [showsSystem, setShowsSystem] = useState(true)
  const note = (at: number, face: ReactNode, title: string, text: string) => (
    <li key={title} className={styles.note} data-new={at < unread ? '' : undefined}>
      {face}
      <span>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
    </li>
  )
  return (
    <>
      <div className={styles.head}>
        <h2>{t('notes.title')}</h2>
        {unread > 0 && <span className={styles.badge}>{t('notes.new', { count: unread })}</span>}
      </div>
      <SampleNote />
      <ul className={styles.list}>
        {note(0, <Face name="Imani Delgado" tone="1" />, t('notes.swapTitle'), t('notes.swapText'))}
        {note(1, <Face name="Rowan Ferro" tone="2" />, t('notes.commentTitle'), t('notes.commentText'))}
        {note(2, <Sign icon="calendar" tone="4" />, t('notes.openTitle'), t('notes.openText'))}
        {note(3, <Sign icon="invoice" tone="3" />, t('notes.invoiceTitle'), t('notes.invoiceText'))}
      </ul>
      <div className={styles.system}>
        <Switch
          label={t('notes.system')}
          labelPosition="left"
          checked={showsSystem}
          onChange={(event) => setShowsSystem(event.currentTarget.checked)}
        />
      </div>
      {showsSystem && (
        <ul className={styles.list}>
          {note(9, <Sign icon="alert" tone="6" />, t('notes.storageTitle'), t('notes.storageText'))}
          {note(9, <Sign icon="done" tone="0" />, t('notes.backupTitle'), t('notes.backupText'))}
        </ul>
      )}
      <div className={styles.foot}>
        <Button fullWidth onClick={readAll} disabled={unread === 0}>
          {t('notes.readAll')}
        </Button>
      </div>
    </>
  )
}

const Face = ({ name, tone }: { name: string; tone: string }) => (
  <span className={styles.face} data-tone={tone} aria-hidden="true">
    {initialsOf(name)}
  </span>
)
const Sign = ({ icon, tone }: { icon: IconName; tone: string }) => (
  <span className={styles.face} data-tone={tone}>
    <Icon name={icon} size={17} />
  </span>
)
