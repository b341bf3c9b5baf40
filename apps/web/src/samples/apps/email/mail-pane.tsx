import { Button } from '@mantine/core'
import { ApiError } from '@onward/contract'
import { type OpenedEmail } from '@onward/contract/samples'
import { Forward, Reply } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { warn } from '#web/ui/overlays/toast.ts'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
import { forwardOf, replyTo, type Draft } from './draft.ts'
import { BackButton, MailBar } from './mail-bar.tsx'
import { Message } from './message.tsx'
import { toneOf } from './places.ts'
import { useKeys } from './use-mail-keys.ts'
import { useOpenMail, type MailChanges, type Mails } from './use-mails.ts'
import styles from './mail-pane.module.css'

type Props = {
  mails: Mails
  changes: MailChanges
  hasKeys: boolean
  onWrite: (draft: Draft) => void
  onClose: () => void
}

/** The mail that is open, over the list. */
export const MailPane = (props: Props) => {
  const { mails, ...rest } = props
  const { onClose, hasKeys } = rest
  const t = useText()
  const { query, step } = useOpenMail(mails)
  const pane = useRef<HTMLElement>(null)
  const isGone = query.error instanceof ApiError && query.error.status === 404
  useEffect(() => pane.current?.focus({ preventScroll: true }), [mails.mail])
  // It can be left before the mail has come.
  useKeys({ isOn: true, hasKeys }, (key) => {
    if (key === 'Escape') onClose()
    return key === 'Escape'
  })
  useEffect(() => {
    if (!isGone) return
    warn(t('email.goneTitle'), t('email.gone'))
    onClose()
    // Once, when it turns out to be gone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone])
  return (
    <section ref={pane} className={styles.pane} tabIndex={-1} aria-label={t('email.reading')}>
      {query.data === undefined && (
        <div className={styles.bar}>
          <BackButton onClose={onClose} />
        </div>
      )}
      {!isGone && (
        <QueryContent query={query}>
          {(mail) => <OpenMail {...rest} mail={mail} isStepping={step.isPending} onStep={step.mutate} />}
        </QueryContent>
      )}
    </section>
  )
}

type OpenProps = Omit<Props, 'mails'> & {
  mail: OpenedEmail
  isStepping: boolean
  onStep: (dir: 'previous' | 'next') => void
}
const OpenMail = ({ mail, changes, hasKeys, onWrite, onClose, isStepping, onStep }: OpenProps) => {
  const t = useText()
  const { id, subject, isRead, isStarred, labels, replies, hasNextMail, hasPreviousMail, folder } = mail
  const [shownOf, setShownOf] = useState<number>()
  const { mark } = changes
  const ids = [id]
  const star = () => mark({ ids, marks: { isStarred: !isStarred } })
  const trash = () => {
    onClose()
    changes.move({ ids, folder: 'trash' })
  }
  useEffect(() => {
    if (!isRead) mark({ ids: [id], marks: { isRead: true } })
    // Once for each mail that is opened: if it is refused, it is not asked for again and again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
  const stepTo = {
    newer: () => void (hasNextMail && onStep('next')),
    older: () => void (hasPreviousMail && onStep('previous')),
  }
  useKeys({ isOn: true, hasKeys }, (key) => {
    const act = { s: star, j: stepTo.older, k: stepTo.newer }[key]
    act?.()
    return act !== undefined
  })
  const earlier = t('email.earlier', { count: replies.length })
  return (
    <>
      <MailBar
        mail={mail}
        changes={changes}
        isStepping={isStepping}
        stepTo={stepTo}
        onStar={star}
        onTrash={trash}
        onClose={onClose}
      />
      <div className={styles.scroller} key={id}>
        <header className={styles.head}>
          <h2>{subject}</h2>
          {labels.map((label) => (
            <Pill key={label} tone={toneOf(label)}>
              {t(`email.label.${label}`)}
            </Pill>
          ))}
        </header>
        {replies.length > 0 && (
          <button
            type="button"
            className={styles.earlier}
            aria-expanded={shownOf === id}
            onClick={() => setShownOf(shownOf === id ? undefined : id)}
          >
            {earlier}
          </button>
        )}
        {shownOf === id &&
          replies
            .toReversed()
            .map((reply) => <Message key={reply.id} mail={reply} subject={subject} onWrite={onWrite} />)}
        <Message mail={mail} subject={subject} onWrite={onWrite} {...(folder !== 'trash' && { onTrash: trash })} />
        <footer className={styles.foot}>
          <Button
            variant="default"
            leftSection={<Drawing of={Reply} {...ICON_PROPS} className="turns" />}
            onClick={() => onWrite(replyTo(mail, subject))}
          >
            {t('email.reply')}
          </Button>
          <Button
            variant="default"
            leftSection={<Drawing of={Forward} {...ICON_PROPS} className="turns" />}
            onClick={() => onWrite(forwardOf(mail, subject))}
          >
            {t('email.forward')}
          </Button>
        </footer>
      </div>
    </>
  )
}
