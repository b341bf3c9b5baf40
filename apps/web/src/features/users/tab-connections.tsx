import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CONNECTED, SOCIAL } from './sample.ts'
import styles from './user-view.module.css'

const ICONS = { calendar: 'calendar', chat: 'chat', code: 'component', storage: 'inbox' } as const

/** The other services that the user's account is joined to. */
export const ConnectionsTab = () => {
  const t = useText()
  const [linked, setLinked] = useState<ReadonlySet<string>>(new Set(['twitter']))
  const toggle = (name: string) => {
    const next = new Set(linked)
    if (!next.delete(name)) next.add(name)
    setLinked(next)
  }
  return (
    <div className={styles.column}>
      <Card title={t('user.connected')} hint={t('user.connectedHint')}>
        <ul className={styles.rows}>
          {CONNECTED.map((name, at) => (
            <li key={name}>
              <span className={styles.mark} data-tone={at}>
                <Icon name={ICONS[name]} />
              </span>
              <span className={styles.two}>
                <strong>{t(`user.service.${name}`)}</strong>
                <small>{t(`user.serviceText.${name}`)}</small>
              </span>
              <Switch aria-label={t(`user.service.${name}`)} defaultChecked={at < 2} />
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('user.social')} hint={t('user.socialHint')}>
        <ul className={styles.rows}>
          {SOCIAL.map((name) => {
            const site = t(`user.site.${name}`)
            return (
              <li key={name}>
                <span className={styles.mark} data-tone={7}>
                  <Icon name="globe" />
                </span>
                <span className={styles.two}>
                  <strong>{site}</strong>
                  <small>{t(linked.has(name) ? 'user.isLinked' : 'user.isNotLinked')}</small>
                </span>
                <Button
                  size="xs"
                  variant={linked.has(name) ? 'outline' : 'light'}
                  color={linked.has(name) ? 'red' : 'lagoon'}
                  onClick={() => toggle(name)}
                >
                  {t(linked.has(name) ? 'user.unlink' : 'user.link')}
                  <span className="unseen"> {site}</span>
                </Button>
              </li>
            )
          })}
        </ul>
      </Card>
    </div>
  )
}
