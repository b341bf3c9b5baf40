import { Checkbox } from '@mantine/core'
import type { Email } from '@onward/contract/samples'
import { Paperclip, Star } from 'lucide'
import { useMemo } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { timeOrDay } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { wordsOf } from '#web/samples/ui/rich-text/html.tsx'
import { Dot } from '#web/samples/ui/layout/side-list.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
import { toneOf } from './places.ts'
import styles from './mail-row.module.css'

export type RowActs = {
  onOpen: (mail: Email) => void
  onStar: (mail: Email) => void
  onPick: (mail: Email) => void
}

/** How much of a mail a line previews. */
const PREVIEW = 160

export const MailRow = ({ mail, isPicked, onOpen, onStar, onPick }: RowActs & { mail: Email; isPicked: boolean }) => {
  const t = useText()
  const { from, subject, message, isRead, isStarred, attachments, labels, time } = mail
  const preview = useMemo(() => wordsOf(message).slice(0, PREVIEW), [message])
  return (
    <li
      className={styles.row}
      data-mail={mail.id}
      data-unread={isRead ? undefined : ''}
      data-picked={isPicked ? '' : undefined}
    >
      <Checkbox aria-label={t('email.pick', { subject })} checked={isPicked} onChange={() => onPick(mail)} />
      <button
        type="button"
        className={styles.star}
        aria-label={t('email.star', { subject })}
        aria-pressed={isStarred}
        onClick={() => onStar(mail)}
      >
        <Drawing of={Star} {...ICON_PROPS} size={17} />
      </button>
      <Avatar name={from.name} src={from.avatar} size={38} />
      <button type="button" className={styles.open} data-open="" onClick={() => onOpen(mail)}>
        {!isRead && <span className="unseen">{t('email.isUnread')} </span>}
        <span className={styles.from}>{from.name} </span>
        <span className={styles.subject}>{subject}</span>
        <span className={styles.preview}> {preview}</span>
      </button>
      <span className={styles.facts}>
        {attachments.length > 0 && (
          <>
            <Drawing of={Paperclip} {...ICON_PROPS} size={15} />
            <span className="unseen">{t('email.hasFiles', { count: attachments.length })}</span>
          </>
        )}
        {labels.map((label) => (
          <span key={label} title={t(`email.label.${label}`)}>
            <Dot tone={toneOf(label)} />
            <span className="unseen">{t(`email.label.${label}`)}</span>
          </span>
        ))}
        <time dateTime={time}>{timeOrDay(time)}</time>
      </span>
    </li>
  )
}
