import type { UserData } from '@onward/contract'
import { Suspense, useState } from 'react'
import { can } from '#web/lib/session/abilities.ts'
import { useText } from '#web/lib/text.ts'
import { useCart } from '#web/samples/ui/billing/use-cart.ts'
import { Loading } from '#web/ui/data/content-state.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Count } from '#web/ui/layout/count.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import styles from '#web/ui/layout/tool.module.css'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { useSampleData } from './use-sample-data.ts'

const CartList = lazyPart(() => import('./cart-list.tsx'), 'CartList')

/** The sample shop's cart. */
export const CartMenu = ({ user }: { user: UserData }) => {
  const t = useText()
  const [isWanted, setWanted] = useState(false)
  const mayShop = can(user.ability, 'read', 'Samples')
  const hasSampleData = useSampleData()
  const { lines } = useCart(mayShop && (hasSampleData || isWanted))
  if (!mayShop) return null
  return (
    <Drop
      kind="dialog"
      label={t('section.cart', { count: lines.length })}
      className={styles.tool}
      width={380}
      onOpen={() => setWanted(true)}
      face={
        <>
          <Icon name="cart" />
          <Count of={lines.length} />
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<Loading />}>
          <CartList onClose={close} />
        </Suspense>
      )}
    </Drop>
  )
}
