import type { User } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { Tabs } from '#web/samples/ui/layout/tabs.tsx'
import type { Profile } from './profile.ts'
import { AccountTab } from './tab-account.tsx'
import { BillingTab } from './tab-billing.tsx'
import { ConnectionsTab } from './tab-connections.tsx'
import { NoticesTab } from './tab-notices.tsx'
import { SecurityTab } from './tab-security.tsx'

const DEFAULTS = { tab: 'account' }
const TABS = ['account', 'security', 'billing', 'notices', 'connections'] as const
type Props = { user: User; profile: Profile; onUpgrade: () => void }

export const UserTabs = (props: Props) => {
  const t = useText()
  const [{ tab }, change] = useAddress(DEFAULTS)
  return (
    <Tabs
      label={t('user.tabs')}
      value={TABS.find((one) => one === tab) ?? 'account'}
      onChange={(to) => change({ tab: to })}
      tabs={[
        { id: 'account', icon: 'user', label: t('user.tab.account'), content: <AccountTab {...props} /> },
        { id: 'security', icon: 'lock', label: t('user.tab.security'), content: <SecurityTab {...props} /> },
        { id: 'billing', icon: 'bookmark', label: t('user.tab.billing'), content: <BillingTab {...props} /> },
        { id: 'notices', icon: 'bell', label: t('user.tab.notices'), content: <NoticesTab {...props} /> },
        { id: 'connections', icon: 'puzzle', label: t('user.tab.connections'), content: <ConnectionsTab {...props} /> },
      ]}
    />
  )
}
