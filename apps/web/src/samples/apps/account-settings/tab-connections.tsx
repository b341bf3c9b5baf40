import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import type { AccountSettings } from '@onward/contract/samples'
import { webAddress } from '#web/samples/lib/web-address.ts'
import { useText } from '#web/lib/text.ts'
import { toggled } from '#web/lib/toggled.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { ItemList, type Item } from '#web/samples/ui/data/item-list.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { NETWORKS, networks, type Network, type Networks } from './networks.ts'
import { SavedForm } from './saved-form.tsx'
import { useVisit } from './visit.ts'
import styles from './account-settings.module.css'

const SERVICES = { calendar: 'calendar', chat: 'chat', code: 'component', storage: 'inbox' } as const
// The table's own keys.
const services = Object.keys(SERVICES) as (keyof typeof SERVICES)[]
const SERVICES_ON: ReadonlySet<string> = new Set(['calendar', 'chat'])

/** The other services that the account is joined to. */
export const TabConnections = ({ settings }: { settings: AccountSettings }) => {
  const t = useText()
  const [joined, setJoined] = useVisit('services', SERVICES_ON)
  const toggle = (name: string, isOn: boolean) => setJoined(toggled(joined, name, isOn))
  return (
    <>
      <Card title={t('settings.connected')} hint={t('settings.connectedHint')}>
        <ItemList
          label={t('settings.connected')}
          rows={services.map((id, tone) => ({
            id,
            mark: { icon: SERVICES[id], tone },
            title: t(`settings.service.${id}`),
            hint: t(`settings.serviceText.${id}`),
            end: (
              <Switch
                aria-label={t(`settings.service.${id}`)}
                checked={joined.has(id)}
                onChange={({ currentTarget: { checked } }) => toggle(id, checked)}
              />
            ),
          }))}
        />
      </Card>
      <Social settings={settings} />
      <Links settings={settings} />
    </>
  )
}

/** Who one is on each network; empty where one is not connected. */
const connectedOf = ({ social }: AccountSettings) => {
  const idOf = (network: Network) => {
    const connection = social.connections[network]
    return 'id' in connection ? connection.id : ''
  }
  // One for each of them.
  return Object.fromEntries(networks.map((network) => [network, idOf(network)])) as Networks<string>
}

const Social = ({ settings }: { settings: AccountSettings }) => {
  const t = useText()
  const [connected, save] = useVisit('connected', connectedOf(settings))
  const row = (id: Network): Item => {
    const { name, letter, tone } = NETWORKS[id]
    const connection = settings.social.connections[id]
    const who = connected[id]
    const connect = () => {
      save({ ...connected, [id]: who === '' ? settings.general.username : '' })
      tell(t(who === '' ? 'settings.nowConnected' : 'settings.nowDisconnected', { name }))
    }
    return {
      id,
      mark:
        who !== '' && 'profileImg' in connection
          ? { drawing: <Avatar name={name} src={connection.profileImg} size={38} /> }
          : { letter, tone },
      title: name,
      hint: who === '' ? t('settings.notConnected') : <bdi>@{who}</bdi>,
      end: (
        <Button
          size="xs"
          variant={who === '' ? 'light' : 'outline'}
          color={who === '' ? 'lagoon' : 'red'}
          onClick={connect}
        >
          {t(who === '' ? 'settings.connect' : 'settings.disconnect')}
          <span className="unseen"> {name}</span>
        </Button>
      ),
    }
  }
  return (
    <Card title={t('settings.social')} hint={t('settings.socialHint')}>
      <ItemList label={t('settings.social')} rows={networks.map(row)} />
    </Card>
  )
}

const Links = ({ settings }: { settings: AccountSettings }) => {
  const t = useText()
  const [saved, save] = useVisit('links', settings.social.socialLinks)
  const form = useCheckedForm<Networks<string>>({
    initialValues: saved,
    validate: {
      twitter: webAddress,
      facebook: webAddress,
      google: webAddress,
      linkedIn: webAddress,
      instagram: webAddress,
      quora: webAddress,
    },
  })
  return (
    <Card title={t('settings.links')} hint={t('settings.linksHint')}>
      <SavedForm form={form} save={save}>
        <div className={styles.fields}>
          {networks.map((network) => (
            <LineField
              key={network}
              label={NETWORKS[network].name}
              placeholder="https://"
              {...form.getInputProps(network)}
            />
          ))}
        </div>
      </SavedForm>
    </Card>
  )
}
