import type { Email, EmailRecipient } from '@onward/contract/samples'
import { Download, Forward, Reply, Trash2 } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { instant } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Html } from '#web/samples/ui/rich-text/html.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { RowMenu } from '#web/samples/ui/controls/row-menu.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
import { forwardOf, replyTo, type Draft } from './draft.ts'
import styles from './message.module.css'

type Props = { mail: Email; subject: string; onWrite: (draft: Draft) => void; onTrash?: () => void }

/** One letter of a conversation: who wrote it, what, and what came with it. */
export const Message = ({ mail, subject, onWrite, onTrash }: Props) => {
  const t = useText()
  const { from, to, time, message, attachments } = mail
  return (
    <article className={styles.message} aria-label={t('email.from', { name: from.name })}>
      <header className={styles.who}>
        <Avatar name={from.name} src={from.avatar} size={42} />
        <div className={styles.names}>
          <strong>{from.name}</strong>
          <Drop
            kind="dialog"
            isNamed
            label={t('email.addresses')}
            side="start"
            width={300}
            className={styles.addresses}
            face={
              <>
                <span>{t('email.toNames', { names: to.map(({ name }) => name).join(', ') })}</span>
                <Icon name="down" size={14} />
              </>
            }
          >
            {() => <Addresses mail={mail} />}
          </Drop>
        </div>
        <time dateTime={time}>{instant(time)}</time>
        <RowMenu label={t('email.more', { name: from.name })}>
          <>
            <DropItem
              icon={<Drawing of={Reply} {...ICON_PROPS} className="turns" />}
              onClick={() => onWrite(replyTo(mail, subject))}
            >
              {t('email.reply')}
            </DropItem>
            <DropItem
              icon={<Drawing of={Forward} {...ICON_PROPS} className="turns" />}
              onClick={() => onWrite(forwardOf(mail, subject))}
            >
              {t('email.forward')}
            </DropItem>
            {onTrash && (
              <DropItem icon={<Drawing of={Trash2} {...ICON_PROPS} />} isDanger onClick={onTrash}>
                {t('ui.delete')}
              </DropItem>
            )}
          </>
        </RowMenu>
      </header>
      <Html of={message} />
      {attachments.length > 0 && (
        <ul className={styles.files} aria-label={t('email.files')}>
          {attachments.map(({ fileName, thumbnail, url, size }) => (
            <li key={fileName}>
              <a href={url} download={fileName}>
                <img src={thumbnail} alt="" width={26} height={26} />
                <span>{fileName}</span>
                <small>{size}</small>
                <Drawing of={Download} {...ICON_PROPS} size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

const Addresses = ({ mail: { from, to, cc, bcc, time } }: { mail: Email }) => {
  const t = useText()
  const people = (all: readonly EmailRecipient[]) =>
    all.map(({ name, email }) => (
      <span key={email}>
        {name} <small>{email}</small>
      </span>
    ))
  return (
    <dl className={styles.card}>
      <dt>{t('email.fromLabel')}</dt>
      <dd>{people([from])}</dd>
      <dt>{t('email.to')}</dt>
      <dd>{people(to)}</dd>
      {cc.length > 0 && <dt>{t('email.cc')}</dt>}
      {cc.length > 0 && <dd>{people(cc)}</dd>}
      {bcc.length > 0 && <dt>{t('email.bcc')}</dt>}
      {bcc.length > 0 && <dd>{people(bcc)}</dd>}
      <dt>{t('email.date')}</dt>
      <dd>{instant(time)}</dd>
    </dl>
  )
}
