import type { UserData } from '@onward/contract'
import { Suspense, useState } from 'react'
import { can } from '#web/lib/abilities.ts'
import { useText } from '#web/lib/text.ts'
import { Loading } from '#web/ui/blocks.tsx'
import { Drop } from '#web/ui/drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { useCart } from '#web/ui/use-cart.ts'
import { Count } from './count.tsx'
import styles from './shell.module.css'
import { useIsSample } from './use-bookmarks.ts'

const CartList = lazyPart(() => import('./cart-list.tsx'), 'CartList')

/** The sample shop's cart; on the scheduling screens it is asked for when it is opened. */
export const CartMenu = ({ user }: { user: UserData }) => {
  const t = useText()
  const [isWanted, setWanted] = useState(false)
  const mayShop = can(user.ability, 'read', 'Samples')
  const isSample = useIsSample()
  const { lines } = useCart(mayShop && (isSample || isWanted))
  if (!mayShop) return null
  return (
    <Drop
      kind="dialog"
      label={t('shell.cart', { count: lines.length })}
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
