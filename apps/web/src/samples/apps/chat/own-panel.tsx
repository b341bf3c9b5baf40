import { Button, Radio, Switch, Textarea } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import type { ProfileUser } from '@onward/contract/samples'
import { signOut } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { STATUSES } from './statuses.ts'
import styles from './panels.module.css'

/** How long what one says of oneself should be at most. */
const MOST = 120

type Props = { profile: ProfileUser; onChange: (profile: ProfileUser) => void; onClose: () => void }

/** Oneself as others see one. This sample forgets what is changed here with the page. */
export const OwnPanel = ({ profile, onChange, onClose }: Props) => {
  const t = useText()
  const { fullName, avatar, role, about, status, settings } = profile
  const isTooLong = about.length > MOST
  const set = (change: Partial<ProfileUser['settings']>) =>
    onChange({ ...profile, settings: { ...settings, ...change } })
  return (
    <Drawer title={t('chat.profile')} side="start" onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.who}>
          <Avatar name={fullName} src={avatar} size={84} status={status} />
          <strong>{fullName}</strong>
          <span>{role}</span>
        </div>
        <div>
          <Textarea
            label={t('chat.aboutMe')}
            rows={4}
            value={about}
            error={isTooLong ? t('chat.tooLong', { most: MOST }) : undefined}
            onChange={(event) => onChange({ ...profile, about: event.currentTarget.value })}
          />
          <p className={styles.counter} data-over={isTooLong ? '' : undefined}>
            {about.length}/{MOST}
          </p>
        </div>
        <Radio.Group
          label={t('chat.status')}
          value={status}
          onChange={(chosen) => onChange({ ...profile, status: STATUSES.find((one) => one === chosen) ?? status })}
        >
          <div className={styles.choices}>
            {STATUSES.map((one) => (
              <Radio key={one} value={one} label={t(`chat.status.${one}`)} />
            ))}
          </div>
        </Radio.Group>
        <fieldset className={styles.settings}>
          <legend>{t('chat.settings')}</legend>
          <Switch
            label={t('chat.twoStep')}
            checked={settings.isTwoStepAuthVerificationEnabled}
            onChange={(event) => set({ isTwoStepAuthVerificationEnabled: event.currentTarget.checked })}
          />
          <Switch
            label={t('chat.notifications')}
            checked={settings.isNotificationsOn}
            onChange={(event) => set({ isNotificationsOn: event.currentTarget.checked })}
          />
        </fieldset>
        <Button variant="default" leftSection={<Icon name="exit" turns />} onClick={() => void signOut()}>
          {t('chat.signOut')}
        </Button>
      </div>
    </Drawer>
  )
}
