import { useText } from '#web/lib/text.ts'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import styles from './share-menu.module.css'

/** Names, the same in every language. */
const NETWORKS = ['Facebook', 'X', 'YouTube', 'Instagram']

/** Where something could be told of; the sample calls nobody. Texts: `share`. */
export const ShareMenu = () => {
  const t = useText()
  return (
    <Drop
      kind="menu"
      label={t('share.button')}
      isNamed
      className={styles.share}
      face={
        <>
          <Icon name="share" size={16} />
          {t('share.button')}
        </>
      }
    >
      {NETWORKS.map((network) => (
        <DropItem key={network} onClick={() => tell(t('share.not', { network }))}>
          {network}
        </DropItem>
      ))}
    </Drop>
  )
}
