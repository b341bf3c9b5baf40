import { Button } from '@mantine/core'
import { ApiError } from '@onward/contract'
import { samplePages, type ProfileUser } from '@onward/contract/samples'
import { MessagesSquare } from 'lucide'
import { Suspense, useState } from 'react'
import texts from 'texts:chat'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { titleOf } from '#web/lib/pages/pages.ts'
import { useOwn } from '#web/samples/lib/own-person.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { AppFrame } from '#web/samples/ui/layout/app-frame.tsx'
import { Missing } from '#web/samples/ui/data/missing.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
import { ChatSide } from './chat-side.tsx'
import { useSettings, type Setting } from './setting.ts'
import { Talk } from './talk.tsx'
import { useOverview, useProfile, useTalk } from './use-chats.ts'
import styles from './talk.module.css'

addTexts(texts)

const OwnPanel = lazyPart(() => import('./own-panel.tsx'), 'OwnPanel')
const ContactPanel = lazyPart(() => import('./contact-panel.tsx'), 'ContactPanel')
const DEFAULTS = { with: '' }

const ChatPage = () => {
  const t = useText()
  const [{ with: chosen }, change] = useAddress(DEFAULTS)
  const overview = useOverview()
  const profile = useProfile()
  const { fullName, picture } = useOwn()
  const [own, setOwn] = useState<Partial<ProfileUser>>({})
  const [isOwnOpen, setOwnOpen] = useState(false)
  const who = { fullName, avatar: picture }
  const me = profile.data && { ...profile.data, ...own, ...who }
  return (
    <>
      <AppFrame
        title={titleOf('chat')}
        fills
        hasWideSide
        side={(closeSide) => (
          <QueryContent query={overview}>
            {({ chatsContacts, contacts, profileUser }) => (
              <ChatSide
                me={me ?? { ...profileUser, ...who }}
                chats={chatsContacts}
                contacts={contacts}
                chosen={chosen === '' ? undefined : Number(chosen)}
                onChoose={(id) => {
                  change({ with: String(id) })
                  closeSide()
                }}
                onProfile={() => {
                  closeSide()
                  setOwnOpen(true)
                }}
              />
            )}
          </QueryContent>
        )}
      >
        {(openSide) =>
          chosen === '' || !me ? (
            <div className={styles.start}>
              <span className={styles.drawing}>
                <Drawing of={MessagesSquare} {...ICON_PROPS} size={44} strokeWidth={1.5} />
              </span>
              <p>{t('chat.start')}</p>
              {openSide && <Button onClick={openSide}>{t('chat.choose')}</Button>}
            </div>
          ) : /^\d{1,15}$/.test(chosen) ? (
            <OpenTalk key={chosen} id={Number(chosen)} me={me} />
          ) : (
            <Missing title={t('chat.unknown', { id: chosen })} href={samplePages.chat.path}>
              {t('chat.toChats')}
            </Missing>
          )
        }
      </AppFrame>
      <Suspense>
        {isOwnOpen && me && <OwnPanel profile={me} onChange={setOwn} onClose={() => setOwnOpen(false)} />}
      </Suspense>
    </>
  )
}

const OpenTalk = ({ id, me }: { id: number; me: ProfileUser }) => {
  const t = useText()
  const { query } = useTalk(id)
  const { settingOf, change } = useSettings()
  const setting = settingOf(id)
  const [isOpen, setOpen] = useState(false)
  const onSetting = (to: Partial<Setting>) => change(id, to)
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <Missing title={t('chat.unknown', { id })} href={samplePages.chat.path}>
        {t('chat.toChats')}
      </Missing>
    )
  return (
    <QueryContent query={query}>
      {({ chat, contact }) => (
        <>
          <Talk
            contact={contact}
            messages={chat?.chat ?? []}
            me={me}
            setting={setting}
            onSetting={onSetting}
            onContact={() => setOpen(true)}
          />
          <Suspense>
            {isOpen && (
              <ContactPanel contact={contact} setting={setting} onSetting={onSetting} onClose={() => setOpen(false)} />
            )}
          </Suspense>
        </>
      )}
    </QueryContent>
  )
}
export default ChatPage
