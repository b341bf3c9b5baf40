import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import type { User } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { toggled } from '#web/lib/toggled.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ItemList } from '#web/samples/ui/data/item-list.tsx'
import { useKept } from './kept.ts'
import { CONNECTED, SOCIAL } from './sample.ts'
import styles from './user-view.module.css'

const ICONS = { calendar: 'calendar', chat: 'chat', code: 'component', storage: 'inbox' } as const

/** The other services that the user's account is joined to. */
export const ConnectionsTab = ({ user }: { user: User }) => {
  const t = useText()
  const [kept, keep] = useKept(user.id)
  // At first some are there, and not the same for everybody.
  const linked: ReadonlySet<string> = kept.linked ?? new Set(SOCIAL.filter((_, at) => at === user.id % SOCIAL.length))
  const services: ReadonlySet<string> =
    kept.services ?? new Set(CONNECTED.filter((_, at) => at === user.id % CONNECTED.length || at === 1))
  const toggle = (name: string) => keep({ linked: toggled(linked, name) })
  return (
    <div className={styles.column}>
      <Card title={t('user.connected')} hint={t('user.connectedHint')}>
        <ItemList
          label={t('user.connected')}
          rows={CONNECTED.map((id, at) => ({
            id,
            mark: { icon: ICONS[id], tone: at },
            title: t(`user.service.${id}`),
            hint: t(`user.serviceText.${id}`),
            end: (
              <Switch
                aria-label={t(`user.service.${id}`)}
                checked={services.has(id)}
                onChange={() => keep({ services: toggled(services, id) })}
              />
            ),
          }))}
        />
      </Card>
      <Card title={t('user.social')} hint={t('user.socialHint')}>
        <ItemList
          label={t('user.social')}
          rows={SOCIAL.map((id) => {
            const site = t(`user.site.${id}`)
            const isLinked = linked.has(id)
            return {
              id,
              mark: { icon: 'globe', tone: 7 },
              title: site,
              hint: t(isLinked ? 'user.isLinked' : 'user.isNotLinked'),
              end: (
                <Button
                  size="xs"
                  variant={isLinked ? 'outline' : 'light'}
                  color={isLinked ? 'red' : 'lagoon'}
                  onClick={() => toggle(id)}
                >
                  {t(isLinked ? 'user.unlink' : 'user.link')}
                  <span className="unseen"> {site}</span>
                </Button>
              ),
            }
          })}
        />
      </Card>
    </div>
  )
}
