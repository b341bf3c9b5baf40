import { Button } from '@mantine/core'
import type { ChatContact } from '@onward/contract/samples'
import { Clock, Mail, Phone } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
import { reachOf } from './reach.ts'
import type { Setting } from './setting.ts'
import styles from './panels.module.css'

type Props = {
  contact: ChatContact
  setting: Setting
  onSetting: (change: Partial<Setting>) => void
  onClose: () => void
}

/** Who a contact is, and how else to reach them. */
export const ContactPanel = ({ contact, setting, onSetting, onClose }: Props) => {
  const t = useText()
  const { fullName, role, about, avatar, status } = contact
  const { email, phone } = reachOf(contact)
  const { isMuted, isBlocked } = setting
  return (
    <Drawer title={t('chat.contact')} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.who}>
          <Avatar name={fullName} src={avatar} size={84} status={status} />
          <strong>{fullName}</strong>
          <span>{role}</span>
          <span>{t(`chat.status.${status}`)}</span>
        </div>
        <section>
          <h3>{t('chat.aboutContact')}</h3>
          <p>{about}</p>
        </section>
        <section>
          <h3>{t('chat.personal')}</h3>
          <ul className={styles.facts}>
            <li>
              <Drawing of={Mail} {...ICON_PROPS} /> {email}
            </li>
            <li>
              <Drawing of={Phone} {...ICON_PROPS} /> <bdi>{phone}</bdi>
            </li>
            <li>
              <Drawing of={Clock} {...ICON_PROPS} /> {t('chat.hours')}
            </li>
          </ul>
        </section>
        <section>
          <h3>{t('chat.options')}</h3>
          <div className={styles.options}>
            <Button variant="default" onClick={() => onSetting({ isMuted: !isMuted })}>
              {t(isMuted ? 'chat.unmute' : 'chat.mute')}
            </Button>
            <Button variant="default" onClick={() => onSetting({ isBlocked: !isBlocked })}>
              {t(isBlocked ? 'chat.unblock' : 'chat.block')}
            </Button>
          </div>
        </section>
      </div>
    </Drawer>
  )
}
