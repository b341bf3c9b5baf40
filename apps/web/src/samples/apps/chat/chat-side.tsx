import type { ChatContact, ChatStatus, ChattingContact } from '@onward/contract/samples'
import { useState, type ReactNode } from 'react'
import { folded } from '#web/lib/formats/folded.ts'
import { timeOrDay } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { isCleared, useSettings } from './setting.ts'
import styles from './chat-side.module.css'

type Me = { fullName: string; avatar: string | null; status: ChatStatus }
type Props = {
  me: Me
  chats: readonly ChattingContact[]
  contacts: readonly ChatContact[]
  chosen: number | undefined
  onChoose: (id: number) => void
  onProfile: () => void
}

/** Oneself, whom one talks with, and everyone else. */
export const ChatSide = ({ me, chats, contacts, chosen, onChoose, onProfile }: Props) => {
  const t = useText()
  const [q, setQ] = useState('')
  const { settingOf } = useSettings()
  const isFound = ({ fullName }: { fullName: string }) => folded(fullName).includes(folded(q))
  const person = (one: ChatContact, more: ReactNode) => (
    <li key={one.id}>
      <button
        type="button"
        className={styles.person}
        aria-current={one.id === chosen ? 'true' : undefined}
        onClick={() => onChoose(one.id)}
      >
        <Avatar name={one.fullName} src={one.avatar} size={40} status={one.status} />
        {more}
      </button>
    </li>
  )
  return (
    <div className={styles.side}>
      <div className={styles.top}>
        <button
          type="button"
          className={styles.me}
          aria-label={t('chat.profile')}
          title={t('chat.profile')}
          onClick={onProfile}
        >
          <Avatar name={me.fullName} src={me.avatar} size={42} status={me.status} />
          <span className="unseen">{t(`chat.status.${me.status}`)}</span>
        </button>
        <SearchField label={t('chat.search')} value={q} onChange={setQ} />
      </div>
      <People title={t('chat.chats')} empty={t('chat.noChat')}>
        {chats.filter(isFound).map((one) =>
          person(
            one,
            <>
              <span className={styles.words}>
                <strong>{one.fullName} </strong>
                <span className="unseen">{t(`chat.status.${one.status}`)} </span>
                {!isCleared(settingOf(one.id), one.chat.lastMessage) && (
                  <span className={styles.line}>{one.chat.lastMessage.message} </span>
                )}
              </span>
              <span className={styles.end}>
                {!isCleared(settingOf(one.id), one.chat.lastMessage) && (
                  <time dateTime={one.chat.lastMessage.time}>{timeOrDay(one.chat.lastMessage.time)}</time>
                )}
                {one.chat.unseenMsgs > 0 && (
                  <span className={styles.badge}>
                    {one.chat.unseenMsgs}
                    <span className="unseen"> {t('chat.unseen')}</span>
                  </span>
                )}
              </span>
            </>,
          ),
        )}
      </People>
      <People title={t('chat.contacts')} empty={t('chat.noContact')}>
        {contacts.filter(isFound).map((one) =>
          person(
            one,
            <span className={styles.words}>
              <strong>{one.fullName} </strong>
              <span className="unseen">{t(`chat.status.${one.status}`)} </span>
              <span className={styles.line}>{one.about}</span>
            </span>,
          ),
        )}
      </People>
    </div>
  )
}

const People = ({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) => (
  <nav aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    {children.length > 0 ? <ul className={styles.list}>{children}</ul> : <p className={styles.none}>{empty}</p>}
  </nav>
)
