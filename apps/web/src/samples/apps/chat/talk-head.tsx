import type { ChatContact } from '@onward/contract/samples'
import { BellOff, Phone, Video } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { RowMenu } from '#web/samples/ui/controls/row-menu.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
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
          {isMuted && <Drawing of={BellOff} {...ICON_PROPS} size={15} aria-label={t('chat.isMuted')} role="img" />}
        </h2>
        <p>{t(`chat.status.${status}`)}</p>
      </div>
      <QuietButton size={36} className={styles.call} label={t('chat.phone')} onClick={() => tell(t('chat.noCalls'))}>
        <Drawing of={Phone} {...ICON_PROPS} />
      </QuietButton>
      <QuietButton size={36} className={styles.call} label={t('chat.video')} onClick={() => tell(t('chat.noCalls'))}>
        <Drawing of={Video} {...ICON_PROPS} />
      </QuietButton>
      <QuietButton size={36} label={t('chat.searchTalk')} aria-pressed={isSearching} onClick={onSearch}>
        <Icon name="search" />
      </QuietButton>
      <RowMenu label={t('chat.more')}>
        <>
          <DropItem onClick={onContact}>{t('chat.viewContact')}</DropItem>
          <DropItem onClick={() => onSetting({ isMuted: !isMuted })}>
            {t(isMuted ? 'chat.unmute' : 'chat.mute')}
          </DropItem>
          <DropItem onClick={() => onSetting({ isBlocked: !isBlocked })}>
            {t(isBlocked ? 'chat.unblock' : 'chat.block')}
          </DropItem>
          <DropItem onClick={onClear}>{t('chat.clear')}</DropItem>
          <DropItem isDanger onClick={() => tell(t('chat.reported', { name }))}>
            {t('chat.report')}
          </DropItem>
        </>
      </RowMenu>
    </header>
  )
}
