import { useText } from '#web/lib/text.ts'
import { DropItem } from '#web/ui/drop-item.tsx'
import { Drop } from '#web/ui/drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { tell } from '#web/ui/toast.ts'
import styles from './product-detail.module.css'

/** Names, the same in every language. */
const NETWORKS = ['Facebook', 'X', 'YouTube', 'Instagram']

/** Where a product could be told of; the sample calls nobody. */
export const ShareMenu = () => {
  const t = useText()
  return (
    <Drop
      kind="menu"
      label={t('shop.share')}
      isNamed
      className={styles.share}
      face={
        <>
          <Icon name="share" size={16} />
          {t('shop.share')}
        </>
      }
    >
      {NETWORKS.map((network) => (
        <DropItem key={network} onClick={() => tell(t('shop.notShared', { network }))}>
          {network}
        </DropItem>
      ))}
    </Drop>
  )
}
