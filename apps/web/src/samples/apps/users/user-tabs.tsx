import type { User } from '@onward/contract/samples'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Loading } from '#web/ui/data/content-state.tsx'
import { useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { Tabs } from '#web/samples/ui/layout/tabs.tsx'
import type { Profile } from './profile.ts'
import { AccountTab } from './tab-account.tsx'

const BillingTab = lazyPart(() => import('./tab-billing.tsx'), 'BillingTab')
const ConnectionsTab = lazyPart(() => import('./tab-connections.tsx'), 'ConnectionsTab')
const NoticesTab = lazyPart(() => import('./tab-notices.tsx'), 'NoticesTab')
const SecurityTab = lazyPart(() => import('./tab-security.tsx'), 'SecurityTab')

const DEFAULTS = { tab: 'account' }
const TABS = ['account', 'security', 'billing', 'notices', 'connections'] as const
type Props = { user: User; profile: Profile; onUpgrade: () => void }

/** A tab may still be on its way. */
const later = (tab: ReactNode) => <Suspense fallback={<Loading />}>{tab}</Suspense>

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
        { id: 'security', icon: 'lock', label: t('user.tab.security'), content: later(<SecurityTab {...props} />) },
        { id: 'billing', icon: 'bookmark', label: t('user.tab.billing'), content: later(<BillingTab {...props} />) },
        { id: 'notices', icon: 'bell', label: t('user.tab.notices'), content: later(<NoticesTab {...props} />) },
        {
          id: 'connections',
          icon: 'puzzle',
          label: t('user.tab.connections'),
          content: later(<ConnectionsTab {...props} />),
        },
      ]}
    />
  )
}
