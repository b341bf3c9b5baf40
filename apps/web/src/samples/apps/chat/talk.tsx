import type { ChatContact, ChatMessage } from '@onward/contract/samples'
import { useEffect, useRef, useState } from 'react'
import { longDate, timeOf, today } from '#web/lib/formats/formats.ts'
import { folded } from '#web/lib/formats/folded.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { groupsOf } from './groups.ts'
import { MessageForm } from './message-form.tsx'
import type { Setting } from './setting.ts'
import { TalkHead } from './talk-head.tsx'
import { useSend } from './use-chats.ts'
import styles from './talk.module.css'

type Props = {
  contact: ChatContact
  messages: readonly ChatMessage[]
  me: { id: number; fullName: string; avatar: string | null }
  setting: Setting
  onSetting: (change: Partial<Setting>) => void
  onContact: () => void
}

/** What was said with one contact, and the line for what comes next. */
export const Talk = ({ contact, messages, me, setting, onSetting, onContact }: Props) => {
  const t = useText()
  const [q, setQ] = useState<string>()
  const send = useSend(contact.id, me.id)
  const log = useRef<HTMLDivElement>(null)
  const kept = messages.slice(setting.cleared)
  const shown = q === undefined || q === '' ? kept : kept.filter(({ message }) => folded(message).includes(folded(q)))
  const counted = useRef(-1)
  useEffect(() => {
    if (counted.current === messages.length) return
    counted.current = messages.length
    // The newest is at the end.
    log.current?.scrollTo({ top: log.current.scrollHeight })
  })
  return (
    <section className={styles.talk} aria-label={t('chat.with', { name: contact.fullName })}>
      <TalkHead
        contact={contact}
        setting={setting}
        isSearching={q !== undefined}
        onSearch={() => setQ(q === undefined ? '' : undefined)}
        onClear={() => onSetting({ cleared: messages.length, last: messages.at(-1) })}
        onSetting={onSetting}
        onContact={onContact}
      />
      {q !== undefined && (
        <div className={styles.search}>
          <SearchField label={t('chat.searchTalk')} value={q} onChange={setQ} />
        </div>
      )}
      <div
        ref={log}
        className={styles.log}
        role="log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has nothing else to focus
        tabIndex={0}
        aria-label={t('chat.messages', { name: contact.fullName })}
      >
        {shown.length === 0 && <p className={styles.empty}>{t(q ? 'ui.noMatch' : 'chat.empty')}</p>}
        {groupsOf(shown).map(({ senderId, day, messages: said }) => {
          const isMine = senderId === me.id
          const { fullName, avatar } = isMine ? me : contact
          return (
            <div key={`${said[0]?.time} ${senderId}`}>
              {day !== undefined && <p className={styles.day}>{day === today() ? t('chat.today') : longDate(day)}</p>}
              <div className={styles.group} data-mine={isMine ? '' : undefined}>
                <Avatar name={fullName} src={avatar} size={34} />
                <div className={styles.bubbles}>
                  <span className="unseen">{t('chat.says', { name: fullName })}</span>
                  {said.map(({ message, time }, at) => (
                    // Two may say the same at the same time; their place tells them apart.
                    // oxlint-disable-next-line react/no-array-index-key
                    <p key={`${time} ${at}`} className={styles.bubble} dir="auto">
                      {message}
                    </p>
                  ))}
                  <time dateTime={said.at(-1)?.time}>{timeOf(said.at(-1)?.time ?? '')}</time>
                </div>
              </div>
            </div>
          )
        })}
      </div>
      <MessageForm
        name={contact.fullName}
        isBlocked={setting.isBlocked}
        onUnblock={() => onSetting({ isBlocked: false })}
        onSend={(message, onRefused) => send.mutate({ message, onRefused })}
      />
    </section>
  )
}
