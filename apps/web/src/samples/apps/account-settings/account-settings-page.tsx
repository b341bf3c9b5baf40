import { accountSettings } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:apiKey,billing,bills,card,copy,devices,picture,plans,settings,twoFactor'
import { apiOf, ask } from '#web/lib/api.ts'
import { settingsOf, signedIn } from '#web/samples/lib/own-person.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Tabs } from '#web/samples/ui/layout/tabs.tsx'
import { TabAccount } from './tab-account.tsx'
import { Later } from './later.tsx'

addTexts(texts)

const TabBilling = lazyPart(() => import('./tab-billing.tsx'), 'TabBilling')
const TabConnections = lazyPart(() => import('./tab-connections.tsx'), 'TabConnections')
const TabNotices = lazyPart(() => import('./tab-notices.tsx'), 'TabNotices')
const TabSecurity = lazyPart(() => import('./tab-security.tsx'), 'TabSecurity')

const api = apiOf(accountSettings)
const DEFAULTS = { tab: 'account' }
const TABS = ['account', 'security', 'billing', 'notices', 'connections'] as const
const ICONS = { account: 'user', security: 'lock', billing: 'invoice', notices: 'bell', connections: 'puzzle' } as const

const AccountSettingsPage = () => {
  const t = useText()
  const [{ tab }, change] = useAddress(DEFAULTS)
  const query = useQuery(ask(api.accountSettings, {}))
  return (
    <QueryContent query={query}>
      {(data) => {
        const settings = settingsOf(data, signedIn())
        const contents = {
          account: <TabAccount settings={settings} />,
          security: <TabSecurity account={settings.general.username} />,
          billing: <TabBilling settings={settings} />,
          notices: <TabNotices flags={settings.notification} />,
          connections: <TabConnections settings={settings} />,
        }
        return (
          <Tabs
            label={t('settings.tabs')}
            keeps
            value={TABS.find((one) => one === tab) ?? 'account'}
            onChange={(to) => change({ tab: to })}
            tabs={TABS.map((id) => ({
              id,
              icon: ICONS[id],
              label: t(`settings.tab.${id}`),
              content: <Later>{contents[id]}</Later>,
            }))}
          />
        )
      }}
    </QueryContent>
  )
}
export default AccountSettingsPage
