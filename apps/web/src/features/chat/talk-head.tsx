import { ActionIcon } from '@mantine/core'
import type { ChatContact } from '@onward/contract'
import { BellOff, Phone, Video } from 'lucide-react'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { DropItem } from '#web/ui/drop-item.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { tell } from '#web/ui/toast.ts'
import { DRAWN } from './statuses.ts'
import type { Setting } from './setting.ts'
import styles from './talk.module.css'

type Props = {
  contact: ChatContact
  setting: Setting
  isSearching: boolean
  onSearch: () => void
  onClear: () => void
  onSetting: (change: Partial<Setting>) => void
  onContact: () => void
}
const TOOL = { variant: 'subtle', color: 'gray', size: 36 } as const

/** Whom one talks with, and what else can be done than talk. */
export const TalkHead = ({ contact, setting, isSearching, onSearch, onClear, onSetting, onContact }: Props) => {
  const t = useText()
  const { fullName: name, avatar, status } = contact
  const { isMuted, isBlocked } = setting
  return (
    <header className={styles.head}>
      <button type="button" className={styles.who} aria-label={t('chat.about', { name })} onClick={onContact}>
        <Avatar name={name} src={avatar} size={40} status={status} />
      </button>
      <div className={styles.name}>
        <h2>
          {name}{' '}
          {isMuted && <BellOff {...DRAWN} size={15} aria-hidden={false} aria-label={t('chat.isMuted')} role="img" />}
        </h2>
        <p>{t(`chat.status.${status}`)}</p>
      </div>
      <ActionIcon
        {...TOOL}
        className={styles.call ?? ''}
        aria-label={t('chat.phone')}
        title={t('chat.phone')}
        onClick={() => tell(t('chat.noCalls'))}
      >
        <Phone {...DRAWN} />
      </ActionIcon>
      <ActionIcon
        {...TOOL}
        className={styles.call ?? ''}
        aria-label={t('chat.video')}
        title={t('chat.video')}
        onClick={() => tell(t('chat.noCalls'))}
      >
        <Video {...DRAWN} />
      </ActionIcon>
      <ActionIcon
        {...TOOL}
        aria-label={t('chat.searchTalk')}
        title={t('chat.searchTalk')}
        aria-pressed={isSearching}
        onClick={onSearch}
      >
        <Icon name="search" />
      </ActionIcon>
      <RowMenu label={t('chat.more')}>
        {(close) => {
          const after = (act: () => void) => () => {
            close()
            act()
          }
          return (
            <>
              <DropItem onClick={after(onContact)}>{t('chat.viewContact')}</DropItem>
              <DropItem onClick={after(() => onSetting({ isMuted: !isMuted }))}>
                {t(isMuted ? 'chat.unmute' : 'chat.mute')}
              </DropItem>
              <DropItem onClick={after(() => onSetting({ isBlocked: !isBlocked }))}>
                {t(isBlocked ? 'chat.unblock' : 'chat.block')}
              </DropItem>
              <DropItem onClick={after(onClear)}>{t('chat.clear')}</DropItem>
              <DropItem isDanger onClick={after(() => tell(t('chat.reported', { name })))}>
                {t('chat.report')}
              </DropItem>
            </>
          )
        }}
      </RowMenu>
    </header>
  )
}
